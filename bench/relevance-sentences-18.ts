// Why long: data, one query per line.

/** 300 queries in the styles of groups, forums and voice input, written before any miss was looked at; measured once before and once after record 0086. */
export const eighteenthSentences = {
  English: `
so my loo has been making this gurgling sound every time somebody upstairs flushes any ideas who to call | plumbers drain-clearing
G'day all, after a sparkie to put in a couple of extra power points in the lounge room, nothing fancy | electricians
hey siri find someone who can fix my fridge it is warm inside and the milk went off | appliance-repair
Kindly suggest one good person for AC gas filling, room is not getting cool only since last week | air-con-repair
Locked out again lol, keys on the kitchen counter, toddler with me, Discovery Bay plaza area | locksmiths | discovery-bay
po need someone to install shelf and TV bracket, wall is concrete, my employer has no drill | handyman
anyone know who fixes those metal window arms that hold the window open, mine snapped in the wind and the whole thing is dangling | window-repair
the pilot light thing in the bathroom box clicks and clicks but I only get cold showers | gas-water-heaters
Bought four Pax units and a bunk bed, husband gave up after page three of the booklet, help | furniture-assembly
our bathtub overflowed and now the neighbour below has sent photos of brown rings on her ceiling, who checks where the water goes | leak-waterproofing plumbers
Reco for someone to restuff my nan's armchair, springs poking my bum | furniture-repair
my doorbell camera and the lights that talk to alexa all stopped after we changed broadband, who sets this up again | smart-home it-support
Looking to gut a 600 footer in Quarry Bay, three rooms into two, ballpark per sq ft anyone? | renovation-contractors interior-designers | quarry-bay
need the nursery done in pale green before baby comes, low smell stuff only, two coats | painters
timber floor has cupped near the balcony, sand it back or rip it up, who would you use | flooring
Can someone tell me who to ask about an illegal rooftop structure letter from Buildings Dept | minor-works
moving house and in laws insist on a master to tell us where the bed and stove should face | feng-shui
My balcony is a plant graveyard, want someone to come redo the pots and put in an auto watering thing | gardening-landscaping
three boys, two cats, one bathroom, I need someone weekly to make this flat fit for humans | home-cleaning part-time-helpers
Handing back keys on the 30th, landlord is a stickler, need the oven and the grout looking new | deep-cleaning home-cleaning
Bedbugs. I'm crying. Who actually got rid of theirs? | pest-control
toddler drew on the couch with permanent marker and then peed on it for good measure | sofa-carpet-cleaning
tuxedo has red wine down the front, gala on Saturday, who can save it | laundry-dry-cleaning
there is green fuzz on every handbag and behind the wardrobe, whole room smells like wet dog | mould-formaldehyde
want to chuck an old piano and a massive L shape couch, no lift, fourth floor walk up | rubbish-removal local-movers
We're repatriating to Melbourne in Jan, roughly a twenty foot container, door to door please | international-movers
stuck between leases for two months, where do I keep a flat's worth of stuff | storage
Need one van with driver to bring a second-hand dining table from Sai Ying Pun to Tuen Mun this arvo | van-hire local-movers courier | sai-ying-pun tuen-mun
My helper is finishing contract and going home for good, who handles hiring a new one, prefer Indonesian | domestic-helper-agencies
ate looking for sunday only someone to cook filipino food for birthday 15 pax | part-time-helpers private-chefs catering
Date night Friday and nana flew home, anyone trustworthy to sit with a four year old til midnight? | babysitters-nannies
my dad wanders off at night since his dementia got worse, need someone to stay with him | elderly-care private-nurses
mother in law discharged Tuesday with a stoma bag, who comes home to teach us how to handle it | private-nurses
kiddo is in Y9 failing maths and hates me for trying to help, patient teacher wanted | private-tutors
Which place to prep for the 11 plus / CAT4, we are applying to UK boarding | exam-prep school-placement
want to yell at taxi drivers in their own language, where do I start lah | cantonese-lessons
Son got a clarinet for Xmas. Our ears bleed. Teacher in Sai Kung please | music-lessons | sai-kung-town
grade 3 kid obsessed with making roblox games, any weekend class | coding-stem
two under two and I need them to socialise before I lose my marbles, baby sensory or similar | playgroups
failed my HK road test twice for parallel parking, need someone calm with an automatic | driving-lessons
Fever 39.4 since last night, not kid but me, walk in anywhere open in Wan Chai | family-doctors | wan-chai
employer wants a pre-employment medical with chest x-ray and bloods | health-checks family-doctors
crown fell off while eating satay, it is in a tissue in my pocket | dentists
did my back doing deadlifts, can't put socks on, who do you rate | physiotherapists chiropractors
been crying in the office toilets for a month, want someone to talk to who isn't my wife | counselling
our three yr old says maybe ten words and the kindy flagged it | speech-therapists
OT recommendation for a boy who can't hold a pencil and melts down over socks | occupational-therapists
PCOS, prediabetic, need someone to build me an eating plan that includes dim sum | dietitians
sat on my specs, need new ones same day with weird high prescription | optometrists
16 weeks pregnant and looking for hypnobirthing and someone to be with me in the delivery suite | maternity-services
Went box blonde, now I'm orange. Who does colour corrections on caucasian hair | hair-salons
gelish peeling after two days, want someone who comes to my flat | nails
who can take in the waist of a suit and shorten sleeves by thursday | tailors
can't do one push up and wedding in four months, someone to kick my arse at six in the morning | personal-trainers
3yo terrified of putting face in the pool, private or tiny group in Tung Chung | swimming-lessons | tung-chung
Any squash people who coach juniors near Happy Valley, she's ten and competitive | racket-sports kids-sports | happy-valley
our golden ate a whole sock and is now making horking noises | vets
fluffy cavapoo looks like a mop, needs a teddy bear cut | pet-grooming
adopted a mongrel from the shelter who goes ballistic at every bus | dog-training
How do people get a French bulldog to Sydney when Qantas won't fly them | pet-relocation
Want natural looking shots of the bump on a beach at sunset | family-photography photographers
corporate headshots for twelve people at our office next week, neutral background | photographers
Need someone bilingual to host our wedding banquet and make aunties laugh | mc-celebrants
turning 5 party, unicorn mad, face painter plus someone who does the balloon animals | party-entertainers
thirty mates, one boat, Saturday, south side somewhere, beers sorted | junk-boats
office lunch for forty incl. halal and vegan, proper food not sad sandwiches | catering
three tier cake that looks like a stack of old books, fondant okay | cakes-desserts
my merc makes a grinding noise when I brake downhill | car-repair
Landing at 5am with 6 bags and two surfboards, need a big vehicle to Sai Kung | airport-transfers private-drivers | sai-kung-town
chain keeps slipping on my brompton and the rear brake squeals like a pig | bicycle-repair
Wife needs dependant visa, I'm on GEP, paperwork is doing my head in | immigration-visa
ex is refusing to let me take the kids to Canada for Christmas, need legal advice asap | solicitors
Company bank wants certified true copy of my passport and apostille on the incorporation cert | notary-legalisation
received the green tax envelope for my small ltd company and have not done any books since 2023 | accountants
spilled coffee on the macbook and the letters e r t no longer type | computer-phone-repair
`,
  Traditional: `
巴打有冇師傅介紹 廁所沖極都唔落 轉頭女友上嚟 | plumbers drain-clearing
想問吓屋企成日無端端跳掣 尤其開熱水爐嗰陣 搵邊個睇 | electricians
屋企部雪櫃啲嘢全部溶晒 啱啱過咗保養 | appliance-repair
各位太太 冷氣開咗成個鐘都仲係廿九度 師傅話要加雪種 信唔信得過 求介紹 | air-con-repair
救命 反鎖咗喺露台 電話得返8% | locksmiths
天花有一大撻水漬仲起泡 樓上死都唔認 點驗 | leak-waterproofing
打風後隻窗鉸鬆晒 驚跌落街 | window-repair
煤氣爐打極都唔着 聞落又冇煤氣味 | gas-water-heaters
買咗ikea六件嘢 望住堆木板想喊 | furniture-assembly
真皮梳化俾貓抓到爛晒 想換過塊皮 | furniture-repair
成間屋得廳有wifi 入到房就冇 想拉線加mesh | smart-home it-support
居屋三百呎 兩房 預算廿萬 搵人包晒由頭做到尾 | renovation-contractors interior-designers
間房想翻油過 啲牆身脫皮 要搬晒啲嘢定佢哋會遮 | painters
想度身訂造個地台床連衣櫃 房得七十呎 | carpenters
浴缸改企缸 連磚一齊換 大概幾日搞掂 | bathroom-kitchen renovation-contractors
客廳西斜曬到死 想掛啲遮光嘅嘢 要上門度 | curtains-blinds
冷氣機個架收到屋宇署信 話要拆 | minor-works
今年犯太歲 又想轉工 想搵師傅睇吓屋企個局 | feng-shui
一星期嚟一次 四個鐘 抹塵吸地洗廁所 唔使煮飯 將軍澳 | home-cleaning part-time-helpers | tseung-kwan-o
交樓喇 單位周圍都係英泥同塵 搵人執到可以住 | deep-cleaning
我哋公司得十個人 想搵人一三五收工後嚟倒垃圾拖地 | office-cleaning
一開冷氣就有陣臭襪味 係咪要拆開洗 | air-con-cleaning
BB喺床褥度嘔奶 陣味攻鼻 | sofa-carpet-cleaning
夜晚開廚房燈見到成班小強走 頂唔順 | pest-control
件鵝乾樓沾到油漬 屋企洗衣機唔敢洗 | laundry-dry-cleaning
新屋入伙一陣甲醛味 老婆大咗肚 好驚 | mould-formaldehyde
劏房搬屋 得十箱嘢同一張床 冇電梯 五樓 荃灣去大埔 | local-movers van-hire | tsuen-wan tai-po
移民英國 廿幾箱嘢想海運過去 邊間唔會走數 | international-movers
屋企細 滑雪板同冬天衫想搵地方擺 | storage
有份合約要即刻送去客度 而家喺觀塘 | courier | kwun-tong
斷捨離失敗者 間房連門都開唔到 要人逼我執 | home-organising
工人做做吓話唔做 想搵過個識湊B又識煮中菜 | domestic-helper-agencies
放學後接細路返屋企 睇住佢做功課到我收工 | babysitters-nannies private-tutors part-time-helpers
三月生 想搵個識煮補身湯又肯教餵人奶嘅姨姨 | postnatal-nannies
阿嫲跌親之後行唔到 日頭屋企冇人 想請人陪 | elderly-care private-nurses
老豆下星期去瑪麗做通波仔 我哋返工 有冇人可以陪佢去 | private-nurses elderly-care
個仔升中三 數學得廿幾分 上門補 | private-tutors
DSE英文口試仲有兩個月 想操卷同模擬 | exam-prep english-lessons private-tutors
北上做嘢要開會 普通話仲係煲冬瓜水平 | mandarin-lessons
追劇追到想學韓文 由零開始 夜晚上堂 | other-languages
想俾女學小提琴考級 土瓜灣附近 | music-lessons | to-kwa-wan
媽媽退咗休 想搵個地方學國畫 | art-classes
細仔想跳街舞 五歲收唔收 | dance-lessons
K1面試乜都未準備 人哋話有得練 | school-placement
學棍波定自動波好 想快啲考到 | driving-lessons
喉嚨痛到吞口水都痛 星期日邊度有得睇 | family-doctors
婚前想兩個一齊驗吓身 | health-checks
智慧齒成日發炎 想脫 邊個手勢好 | dentists
坐office坐到條頸郁唔到 想搵人啪吓骨 | chiropractors physiotherapists
成日無啦啦心跳好快 瞓唔到 唔想返工 可以同邊個傾 | counselling family-doctors
經期成日唔準 想調理身體 飲中藥 | chinese-medicine
老花加近視 想配副漸進 | optometrists
漂完頭啲髮尾似稻草 要急救 | hair-salons
暗瘡印成塊面都係 試過好多嘢都冇用 | facials family-doctors
腋下剃到黑晒 想永久搞掂佢 | hair-removal
老公對腳行完山痛到死 想按返鬆佢 | massage-spa
條裙下個禮拜要着 胸位鬆咗兩吋 | tailors
想操fit影婚照 得三個月 要人監住我 | personal-trainers
產後骨盆鬆咗 想做啲輕柔伸展 有得帶BB去就最好 | yoga-pilates
想俾個仔學打拳防身 佢俾人蝦 | martial-arts kids-sports
我隻貓三日冇屙尿 | vets
柴犬換毛換到成屋都係 又唔俾我哋梳 | pet-grooming
過年去日本十日 兩隻貓喺屋企 想有人上嚟換水鏟屎 | dog-walking pet-boarding
隻狗一出門就爆衝 牽繩牽到我甩骹 | dog-training
想影返輯百日相 | family-photography photographers
簽紙嗰日想搵律師喺酒店證婚 | mc-celebrants solicitors
抓周想整個場 要布置連背板 | party-entertainers event-planners
送花俾女朋友賠罪 今日要到 | florists
生日想包個場玩狼人殺唱K 二十人 | venue-hire
公司團拜想叫啲嘢食 四十人 要有乳豬 | catering
部車跑跑吓水溫飆高 死火 | car-repair
一家大細返深圳灣 帶埋老人家唔想轉車 | cross-border-cars
想買樓收租 但人喺加拿大 要人幫手睇住個租客 | property-management
阿爸過咗身 留低層樓 冇立遺囑 | solicitors
開咗間樓上cafe 要整招牌同餐牌 | printing-signage graphic-designers
`,
  Simplified: `
姐妹们 厨房水槽下面的管子一直渗水 拿盆接着呢 有靠谱师傅吗 | plumbers
租的房子插座冒火花 房东不管 自己找人修多少钱 | electricians
求推荐 滚筒洗衣机脱水时候跳来跳去跟要飞了似的 | appliance-repair
天呐空调滴水滴到床上了 大夏天的 | air-con-repair air-con-cleaning
半夜下楼扔垃圾门啪一下关上了 光着脚站走廊 | locksmiths
回南天后墙角发黑还长毛 怎么处理啊 | mould-formaldehyde
窗户关不严 台风天呼呼往里灌雨 | window-repair leak-waterproofing
洗澡洗到一半没热水 机器上显示E2 | gas-water-heaters appliance-repair
淘宝买的柜子到了 一堆螺丝看不懂 找人上门装 | furniture-assembly
刚买了二手房 想全部敲掉重新弄 预算五十万港币 有没有会出效果图的 | interior-designers renovation-contractors
小孩把墙画花了 想重新刷一遍 | painters
厨房台面裂了 柜门也掉了 想整个换掉 | bathroom-kitchen carpenters
想要那种声控的窗帘 窗户特别大 | curtains-blinds smart-home
楼顶花园荒了好几年 想找人弄弄 种点菜 | gardening-landscaping
一个人住 每周来打扫两小时就行 坚尼地城 | home-cleaning part-time-helpers | kennedy-town
马上退租 怕扣押金 想找人从里到外搞一遍 | deep-cleaning home-cleaning
家里发现白蚁翅膀 一地 慌了 | pest-control
羽绒服沾了火锅油 自己洗越洗越大 | laundry-dry-cleaning
旧床垫和沙发没人要 找人来拉走 | rubbish-removal
从红磡搬到启德 东西不多 两个行李箱一张书桌 | local-movers van-hire | hung-hom kai-tak
毕业了要把东西寄回上海 七八箱书 | international-movers courier
暑假回内地两个月 宿舍不让放东西 | storage
证件落家里了 帮我送到机场 两小时内 | courier | chek-lap-kok
想请个菲佣 第一次请 不懂流程 | domestic-helper-agencies
周末想找阿姨来家里做几个家常菜 东北口味最好 | part-time-helpers private-chefs
宝宝六个月 我要复工了 白天没人带 | babysitters-nannies domestic-helper-agencies
预产期五月 想找会做月子餐的 | postnatal-nannies
我妈中风后在家 要人帮忙翻身喂饭 | elderly-care private-nurses
人在内地 想找人陪我爸去威尔斯看病拿药 | private-nurses elderly-care
孩子插班小四 英语跟不上全英文授课 | private-tutors english-lessons
雅思口语总卡在6 想考到7 | exam-prep english-lessons
来港三年还听不懂同事聊天 想学白话 | cantonese-lessons
想学日语 考N2 最好小班 | other-languages exam-prep
陪娃学琴快疯了 想换个温柔的钢琴老师 | music-lessons
零基础成人想画油画 周末体验一下 | art-classes
想找个地方学爵士舞 零基础大龄 | dance-lessons
孩子八岁想学python和机器人 | coding-stem
娃一岁半 有没有亲子班可以去 社恐妈妈 | playgroups
内地驾照换了 但不敢在香港上路 想找人陪练 | driving-lessons
申请直资小学 简历和面试怎么准备 求老师 | school-placement
高烧不退 不想去急诊排八个小时 | family-doctors
想打九价 不用约太久的 | health-checks family-doctors
补的牙又掉了 冷的热的都疼 | dentists
跑步跑伤了膝盖 下楼梯就疼 | physiotherapists chinese-medicine
分手以后一直走不出来 天天失眠 想找人聊聊 说普通话的 | counselling
孩子四岁说话还大舌头 别人听不懂 | speech-therapists
想减脂又不想饿着 有没有人给我定个食谱 | dietitians
落枕了想扎针 | chinese-medicine physiotherapists
隐形眼镜戴久了眼睛红 想验光换框架 | optometrists family-doctors
港式剪发我真的会谢 有没有会剪韩式的 | hair-salons
过敏脸烂了 想找做温和护理的 不推销 | facials
手毛太重了夏天不敢穿短袖 | hair-removal
明天年会要上台 求个人来帮我化一下 | makeup-artists
眉毛淡得像没有 想做雾眉 | lashes-brows
婚纱太长踩裙摆 要改短 | tailors
私教课求推荐 女生想练臀 不要推销太狠 | personal-trainers
孩子五岁怕水 想一对一教 | swimming-lessons
想学羽毛球 零基础 港岛 | racket-sports | hong-kong-island
周末想去爬麦理浩径 有没有人带队 一个人不敢 | outdoor-guides
想考潜水证 西贡那边 | water-sports | sai-kung-town
狗子拉稀带血 在线等 | vets
出差一周猫没人喂 希望能发视频给我看 | dog-walking pet-boarding
猫要带回北京 手续好复杂 有人代办吗 | pet-relocation
毕业照想约拍 港大取景 不要影楼风 | photographers family-photography
小型婚礼三十个人 想找人从头到尾统筹 | wedding-planners
公司开业剪彩要录像剪成短片发抖音 | videographers
想租个游艇过生日 十五个人 | junk-boats
男朋友生日想订个三丽鸥蛋糕 不要太甜 | cakes-desserts
父母来香港玩 想包车带司机玩两天 | private-drivers coach-hire
凌晨的飞机 住大围 怎么去机场 有车来接吗 | airport-transfers private-drivers | tai-wai
在香港租房踩坑了 想找个不坑人的中介 预算一万五 | estate-agents
优才获批了 家属怎么一起办 求顾问 | immigration-visa
内地的结婚证要在香港用 要做什么公证 | notary-legalisation
想在香港注册公司做跨境电商 还要年审 | company-secretary accountants
孩子的保险和重疾险怎么配 想找个懂的经纪人 | insurance financial-planning
`,
  mixed: `
有冇好嘅 plumber 介紹 個 sink 塞咗 | plumbers drain-clearing
aircon 漏水 need help asap 馬鞍山 | air-con-repair air-con-cleaning | ma-on-shan
想搵 part time helper 識煮餸 weekend only | part-time-helpers
求 recommend 小朋友 drama or phonics class | playgroups english-lessons art-classes private-tutors
office 要裝 cctv and 門禁 quote please | cctv-security
我 macbook 個 screen 裂咗 邊度整平啲 | computer-phone-repair
wedding 想搵 band 玩 live 唔要 DJ | djs-bands
我想 set up 一間 limited company 要 company sec | company-secretary
求推荐 piano teacher 港岛 可以上门 | music-lessons | hong-kong-island
dog 嘔足成晚 open now 邊度有 vet | vets
要搵 van 運一張 sofa from Ikea 沙田 | van-hire local-movers courier | sha-tin
想 book massage for two 尖沙咀 | massage-spa | tsim-sha-tsui
小朋友學 swimming private coach 觀塘 | swimming-lessons | kwun-tong
帮忙找个 lawyer 看 tenancy agreement | solicitors
gel nails 落 shop 定上門都得 旺角 | nails | mong-kok
求 IPA exam 補習老師 小四 PSLE 程度 | private-tutors exam-prep
想整 website for 網店 要識 shopify | web-developers
our helper 簽約 renew 邊間 agency 平 | domestic-helper-agencies
家里wifi好慢 想装mesh router | smart-home it-support
grandma 要 physio 上門 行路唔穩 | physiotherapists occupational-therapists
想做 facial 但係怕 hard sell | facials
周末 hiking guide 求介绍 西贡 | outdoor-guides | sai-kung-town
mini storage near 葵芳 24hr access | storage | kwai-fong
要 translate 份 birth cert from Chinese to English | translators notary-legalisation
book 張枱食 private kitchen 定請 chef 上嚟屋企好 | private-chefs
想check下car 個 engine light 着咗 | car-repair
求靠谱 tax accountant 报税 自由职业 | accountants
bb 影 newborn photo 上門 | family-photography
想買 medical insurance 邊個 broker honest | insurance financial-planning
要 rent 一架七人車去大嶼山 two days | car-rental private-drivers
`,
  Own: `
tap wont turn off | plumbers
fuse keeps going | electricians
cooker hood no suction | appliance-repair
reglaze cracked window | window-repair
mixer tap swap | plumbers handyman
hang chandelier | electricians handyman
skip hire | rubbish-removal
end of tenancy | deep-cleaning home-cleaning
removalist | local-movers international-movers
granny sitter | elderly-care
agony aunt | counselling life-coaching
tooth whitening | dentists
brazilian | hair-removal
blow dry | hair-salons
hen do | party-entertainers event-planners junk-boats venue-hire
valeting | car-detailing
MOT | car-repair
conveyancing | solicitors
bookkeeping backlog | accountants
letterhead design | graphic-designers printing-signage
執修 | renovation-contractors minor-works handyman
通淋盤 | drain-clearing plumbers
換燈膽 | electricians handyman
執骨 | chinese-medicine chiropractors physiotherapists
湊仔 | babysitters-nannies domestic-helper-agencies
剪狗毛 | pet-grooming
過關車 | cross-border-cars
影證件相 | photographers
搞生日會 | party-entertainers event-planners venue-hire
核數 | accountants
揸車師傅 學神 | driving-lessons
杜蟲 木蝨 | pest-control
拉貨 | van-hire
卸甲重做 | nails
种睫毛 | lashes-brows
改裤脚 | tailors
搓背 | massage-spa
代驾 | private-drivers
陪诊 | private-nurses
刻章 | printing-signage
报税 | accountants
续签 | immigration-visa
修手机屏 | computer-phone-repair
宠物寄养 过年 | pet-boarding
驻唱 | djs-bands
`,
}
