// Why long: data, one query per line.

/** 240 posts, messages, notes and requests in other styles and 50 short queries, by an author who had not seen the vocabulary; measured once. */
export const seventeenthSentences = {
  English: `
Hi all, long time lurker! Does anyone in Kennedy Town know a reliable guy for a tap that just won't stop dripping? Happy to pay a fair price | plumbers handyman | kennedy-town
URGENT kitchen sink full of dirty water not going down, guests at 7, any recs pls | drain-clearing plumbers
Sir good morning, madam house no light in kitchen, other room have light, please can come see | electricians
Our company requires quarterly servicing of fourteen split-type cooling units at our premises in Kwun Tong. Please quote. | air-con-cleaning air-con-repair | kwun-tong
washing mashine stop in middle, water still inside, door not open, please help | appliance-repair
mate do you know anyone who can get me into my flat right now, keypad is dead | locksmiths
Note to self: get someone to find out where the damp patch behind the bed is coming from | leak-waterproofing mould-formaldehyde
We are seeking quotations for replacing the floor covering of a 2,400 sq ft office, carpet tiles preferred | flooring renovation-contractors
um so I need like someone who can come and put up a curtain pole and maybe fix the blind in the kids room too | curtains-blinds handyman
Recommendations please! Rattan sofa from my parents, cushions all gone flat and one leg wobbly, sentimental value | furniture-repair
can anyone reccomend someone to hang a gate and build a small shed wall on a village house rooftop in Sai Kung | minor-works renovation-contractors | sai-kung-town
Mums of Happy Valley - who did your kitchen? Ours is from the 80s and the cupboards are falling off | bathroom-kitchen renovation-contractors carpenters | happy-valley
We invite proposals for the concept and layout of a 1,200 sq ft show flat including mood boards | interior-designers
hey so our grass is knee high and there's a tree leaning on the fence, know anybody? | gardening-landscaping
Dear Sir, kindly advise your fee for nightly upkeep of a 5,000 sq ft workplace including pantry and washrooms | office-cleaning
ok google find me somebody to wash the outside of my windows I live very high up | window-cleaning
Helper here, my employer baby vomit on the rug, need people to wash the rug | sofa-carpet-cleaning laundry-dry-cleaning
rats!!! in the ceiling of our restaurant, heard them again last night, need someone discreet | pest-control
Does anybody collect bags of dirty clothes and bring them back folded? Machine broke and I have no time | laundry-dry-cleaning
Our new hire from Berlin lands in May with wife and two kids; we seek a provider to handle school tours, bank account and choosing a neighbourhood | relocation-services
Our firm will shift forty desks and a server rack to new premises over one weekend and requires a quotation | local-movers
Three engineers on secondment require furnished accommodation for eight weeks with weekly linen change | serviced-apartments
Left my passport at a friend's in Stanley and fly tonight, can someone just grab it and bring it over?? | courier | stanley
my wardrobe is a crime scene lol need a marie kondo type to come sort me out | home-organising
We would like to hire a helper who already finished contract in Hong Kong, cooking Indian food, can start soon | domestic-helper-agencies
Looking for a lady to collect my P2 daughter from the bus stop and stay til 7, Mon to Fri | babysitters-nannies part-time-helpers
My old mother cannot bath by herself. I am also old, 71. Want a strong woman come every morning | elderly-care private-nurses
posting for a friend - just out of surgery, lives alone, needs someone qualified to give injections at home twice a day | private-nurses
Anyone knows a good teacher for chemistry yr 10? Small group or 1-1 fine, son is strugling | private-tutors exam-prep
SAT in october and she keeps scoring 1200, needs 1450, what did your kids do? | exam-prep
Our regional office wishes to arrange weekly Putonghua classes for eight expatriate managers | mandarin-lessons
My madam say I must speak better English with the children, who can teach me on Sunday | english-lessons
hiya does anyone do drum kit for a very loud 9 yr old, our place has no space so yours | music-lessons
Thinking of trying salsa with my husband after lockdown weight lol, total beginners, where? | dance-lessons
Our little one loves painting and glue everywhere, want somewhere else for the mess on saturdays | art-classes
We moved from Singapore, 18 month old, looking for somewhere to sing songs and make mummy friends near Tai Koo | playgroups | tai-koo
Doctor for come to house please, my husband 80 years old fever cannot walk | family-doctors
Our HR department wishes to arrange on-site flu jabs for 120 staff in November | health-checks
I chip my front teeth eating crab, how much to make nice again | dentists
Back totally locked after golf, heard someone can crack it back in place?? | chiropractors physiotherapists
Anonymous post: my teenager stopped going to school and won't leave her room. We need someone professional to talk with her | counselling
dictating this sorry for typos my son stutters when he is excited who should we see | speech-therapists
ive put on 12 kg since moving here, tried every diet, want a proper plan from someone who actually studied this | dietitians
Sweet ladies, who gives needles for migraine? A friend says it changed her life | chinese-medicine
Need curly hair expert!! everyone here cuts it wet and straight and I look like a mushroom | hair-salons
Bridesmaids x5, Sat 14th, 7am at hotel in TST, faces and updos | makeup-artists hair-salons | tsim-sha-tsui
is there anyone who does full leg and bikini with sugar not strips, mid levels ideally | hair-removal | mid-levels
Hello dear, my feet very tired after work all week, want someone rub my feet, not expensive | massage-spa
I'd like a linen dress copied from one I already own, can bring fabric | tailors
I turned 40, quit banking, no idea what to do with my life. Has anyone worked with somebody who helps with that? | life-coaching
Reformer classes for bad knees? Small group only please, nothing sweaty | yoga-pilates
Company of 15 wants an instructor to put us through circuits at lunch time on our office terrace | personal-trainers
DD (5) does cartwheels on the sofa all day, where can she do it properly? | kids-sports
Four of us visiting want to do an easy ridge walk and something steeper with a local who knows the way | outdoor-guides
any coach for adult beginers in badminton, weekday evening, i bring own racket | racket-sports
My bunny has overgrown teeth, most places only see cats and dogs, who sees rabbits? | vets
Going to Phuket 3-10 Feb, need someone to pop in daily to feed two cats and water plants | dog-walking
Our rescue dog lunges at bikes and we are at the end of our rope, pun intended | dog-training
How do I get a 35kg labrador from Tung Chung to his vet appointment? Taxis say no | pet-taxi | tung-chung
We require a crew to film our half-day conference with two cameras and same-week edited highlights | videographers
Who took your bump photos? 32 weeks and feeling brave | family-photography photographers
Seeking somebody to legally marry us on a beach, short and non religious | mc-celebrants
Four-piece jazz group wanted for cocktail reception, 6 to 8pm, own amplification | djs-bands
Need a space for 25 for a baby shower with a kitchen and no stairs, Saturday afternoon | venue-hire
My friend is vegan and gluten free and it's her 30th, who can make her something with candles on it | cakes-desserts
Someone to come and do steaks and salads on our rooftop grill for 12 while we drink wine | private-chefs catering
I want lunches for the week already weighed with protein count, left at my door | meal-delivery
We are hosting a product launch and require two persons to mix drinks for eighty guests, glassware included | bartenders
car wont start again clicking noise only, in carpark in Ma On Shan, can someone come to me | car-repair | ma-on-shan
bird poo and tree sap all over the bonnet and the seats smell of dog, who makes it look new again? | car-detailing
Our school requires transport for 90 pupils to a museum and back on 12 May | coach-hire
Family visiting ten days, want to drive ourselves around the countryside, automatic with child seat | car-rental
Helper broke her wrist and the hospital bill is scary, want to make sure we're covered next time. Who do you use? | insurance
I've got MPF in five different places and no clue if I can afford to stop working at 60 | financial-planning
We wish to appoint a firm to audit our accounts for the year ended 31 March | accountants
need someone to make our cafe show up when people google brunch near me | digital-marketing
Seeking a designer for a menu and a new logo for our noodle shop, modern but local feel | graphic-designers
Office emails have been down since Monday and the guy who set it all up has left HK | it-support
We require four uniformed personnel overnight to protect exhibition stands for three nights | security-guards
Our firm is looking to fill a finance manager role and two temps for the Christmas period | recruitment
`,
  Traditional: `
各位街坊，請問邊度搵到老實師傅換水龍頭？唔好開天殺價嗰啲 | plumbers handyman
救命呀老公將啲油倒咗落廚房個窿，而家成個廚房水浸 | drain-clearing plumbers
本公司擬於各分行加裝插座及更換光管，請報價 | electricians
師奶一名，想搵人嚟裝個毛巾架同換廁板，好小嘢嚟，求介紹 | handyman plumbers
阿媽話部冷氣成日E4，唔知係咪冇雪種，有冇人識 | air-con-repair
喂你上次整洗衣機嗰個人電話幾多？我部而家入唔到水 | appliance-repair
備忘：問下大門隻鎖可唔可以轉密碼嗰種 | locksmiths
樓上漏落嚟成個月，管理處又唔理，想搵人用紅外線影下 | leak-waterproofing
法團通知：現誠邀承辦商為大廈公用窗戶進行強制驗窗，請遞交標書 | window-repair
老人家屋企個爐用咗廿年，想換新嘅，要識駁喉有牌 | gas-water-heaters
Tarobao 買咗個六桶櫃，螺絲成百粒，有冇人包工 | furniture-assembly
求問將軍澳有冇人換梳化皮，三座位，貓抓到爛晒 | furniture-repair | tseung-kwan-o
想問下大家屋企裝咗mesh未，我房門一閂就冇晒 | smart-home
我哋買咗居屋，預算三十萬，想搵間唔會走數爛尾嘅 | renovation-contractors
啱啱抽到新盤兩房，想要日系無印風，有冇邊個設計得好 | interior-designers renovation-contractors
媽咪群組問問，嬰兒房想貼啲卡通圖案落幅牆度，要無毒嘅 | painters
想訂做餐卡位連儲物，位置好窄，成品舖冇啱尺寸 | carpenters
塊地板一踩就咿咿聲，有幾塊仲凸起咗 | flooring handyman
西斜熱到死，想搵人上門度窗做隔熱嘅布簾 | curtains-blinds
村屋花槽啲雜草高過人，蚊又多，想搵人剪晒佢 | gardening-landscaping
舖頭開張想擇個吉日，順便睇下收銀位放邊 | feng-shui
阿姐放大假兩星期，有冇人可以頂住執屋洗衫 | home-cleaning part-time-helpers
今個月尾交樓畀業主，想搵一班人半日洗到乾乾淨淨 | deep-cleaning
本診所招標：每日營業後吸塵、消毒及清倒垃圾 | office-cleaning
裝修完啲窗好多膠漬同水泥，自己伸手出去抹又驚 | window-cleaning deep-cleaning
個仔成日流鼻水，醫生話塵蟎，想搵人上門吸床 | sofa-carpet-cleaning
老闆成日夜晚應酬，想請個長期揸車接送嘅，有禮貌口密 | private-drivers
對波鞋踩到泥又臭，有冇地方幫手洗 | laundry-dry-cleaning
衣櫃入面啲手袋發晒毛，成間房一陣霉味點算 | mould-formaldehyde
公司結業，有廿幾張檯凳同文件櫃要人車走 | rubbish-removal
凌晨三點機，兩個大人兩個BB四個喼，有冇車肯嚟接去機場 | airport-transfers
女兒去倫敦讀書，想寄十箱嘢過去，平船慢慢到都得 | international-movers
收藏咗成百支紅酒，屋企熱，想搵個恆溫地方放 | storage
有冇司機聽日朝早得閒，幫手喺街市車廿箱生果返舖頭 | van-hire
網店東主，每日有十至廿件貨要派去全港客人，求長期合作 | courier
好攰呀，兩個仔女啲玩具淹咗成間屋，想搵人教我點分類點擺 | home-organising
想問下大家請印傭邊間好，唔好試過收咗錢冇人嚟 | domestic-helper-agencies
星期二四想搵個阿姨買餸煮三餸一湯，六點前走得 | part-time-helpers
同老公去行紀念日，求一晚有經驗嘅人睇住兩歲女 | babysitters-nannies
姊妹們，二胎啦，今次想搵個夜晚都肯頂嘅陪我坐月 | postnatal-nannies
老豆認知障礙，成日走失，日間中心又冇位，好無助 | elderly-care
外母出院要抽痰同轉身，有冇註冊嘅人肯上門 | private-nurses
小四女，英文默書十幾分，求有耐性大學生，大埔 | private-tutors english-lessons | tai-po
老公係法國人，想識同我阿媽傾偈，要由零開始教白話 | cantonese-lessons
去年去咗東京玩就愛上咗，想由五十音學起 | other-languages
退休人士想學色士風，慢慢教，唔使考級 | music-lessons
幫囡囡搵地方學跳芭蕾，四歲，北角附近 | dance-lessons | north-point
同事仔仔去咗啲樂高機械人班好好玩，有冇介紹 | coding-stem
K2媽媽好焦慮，想搵人模擬面試同睇portfolio | school-placement
四十幾歲先學揸車，棍波定自動波好？求有耐性嘅師傅 | driving-lessons
貴公司可否提供五十名員工入職前驗身套餐報價 | health-checks
婆婆假牙鬆咗食唔到嘢，想搵間唔太貴嘅 | dentists
成日落枕，聽人話可以啪番正條骨，有冇好介紹 | chiropractors chinese-medicine physiotherapists
匿名：老公出軌之後日日喊，唔知離定唔離，想有專業人士傾 | counselling
仔仔評估話有自閉症特徵，專注力同手眼協調都差，排政府要年半 | occupational-therapists speech-therapists
想戒糖減肥但又驚暴食，有冇人可以逐餐跟住我 | dietitians
啱啱小產完，想執幾劑藥補返身 | chinese-medicine
度數加深咗，想配副輕啲嘅多焦點，唔好太貴 | optometrists
堆奶好痛，邊個可以上門幫手通乳？急 | maternity-services
頭髮又乾又分叉，諗住剪到齊肩順便護理 | hair-salons
姊妹團出門嗰朝要搞靚六個人，有冇組合價 | makeup-artists
眉毛淡到冇，想整啲自然霧霧哋嘅 | lashes-brows
企足十個鐘對腳腫晒，有冇人可以上門幫我撳下 | massage-spa
阿爸七十歲想練下肌肉防跌，最好一對一上門教 | personal-trainers physiotherapists
個仔怕水，想搵個女教練慢慢哄，屋苑泳池可以用 | swimming-lessons
中年發福大叔，想打泰拳出下汗，有冇唔會笑人嘅館 | martial-arts
約咗班同事出西貢瞓板，想搵人教獨木舟 | water-sports | sai-kung-town
聽日打颱風，唔知邊間狗酒店仲有位收兩隻柯基 | pet-boarding
佢成日撲人同食街邊嘢，想有師傅上門教下佢同埋教下我 | dog-training
移民英國帶埋隻龜背狗同隻貓，要打咩針寫咩紙，求專人搞 | pet-relocation
要影二十款護膚品放上網店，白底同情境都要 | photographers
兒子滿月酒八圍，想搵人佈置背景板同埋氣球 | party-entertainers event-planners
婚禮想有人現場唱歌彈琴，唔使大樂隊 | djs-bands
生日想食日本師傅上門即席揸壽司，八位 | private-chefs
公司開張要兩個花籃，聽朝九點前送到長沙灣 | florists | cheung-sha-wan
三十人船P，星期六，想有水上玩樂同埋食物包埋 | junk-boats
架車撞花咗個泵把，想補油，唔想經保險 | car-repair car-detailing
本校擬租用四輛五十五座車輛接載師生往郊野公園，請報價 | coach-hire
聽晚見家長，啲指甲甩晒色，有冇夜晚都做嘅 | nails
遺產承辦搞咗一年都未搞掂，兄弟又嘈，想搵人處理 | solicitors
`,
  Simplified: `
群里有没有靠谱的师傅，卫生间水龙头拧不紧一直滴 | plumbers handyman
救急！马桶堵了一天了，家里四个人没法用 | drain-clearing plumbers
我司办公室需新增二十个工位的电源插座，求报价 | electricians
姐妹们，有没有会挂画、装镜子、修柜门这种小活的人推荐 | handyman
各位邻居，空调外机声音大得被投诉了，谁修过 | air-con-repair
冰箱下面一滩水，冷冻的肉都化了，急急急 | appliance-repair
爸妈过来忘带钥匙站在走廊里，我在开会，谁能去开个门，沙田 | locksmiths | sha-tin
楼上洗澡我家厕所就下雨，物业推来推去的，想自己找人查清楚 | leak-waterproofing plumbers
铝窗关不严，台风天呜呜响还进水 | window-repair leak-waterproofing
洗澡水忽冷忽热，师傅上次说是机器太老了要换 | gas-water-heaters
淘宝集运过来一堆板子，一张书桌一张上下铺，求手巧的人 | furniture-assembly
真皮沙发被猫抓烂了，扔了可惜，能换皮吗 | furniture-repair
想让门锁窗帘灯全都能用手机控制，求懂的人上门弄 | smart-home
刚租下一个铺位做奶茶店，毛坯，六月要开业，找工程队 | renovation-contractors interior-designers
墙纸翘边发黄了，想全部撕掉重新弄 | painters
我们餐厅需订做十二张卡座及收银台，请提供方案 | carpenters
木地板泡水鼓起来一大片，要不要整屋换啊 | flooring
落地窗三米二高，求能上门量尺寸做双层的 | curtains-blinds
村屋想加个雨棚，听说要报屋宇署，求懂行的 | minor-works
生意一直不顺，朋友说办公室格局有问题，想请人来看看 | feng-shui
诚聘阿姨，每周一三五上午来两小时，打扫加熨衣服，要仔细的 | home-cleaning part-time-helpers
室友搬走了，房间脏得没法看，押金要紧，求专业的人来弄一次 | deep-cleaning
玻璃外面全是鸟屎，我在三十楼够不着 | window-cleaning
结婚的婚纱穿完了裙摆全黑，想洗干净收起来 | laundry-dry-cleaning
新装修完想测一下空气，家里有孕妇，不放心 | mould-formaldehyde
骑去上班的折叠车变速卡住了，还爆胎了，求推荐店 | bicycle-repair
毕业离港，床和桌子送都没人要，谁能来清走 | rubbish-removal
本人搬家，从村屋搬到大厦，四十箱，求良心价 | local-movers
回流内地，有一架钢琴和两百本书要运到杭州，求经验 | international-movers
在观塘附近想租个小仓放货，要能二十四小时进出 | storage | kwun-tong
语音转文字：我想找个人帮我把几箱样品从仓库拉到客户公司下午就要 | van-hire courier
求助，文件落在酒店了，能找人取了送到我手上吗 | courier
囤货型选手，衣服多到柜门关不上，求专业的人来帮我断舍离 | home-organising
我先生是印度人吃素，想找个会做印度菜的外籍阿姨，住家，合同怎么弄 | domestic-helper-agencies
预算一万八，想租个能做饭的一居室，离地铁近，不要隔断房 | estate-agents
婆婆临时回老家了，下周开始孩子放学没人带，急求 | babysitters-nannies
四月底卸货，坐标将军澳，想要会做客家月子菜会通奶的 | postnatal-nannies | tseung-kwan-o
外婆九十了，每天想有人陪她说说话、推轮椅下楼晒太阳 | elderly-care
妈妈做化疗，每次去医院我上班走不开，想找个懂医的人陪着 | private-nurses elderly-care
孩子五年级从内地转来，繁体字和英文都头疼，求家教 | private-tutors english-lessons
儿子读国际学校，明年要考IBDP，数学HL快崩了 | exam-prep private-tutors
港漂第三年，打车点餐都靠比划，下定决心要学会本地话 | cantonese-lessons
我司外籍高管需一对一学习中文，每周两次，可上门 | mandarin-lessons
电话面试听不懂印度口音，商务邮件也写得磕磕巴巴 | english-lessons
陪女儿一起学钢琴，家里只有电子琴行不行，求老师 | music-lessons
小朋友喜欢画画，想找个画室，不要太应试那种 | art-classes
年会要跳一段女团舞，六个同事零基础，求人紧急特训 | dance-lessons
优才家庭，孩子明年插班中一，Band 1学校怎么冲，求专业指导 | school-placement
孩子发烧三十九度，附近有没有周末能看诊的诊所，会说普通话 | family-doctors
补牙补到一半回来香港了，想找个不太贵的接着弄 | dentists
打羽毛球扭了膝盖，拍片没骨折，但是蹲不下去 | physiotherapists chinese-medicine
不开心很久了，晚上总哭，想找能讲普通话的聊聊，不想吃药 | counselling
双胞胎快三岁了只会叫妈妈，是不是该去看看 | speech-therapists
糖尿病人饮食怎么吃，医生没空讲，想花钱请人教 | dietitians
出生证要拿回内地用，说要律师盖章认证，求指路 | notary-legalisation solicitors
想纹个自然一点的眉，之前做的发红了 | lashes-brows
腿毛重，想做几次激光，看到好多套路店不敢去 | hair-removal
脸上闭口超级多，求不推销的店清一清 | facials
第一次当伴娘，求一个早上五点能上门的化妆老师 | makeup-artists
加班到脖子动不了，酒店里能叫人来按一按吗 | massage-spa
旗袍的盘扣掉了，下摆也想收短一点 | tailors
转行很迷茫，想找过来人帮我理一理方向 | life-coaching
生完孩子腹直肌分离，想找一对一的老师练 | yoga-pilates physiotherapists personal-trainers
孩子八岁怕水，求一对一，最好是女老师，家里会所有泳池 | swimming-lessons
想周末有人带我们爬山看日出，零经验 | outdoor-guides
想考AOWD，在香港找普通话教练 | water-sports
狗狗后腿一瘸一拐，想拍个片，有没有半夜开的 | vets
猫毛打结得像毯子，在家根本按不住 | pet-grooming
过年回家十天，布偶怕生，不知道送出去住还是请人来喂 | dog-walking pet-boarding
公司下周开发布会，需要中英同传两位，设备自带 | translators
求婚策划求推荐，想在海边布置灯光和花，要有人拍 | event-planners wedding-planners
租个能做饭能唱K的地方给二十个人跨年 | venue-hire
公司三十周年庆，想订个两米长的大蛋糕 | cakes-desserts
想吃健康一点，每天中午送到公司，最好写明热量 | meal-delivery
车子半年没开，电瓶没电了，停在屋苑停车场 | car-repair
内地客户一行五人到深圳湾，需要两地牌商务车接到中环 | cross-border-cars | central
想找人管我在香港的两套房，租客换来换去太累 | property-management
来港做生意，找人帮忙记账报税审计一条龙 | accountants company-secretary
电脑蓝屏开不了机，毕业论文在里面，救命 | computer-phone-repair
小红书没流量，想找团队代运营，预算不多 | digital-marketing
`,
  Own: `
tap drip drip | plumbers handyman
sink smelly and slow | drain-clearing plumbers
power gone half flat | electricians
hang tv on wall | handyman
冷氣滴水 | air-con-repair air-con-cleaning
冷氣有臭味 | air-con-cleaning
drier not hot | appliance-repair
key stuck in door | locksmiths
外牆滲水入屋 | leak-waterproofing
窗手柄甩咗 | window-repair
炉头打不着 | gas-water-heaters
wifi dead spot | smart-home
屯門訂做衣櫃 | carpenters | tuen-mun
重新铺厕所瓷砖 | bathroom-kitchen renovation-contractors
量尺寸做窗帘 | curtains-blinds
scrub flat before handover | deep-cleaning
mice in kitchen | pest-control
洗床褥 | sofa-carpet-cleaning
dump old mattress | rubbish-removal
ship boxes to canada | international-movers
放嘢地方 | storage
揾工人姐姐 | domestic-helper-agencies
睇BB 夜晚 | babysitters-nannies postnatal-nannies
grandma day companion | elderly-care
功課輔導 小三 | private-tutors
口語考試 練習 | exam-prep english-lessons
韓文 初班 | other-languages
singing for shy adult | music-lessons
捏泥 做杯 | art-classes
小孩编程 | coding-stem
路試 補鐘 | driving-lessons
打流感針 | health-checks
牙肉腫 | dentists
frozen shoulder | physiotherapists chinese-medicine
幼儿说话晚 | speech-therapists
lose belly with coach | personal-trainers
接睫毛 铜锣湾 | lashes-brows | causeway-bay
leg wax | hair-removal
屋企按摩 | massage-spa
踢足球 細路 | kids-sports
puppy pees everywhere | dog-training vets
狗狗剪甲 | pet-grooming
婚礼跟妆 | makeup-artists
公司年會搞手 | event-planners
food for office party | catering
借車一日自己揸 | car-rental
续签工作证 | immigration-visa
door camera | cctv-security smart-home
印喷画横幅 | printing-signage
搵人寫app | web-developers
`,
}
