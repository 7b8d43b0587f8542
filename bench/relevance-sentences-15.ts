// Why long: data, one query per line.

/** 240 posts, messages and notes in other styles and 50 short queries, by an author who had not seen the vocabulary; measured once. */
export const fifteenthSentences = {
  English: `
Hi everyone! Our kitchen sink has been backing up for days and plunging does nothing, who did you use? Pok Fu Lam | drain-clearing plumbers | pok-fu-lam
AC dead. 33 degrees. baby in the house. pls someone today | air-con-repair
Hello dear, there is a wet patch on my ceiling and it grows each time it rains, I am 78 and live alone | leak-waterproofing
ikea delivery came, 11 boxes, no patience left | furniture-assembly handyman
Looking for recs: someone with a good eye who can plan a 600 sq ft flat for a family of four, we hate the landlord beige | interior-designers renovation-contractors
need a bench with shoe storage built to fit a weird corner, anyone? | carpenters
the afternoon sun makes our meeting room unusable, kindly advise on shading options and cost | curtains-blinds
my son says the bed should not face the door, I would like a master to come and look | feng-shui
Please quote for daily evening service of our 4,000 sq ft premises, incl. pantry and washrooms, Kwun Tong | office-cleaning | kwun-tong
Windows are filthy on the outside, 23rd floor, helper not allowed to do it anymore | window-cleaning
black spots behind the wardrobe again, whole room smells damp, kid coughing | mould-formaldehyde deep-cleaning
After 8 lovely years we are off to Melbourne! Who packed up and shipped your whole household without breaking things? | international-movers
signed originals must reach the counterparty's office in Admiralty before 4pm today | courier | admiralty
So tired. need sombody to come cook simple dinners tues and thurs | part-time-helpers private-chefs
My husband has dementia and I can no longer lift him, I need a kind person during the day | elderly-care private-nurses
Anyone's teen taking the SATs this autumn? Score is stuck at 1250 and we're desperate | exam-prep private-tutors
Our new hire from Madrid writes well but freezes on client calls, we would fund coaching | english-lessons
Rainy weekend ideas: somewhere my husband and I can learn to throw a pot? Sheung Wan side | art-classes | sheung-wan
New to DB with a 14 month old, any groups where we can sing songs and meet other mums? | playgroups | discovery-bay
fever 39.2, need to see someone this morning, Tung Chung | family-doctors | tung-chung
since the marathon my knee clicks on stairs, someone please | physiotherapists
My boy is 4 and stammers badly, teacher mentioned it again today | speech-therapists
tried every pill for the migraines, thinking of needles and herbs now, english speaking if possible | chinese-medicine
my roots are showing and I have a gala on thursday lol | hair-salons
Ladies, where do you go for a bikini wax that isn't torture? Sai Kung or Hang Hau | hair-removal | sai-kung-town
flew 16 hours, shoulders like concrete, anything open till late in TST | massage-spa | tsim-sha-tsui
turning 50, cant do one push up, want someone to boss me around 2x a week | personal-trainers
hubby and I want to pick up squash, beginners, weekday evenings | racket-sports
Visiting brother wants to see Dragon's Back and some waterfalls, would love someone local to lead us, Shek O | outdoor-guides | shek-o
golden retriever rolled in something dead. help | pet-grooming
Our rescue mongrel lunges at every dog on the waterfront, we've tried treats, at our wits end | dog-training
We require a professional for headshots of 14 partners at our office in Quarry Bay | photographers | quarry-bay
Getting married in Hong Kong from abroad in November, 60 guests, no clue about vendors, need someone on the ground | wedding-planners
my grandaughter turns four, I would like a clown or somebody with puppets | party-entertainers
60 pax training day, need a room with projector in Wan Chai on 14 May, budget 12k | venue-hire | wan-chai
anniversary, would love someone to come and cook a five course thing in our flat | private-chefs
whos got a mobile bar guy for a rooftop thing sat night? | bartenders
After the dog and the beach the inside of our SUV is a disaster, anyone who comes to the car park? | car-detailing
My mother-in-law (81) wants to go over the bridge to Zhuhai door to door without changing, any driver? | cross-border-cars
24 kids + 6 parents to Ma Wan Park and back on saturday, suggestions? | coach-hire | ma-wan
We land from Zurich in three weeks with two kids, no home, no school, no bank account - who can hold our hand? | relocation-services
quiet furnished studio with housekeeping, monthly, while our house is being fixed | serviced-apartments
The university in Milan asks that my degree carries an apostille, where do I go? | notary-legalisation
Our parent company wishes to set up a Hong Kong entity before quarter end, please propose fees | company-secretary solicitors
My bakery takes orders on paper still, want people to pay for bread on their phone | web-developers
laptop fell in the bath. thesis due monday. I am not ok | computer-phone-repair
We need two uniformed persons at the door for a jewellery launch | security-guards
We have had three finance managers resign this year and HR cannot find the fourth | recruitment
loo keeps running all night, new washer needed I think | plumbers
the lights flicker when I use the kettle, is that dangerous? | electricians
old lock sticks, my arthritis makes it hard to turn, can it be swapped for a button one | locksmiths smart-home
gas man needed, cooker flame is yellow and smells funny | gas-water-heaters
can't talk to the doorbell or the lamps since we changed router argh | smart-home it-support
Best person to redo our hallway, kids drew on it with sharpies and it's peeling | painters
Bathroom from the 80s, pink tiles, pink tub, it has to go, who is honest with money? | bathroom-kitchen renovation-contractors
banana trees taking over our garden on Lamma, snakes too, need someone with a machete | gardening-landscaping | lamma-island
previous tenants had smokers, flat is sticky, keys on Friday, need it scrubbed top to bottom before we unpack | deep-cleaning
coffee all over the cream rug just now!!! | sofa-carpet-cleaning
Does someone collect shirts from the office and bring them back ironed? | laundry-dry-cleaning
pick up a treadmill in Yuen Long and bring it to Sai Wan, two strong guys | van-hire local-movers | yuen-long
Our helper is leaving and we'd like to hire someone who finished her contract already in HK, which agency doesn't rip them off? | domestic-helper-agencies
second c-section coming, no family here, hope for help with nights and cooking the first month | postnatal-nannies maternity-services
drums for a hyper 8 yr old, neighbours permitting | music-lessons
I am 34 and never drove, need someone calm, Sha Tin test route | driving-lessons | sha-tin
gum bleeding 3 days, my denist left hk | dentists
We fight every night about nothing, want to see someone together | counselling
my eyes get tired at the computer, prob need new glasses | optometrists
going grey brows, want them done so they stay | lashes-brows
Quit banking, have no plan, want someone to ask me the hard questions | life-coaching
my helper wants to learn to swim and so does our 6yo, our estate has a pool | swimming-lessons
Kids climb everything at home, is there some gymnastics on weekends round Kennedy Town | kids-sports | kennedy-town
cat hiding and breathing weird at 2am | vets
two rabbits need a home for christmas week while we fly back to UK | pet-boarding dog-walking
our whole team offsite for 45 people, someone else please plan it | event-planners
Boat day for a hen do, slide and floating mats a must! | junk-boats
nut free brownies + cupcakes for class party friday | cakes-desserts
family visa for my partner, we are not married, is there any chance | immigration-visa solicitors
kindly assist with the audited accounts and profits tax filing for FY2024/25 | accountants
our emails all went to spam and the server guy vanished | it-support
kindly source a vendor to unify our brochure, deck template and brand colours before the AGM | graphic-designers
`,
  Traditional: `
師傅呀，個洗手盆下面條喉滲水，我個老人家唔識搞，幾錢呀 | plumbers
個掣一開就有火花，好驚，有冇人即刻嚟到 | electricians
部微波盧轉吓轉吓就冇聲出，仲值唔值得整 | appliance-repair
十號風球後隻窗趷咗一邊，想check吓啲鉸有冇事 | window-repair
嫲嫲張酸枝櫈腳鬆咗，唔捨得掉，想搵人整返好 | furniture-repair carpenters
買咗個舊樓單位，budget 四十萬，想成間屋由頭做過，邊度搵人靠得住 | renovation-contractors interior-designers
啲木地板凸晒起身，行過會kick到腳，大角咀 | flooring | tai-kok-tsui
收到屋宇署封信話個晾衫架唔合規格，點算 | minor-works
返工返到傻，間屋亂到似垃圾崗，想搵人一個禮拜嚟一次 | home-cleaning part-time-helpers
部split機噴到啲牆有黑點，估係好耐冇洗過 | air-con-cleaning
有老鼠行過天花，瞓到一半聽到咯咯聲，好驚呀 | pest-control
啲舊櫃同電視冇人要，樓下管理員又唔畀放，點掉呀 | rubbish-removal
屋企細到冇位行，想擺啲冬衫同模型出去，觀塘區 | storage | kwun-tong
搬完屋一百個紙箱堆住客廳，我已經放棄咗，救命 | home-organising
今晚OT走唔到，有冇人可以幫我睇住個六歲仔到十點 | babysitters-nannies
爸爸插咗鼻胃喉出院，要個識護理嘅人喺屋企 | private-nurses elderly-care
啱啱嫁嚟香港，聽老公啲親戚講嘢一嚿雲，想學識傾偈 | cantonese-lessons
追完韓劇好想唔使睇字幕，大角咀返工，夜晚得閒 | other-languages
結婚要跳first dance，兩個都論盡，得兩個月 | dance-lessons
阿仔小五，心儀直資，portfolio同面試點準備好 | school-placement
公司叫入職前要照肺驗血，邊度快 | health-checks family-doctors
日日對住電腦條頸硬晒，朋友話㩒完脊骨會好啲 | chiropractors physiotherapists
阿爸中風後隻手郁唔到，想練番自己扣紐同食飯 | occupational-therapists physiotherapists
老花加散光，副眼鏡又甩咗個螺絲，阿婆我行唔遠，黃大仙有冇 | optometrists | wong-tai-sin
新年想整個crystal甲，朋友話旺角好多但唔知邊間啱 | nails | mong-kok
出嫁當日想要natural啲嘅妝，連媽媽都要化 | makeup-artists
條西褲個腰鬆晒，老闆話要今個禮拜五用 | tailors
瘦身pilates有冇細班，放工後銅鑼灣 | yoga-pilates | causeway-bay
阿囡俾同學蝦，想佢學下保護自己，最好係跆拳道嗰啲 | martial-arts kids-sports
西貢想學直立板，朋友話一日就上手，係咪真 | water-sports | sai-kung-town
我返工成日，隻柴犬要人日頭落街屙尿 | dog-walking
移民去加拿大，隻狗十二歲，好擔心坐飛機 | pet-relocation
BB滿月想影套相，可唔可以上門 | family-photography
我哋想搵個女律師證婚，最好識講英文同中文 | mc-celebrants
公司annual dinner想請隊live band唱廣東歌 | djs-bands
結婚十周年想送束花畀太太，佢鍾意白色嘅 | florists
屋企請飯，十五個人，懶煮，叫啲嘢返嚟仲有人擺盤 | catering
剛開完刀，胃口差，想有人日日送啲清淡餸 | meal-delivery
架車行到半路冒白煙，停咗喺屯門公路，點算 | car-repair | tuen-mun
老闆個客周五到，要識英文嘅司機接送成日 | private-drivers
我阿媽坐輪椅，想租架車放得落輪椅自己揸去大埔 | car-rental | tai-po
想搵間五百呎以下，近寶琳站，月租一萬六內嘅 | estate-agents | po-lam
業主有三層樓放租，嫌煩，想有人代收租同搵師傅 | property-management
老闆突然炒我仲唔賠代通知金，我應該問邊個 | solicitors
出世紙同結婚證書要由西班牙文變英文，仲要蓋印 | translators notary-legalisation
公司買team醫療，二十人，想格下價 | insurance
個小店facebook冇人like，每月得五千蚊budget | digital-marketing
部iPhone入水開唔返，入面有成千張BB相 | computer-phone-repair
鋪頭成日有人偷嘢，想裝啲鏡頭手機睇到 | cctv-security
開張要整個燈箱招牌，仲要派五千張傳單 | printing-signage graphic-designers
廚房去水仲慢過我行樓梯，通渠水都冇用 | drain-clearing
師傅你好，大門個鎖鑰匙入到轉唔到，荃灣 | locksmiths | tsuen-wan
天面落雨就滴水入屋，放咗三個膠桶 | leak-waterproofing
想裝個智能門鎖同埋燈，自己set極都set唔到 | smart-home locksmiths
間房好細，想整個櫃成幅牆咁高，連埋張書枱 | carpenters interior-designers
廁所馬賽克甩到七七八八，想成個翻新 | bathroom-kitchen
窗台得七呎，又想遮到光又想望到街，有咩選擇 | curtains-blinds
我哋間office十個人，想有人逢一三五嚟掃地清茶水間 | office-cleaning
件羊絨褸食完打邊爐全陣味，可唔可以明日攞返 | laundry-dry-cleaning
除咗甲醛先敢俾個B入住，間屋啱啱裝完 | mould-formaldehyde
下個月一號由藍田搬去馬鞍山，有部鋼琴，報個價 | local-movers | lam-tin
搵人急送生日禮物去馬灣，今日之內 | courier van-hire | ma-wan
想請印傭照顧嫲嫲，要識煮中菜，手續費幾多 | domestic-helper-agencies
坐月時邊個嚟幫我洗奶樽煮薑醋，預產期五月 | postnatal-nannies
家母八十六歲，日間想有位姑娘陪佢食飯行街 | elderly-care
阿囡中六Chem好弱，想搵個大學生補下，$300一個鐘 | private-tutors
九月升中四，英文作文得D，想有人keep住改文 | english-lessons private-tutors
大人可唔可以由零開始學結他 | music-lessons
想一星期畫一次水彩減壓，長洲有冇 | art-classes | cheung-chau
阿女玩Scratch玩到上癮，想學真正寫code | coding-stem
我條脷有粒嘢三個禮拜都唔好，唔知睇咩醫生 | family-doctors dentists
經期唔順，手腳成日凍，想飲中藥調理 | chinese-medicine
孕婦想上堂學點樣分娩同餵奶 | maternity-services
脫毛機脫極都出番，想做激光嗰隻 | hair-removal
教練你好，個仔六歲怕水，石硤尾泳池有冇得一對一 | swimming-lessons | shek-kip-mei
隻貓屎忽毛全部打結，剪又唔畀掂 | pet-grooming
狗狗今日要做絕育，要人接送，佢暈車 | pet-taxi
公司記招要拍片兼直播，兩個機位 | videographers
報稅表過咗期先收到，自己又有freelance收入，唔識填 | accountants
想請個秘書同兩個倉務，公司冇HR，可唔可以幫手搵 | recruitment
`,
  Simplified: `
姐妹们求推荐，卫生间水龙头滴了一整晚，水费要爆炸了 | plumbers
新租的房子墙要打孔挂电视，没有工具也不会，找谁比较靠谱？ | handyman
急急急，钥匙落家里门自动关了，土瓜湾有人能来吗 | locksmiths | to-kwa-wan
煤气灶打不着，刚搬来港，不懂找哪家 | gas-water-heaters
求问，全屋灯想用语音控制，租房党能搞吗 | smart-home
墙面被小孩画花了，想换成浅绿色，多少钱一平 | painters
厨房太小油烟又重，想重新打橱柜换台面，有没有靠谱的 | bathroom-kitchen
别墅院子的草快一人高了，元朗这边有没有人定期打理 | gardening-landscaping | yuen-long
退租房东要求恢复原状很干净，求介绍能打扫到押金全退的 | deep-cleaning home-cleaning
布艺沙发养猫养出味道了，自己洗越洗越黄 | sofa-carpet-cleaning
羽绒服和西装有没有上门取送的，将军澳 | laundry-dry-cleaning | tseung-kwan-o
人在港读研，要从沙田搬到坑口，东西不多，求便宜 | local-movers van-hire | sha-tin
闲鱼买了个冰箱在深水埗，自己扛不动，求拉货 | van-hire | sham-shui-po
有没有用过的宝妈，找个会煮粤菜的菲佣要多久，避雷求分享 | domestic-helper-agencies
月子里没人帮，婆婆又过不来，求靠谱阿姨 | postnatal-nannies
孩子本地小学三年级，中文和数学都跟不上，求老师 | private-tutors
孩子在本地学校普通话越说越歪，平翘舌不分，想系统学一下 | mandarin-lessons
六岁男孩学架子鼓还是钢琴，九龙塘有没有上门的 | music-lessons | kowloon-tong
孩子放暑假在家打游戏，干脆让他学写游戏，哪里好 | coding-stem
港漂拿了内地驾照，可还是不敢上路，右舵左行求陪练 | driving-lessons
种牙在香港大概多少，牙掉了一颗半年了 | dentists
产后情绪很低落，老公不理解，想找个人聊聊 | counselling
孕期血糖高，饮食不知道怎么控制 | dietitians maternity-services
二胎预产期快到了，想上课学呼吸和哺乳，普通话的 | maternity-services
毛孔大黑头多，求一家不推销办卡的 | facials
睫毛又短又少，想接一下，铜锣湾求推荐 | lashes-brows | causeway-bay
每天焦虑睡不好，朋友推荐学冥想，有人试过吗 | life-coaching counselling
孩子六岁还是旱鸭子，周末两天有课吗 | swimming-lessons
男孩精力旺盛，求周末篮球或者足球，荃湾 | kids-sports | tsuen-wan
家里的猫咪尿血了，半夜哪里看 | vets
国庆回老家七天，仓鼠和狗没人管 | pet-boarding dog-walking
狗要打针但是出租车不肯载，怎么去医院 | pet-taxi
婚礼想拍那种电影感的短片，预算八千 | videographers
公司五周年庆，老板让我一个人搞定一百五十人，求救 | event-planners
男朋友求婚，想在维港边布置鲜花和灯，哪里找人 | florists event-planners
周末姐妹团想包船晒太阳，西贡出发，人均五百以内 | junk-boats | sai-kung-town
给妈妈过生日，想订一个好看不甜腻的蛋糕 | cakes-desserts
车检没过，说刹车片要换，求不坑人的 | car-repair
红眼航班凌晨两点到，带着老人和四个箱子，怎么去市区 | airport-transfers
周末想租辆七座自驾去石澳 | car-rental | shek-o
在香港找学区房，九龙城附近，预算一千万，求靠谱中介 | estate-agents | kowloon-city
优才续签被要求补材料，头大，谁办过 | immigration-visa
给外国客户开会要个现场口译，英语粤语普通话 | translators
买了分红险，现在想比较一下收益，别推销 | insurance financial-planning
想给奶茶店做一套海报和商标 | graphic-designers
公司搬了新地方，十几台电脑要重新接网 | it-support
印两千份折页下周用，颜色别偏 | printing-signage
有没有人知道，吊灯一闪一闪的，开关还发烫 | electricians
洗衣机脱水时候咣咣响，快跳起来了 | appliance-repair
窗户玻璃裂了一条缝，十六楼，会不会掉下去啊 | window-repair
祖传的红木椅子掉漆断腿，想修旧如旧 | furniture-repair
拿到钥匙了，七百尺的毛坯，想找人从水电到完工全包 | renovation-contractors interior-designers
强化地板泡水全鼓起来了，要不要全换 | flooring
想再天台搭个雨棚，听说要报批？ | minor-works
一个人住不想打扫，求每周一次的阿姨 | home-cleaning part-time-helpers
空调一开鼻炎就犯，应该好多年没拆开洗了 | air-con-cleaning
回国前旧家具一大堆没人要，怎么处理 | rubbish-removal
跨城换工作，东西先放三个月，每个月几百块那种 | storage
求上门的整理师，衣服鞋子多到爆炸 | home-organising
周六晚上看演唱会，谁能帮忙带四岁的娃 | babysitters-nannies
明天要带外公去威尔斯看专科，我请不到假，求陪诊 | private-nurses | sha-tin
公司同事都讲粤语，我想三个月听懂八成 | cantonese-lessons
想学韩语去首尔找工作，零基础 | other-languages
练舞三个月还是四肢不协调，想找拉丁老师一对一 | dance-lessons
娃两岁，入园面试要准备简历吗，求过来人 | school-placement playgroups
满一岁要打什么疫苗，香港私家怎么约 | health-checks family-doctors
写字老是反着写，坐不定，怀疑感统失调 | occupational-therapists
进视一年涨了一百五，想配控制的镜片 | optometrists
做个脚上的甲，不要太贵，油麻地 | nails | yau-ma-tei
旗袍改大一点，肚子胖了，急，周五婚宴 | tailors
久坐族想练瑜伽，不要太多人，尖东附近 | yoga-pilates | tsim-sha-tsui
想学一下拳击发泄压力，女生，零基础 | martial-arts
人生第一次想试冲浪，有没有教练 | water-sports
每天加班，求遛狗的人，太古城 | dog-walking | tai-koo
带猫从香港回成都，检疫证怎么搞，求代办 | pet-relocation
宝宝百天，求一个自然风不摆拍的摄影 | family-photography
酒吧开业想请人打碟，最好会放电子 | djs-bands
把钱放在银行利息太低，想有人帮我做长期规划 | financial-planning
单车变速坏了，荃湾海边那边有人修吗 | bicycle-repair | tsuen-wan
小区晚上总有人乱进，物业想多请几个保安 | security-guards property-management
`,
  Own: `
anyone fix flourescent lights? | electricians handyman
mum fell, needs carer | elderly-care private-nurses
smelly drains LOL | drain-clearing plumbers
dj rec pls | djs-bands
quick haircut kid | hair-salons
wine for 80 pax | bartenders catering
moving boxes Saturday | local-movers
lost keys Lamma | locksmiths | lamma-island
kindly quote signage | printing-signage
headshots Central tomorrow | photographers | central
work permit advise | immigration-visa
will and probate | solicitors
kitten first jabs | vets
knee pain after skiing | physiotherapists
bike wont shift | bicycle-repair
cover letter translating | translators
bookkeeper part time | accountants
執漏師傅 | handyman renovation-contractors
啲甲爛咗 | nails
邊度學游水 | swimming-lessons
阿嫲陪診 屯門 | private-nurses elderly-care | tuen-mun
book枱花 | florists
冇wifi救命 | smart-home it-support
換mon 深水埗 | computer-phone-repair | sham-shui-po
過數公司秘書 | company-secretary
隻貓唔食嘢 | vets
嬰兒餵奶指導 | maternity-services
補DSE中文 | exam-prep private-tutors
白蟻呀 | pest-control
雪櫃唔凍 | appliance-repair
洗冷氣幾錢 | air-con-cleaning
call車去珠海 | cross-border-cars
攝影棚租 | venue-hire photographers
天花油漆 | painters
公司註冊求介紹 | company-secretary
求月嫂 | postnatal-nannies
求推荐牙医 | dentists
租车 自驾 | car-rental
搬家便宜 大埔 | local-movers | tai-po
私教 减脂 | personal-trainers
猫寄养 过年 | pet-boarding
做网站 小公司 | web-developers
上门洗车 停车场 | car-detailing
剖腹产后恢复 | maternity-services physiotherapists
学粤语 铜锣湾 | cantonese-lessons | causeway-bay
翻译成绩单 | translators
短租公寓 | serviced-apartments
孩子口吃 | speech-therapists
公司聚餐到会 | catering
雅思口语冲刺 | exam-prep english-lessons
`,
}
