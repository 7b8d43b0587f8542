// Why long: data, one query per line.

/** 240 everyday sentences over all categories and 50 short queries, by an author who had not seen the vocabulary; measured once. */
export const twelfthSentences = {
  English: `
the pipe behind the washing machine burst and my floor is soaked | plumbers
the kitchen sink gurgles and greasy water comes back up when I run the dishwasher | drain-clearing plumbers
can someone put up shelves and fix a squeaky door on Thursday afternoon in Tin Hau | handyman | tin-hau
it's 34 degrees and the unit in our living room only blows warm air | air-con-repair
someone tryed to break in and now I want a stronger deadbolt | locksmiths cctv-security
paint is bubbling on the outside wall after every typhoon | leak-waterproofing painters
the thing on the wall that heats the shower makes a bang when it lights | gas-water-heaters
I have eleven flat packs from Ikea and only one Allen key and no patience | furniture-assembly handyman
our 480 sq ft place feels tiny and dark, we want ideas on how to use the space better | interior-designers
my little girl wants her room pink with stars on one wall | painters
I need a bench with hidden storage built into the bay window | carpenters
sun comes in at 5:30 and wakes the baby every single day | curtains-blinds
want a metal rack for the outdoor unit put up legally on the outside wall | minor-works air-con-repair
my boss won't sign the office lease until somebody checks the energy of the place | feng-shui
two hours every Saturday, just bathrooms and kitchen, Tai Hang | home-cleaning part-time-helpers | tai-hang
our co-working floor in Kwun Tong needs the pantry and toilets done every evening | office-cleaning | kwun-tong
dog had an acident on the fabric couch and I have tried everything | sofa-carpet-cleaning
can't see the harbour any more because the glass is so filthy on the outside | window-cleaning
wedding dress has a wine stain down the front and I'd like it preserved | laundry-dry-cleaning
black spots keep growing behind the wardrob and my son is wheezing | mould-formaldehyde leak-waterproofing
leaving Hong Kong for good in July, three bedrooms of stuff to ship to Melbourne | international-movers
our new flat is half the size, where can we leave the sofa and the bikes for a while | storage
important papers have to be in Cheung Sha Wan in two hours | courier | cheung-sha-wan
we have no time to box up the kitchen before the truck comes | home-organising local-movers
want someone to come cook healthy dinners Monday to Thursday in Happy Valley | part-time-helpers private-chefs | happy-valley
both of us work late on Tuesdays and need someone to collect our girl from school and give her a bath | babysitters-nannies part-time-helpers
mum has dementia and wanders off, we need someone with her in the daytime | elderly-care private-nurses
my daughter has her SATs in October and needs 150 more points | exam-prep private-tutors
I want to understand what the aunties at the wet market are saying | cantonese-lessons
my helper would like to write better emails and speak with more confidence in English | english-lessons
granny wants to learn Spanish for her trip to Barcelona | other-languages
is there a pottery place in Wong Chuk Hang for two adults on a Sunday | art-classes | wong-chuk-hang
my husband and I want to try salsa on Friday nights | dance-lessons
somewhere in Tseung Kwan O for a two year old to sing, paint and get messy while I have coffee | playgroups art-classes | tseung-kwan-o
debating between IB and A-levels and need advice for a UK boarding place | school-placement
sore throat, fever and a rash on my arms, I'd rather not go to the A&E | family-doctors
what jabs do I need before Kenya, we go in three weeks | health-checks family-doctors
tore a ligament skiing and need to get my knee moving again | physiotherapists
my lower back locks whenever I stand up, a friend said adjusting the spine helps | chiropractors physiotherapists
he is four and stutters on almost every word | speech-therapists
been bloated and tired for months, thinking of herbs and needles instead of pills | chinese-medicine dietitians
my daugther sat on my glasses and I can't drive without them | optometrists
roots are showing and I need a good colourist who understands blond hair | hair-salons
I have rosacea and would love a gentle treatment to calm my cheeks | facials
how much for bikini and full legs before a beach trip | hair-removal
always looks like I'm tired, I want fuller lashes and tidy brows in Sai Kung | lashes-brows | sai-kung-town
knots in my shoulders from a week of deadlines, deep pressure please, tonight in Wan Chai | massage-spa | wan-chai
got promoted to manage 20 people and feel like a fraud | life-coaching
I've got eigth weeks to get in shape for Hyrox | personal-trainers
my serve is terrible and I play at Hong Kong Cricket Club on weekends | racket-sports
friends are visiting and want to see Dragon's Back and the wild beaches with somebody local | outdoor-guides
our two boys have too much energy, any gymnastics on Lantau | kids-sports
bunny has stopped eating and is grinding her teeth | vets
poodle looks like a sheep and his nails click on the floor | pet-grooming
rescue dog lunges at every other dog on Bowen Road | dog-training
we're flying to Toronto and don't know how to get the cat there | pet-relocation
corporate headshots for nine partners, at our office in Admiralty | photographers | admiralty
someone to film our wedding and edit a short highlight reel | videographers
we've eight months, a venue and a guest list of 150 and I'm already losing it | wedding-planners
princess theme, face painting and a bouncy castle for a dozen five year olds | party-entertainers
I need somebody who'll get everyone dancing until 2am at my 40th | djs-bands
looking for a space in Sheung Wan for an art pop up, one weekend | venue-hire | sheung-wan
a proper Thanksgiving dinner cooked in our own kitchen for ten | private-chefs catering
want someone behind the bar shaking drinks for a house party on the Peak | bartenders | the-peak
the brakes squeal and the car fails its annual check next month | car-repair
my mother visits for a week and I want someone to take her round in a nice car | private-drivers
have to get from Yuen Long to a factory in Dongguan and back the same day | cross-border-cars | yuen-long
50 guests need to be picked up from two hotels and taken to the church in Stanley | coach-hire | stanley
gears keep slipping on my road bike, somewhere near Ma On Shan | bicycle-repair | ma-on-shan
arriving in September with two kids and a dog, need help with everything | relocation-services
two bed with a sea view in Pok Fu Lam under 40k a month | estate-agents | pok-fu-lam
I own a flat in Ap Lei Chau but live in Dubai and the tenant keeps ringing me about repairs | property-management | ap-lei-chau
need a furnished studio for six weeks until our apartment is redy | serviced-apartments
my university degree has to be stamped for a job in the Emirates | notary-legalisation
my landlord won't give me back my deposit and I've had enough | solicitors
thinking of opening a small trading business here, do I need a local address | company-secretary
hospital bills here are scary, what cover should a freelanser get | insurance
I'm 45 with no pension and a lot of cash in the bank doing nothing | financial-planning
we want customers to book and pay on their phone without calling us | web-developers
nobody finds our restaurant on google and we have no clue about ads | digital-marketing
`,
  Traditional: `
花灑水力細到似滴眼藥水，洗個頭要半個鐘 | plumbers gas-water-heaters
個洗手盆啲水去得好慢，仲有陣臭味 | drain-clearing plumbers
一着燈就啪一聲熄晒，聞到燒膠味 | electricians
部電視開倒有聲冇劃，買咗三年 | appliance-repair
冷氣機噪到瞓唔著，想換部新，紅磡 | air-con-repair | hung-hom
外牆滲水入嚟睡房，牆紙都發霉 | leak-waterproofing mould-formaldehyde
個窗俾風吹到甩咗出嚟，差啲跌落街 | window-repair
餐椅啲皮爆晒，海綿都走出嚟 | furniture-repair
間房接收唔到WiFi，打機成日甩線 | smart-home it-support
裝修預算三十萬，居屋四百呎，想由拆到交樓一手包辦 | renovation-contractors interior-designers
啲磚地又凍又跣，老人家跌過，想鋪過第二樣 | flooring
想喺屋企整個神枱連鞋櫃，要入牆 | carpenters
收到屋宇署驗窗驗樓嘅信，唔知搵邊個做 | minor-works window-repair
村屋花園想鋪草種幾棵果樹，西貢 | gardening-landscaping | sai-kung-town
個廁所三十年冇郁過，想乾濕分離 | bathroom-kitchen renovation-contractors
啱啱裝修完，成屋粉塵，下星期入伙 | deep-cleaning
疏化俾細路倒瀉奶，成陣酸味 | sofa-carpet-cleaning
屋企有老鼠咬爛米袋，我驚到唔敢入廚房，油麻地 | pest-control | yau-ma-tei
冇時間洗床單被套，想有人上門收返去洗好摺埋，將軍澳 | laundry-dry-cleaning | tseung-kwan-o
有張舊梳化同床褥要掉，冇電梯六樓 | rubbish-removal
得幾件傢俬，由深水埗搬去荔枝角，想平啲 | local-movers van-hire | sham-shui-po
裝修三個月，啲傢俬冇定擺 | storage
喺鴨脷洲買咗個二手雪櫃，想搵人運返屯門 | van-hire local-movers | ap-lei-chau
個工人走咗佬，急住搵人頂替，最好有經驗湊過初生 | domestic-helper-agencies
老婆十二月生，我又要返工，想有人煲薑醋同夜晚睇住BB | postnatal-nannies
阿媽聽日照腸鏡，要有人陪佢去同接返屋企 | private-nurses elderly-care
我個囡讀國際學校，跟唔上中文，想一對一 | private-tutors mandarin-lessons
個女想考五級鋼琴，屋企有琴，希望老師上門，鰂魚涌 | music-lessons | quarry-bay
好鍾意睇韓劇，想唔使再靠字幕 | other-languages
小朋友想學整app，最好用Scratch開始 | coding-stem
想考私家車牌，自動波，得閒淨係夜晚 | driving-lessons
婚前想兩個人一齊驗身 | health-checks
隻大牙蛀咗個窿，飲凍水痛到標 | dentists
成日心慌手震，唔敢搭地鐵，唔知係咪要搵人傾 | counselling
個仔坐唔定，寫字好慢，老師話佢手部肌肉弱 | occupational-therapists
懷孕糖尿，醫生叫我戒口但係我唔知可以食乜 | dietitians
落樓梯睇唔清，近嘢又矇，想驗下度數配副新嘅 | optometrists
想搵人陪我生，教我點呼吸點用力 | maternity-services
我想perm個大波浪，又怕stylist亂咁剪，銅鑼灣一千蚊內 | hair-salons | causeway-bay
曬完成面斑，想淡返啲 | facials
下個月做姊妹，想有人嚟新娘屋企幫我哋三個化靚啲 | makeup-artists
老公想度身訂造套西裝結婚着，尖沙咀 | tailors | tsim-sha-tsui
坐得耐成個人繃緊，想柔軟返啲，最好小班 | yoga-pilates
阿仔五歲，想佢暑假學識自由式，荃灣有冇 | swimming-lessons kids-sports | tsuen-wan
想打泰拳減肥，女仔一個會唔會好尷尬 | martial-arts
星期六想搵啲嘢俾個仔放電，打籃球或者踢波都得，馬鞍山 | kids-sports | ma-on-shan
想試下SUP嗰啲企喺塊板上面划，赤柱嗰邊，weekend先得閒 | water-sports | stanley
隻倉鼠隻眼腫晒，唔知邊間肯睇 | vets
返工返十二個鐘，想有人中午嚟放下隻柴犬，九龍灣 | dog-walking | kowloon-bay
過年返鄉下，兩隻貓冇人餵 | pet-boarding dog-walking
要帶隻三十公斤嘅金毛去睇醫生，的士唔肯載 | pet-taxi
BB滿月想影輯靚相留念，最好上門影 | family-photography photographers
公司周年晚宴要人影足全場，有相有片 | photographers videographers
結婚想搵律師幫我哋喺草地簽紙 | mc-celebrants solicitors
搞個五百人嘅家庭同樂日，攤位遊戲台音響乜都要 | event-planners party-entertainers
畢業禮想送束向日葵俾女朋友，沙田 | florists | sha-tin
阿婆八十大壽想訂個三層高有壽桃嘅 | cakes-desserts
公司下午茶六十人，想叫啲小食甜品送上寫字樓，長沙灣 | catering | cheung-sha-wan
減緊肥，想每日有人送計好卡路里嘅飯盒 | meal-delivery dietitians
架車入面成陣煙味，想徹底清一次 | car-detailing
凌晨四點要由大埔去趕飛機，五個人連行李 | airport-transfers | tai-po
想借架七人車三日，自己揸去新界玩 | car-rental
旅行團四十人喺迪士尼返尖沙咀，要架大車 | coach-hire
放租間屋，想有人幫手影相搵客睇樓 | estate-agents property-management
老婆大陸人，想申請佢落嚟一齊住 | immigration-visa
被公司無理炒魷魚，冇代通知金，想追返 | solicitors
要將阿爺封日文信譯返做中文 | translators
做freelance第一年，唔知點計數交稅 | accountants
有醫療又想有埋儲蓄，唔知公司嗰份夠唔夠 | insurance financial-planning
退休仲有十年，想計下MPF夠唔夠使 | financial-planning
想開網店賣手作，要可以碌卡同轉數快 | web-developers
新牌子要個logo同包裝，預算五千 | graphic-designers
IG冇人like，想搵人幫手谷下生意 | digital-marketing
部notebook慢到開個word要五分鐘，藍畫面成日出 | computer-phone-repair
公司得八個人，冇IT，部printer同email成日出事 | it-support
屋企阿媽獨居，想裝個鏡頭睇住佢有冇跌親 | cctv-security smart-home
商場活動三日，要十個人睇場同控制人流 | security-guards event-planners
展覽要兩幅易拉架同三千張單張，後日要，葵興 | printing-signage | kwai-chung
茶餐廳請極都冇人做樓面 | recruitment
單位成日有怪聲，阿媽話要搵師傅睇下坐向 | feng-shui
`,
  Simplified: `
洗手盆下面的管子一直渗水，柜子都泡烂了 | plumbers
浴室插座冒火花，不敢再用了 | electricians
门把手松了，还有个柜门掉下来，小活有人接吗 | handyman
洗衣机转到一半就停，里面全是水打不开门，青衣 | appliance-repair | tsing-yi
半夜门自己锁上了，手机也在里面，借邻居的电话打的 | locksmiths
台风之后窗缝往里灌水，胶条都老化了 | window-repair leak-waterproofing
厨房的炉子打火打不着，换电池也没用 | gas-water-heaters appliance-repair
布艺沙发塌了，坐下去一个坑，想换海绵 | furniture-repair
想用手机控制家里的灯和空调，回家前先开好 | smart-home
新房交楼了，想找人从设计到施工全包，荃湾四百多尺 | renovation-contractors interior-designers | tsuen-wan
墙上裂了好多缝还掉皮，想重新刷一遍 | painters
卧室地版被水泡了鼓起来，要换 | flooring
厨房太小，想把橱柜和水槽重新布局 | bathroom-kitchen carpenters
飘窗特别晒，想要全遮光的，电动更好 | curtains-blinds
露台想种点花草，做成小花园，不懂怎么弄 | gardening-landscaping
公司换新办公室，老板想请师傅看看座位怎么排 | feng-shui
家里平时没人收拾，想每两周有人来擦地洗厕所，坑口 | home-cleaning part-time-helpers | hang-hau
空调一吹出来就有霉味，孩子鼻炎犯了 | air-con-cleaning mould-formaldehyde
老房子蟑螂太多，喷药没用，白蚁好像也有 | pest-control
装修完味道很大，孕妇能不能住，想有人来测一测 | mould-formaldehyde
公司清出来二十张旧办公桌没人要 | rubbish-removal
合租到期，就一张床加几个箱子，从旺角到大围，一千块以内 | local-movers van-hire | mong-kok
冬天的衣服和滑雪装备太占地方，想放外面，荔枝角附近 | storage | lai-chi-kok
客户样品今天一定要送到科学园 | courier | pak-shek-kok
家里东西堆成山，想有人上门帮忙分类整理 | home-organising
想请菲佣，但不知道要准备什么材料 | domestic-helper-agencies
临时出差三天，想找人在家陪六岁孩子过夜 | babysitters-nannies
刚剖腹产，没老人帮忙，晚上宝宝一直哭 | postnatal-nannies maternity-services
爸爸中风后不能自理，想找人白天帮他洗澡喂饭 | elderly-care private-nurses
小学三年级，英文跟不上，想要女老师上门，何文田 | private-tutors english-lessons | ho-man-tin
考GMAT，三个月内想上700 | exam-prep
在香港五年了，还是只会说唔该，想学 | cantonese-lessons
老公是英国人，他想学会跟我爸妈聊天，爸妈只会普通话 | mandarin-lessons
想学小提琴，二十六岁零基础还来得及吗 | music-lessons
下班想学街舞，出出汗，尖沙咀 | dance-lessons | tsim-sha-tsui
孩子想参加编程比赛，想找人带Python | coding-stem
插班国际学校要面试，孩子英语一般，不知道怎么准备 | school-placement
香港的路考挂了，求耐心一点的师傅 | driving-lessons
咳嗽三周不好，想找诊所看看要不要拍片，调景岭 | family-doctors | tiu-keng-leng
洗牙加补芽大概多少钱，能用普通话沟通最好 | dentists
歪脖子、长短腿，体态很差，想正一正 | chiropractors physiotherapists
青春期的儿子不说话不上学，整天锁在房里 | counselling
孩子感统失调，不爱碰沙子，走路总撞东西 | occupational-therapists
健身人士想要定制食谱，增肌减脂 | dietitians personal-trainers
散光加老花，看手机要拿很远 | optometrists
宝宝不肯吸奶，堵奶发烧，急 | maternity-services
周末约会，想做个显白的指甲，旺角三百以内 | nails | mong-kok
比基尼线想一次搞定，怕疼 | hair-removal
年会要上台主持，妆发都想有人搞定 | makeup-artists hair-salons
肩颈僵硬，想做泰式的，最好开到深夜 | massage-spa
裙子买大了，想收一下腰，深水埗 | tailors | sham-shui-po
总是焦虑，想学冥想让自己静下来 | life-coaching counselling
想找个女教练带我撸铁，将军澳 | personal-trainers | tseung-kwan-o
办公室久坐，想每周做两次普拉提，中环午休时间 | yoga-pilates | central
孩子想打乒乓球，找退役运动员教 | racket-sports kids-sports
朋友来香港想去露营看日出，需要有人安排装备带路 | outdoor-guides
第一次想试浮潜和皮划艇，不会游泳可以吗 | water-sports swimming-lessons
狗狗后腿一瘸一拐，不让碰，荃湾 | vets | tsuen-wan
猫毛打结成毡了，一碰就咬人 | pet-grooming
国庆出去玩五天，想给狗子找个能散养的地方住 | pet-boarding
要移民澳洲了，家里的老猫怎么带走 | pet-relocation
求婚想有人躲在旁边偷拍，太平山顶 | photographers | the-peak
怀孕八个月，想拍一套孕照 | family-photography photographers
想拍一支餐厅的探店短视频发小红书 | videographers digital-marketing
婚礼想要双语控场，不要太油腻 | mc-celebrants
孩子幼儿园生日会，想请小丑和泡泡秀 | party-entertainers
公司酒会需要DJ和音响，晚上七点到十一点 | djs-bands
开业要六个花篮，明天早上送到铜锣湾 | florists | causeway-bay
同学聚会想租个别墅轰趴，能做饭 | venue-hire
十五个人想出海钓鱼看夕阳，两小时就行 | junk-boats
家里来客人，想请川菜师傅上门做一桌 | private-chefs
酒会缺两个会调酒的，晚上六点开始，中环 | bartenders | central
车子打不找火，停在停车场动不了 | car-repair
山地车刹车失灵，轮子也歪了 | bicycle-repair
带爸妈来香港玩三天，想包一辆车带司机 | private-drivers car-rental
学历证明要公证给英国大学 | notary-legalisation translators
想注册香港公司顺便开户，人在深圳 | company-secretary
优才到期了，想续签，公司刚裁了我 | immigration-visa
公司做账审计拖了两年，罚单来了 | accountants
人不在香港，房子空着想出租又怕麻烦 | property-management estate-agents
`,
  Own: `
tap dripping nonstop | plumbers
toilet blocked urgent | drain-clearing plumbers
lights flickering kennedy town | electricians | kennedy-town
ikea wardrobe put together | furniture-assembly
telly on wall | handyman
fridge not cold | appliance-repair
cockroaches everywhere | pest-control
get rid of sofa | rubbish-removal
granny sitter shatin | elderly-care | sha-tin
maths help year 9 | private-tutors
haircut for toddler | hair-salons
tooth ache sunday central | dentists | central
waxing near jordan | hair-removal | jordan
dog minder weekend | dog-walking pet-boarding
bday cake delivery | cakes-desserts
boat party sai kung | junk-boats | sai-kung-town
ride to airport 4am | airport-transfers
will writing | solicitors
tax return help | accountants
wesbite for my shop | web-developers
鎖匙唔見咗 | locksmiths
熱水爐壞咗 大埔 | gas-water-heaters | tai-po
甴曱滅門 | pest-control
洗梳化 | sofa-carpet-cleaning
掉舊傢俬 葵芳 | rubbish-removal | kwai-fong
搬屋平啲 | local-movers
鐘點阿姐 | part-time-helpers home-cleaning
上門補數 | private-tutors
學車 自動波 | driving-lessons
睇中醫 鑽石山 | chinese-medicine | diamond-hill
心情差想傾計 | counselling
鬆骨 佐敦 | massage-spa | jordan
改衫改褲 | tailors
隻狗唔聽話 | dog-training
影結婚相 | photographers wedding-planners
到會 三十人 | catering
中港直通車 | cross-border-cars
爆mon整電話 | computer-phone-repair
裝天眼 | cctv-security
請兼職侍應 | recruitment
空调不制冷 | air-con-repair
开锁 急 | locksmiths
天花板漏水 | leak-waterproofing
保洁阿姨 每周 | home-cleaning part-time-helpers
小孩感冒看医生 | family-doctors
健身私教 红磡 | personal-trainers | hung-hom
猫咪寄养 | pet-boarding
租商务车 司机 | private-drivers car-rental
租房 两室 荃湾 | estate-agents | tsuen-wan
文件翻译盖章 | translators notary-legalisation
`,
}
