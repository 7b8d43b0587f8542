/** Chinese keywords of icons in both scripts, as "name keywords" separated by "|". Used by the admin icon search. */
const lists = [
  'wrench 扳手 維修 扳手 维修|hammer 鎚仔 裝修 锤仔 装修|drill 電鑽 电钻|bolt 螺絲 螺丝|nut 螺母|axe 斧頭 斧头|pickaxe 鎬 镐',
  'shovel 鏟 挖掘 铲 挖掘|construction 施工 工程|hard-hat 安全帽 地盤 安全帽 地盘|droplets 水滴 漏水|droplet 水滴|pipette 滴管',
  'shower-head 花灑 淋浴 花洒 淋浴|bath 浴缸 浴室|toilet 馬桶 廁所 马桶 厕所|zap 閃電 電力 闪电 电力|plug 插頭 電器 插头 电器',
  'plug-zap 插頭 充電 插头 充电|house-plug 家居電力 家居电力|utility-pole 電線桿 电线杆|lightbulb 燈泡 灯泡|lamp 燈 灯',
  'lamp-ceiling 天花燈 天花灯|lamp-desk 檯燈 台灯|lamp-floor 座地燈 座地灯|flashlight 電筒 电筒|flame 火焰 煤氣 火焰 煤气',
  'flame-kindling 營火 营火|fire-extinguisher 滅火筒 消防 灭火筒 消防|heater 暖爐 暖炉|air-vent 冷氣 冷气|fan 風扇 风扇',
  'wind 風 通風 风 通风|snowflake 雪花 冷氣 雪花 冷气|thermometer 溫度計 温度计|thermometer-snowflake 低溫 低温',
  'solar-panel 太陽能板 太阳能板|key 鎖匙 锁匙|key-round 鎖匙 锁匙|door-open 開門 开门|door-closed 門 门',
  'door-closed-locked 鎖門 锁门|fence 圍欄 围栏|brick-wall 磚牆 砖墙|paint-roller 油漆 滾筒 油漆 滚筒|paint-bucket 油漆 油漆桶',
  'ruler 間尺 量度 间尺 量度|pencil-ruler 設計 圖則 设计 图则|swatch-book 色板|grid-3x3 瓷磚 格 瓷砖 格|blinds 窗簾 百葉簾 窗帘 百叶帘',
  'sofa 梳化 沙發 梳化 沙发|armchair 扶手椅|rocking-chair 搖椅 摇椅|bed 床|bed-double 雙人床 双人床|refrigerator 雪櫃 冰箱 雪柜 冰箱',
  'washing-machine 洗衣機 洗衣机|microwave 微波爐 微波炉|tv 電視 电视|speaker 喇叭 音響 喇叭 音响|cctv 閉路電視 監控 闭路电视 监控',
  'house 屋 家居|house-wifi 智能家居|house-heart 愛家 爱家|building 大廈 大厦|building-2 大廈 樓宇 大厦 楼宇|castle 城堡',
  'warehouse 倉庫 仓库|hotel 酒店|umbrella 雨傘 雨伞|toolbox 工具箱|cable 電線 电线|sparkles 閃亮 清潔 闪亮 清洁|sparkle 閃亮 闪亮',
  'brush 刷|brush-cleaning 清潔刷 清洁刷|spray-can 噴霧 喷雾|bubbles 泡泡|soap-dispenser-droplet 皂液 清潔 皂液 清洁',
  'trash-2 垃圾桶|recycle 回收|bug 蟲 滅蟲 虫 灭虫|mouse 老鼠 滑鼠|worm 蟲 虫|square-stack 疊放 叠放|shirt 恤衫 洗衣',
  'archive 存檔 收納 存档 收纳|boxes 箱 搬運 箱 搬运|package 包裹|package-open 開箱 开箱|package-check 送達 送达',
  'container 貨櫃 货柜|truck 貨車 搬屋 货车 搬屋|van 客貨車 客货车|forklift 鏟車 铲车|ship 船|plane 飛機 飞机|hand 手',
  'hand-heart 關懷 关怀|hand-helping 幫手 帮手|hand-coins 付款|handshake 握手 合作|heart-handshake 互助',
  'heart-pulse 心跳 健康|heart-plus 健康|id-card 證件 证件|baby 嬰兒 婴儿|toy-brick 玩具|milk 牛奶|users 人群',
  'user-round-check 已核實 已核实|user-star 優秀人員 优秀人员|person-standing 人|accessibility 無障礙 无障碍',
  'stethoscope 聽診器 醫生 听诊器 医生|hospital 醫院 医院|syringe 針筒 针筒|pill 藥丸 药丸|bandage 膠布 胶布|ambulance 救護車 救护车',
  'cross 十字|activity 活動 心電圖 活动 心电图|clipboard-plus 病歷 病历|clipboard-check 清單 清单|brain 大腦 心理 大脑 心理|ear 耳',
  'eye 眼|scan-eye 驗眼 验眼|glasses 眼鏡 眼镜|smile 笑臉 牙科 笑脸 牙科|bone 骨|dna 基因|microscope 顯微鏡 显微镜',
  'test-tube 試管 化驗 试管 化验|footprints 腳印 足療 脚印 足疗|leaf 樹葉 園藝 树叶 园艺|sprout 幼苗|flower 花|flower-2 花 花店',
  'clover 四葉草 四叶草|scissors 剪刀 理髮 剪刀 理发|feather 羽毛|hand-metal 搖滾 摇滚|gem 寶石 首飾 宝石 首饰|ribbon 絲帶 丝带',
  'wand-sparkles 化妝 魔術 化妆 魔术|biceps-flexed 肌肉 健身|dumbbell 啞鈴 健身 哑铃 健身|weight 磅重|bike 單車 单车|waves 海浪 游泳',
  'waves-ladder 泳池|volleyball 排球|medal 獎牌 奖牌|trophy 獎盃 奖杯|award 獎項 奖项|swords 劍 武術 剑 武术|sword 劍 剑',
  'target 目標 目标|goal 入球|mountain 山 行山|tent 帳篷 露營 帐篷 露营|kayak 獨木舟 独木舟|sailboat 帆船|anchor 錨 锚',
  'life-buoy 救生圈|graduation-cap 畢業帽 補習 毕业帽 补习|school 學校 学校|book-open 書 书|book-open-check 功課 功课',
  'book-a 字典|book-heart 愛書 爱书|library 圖書館 图书馆|notebook-pen 筆記 笔记|pen-tool 鋼筆 設計 钢笔 设计|pencil 鉛筆 铅笔',
  'pen-line 書寫 书写|languages 語言 翻譯 语言 翻译|message-circle 訊息 讯息|messages-square 對話 对话|speech 演講 演讲',
  'calculator 計數機 會計 计数机 会计|sigma 數學 数学|atom 原子 科學 原子 科学|flask-conical 燒瓶 化學 烧瓶 化学|telescope 望遠鏡 望远镜',
  'orbit 軌道 轨道|globe 地球 網站 地球 网站|earth 地球|music 音樂 音乐|music-2 音樂 音乐|piano 鋼琴 钢琴|guitar 結他 结他|drum 鼓',
  'mic 咪高峰|mic-vocal 唱歌|headphones 耳筒|palette 調色板 美術 调色板 美术|drama 戲劇 戏剧|theater 劇院 剧院',
  'chess-knight 國際象棋 国际象棋|puzzle 拼圖 拼图|blocks 積木 积木|bot 機械人 机械人|code-xml 編程 编程|presentation 簡報 简报',
  'newspaper 報紙 报纸|origami 摺紙 折纸|party-popper 派對 派对|balloon 氣球 气球|cake 蛋糕|cake-slice 切件蛋糕',
  'calendar-heart 婚禮 日子 婚礼 日子|calendar-days 日曆 日历|gift 禮物 礼物|camera 相機 攝影 相机 摄影|aperture 光圈|image 圖片 图片',
  'images 相簿|video 錄影 录影|film 電影 电影|clapperboard 拍片|drone 無人機 无人机|disc-3 唱片|radio 收音機 收音机|dices 骰仔',
  'gamepad-2 遊戲機 游戏机|joystick 遊戲桿 游戏杆|ferris-wheel 摩天輪 摩天轮|roller-coaster 過山車 过山车|tickets 門票 门票',
  'church 教堂|martini 雞尾酒 鸡尾酒|wine 紅酒 红酒|beer 啤酒|coffee 咖啡|cup-soda 汽水|utensils 餐具 飲食 餐具 饮食',
  'utensils-crossed 餐廳 餐厅|chef-hat 廚師 厨师|cooking-pot 煮食|soup 湯 汤|salad 沙律|pizza 薄餅 薄饼|sandwich 三文治',
  'croissant 牛角包|cookie 曲奇|ice-cream-cone 雪糕|fish 魚 鱼|beef 牛肉|carrot 紅蘿蔔 红萝卜|apple 蘋果 苹果|grape 提子',
  'wheat 小麥 小麦|egg-fried 煎蛋|vegan 純素 纯素|concierge-bell 服務鈴 服务铃|shopping-bag 購物袋 购物袋',
  'shopping-basket 購物籃 购物篮|paw-print 腳掌 寵物 脚掌 宠物|dog 狗|cat 貓 猫|bird 雀|rabbit 兔|turtle 龜 龟',
  'fish-symbol 魚 鱼|tree-pine 松樹 松树|tree-palm 棕櫚樹 棕榈树|trees 樹木 树木|car 汽車 汽车|car-front 汽車 汽车',
  'car-taxi-front 的士|bus 巴士|train-front 火車 火车|cable-car 纜車 缆车|motorbike 電單車 电单车|helicopter 直升機 直升机',
  'ship-wheel 船舵|fuel 入油 汽油|ev-charger 電動車充電 电动车充电|gauge 儀錶 仪表|cog 齒輪 齿轮|circle-parking 停車場 停车场',
  'map 地圖 地图|map-pinned 地圖 地图|map-pin 地點 地点|route 路線 路线|signpost 路牌|compass 指南針 指南针|plane-takeoff 起飛 起飞',
  'plane-landing 降落|luggage 行李|tent-tree 露營 露营|binoculars 望遠鏡 望远镜|landmark 地標 政府 地标 政府|scale 天秤 法律',
  'gavel 法槌 律師 法槌 律师|stamp 印章|file-badge 證書 证书|file-text 文件|file-pen 填表|signature 簽名 签名|shield 盾牌 保安',
  'shield-check 保險 保险|vault 保險庫 保险库|coins 硬幣 硬币|piggy-bank 錢罌 儲蓄 钱罂 储蓄|banknote 鈔票 钞票',
  'receipt-text 收據 報稅 收据 报税|chart-pie 圓餅圖 圆饼图|chart-candlestick 股票|briefcase 公事包',
  'briefcase-business 商務 商务|factory 工廠 工厂|store 店舖 店铺|shopping-cart 購物車 购物车|mailbox 信箱',
  'megaphone 揚聲器 宣傳 扬声器 宣传|laptop 手提電腦 手提电脑|monitor-smartphone 電腦 手機 电脑 手机|smartphone 手機 手机|tablet 平板',
  'printer 打印機 打印机|server 伺服器|hard-drive 硬碟|database 數據庫 数据库|cloud 雲 云|cpu 處理器 处理器|app-window 視窗 视窗',
  'wifi 無線上網 无线上网|satellite-dish 衛星 卫星|rocket 火箭|lock 鎖 锁|fingerprint-pattern 指紋 指纹|qr-code 二維碼 二维码',
  'podcast 播客|watch 手錶 手表|spool 線 裁縫 线 裁缝|rows-3 排列|scissors-line-dashed 剪裁',
]

const chineseKeywords = new Map(
  lists.flatMap((list) =>
    list.split('|').map((item) => [item.slice(0, item.indexOf(' ')), item.slice(item.indexOf(' ') + 1)] as const),
  ),
)

/** All keywords of an icon: its English name and its Chinese keywords. */
function iconKeywords(name: string): string {
  return `${name.replaceAll('-', ' ')} ${name} ${chineseKeywords.get(name) ?? ''}`
}

/** Whether every word of the query occurs in the keywords of the icon or in `more`. */
export function iconMatches(name: string, query: string, more = ''): boolean {
  const text = `${iconKeywords(name)} ${more}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
