/** A hundred and twenty sentences, written after `relevance-sentences-5.ts` and measured once before the vocabulary was widened. */
export const sixthSentences = {
  English: `
hi, my mixer in the shower only gives a thin stream now, could someone come to Tai Koo | plumbers | tai-koo
water has stopped going down in the bath and it smells like rotten eggs | drain-clearing plumbers
every time it rains the wall behind our bed gets wet | leak-waterproofing plumbers
I turned on two heaters and now nothing in the lounge has power | electricians
need my 65 inch screen fixed to the wall with a bracket | handyman
our split unit makes a noise like a helicopter | air-con-repair
the dishwasher stops half way and beeps | appliance-repair
my son locked the bedroom from inside and we do not have the key | locksmiths
we would like to take down a wall and put in a new kitchen, who can manage the whole job | renovation-contractors bathroom-kitchen interior-designers
wallpaper in the nursery is coming off, want it redone in a light green | painters
looking for somebody to wash my floor to ceiling glass from outside | window-cleaning
we found bed bugs after the holiday | pest-control
duvet and a silk dress to be washed and picked up | laundry-dry-cleaning
old mattress and fridge to be taken away this weekend | rubbish-removal
moving two bedrooms from Discovery Bay to Kennedy Town at month end | local-movers | kennedy-town discovery-bay
shipping our household back to Melbourne | international-movers
a place to keep surfboards and suitcases during summer | storage
our helper finished her contract and we need a new one from Indonesia | domestic-helper-agencies
someone to pick up the kids from school and stay until we are home | babysitters-nannies part-time-helpers
my father had a stroke and needs somebody at home during the day | elderly-care private-nurses
daughter is failing maths in form 3 | private-tutors
best way to get band 7 in IELTS before June | exam-prep english-lessons
I want to be able to order dim sum and chat with taxi drivers | cantonese-lessons
my six year old wants to learn the violin | music-lessons
sore lower back from sitting all day, need some exercises and hands on treatment | physiotherapists chiropractors massage-spa
my two year old hardly says any words | speech-therapists
wisdom tooth is killing me | dentists
I feel low all the time and want to talk to a professional | counselling
balayage and a trim near Sheung Wan | hair-salons | sheung-wan
suit trousers need to be taken in before Friday | tailors
puppy keeps biting and pulling on the lead | dog-training
cat has not eaten for two days | vets
need pictures of our products for an online shop | photographers
some magic and balloons for a five year old's birthday | party-entertainers event-planners
somebody to cook for eight at our place on Saturday night | private-chefs catering
car will not start in the car park in Kwun Tong | car-repair | kwun-tong
my passport stamp runs out next month and I have a job offer here | immigration-visa
we want to set up a limited company and need someone for the yearly filings | company-secretary accountants
my laptop screen is black after I spilled tea on it | computer-phone-repair
need a website where customers can book and pay | web-developers
`,
  Traditional: `
沖涼房個花灑頭滴水滴唔停 | plumbers
個洗手盆啲水好耐先去到 | drain-clearing plumbers
廳燈開親就閃下閃下 | electricians
想喺牆度掛幅三呎闊嘅畫 | handyman
部冷氣吹極都唔凍 | air-con-repair
焗爐入面個燈著但係唔熱 | appliance-repair
落咗街買嘢，門一閂先醒起鎖匙喺屋企 | locksmiths
樓上沖涼我屋企天花就滴水 | leak-waterproofing plumbers
熱水爐打唔著火，沖凍水涼好慘 | gas-water-heaters
宜家買咗個大衣櫃，唔識砌 | furniture-assembly
啱啱收樓，四百呎想搵人度下點間 | interior-designers renovation-contractors
全屋執過，拆牆換地板，大概幾錢 | renovation-contractors
想將睡房幅牆轉做淺藍色 | painters
新屋入伙前想搵人徹底洗一次 | deep-cleaning home-cleaning
部冷氣一開就有陣怪味，應該好耐冇洗 | air-con-cleaning
屋企周圍都係細隻曱甴 | pest-control
梳化畀隻貓痾咗尿 | sofa-carpet-cleaning
衣櫃入面啲衫發晒霉 | mould-formaldehyde home-organising laundry-dry-cleaning
月尾由荃灣搬去將軍澳，三個人嘅嘢 | local-movers | tsuen-wan tseung-kwan-o
有張兩座位梳化要由旺角送去大埔，淨係要架車 | van-hire local-movers | tai-po mong-kok
佢下個月生，想搵人幫手坐月 | postnatal-nannies
阿媽行動不便，想有人日頭陪佢食飯同覆診 | elderly-care private-nurses
個仔升中面試，想練下 | school-placement exam-prep private-tutors
細路想學寫程式 | coding-stem
學揸車，自動波 | driving-lessons
成日失眠，想試下針灸調理 | chinese-medicine
隻牙崩咗一角 | dentists
膊頭痛到舉唔起手 | physiotherapists chiropractors massage-spa chinese-medicine
結婚嗰日想搵人幫我化妝同整頭 | makeup-artists hair-salons
接假睫毛，北角附近 | lashes-brows | north-point
想請人教我操fit啲，一對一 | personal-trainers
個女怕水，想學識游 | swimming-lessons
去日本一個禮拜，隻貓冇人餵 | pet-boarding
隻芝娃娃啲毛打晒結 | pet-grooming
婚禮想拍返條片 | videographers wedding-planners photographers
公司三十人開年會想食到會 | catering event-planners
架車落漆有花痕想打下蠟 | car-detailing car-repair
機場接機，四個人六件行李 | airport-transfers private-drivers
同老公離婚，想搵人睇下啲文件 | solicitors
間鋪想裝幾個鏡頭睇住收銀 | cctv-security
`,
  Simplified: `
水龙头拧紧了还是一直滴 | plumbers
马桶堵了冲不下去 | drain-clearing plumbers
家里一开微波炉就跳闸 | electricians
空调出的风是热的 | air-con-repair
洗衣机脱水的时候跳来跳去 | appliance-repair
钥匙断在锁孔里面了，急 | locksmiths
墙角返潮起皮，怀疑外墙漏 | leak-waterproofing painters
煤气灶打不着火 | gas-water-heaters
网上买的书柜到了，想请师傅上门装 | furniture-assembly
刚买的二手房想全部重新装 | renovation-contractors interior-designers
阳台想做一排柜子放洗衣机 | carpenters
地板踩上去吱吱响，还翘起来了 | flooring
每周两次，打扫加做饭 | home-cleaning part-time-helpers
找个住家保姆照顾老人 | domestic-helper-agencies elderly-care
小区里有老鼠，怎么办 | pest-control
羽绒服和西装要干洗 | laundry-dry-cleaning
旧家具没人要，帮忙拉走 | rubbish-removal
从红磡搬家到元朗，东西不多 | local-movers | yuen-long hung-hom
把家里的东西运回上海 | international-movers local-movers
有份合同要马上送到中环 | courier | central
孩子数学跟不上，想补一补 | private-tutors
普通话说得不标准，想练好 | mandarin-lessons
刚来香港听不懂粤语 | cantonese-lessons
四岁想学画画 | art-classes
眼睛看不清黑板，要配眼镜 | optometrists
脖子僵硬，想找人推拿一下 | massage-spa chinese-medicine physiotherapists
做个全身检查 | health-checks family-doctors
想瘦十公斤，饮食怎么安排 | dietitians personal-trainers
脸上痘痘很多想做护理 | facials
出国两周，狗狗没人照顾 | pet-boarding dog-walking
猫一直拉肚子 | vets
拍一组全家福 | family-photography photographers
婚礼主持要会粤语和英语 | mc-celebrants
生日想订一个三层的蛋糕 | cakes-desserts
车子刹车有异响 | car-repair
租一辆七座车过关去深圳 | cross-border-cars private-drivers car-rental
高才通到期想续签 | immigration-visa
合同要翻译成英文 | translators
公司报税找谁做 | accountants
手机屏幕摔碎了 | computer-phone-repair
`,
  mixed: `
個 fridge 唔凍 looking for 師傅 | appliance-repair
想 book 個 photographer 影 baby | family-photography photographers
part time 姐姐 Tuen Mun 一個禮拜兩次 | part-time-helpers home-cleaning | tuen-mun
搵 tutor 教 form 6 physics | private-tutors
我的 wifi 在卧室很慢 | smart-home it-support
`,
  misspelt: `
my airconditoner is leeking water on the flor | air-con-repair
nead a relaible clener every fryday in Sai Kung | home-cleaning part-time-helpers | sai-kung-town
there are cockroches everywere in my kichen | pest-control
lost my kees and cannot open the frunt door | locksmiths
piano techer for a begginer | music-lessons
washing mashine wont drane | appliance-repair
somone to asemble my new wardrob | furniture-assembly
`,
}
