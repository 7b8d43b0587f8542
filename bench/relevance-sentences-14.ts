// Why long: data, one query per line.

/** 240 sentences about plain situations and 50 short queries, by an author who had not seen the vocabulary; measured once. */
export const fourteenthSentences = {
  English: `
there is no pressure in the kitchen tap since this morning, just a trickle | plumbers
half the sockets in the living room went dead after a loud pop | electricians
I need someone to put up six picture frames and a mirror on concrete walls | handyman
the washing machine stops mid cycle and is still full of water | appliance-repair
locked myself out and my phone is inside, Sai Ying Pun | locksmiths | sai-ying-pun
one of the window panels doesn't close any more and rattles in the wind | window-repair handyman
the shower goes cold after two minutes and the boiler shows an error | gas-water-heaters plumbers
the leather on my armchair is cracked, can it be recovered instead of thrown out | furniture-repair
wifi doesn't reach the back bedroom, three floors village house | smart-home it-support
we just got the keys to a 40 year old flat and want to knock down the wall between two rooms | renovation-contractors interior-designers minor-works
two bedrooms need a fresh coat before the baby arrives in March | painters
the wood floor has gone wavy near the balcony door | flooring
want to rip out the old bathtub and put in a walk-in shower | bathroom-kitchen renovation-contractors
got a letter from the Buildings Department about the canopy on our roof | minor-works
the grass on our terrace in Sai Kung is half dead and the bushes are taller than me | gardening-landscaping | sai-kung-town
looking for someone to tidy and mop our flat once a week, 3 hours | home-cleaning part-time-helpers
our lease ends on the 30th and the landlord wants the place spotless | deep-cleaning home-cleaning
the aircon smells sour when I turn it on | air-con-cleaning air-con-repair
my toddler wet the matress and it stinks | sofa-carpet-cleaning
I keep seeing tiny brown cockroaches in the kitchen at night | pest-control
red wine on a silk dress, need it rescued before Saturday | laundry-dry-cleaning
an old fridge and a double bed have to go, no lift in the building | rubbish-removal
moving from Kennedy Town to Tai Koo at the end of the month, one bedroom flat | local-movers | kennedy-town
where can I keep 20 boxes for half a year while we are abroad | storage
bought a second hand dining table in Fo Tan and need it brought to my place | van-hire local-movers | fo-tan
my wardrobes are bursting and I can't find anything, I want a system | home-organising
we need a live-in helper from the Philippines, how do we start | domestic-helper-agencies
need someone to watch our two kids this Saturday evening from 7 to 11 | babysitters-nannies
due in June and want someone to cook confinement meals and help at night with the baby | postnatal-nannies
someone has to go with my mother to her appointment at Queen Mary Hospital on Tuesday | private-nurses elderly-care | pok-fu-lam
my son in form 3 keeps failing maths | private-tutors
I have lived here five years and still can't order in a cha chaan teng without pointing | cantonese-lessons
my daughter's school wants her Putonghua to be better by September | mandarin-lessons private-tutors
I'd like to learn Japanese before our trip to Hokkaido | other-languages
looking for a patient piano teacher who comes to our home in Mid-Levels | music-lessons | mid-levels
we want to learn a waltz for our first dance, two left feet | dance-lessons
my 9 year old wants to make his own computer games | coding-stem
which kindergarten interviews should we prepare for, our boy turns two | school-placement playgroups
I failed my road test twice and need more practice with a manual car | driving-lessons
I need a full body check up before I start my new job | health-checks family-doctors
a filling fell out and it hurts when I drink anything cold | dentists
my neck craks all day and I want someone to adjust my spine | chiropractors physiotherapists
I haven't been sleeping since the divorce and I cry at work | counselling
our son struggles to hold a pencil and do his buttons | occupational-therapists
want to lose 10 kilos but I don't know what to eat | dietitians personal-trainers
I can't read the menu any more without holding it at arm's length | optometrists
first baby, I'm nervous about the birth and want someone by my side | maternity-services
my contract here is only four months, I want a furnished place with cleaning included in Wan Chai | serviced-apartments | wan-chai
my skin broke out badly and I have scars on the cheeks | facials
bridesmaid here, who can do my face and hair at 6 am at the hotel | makeup-artists
I want fuller eyelashes without putting on mascara every day | lashes-brows
trousers too long, need them shortened by tomorrow in Central | tailors | central
I feel stuck in my career and don't know what I want any more | life-coaching counselling
stiff back, would like gentle stretching classes in small groups, reformer machines maybe | yoga-pilates
I am 45 and never learned to swim | swimming-lessons
somewhere to learn boxing as a total beginner in Sheung Wan | martial-arts | sheung-wan
we want to buy our first flat, two bedrooms, up to 8 million, near Tai Wai | estate-agents | tai-wai
my husband and I have some savings and no idea how to plan for retiring at 60 | financial-planning
my cat hasn't eaten for two days | vets
need someone to take our labrador out at lunchtime on weekdays | dog-walking
going to Japan for ten days and nobody can look after the dog | pet-boarding dog-walking
moving to London and our two cats are coming along | pet-relocation
pictures of our newborn in the first two weeks at home | family-photography
need a short film about our restaurant for Instagram | videographers digital-marketing
who can legaly marry us on the beach | mc-celebrants
company annual dinner for 200 people, someone to run the whole thing | event-planners
we are renewing the lease on our office and nobody looked at our fire and theft cover for years | insurance
our shop still has no website and customers keep asking where to order online | web-developers
twenty of us want a day at sea with food and drinks, about 600 a head | junk-boats
finger food for 40 people at our office next thursday | catering
unicorn birthday cake for a girl turning six, no nuts | cakes-desserts
my car makes a grinding noise when I brake | car-repair
four of us with eight suitcases landing at 5 am | airport-transfers
our company wants to sponser an employee from India, what papers are needed | immigration-visa solicitors
my wife wants a divorce and I don't know my rights about the kids | solicitors
our tax return arrived and I've freelance income from three countries | accountants
our logo looks like it is from 1995 | graphic-designers
the office network keeps going down and nobody knows the password of the router | it-support
somebody broke into the shop last week and I want to see who comes in at night | cctv-security security-guards
we need three hundred name cards and a banner by Wednesday | printing-signage
`,
  Traditional: `
廁所水箱成日流水唔停，水費貴咗好多 | plumbers
廚房星盆去水好慢，仲有陣味湧上嚟 | drain-clearing plumbers
想搵人嚟安裝兩個層架同埋換門鉸 | handyman
部冷氣開咗成個鐘都唔凍，仲滴水 | air-con-repair air-con-cleaning
條鎖匙斷咗喺個鎖入面，出唔到門口 | locksmiths
樓上漏水落嚟我個天花，樓上又唔認 | leak-waterproofing
熱水爐點極都點唔著，凍水涼頂唔順 | gas-water-heaters
網購咗個大衣櫃，一大堆板同螺絲，自己唔識砌 | furniture-assembly
想用電話控制屋企啲燈同冷氣 | smart-home
新居三百呎，想有人幫手諗下點間先夠位 | interior-designers renovation-contractors
客廳啲牆起泡甩灰，想重新油過 | painters
想訂造一張有櫃桶嘅地台床，屯門 | carpenters furniture-assembly | tuen-mun
個廁所用咗三十年，想成個拆咗重新做過 | bathroom-kitchen renovation-contractors
朝早太陽好猛，想喺睡房裝啲遮光嘅嘢 | curtains-blinds
天台啲盆栽冇人打理，想搵人定期剪吓淋吓 | gardening-landscaping
搬入新屋之後諸事不順，想搵人睇吓個格局 | feng-shui
啱啱裝修完，成屋灰塵，入伙前要徹底清潔一次 | deep-cleaning
公司喺觀塘，想搵人夜晚收工後嚟倒垃圾吸地 | office-cleaning | kwun-tong
隻貓喺梳化度屙尿，點洗都仲有味 | sofa-carpet-cleaning
屋企啲玻璃好耐冇抹，高層自己唔敢伸手出去 | window-cleaning home-cleaning
張羽絨被太大，屋企部機洗唔到 | laundry-dry-cleaning
新傢俬陣味好重，怕影響個BB | mould-formaldehyde
月底由沙田搬去將軍澳，兩房單位有好多雜物 | local-movers | sha-tin
一家四口移民去英國，想運五十箱嘢過去 | international-movers
喺荃灣收一批貨送去元朗，要部車幫手 | van-hire courier | tsuen-wan
有份合約今日五點前要送到中環 | courier | central
姐姐約滿唔做，想請過第二個，最好識湊仔 | domestic-helper-agencies
想請個鐘點阿姨煮晚飯，一星期五日 | part-time-helpers
預產期係八月，想早啲book定個陪我坐月嘅 | postnatal-nannies
阿爺行動不便，日頭冇人喺屋企睇住佢 | elderly-care private-nurses
仲有三個月就考DSE，想操下卷 | exam-prep private-tutors
我國語好差，見內地客成日講錯嘢 | mandarin-lessons
開會要同啲foreigner講嘢，次次都口啞啞 | english-lessons
個女想學拉小提琴，五歲啱唔啱 | music-lessons
星期日想去學下整陶瓷 | art-classes
想小朋友暑假學下寫程式同砌機械人 | coding-stem
阿囡兩歲，想搵啲有得同其他小朋友玩嘅班 | playgroups
想考車牌，九龍灣附近有冇師傅教自動波 | driving-lessons | kowloon-bay
發燒兩日喉嚨好痛，想睇醫生攞病假紙 | family-doctors
隻智慧齒痛到成晚瞓唔到 | dentists
打波拗柴，腳踝腫咗兩個星期都未好 | physiotherapists
老公有咗第三者，我成日喊，想搵人傾 | counselling
阿仔三歲仲未識講野，得幾個單字 | speech-therapists
阿媽糖尿，唔知食咩好 | dietitians family-doctors
個人成日攰，想調理下身體，飲下藥 | chinese-medicine
餵人奶好痛，想搵人上門教 | maternity-services
想染發同剪個短啲嘅髮型，旺角 | hair-salons | mong-kok
出年先結婚，想而家開始儲首期同埋投資，唔識點分配 | financial-planning
腋下同小腿啲毛想永久唔使再剃 | hair-removal
眼眉好疏，想唔使日日畫 | lashes-brows
膊頭硬到石頭咁，想搵人㩒下 | massage-spa physiotherapists
覺得人生好迷惘，想學下靜坐 | life-coaching
阿媽淨係識講福建話，佢下星期上庭要人幫手傳話 | translators
小朋友怕水，想搵個有耐性嘅教練 | swimming-lessons
間餐廳開咗半年都冇乜人識，想喺IG同Google谷下 | digital-marketing
個仔太好動，想佢星期六踢下波放電 | kids-sports
想去行麥理浩徑，但係唔識路，有冇人帶 | outdoor-guides
隻狗食咗朱古力，而家嘔緊 | vets
隻貴婦狗啲毛打晒結，想剪靚佢 | pet-grooming
過年去日本玩一星期，隻貓冇人照顧 | pet-boarding dog-walking
隻狗一見人就吠，又亂咬傢俬 | dog-training
想帶隻老狗去睇醫生，的士唔肯載 | pet-taxi
公司新網站要影產品相同員工相 | photographers
結婚嗰日想拍條片留念 | videographers
十二月擺酒，咩都未搞，想搵人幫手安排晒 | wedding-planners
公司聖誕聯歡想搵人包辦晒遊戲同場地 | event-planners
阿女五歲生日會，想請個扭氣球嘅人 | party-entertainers
下個月開張，想送個花籃去灣仔 | florists | wan-chai
三十人開會要借個有投影機嘅地方，半日 | venue-hire
同事farewell，office想叫啲食物嚟，大概二十個人 | catering
爸爸七十大壽，想請個大廚嚟屋企煮 | private-chefs catering
手術之後想有人每日送啲湯水過嚟 | meal-delivery
老闆架車花晒，想打蠟同埋補番啲花痕 | car-detailing car-repair
由尖沙咀帶爺爺嫲嫲過去深圳，想包架車直接過關 | cross-border-cars | tsim-sha-tsui
公司旅行六十人去大澳，要搵車 | coach-hire | tai-o
我人喺外國，層樓租咗出去，想有人幫手收租同睇住 | property-management
想立遺囑，唔想將來仔女爭 | solicitors
開咗間有限公司，要人做核數同報稅 | accountants
屋企部電腦開唔到機，入面有好多相 | computer-phone-repair
餐廳請極都請唔到樓面，有冇人幫到手 | recruitment
`,
  Simplified: `
厨房下水道堵了，水都漫出来了 | drain-clearing plumbers
家里突然跳闸，推上去又跳 | electricians
租的房子空调一直漏水，房东说让我自己找人 | air-con-repair air-con-cleaning
冰箱不制冷了，里面的东西都要坏了 | appliance-repair
天花板一下雨就渗水，墙也发黄了 | leak-waterproofing
铝窗关不紧，台风天怕掉下去 | window-repair
宜家买的床和书桌，自己装不来 | furniture-assembly
沙发塌了，弹簧都出来了，想修一修 | furniture-repair
想把新房做成日式风格，找人出个图 | interior-designers
老房子想全部翻新，预算三十万左右 | renovation-contractors
想量身定做一个顶到天花板的书柜 | carpenters
地版翘起来了，走路有声音 | flooring
窗户太晒，想装那种可以卷起来的 | curtains-blinds
外墙冷气机的架子生锈了，收到屋宇署的信 | minor-works
买新房想看看朝向和摆设旺不旺 | feng-shui
展览会三天，需要几个人在门口看着人和货 | security-guards
办工室的地毯和厕所需要每天有人打扫 | office-cleaning
空调吹出来有霉味，好久没洗了 | air-con-cleaning
玻璃外面全是灰，自己够不着 | window-cleaning
床上有小虫子咬人，身上都是红包 | pest-control
衣柜里面长了好多白毛，一股味 | mould-formaldehyde
有一张旧沙发和衣柜要扔，楼下不让放 | rubbish-removal
要把家里的东西从香港运回上海，大概十几箱 | international-movers van-hire
房间太小，冬天的衣服和滑雪板没地方放 | storage
有个护照要尽快从九龙送到中环 | courier | central
家里太乱了，想找人帮我整理衣柜 | home-organising
下班太晚，想找个阿姨来做两顿饭打扫一下 | part-time-helpers
想找个会讲普通话的人，下午接孩子放学照看到七点 | babysitters-nannies
外婆半身不遂，需要人每天帮忙洗澡喂饭 | elderly-care private-nurses
爸爸刚出院，需要有人打针换药 | private-nurses
孩子要考雅思，想冲七分 | exam-prep english-lessons
刚来香港，听不懂同事说话，想学本地话 | cantonese-lessons
面试要用英文，口语很差，想练一练 | english-lessons
想学法语，以后去巴黎读书 | other-languages
女儿喜欢画画，想报个周末的班 | art-classes
想学街舞，零基础，住在旺角 | dance-lessons | mong-kok
两岁的宝宝还没上幼儿园，想先适应一下集体生活 | playgroups
想让孩子插班进国际学校，不知道怎么准备 | school-placement
咳嗽一个星期了，想找个会说普通话的医生看看 | family-doctors
想打宫颈癌九价，香港哪里约 | health-checks family-doctors
打篮球漆盖扭伤，手术后要做康复 | physiotherapists
颈椎错位想找人正骨 | chiropractors chinese-medicine physiotherapists
儿子五岁说话不清楚，别人听不懂 | speech-therapists
孩子坐不住，写字歪歪扭扭，老师建议做感统训练 | occupational-therapists
失眠好久，想扎针灸试试 | chinese-medicine
眼镜度数不够了，看黑板有点模糊 | optometrists
头发又干又毛躁，想做个护理顺便烫一下 | hair-salons
想做个美甲，过年回家好看，尖沙咀 | nails | tsim-sha-tsui
腿毛太重，夏天不敢穿裙子 | hair-removal
下个月拍婚纱照需要有人化妆做造型 | makeup-artists
每天坐办公室腰酸背痛，想找地方按一按 | massage-spa physiotherapists
婚纱太大了，需要收一下腰 | tailors
一个人健身总是坚持不下去，想找人带着练 | personal-trainers
生完孩子肚子松，想练普拉提恢复 | yoga-pilates personal-trainers
儿子想学网球，周六上午，九龙塘附近 | racket-sports kids-sports | kowloon-tong
想学咏春防身 | martial-arts
想周末去爬山看海，有没有人带队 | outdoor-guides
想考潜水证，在西贡 | water-sports | sai-kung-town
狗狗毛太长打结了，想洗澡剪毛 | pet-grooming
出差三天，想找人来家里喂猫铲屎 | dog-walking
狗狗在家乱撒尿，教不听 | dog-training
要把家里的猫带回北京，不知道怎么办手续 | pet-relocation
毕业想在校园拍一组照片 | photographers
想拍一张全家福，爷爷奶奶从老家过来 | family-photography photographers
婚礼上想请人主持，中英双语 | mc-celebrants
想在海边办一个小型婚礼，三十人，找人全程安排 | wedding-planners
儿子生日派对想请魔术师 | party-entertainers
婚宴想请乐队现场唱歌 | djs-bands
想租一个地方办三十人的读书会，尖沙咀 | venue-hire | tsim-sha-tsui
公司团建想坐游艇出海烧烤 | junk-boats event-planners
想请个厨师来家里做一桌川菜 | private-chefs
妈妈六十岁生日，想订一个寿桃蛋糕 | cakes-desserts
办派对想请人现场调酒 | bartenders
车子打不着火，停在天水围的停车场 | car-repair | tin-shui-wai
老板来香港三天，需要一个会开车的人全程跟着 | private-drivers
周末想自己开车去大屿山玩，怎么租 | car-rental
自行车刹车坏了，车胎也没气了 | bicycle-repair
刚拿到香港的工作，找房子、开户、上学都不懂，想有人带着办 | relocation-services estate-agents
学历证明要在香港做公证，寄到内地用 | notary-legalisation solicitors
想在香港开一间有限公司，自己人在深圳 | company-secretary
`,
  Own: `
toilet won't flush | plumbers drain-clearing
blocked sink | drain-clearing plumbers
rice cooker dead | appliance-repair
bed bugs help | pest-control
sitter for saturday night | babysitters-nannies
temp staff for weekend event | recruitment event-planners
flat to rent, two bedrooms | estate-agents
apartment for 3 months | serviced-apartments estate-agents
visa run out | immigration-visa
medical cover quote | insurance
shopify store setup | web-developers
more instagram followers | digital-marketing
retirement savings advice | financial-planning insurance
contract into Chinese | translators
guitar for beginners | music-lessons
pro cocktails at home | bartenders
speach delay toddler | speech-therapists
爆水喉 | plumbers
插蘇冇電 | electricians
上門剪頭髮 | hair-salons
尋日跌爛電話mon | computer-phone-repair
長者洗澡 | elderly-care private-nurses
幼稚園面試 | school-placement
收樓驗屋 | renovation-contractors deep-cleaning
單車爆胎 大圍 | bicycle-repair | tai-wai
租車過沙頭角 | car-rental cross-border-cars | sha-tau-kok
做招牌 | printing-signage
宣誓紙翻譯 | translators notary-legalisation
短租酒店式 | serviced-apartments
買供款保險 | insurance
設計menu | graphic-designers
整網頁 平 | web-developers
保安看更替更 | security-guards
去機場七人車 | airport-transfers private-drivers
打小人睇風水 | feng-shui
墙上打孔 | handyman
换灯泡 吊灯 | electricians handyman
办工作签证 | immigration-visa
香港买重疾险 | insurance
年薪报税 | accountants
找房子 西营盘 | estate-agents | sai-ying-pun
手机屏幕碎了 | computer-phone-repair
企业邮箱设置 | it-support
小红书代运营 | digital-marketing
门口装摄像头 | cctv-security
酒店派保安 | security-guards
狗狗专车 | pet-taxi
法语同声传译 | translators
印传单 | printing-signage
健身餐外送 | meal-delivery
`,
}
