// Why long: data, one query per line.

/** 180 posts and messages in other styles and 20 short queries, by an author who had not seen the vocabulary; measured once. */
export const thirteenthSentences = {
  English: `
HELP! water spraying from under the kitchen sink and I can't find where to turn it off | plumbers
Does anyone know a guy who'll come and do a bunch of small odd jobs, hang mirrors, fix a wobbly door, swap a shower head? | handyman
desperate: door blew shut with my keys and phone charger inside and the toddler needs his nap | locksmiths
shower goes cold after 2 mins keeps cutting out smells a bit gassy | gas-water-heaters plumbers
Wifi doesn't reach the back bedrooms in our village house, who can sort this out please? | smart-home it-support
landlord says we have to make the walls white again before we hand the flat back, any recs? | painters handyman
Our bath is older than I am and I want it taken out and a walk-in shower put in, who did yours? | bathroom-kitchen renovation-contractors plumbers
rooftop plants all dead agian need someone to redo the planters and look after them weekly | gardening-landscaping
Getting keys on Friday and the previous tenants left the place filthy, grease all over the kitchen. Who can come before our furniture arrives? | deep-cleaning home-cleaning
kid was sick all over the couch smell wont go | sofa-carpet-cleaning
Anyone in the block know who collects shirts and suits and brings them back pressed? | laundry-dry-cleaning
Hi neighbours, we're going from Tower 3 to Tower 9 next month, who did you use for the boxes and the piano? | local-movers
bought a secondhand wardrobe off facebook need it picked up in kwun tong tonight just me no car | van-hire local-movers | kwun-tong
Our lovely auntie is going home for good in March after 9 years. Who did you go through to hire the next one? | domestic-helper-agencies
Baby due in June, no family here, looking for a lady who stays with us the first month and cooks the traditional soups | postnatal-nannies maternity-services
My son in Form 2 is failing maths and we argue every night over homework, looking for recs for someone to come to the house | private-tutors
I'm being sent to Beijing next year and can't even order a coffee there, where do adults learn from scratch? | mandarin-lessons
7yo wants to learn the drums, does anyone teach in Discovery Bay? | music-lessons | discovery-bay
My daughter is obsessed with building robots and making her own games, is there something on Saturdays? | coding-stem
failed my road test twice lol anyone patient who does manual | driving-lessons
half my tooth just came off eating nuts any place open sunday | dentists
Not coping since the move, crying most days and I can't sleep. Anyone found somebody good to talk to? | counselling family-doctors life-coaching
Doctor told me I am pre-diabetic and I must change what I eat. I would like somebody to explain to me what is allowed. | dietitians family-doctors
First time mum, 30 weeks, really want someone by my side in the delivery room as my husband travels | maternity-services
adult acne at 38, my chin is a disaster, where do you all go? | facials family-doctors
my eyebrows have basically vanished want them to look natural every morning without doing anything | lashes-brows
Feeling stuck at 45, no idea what I want to do next with my career or my life. Has anyone worked with someone on this? | life-coaching counselling
5 year old terrified of putting her face in the water, need someone gentle, we have a pool in our building | swimming-lessons
boys 6 and 8 bouncing off the walls, any football or rugby after school in Tung Chung? | kids-sports | tung-chung
URGENT dog ate a whole bar of dark chocolate who is open at midnight | vets
we fly home for xmas 3 weeks where do people leave their cats | pet-boarding dog-walking
How do you get a labrador from Lamma ferry to the animal hospital in town when no driver will take you? | pet-taxi | lamma-island
We are launching a product in April and require a two-minute film for our website and LinkedIn. | videographers digital-marketing
Our firm is planning its annual dinner for 300 guests and seeks a company to handle everything from theme to run-down. | event-planners venue-hire
wife's birthday tomorow forgot need something nice sent to her office in central, roses maybe | florists | central
40 people at ours for a housewarming, I'm not cooking, who brings decent food and sets it all up? | catering private-chefs
too tired to cook want low carb dinners dropped off mon to fri | meal-delivery part-time-helpers
Kids spilled milk in the back seats two weeks ago and now the car stinks, who can do the inside properly? | car-detailing sofa-carpet-cleaning
Anyone know how to get from Sai Kung straight to Shenzhen with grandma's wheelchair and five suitcases without changing vehicles? | cross-border-cars | sai-kung-town
gears slipping on my road bike and brakes squeal | bicycle-repair
I am moving to Canada and need someone to look after my rented out flat, chase the tenant and deal with repairs | property-management estate-agents
My husband and I are separating and I need to know where I stand with the kids and the flat. Please DM me names. | solicitors counselling
Big green envelope from the IRD arrived and I've no idea what I can deduct, first year as a freelancer. Help! | accountants
I am retiring in eight years and have everything sitting in a savings account. Whom can I trust for impartial advice? | financial-planning
Our online shop gets hardly any visitors; we need an agency to run our Google and Instagram ads. | digital-marketing web-developers
Third time this month a parcel vanished from our doorstep, want to see who is coming and going | cctv-security smart-home
We need to fill two junior analyst positions by quarter end and our own adverts attract no suitable candidates. | recruitment
Can anyone recommend a reliable electrician? half the sockets in the flat died after the typhoon | electricians
recs for a good physio near Quarry Bay pls, old ankle sprain still swells on stairs | physiotherapists | quarry-bay
looking for a wedding photographer who isn't cheesy, October, Repulse Bay | photographers videographers | repulse-bay
Has anyone used a mini storage they liked? downsizing and the rowing machine doesnt fit | storage
My hearing is fine but I read the newspaper with a magnifying glass now, dear. Where should one go to be tested? | optometrists
tiny ants marching across the worktop every morning, spray does nothing, same in 12B? | pest-control
aircon dripping on the bed again 3am pls someone | air-con-repair air-con-cleaning
We are relocating with 40ft container back to the UK in July, who did not break your stuff? | international-movers
Our newly incorporated entity requires a registered address and someone to lodge the annual return. | company-secretary accountants
The degree certificate has to be stamped so that the authorities in Dubai will accept it, where do I go? | notary-legalisation solicitors
hen do!! 18 girls, want to be out on the sea all day with music and a slide | junk-boats
Anyone's landlord agent helpful? we want a 3 bed with outdoor space in Kennedy Town under 50k | estate-agents relocation-services | kennedy-town
Helper is off for two weeks, need a trustworthy person to stay with the kids on Thursday evening | babysitters-nannies part-time-helpers
`,
  Traditional: `
救命呀廚房個去水位塞死咗,啲污水仲反返上嚟 | drain-clearing plumbers
部冷氣開咗成個鐘都唔凍,淨係吹風,聽日38度點算 | air-con-repair air-con-cleaning
樓上漏水漏到我個天花起晒泡,管理處話要自己搵人驗 | leak-waterproofing plumbers
買咗成屋宜家返嚟,睇說明書睇到頭痕,有冇人上門幫手砌 | furniture-assembly handyman
啱啱上會,200呎納米樓想有人幫手諗下點擺先夠位放嘢,要畫埋 3D 圖 | interior-designers renovation-contractors
個房仔得五呎乜買現成嘅床都放唔落,想度身做張地台床加衣櫃 | carpenters interior-designers
西斜曬到成間廳好似焗爐咁,想整啲遮光嘅嘢,有冇人上嚟度尺 | curtains-blinds
自從搬咗入嚟成家人輪住病,阿媽話個門口對住電梯唔好,想搵人睇下 | feng-shui
我哋 office 廿幾人,pantry 同洗手間想有人每晚收工之後嚟執乾淨 | office-cleaning
高層外面啲玻璃花晒,自己又唔敢伸個身出去,邊個做開 | window-cleaning
回南天後衣櫃後面成幅牆發霉 啲味攻鼻 bb有敏感 | mould-formaldehyde
一家四口八月去曼徹斯特定居,成屋嘢要上船,有冇過來人介紹 | international-movers
份合約今日五點前要送到中環客度,公司冇人行得開 | courier | central
放工返到屋企攰到唔想郁,想搵個姐姐一星期嚟三日煮飯洗碗 | part-time-helpers private-chefs
我阿爸八十三歲,行路唔穩,日頭我哋返工得佢一個喺屋企,想有人睇住佢 | elderly-care private-nurses
個女下年考DSE 英文卷一成日肥佬 有冇啲班專操卷 | exam-prep private-tutors english-lessons
日日同鬼佬 boss 開會都唔敢出聲,想練下 speaking,大人學嗰啲 | english-lessons
想同老公整返對杯,搓泥拉坏嗰隻,屯門有冇得玩 | art-classes | tuen-mun
囝囝一歲半,想佢接觸下其他小朋友,媽媽可以陪埋玩唱下歌嗰啲 | playgroups
發燒39度仲咳,公司要病假紙,將軍澳夜晚邊度仲有得睇 | family-doctors | tseung-kwan-o
打波拗柴三個星期都未好 落樓梯仲痛 | physiotherapists chinese-medicine
阿仔三歲幾仲係得幾個單字,老師話要評估下 | speech-therapists
我成日手腳冰冷、又瞓唔好,老人家話要慢慢調理下個身,想搵個識把脈嘅 | chinese-medicine
自己剪陰剪死咗,下個禮拜 interview,邊度可以救返 | hair-salons
腋下剃到又黑又有粒粒,想一次過搞掂佢以後唔使再剃 | hair-removal facials
成日對住 mon 膊頭硬到石頭咁,想放工搵人襟返鬆佢 銅鑼灣附近 | massage-spa physiotherapists | causeway-bay
結婚前三個月想減返 15 磅,自己去 gym 又唔識做,有冇一對一 | personal-trainers
想同同事學打壁球,完全零底子,邊個教開 | racket-sports
想行大東山睇日出又怕蕩失路,有冇人可以帶隊 | outdoor-guides
隻貴婦狗啲毛打晒結,梳極都梳唔開,指甲又長 | pet-grooming
隻狗一聽到門鐘就吠到癲,鄰居投訴到管理處,點算 | dog-training
公司網頁要換同事大頭相,想搵人嚟 office 半日影晒廿個人 | photographers
下年三月擺酒,兩個人都 OT 到冇時間,想有人由頭跟到尾 | wedding-planners event-planners
個囡五歲生日,想搵個扮公主又識扭波波嘅嚟會所 | party-entertainers
搞個三十人 workshop,想租間有 projector 嘅房,觀塘附近半日 | venue-hire | kwun-tong
阿爺八十大壽唔想出街食,想請人上門煮兩圍 | private-chefs catering
開張派對想有人喺度即場整 cocktail,杯同冰都唔使我哋理 | bartenders catering
老細成日飛嚟飛去,想長期請個人揸佢架車接送佢返工見客 | private-drivers recruitment
公司旅行五十人去西貢,要架大車早上接夜晚送返旺角 | coach-hire
公司請咗個新加坡同事,一家過嚟,想有人幫手搵屋搵學校開戶口搞晒佢 | relocation-services estate-agents school-placement
屋企裝修三個月,想搵個拎個喼就住得、有人執房嘅地方,太古附近 | serviced-apartments | tai-koo
澳洲嗰邊要我張出世紙有個正式嘅人簽名證實係真本 | notary-legalisation solicitors
同朋友夾份想開間有限公司做網店,唔知要交啲乜表,有冇人包辦 | company-secretary accountants
我哋小店想整個 app 俾啲客自己落單儲分 | web-developers
電話跌落水而家黑晒 mon,啲相冇 backup 㗎,help | computer-phone-repair
地盤收工之後成日有人爬入嚟偷銅線,想有人通宵駐守 | security-guards cctv-security
想搵師傅換個水龍頭,滴水滴咗成個月,北角 | plumbers handyman | north-point
有冇好嘅獸醫介紹?隻貓兩日冇食嘢,淨係匿喺床底 | vets
邊間補習好?小三嗰個女中文默書次次得四十分 | private-tutors
請問邊度搵到靚牙醫,我副假牙鬆咗,食飯成日跌出嚟 | dentists
各位街坊,有冇相熟嘅裝修佬?廁所牆磚成幅鼓起 | renovation-contractors bathroom-kitchen
阿婆我唔識字,兒子喺外國,想有人陪我去瑪麗醫院覆診,攙住我行 | private-nurses elderly-care
見到廚房有曱甴B 一開燈就四圍走 | pest-control
張梳化坐到冧晒,啲皮又甩,唔捨得掉,想換過層皮 | furniture-repair
舊雪櫃同兩張床褥冇人要,樓下又唔准放,有冇人上嚟搬走佢 | rubbish-removal van-hire
出面個花架生晒鏽,收到屋宇署信話要拆,唔知搵邊個入則 | minor-works renovation-contractors
工人姐姐下個月斷約走人,想請個識煮中菜、肯湊小朋友嘅新人 | domestic-helper-agencies
細路兩個月大,老婆話想影返啲瞓著嘅靚相,上門最好 | family-photography photographers
鋪頭個招牌俾風吹爛咗,要整過個 LED 嘅,順便印埋啲 menu | printing-signage graphic-designers
公公走咗,留低層樓冇遺囑,幾兄弟姊妹唔知點分 | solicitors
`,
  Simplified: `
家里突然跳闸,推上去又掉,晚上一片黑,求推荐能马上上门的 | electricians
洗衣机甩干的时候像要起飞一样,响得邻居都来敲门了,还值得修吗 | appliance-repair
租的房子窗户关不严,台风天雨水往里灌,把手也断了 | window-repair leak-waterproofing
外婆留下的老红木椅子腿断了,想找人修好,不想换新的 | furniture-repair carpenters
姐妹们!刚在港买了套二手老房,想全屋敲掉重做,求靠谱的不跑路的 | renovation-contractors interior-designers
客厅木地面泡水翘起来了,走上去咯吱咯吱响 | flooring
想在村屋天台搭个棚,听说要报批的,找谁弄才合规 | minor-works
港漂打工人每天加班,家里乱成狗窝,想找人每周来打扫一次 | home-cleaning part-time-helpers
一开空调就一股酸臭味,里面黑黑的全是霉 | air-con-cleaning
半夜被咬得一身包,床缝里看到小虫子,是不是臭虫啊!! | pest-control
退租要清空,旧床垫旧沙发没人要,怎么处理掉呀 | rubbish-removal
暑假回内地两个月,宿舍要退,十个箱子没地方放,沙田附近 | storage van-hire | sha-tin
衣服堆成山,柜子一开就塌,有没有人可以上门帮我断舍离 | home-organising
有没有人可以临时来家里带两小时娃,我要去面试 | babysitters-nannies
妈妈刚做完手术出院,要换药打针,想请懂护理的人来家里 | private-nurses elderly-care
来港三年了还听不懂阿姨在讲什么,想学点本地话,求老师 | cantonese-lessons
准备去东京工作,五十音都不会,想下班后上课 | other-languages
想学韩舞!零基础肢体不协调那种,铜锣湾有没有推荐 | dance-lessons | causeway-bay
孩子跟着高才过来,不知道插班怎么申请,面试要准备什么 | school-placement
人在香港想打九价,顺便全身查一下,去哪里划算 | health-checks family-doctors
久坐低头,脖子一转就咔咔响,朋友说可以去正一下骨头,靠谱吗 | chiropractors physiotherapists chinese-medicine
小孩六岁写字握笔不对,坐不住,学校说感统有问题 | occupational-therapists
看远处字是糊的,感觉度数又涨了,在港哪里验光配一副 | optometrists
周末闺蜜婚礼当伴娘,想做个裸粉猫眼,尖沙咀求地址 | nails | tsim-sha-tsui
下个月登记,想找人给我弄个清透一点的新娘妆发,可以早上六点到 | makeup-artists hair-salons
西装买大了,袖子要改短,裤腰要收 | tailors
产后腰酸背痛,肚子也松,想做点温和的拉伸,不想撸铁 | yoga-pilates physiotherapists personal-trainers
想让儿子学点防身的,被同学欺负过,咏春跆拳道都行 | martial-arts kids-sports
想考个OW潜水证,西贡有没有中文教练 | water-sports | sai-kung-town
过年回老家五天,狗狗一个在家,求人每天上门喂饭带出去走走 | dog-walking pet-boarding
要回上海工作了,两只猫怎么带回去,隔离文件好复杂 | pet-relocation vets
宝宝百天,想全家拍一套好看的,户外草地那种 | family-photography photographers
我们结婚想在草坪上办仪式,需要一个能现场签字宣誓、普通话粤语都会的 | mc-celebrants wedding-planners
公司年会想请个乐队暖场,最好会唱粤语老歌 | djs-bands event-planners
同学毕业想包条船出海玩一天,二十个人大概多少钱 | junk-boats
男朋友生日,想定做一个游戏机造型的,低糖不腻 | cakes-desserts
车打火打不着,仪表盘一堆灯亮,停在元朗路边了 | car-repair | yuen-long
凌晨三点落地,一家五口八个箱子,怎么去酒店啊 | airport-transfers
爸妈来玩,想自己开着去大屿山转两天,有驾照翻译件 | car-rental
预算一万五想租一室一厅,离港大近一点,求带看 | estate-agents
优才批了,老婆孩子的受养人材料不会准备,求代办 | immigration-visa
出生证和成绩单是中文的,要交给英国学校,需要盖章的英文版 | translators notary-legalisation
刚生完宝宝想配重疾和住院的,香港的产品看得眼花,求讲解 | insurance financial-planning
新开奶茶店想要个可爱的标志和菜单版面,预算不高 | graphic-designers printing-signage
公司服务器三天两头断线,三十个同事没法办公,想找人长期负责 | it-support
展会下周要用,两千张传单加易拉宝,能加急吗 | printing-signage
求推荐好的中医,月经不调半年了,旺角附近 | chinese-medicine | mong-kok
想找个月嫂,预产期十月,会做月子餐的 | postnatal-nannies
有没有靠谱的搬家公司,从红磡搬去荃湾,没电梯 | local-movers van-hire
儿子想学钢琴,将军澳有上门老师吗 | music-lessons | tseung-kwan-o
我老伴耳朵不好说话也说不清,中风以后吃饭老呛,医生让练吞咽 | speech-therapists
钥匙断在锁里了 进不去家 | locksmiths
新装修的房子味道太大了,不敢让孩子住进去,怎么办呀 | mould-formaldehyde
本公司需为跨年晚会预订六辆大巴接送员工,请报价 | coach-hire
脸上晒斑越来越多,想做光子嫩肤,求不推销的店 | facials
洗澡水忽冷忽热,点火啪啪响就是不着 | gas-water-heaters
从深圳湾接两位客户直接到中环,要七座商务车,可以开发票 | cross-border-cars | central
最近总是莫名其妙哭,不想上班不想见人,想找会说普通话的聊聊 | counselling
猫吐了三天,精神很差,附近哪里晚上还开门 | vets
公司刚满一年,收到税局的表,账本乱七八糟,要核数报税 | accountants company-secretary
`,
  Own: `
toilet wont flush | plumbers drain-clearing
stuck zip dress | tailors
cracked phone screen | computer-phone-repair
sleepy newborn pictures | family-photography photographers
lost house keys | locksmiths
wobbly ceiling fan | electricians handyman
toddler swim stanley | swimming-lessons | stanley
overnight dog sitter | dog-walking pet-boarding
probate help | solicitors
bed bugs | pest-control
寵物去台灣 | pet-relocation
驗眼配鏡 | optometrists
執屋收衫 | home-organising
落地接機 | airport-transfers
甩皮梳化 | furniture-repair
甲醛 味道 | mould-formaldehyde
换纱窗 | window-repair handyman
续签 工作签 | immigration-visa
通下水道 | drain-clearing plumbers
生日 气球 布置 | party-entertainers event-planners
`,
}
