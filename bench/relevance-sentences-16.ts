// Why long: data, one query per line.

/** 240 everyday situations and 50 short queries, by an author who had not seen the vocabulary; measured once. */
export const sixteenthSentences = {
  English: `
The flush keeps running all night and I can hear it filling up again every ten minutes | plumbers
Brown water comes up through the shower floor every time the neighbours upstairs do their washing | drain-clearing plumbers
Half of the lights in the flat flicker when the kettle is on and there's a burning smell near the fuse box | electricians
I have six picture frames and a heavy mirror sitting on the floor and concrete walls I can't get a nail into | handyman
The unit in the bedroom blows but the room stays at thirty degrees | air-con-repair air-con-cleaning
My dryer spins but the clothes come out as wet as they went in | appliance-repair
I popped out to the rubbish room and the front door shut behind me with the keys inside | locksmiths
There is a yellow ring growing on our living room ceiling and the neighbour above says it's not him | leak-waterproofing plumbers
We got a letter from the Buildings Department saying all our windows must be checked within six months | window-repair
The shower goes icy after two minutes and the little flame goes out | gas-water-heaters
Twelve boxes from the Swedish shop arrived this morning and I have no screwdriver and no patience | furniture-assembly
The seat of my grandmother's armchair has collapsed and the fabric is torn along the arm | furniture-repair
Video calls drop whenever I take my laptop into the back bedroom | smart-home it-support
We've just bought an old 600 square foot place and want to rip everything out and start again | renovation-contractors interior-designers
I'd like someone with taste to draw up how our odd-shaped living room could work for five people | interior-designers
The hallway has crayon all over it and the colour was dreadful anyway | painters
I want bookshelves that fit exactly into an alcove with a sloping ceiling | carpenters
Our planks have swollen and lifted after the typhoon and the kids keep tripping on them | flooring
The sun wakes the baby at five thirty every day, we need the bedroom properly dark | curtains-blinds
The bamboo on our roof terrace has gone wild and half the pots are dead | gardening-landscaping
My mother in law won't let us sign for the flat until somebody checks which way the bed should face | feng-shui
I'd love someone to come every Thursday to mop, dust and do the bathrooms | home-cleaning part-time-helpers
The builders have finished and there is a white film of dust on absolutely everything | deep-cleaning
When we switch the cooling on in May it smells like old socks | air-con-cleaning
The toddler was sick all over the couch and the smell won't go away | sofa-carpet-cleaning
We're on the 28th floor and the outside of the glass hasn't been touched in years | window-cleaning
I wake up with lines of itchy red bites and found tiny black spots on the mattress seams | pest-control
Every summer the clothes in my wardrobe turn green and furry | mould-formaldehyde
There's an old piano and two broken wardrobes that nobody wants and our lift is tiny | rubbish-removal
We leave for Manchester in August and want to take the dining table and forty boxes with us | international-movers
Between leases I've got nowhere to put my bed and winter clothes for three months | storage
I bought a second-hand fridge in Sha Tin and need to get it home this afternoon | van-hire local-movers | sha-tin
The signed contract has to be on a desk in Central by four o'clock today | courier | central
I can't find anything in my flat anymore, stuff is piled to the ceiling and I don't know where to begin | home-organising
Our helper is going home for good next month and we need someone new to live in and look after the kids | domestic-helper-agencies
I get home at eight and just want a hot dinner on the table three nights a week | part-time-helpers private-chefs meal-delivery
Who could watch our two boys on Saturday night while we go to a wedding | babysitters-nannies
The baby is due in November and I'd like an experienced auntie with us for the first month | postnatal-nannies
Dad keeps forgetting to turn off the stove and shouldn't be alone during the day | elderly-care
Mum has an operation wound which needs a fresh dressing every day now she's home | private-nurses
My daughter cries over fractions every evening and we both end up shouting | private-tutors
My son needs a 7 for university and his writing is stuck at 6 | exam-prep english-lessons
I've lived here nine years and still can't talk to the ladies in the wet market | cantonese-lessons
Before our trip to Osaka I want to be able to order food and ask the way | other-languages
We need live tunes for the first dance and nobody in the family can play a note | djs-bands
My seven-year-old wants to build a robot that moves by itself | coding-stem
We want him to get into a good Primary One but he freezes when strangers ask him questions | school-placement
I've failed my road test twice because of parallel parking | driving-lessons
I've had a fever and a sore throat for three days and don't want to sit in a hospital queue | family-doctors
My savings just sit in the bank and I'd like somebody to tell me where to put them | financial-planning
I twisted my knee on a trail run and it still buckles on the stairs | physiotherapists
We keep having the same fight and I think our marriage needs a third person in the room | counselling
He's two and a half and still only says four words | speech-therapists
The teacher says she can't sit still, hates loud noises and can't hold a pencil | occupational-therapists
My cholesterol is high and I don't know what I am supposed to eat | dietitians family-doctors
She holds her book right up against her nose and squints at the board | optometrists
My breasts hurt and the baby can't latch, I'm about to give up on feeding | maternity-services
I dyed it at home and now it's orange | hair-salons
If I broke my leg here the hospital bill would ruin me, my company covers nothing | insurance
I'm getting married in a hotel and want to look like myself but better on the day | makeup-artists
My shoulders are like stone after a week at the screen and I need someone to knead them | massage-spa
I've never lifted a weight in my life and I'm scared of the gym on my own | personal-trainers
At fifty I'm embarrassed to say that I still can't float | swimming-lessons
I want to learn how to throw a punch and get fit at the same time | martial-arts personal-trainers
The cat hasn't eaten since Tuesday and is hiding under the bed | vets
Our poodle's fur is so matted you can't see his eyes | pet-grooming
We fly out for two weeks at Christmas and the dog needs somewhere to stay | pet-boarding dog-walking
The puppy bites ankles and barks at every delivery man | dog-training
I'm moving to Sydney and can't leave my two cats behind | pet-relocation
I need a decent picture of myself for LinkedIn, the one I've got is from 2011 | photographers
Twenty small children are coming to our clubhouse in Discovery Bay and I need something to keep them busy for an hour | party-entertainers | discovery-bay
We'd like to spend a Saturday out on the sea with twenty friends, swimming and drinking | junk-boats
Sixty people on our terrace on Friday and nobody to shake the cocktails | bartenders
There's a grinding noise every time I brake | car-repair
Five of us with nine suitcases land at eleven at night | airport-transfers
My landlord refuses to give back two months' deposit and won't answer messages | solicitors
The Brazilian authorities want my degree stamped and certified before they accept it | notary-legalisation
A green envelope from the Inland Revenue came and I have no idea what to fill in | accountants
I dropped my phone in the toilet and now the screen stays black | computer-phone-repair
Somebody has been stealing parcels from outside our door in Tai Po and I want to see who it is | cctv-security | tai-po
`,
  Traditional: `
廁所啲水去得好慢，沖完廁仲有嘢浮返上嚟 | drain-clearing plumbers
架車泊喺地盤隔籬成身泥塵，車廂又有陣煙味 | car-detailing
一開焗爐就成屋冇晒電，要行去電箱推返上去 | electricians appliance-repair
想喺廳掛部75吋電視，但係唔敢自己鑽窿 | handyman
部窗口機開咗成晚都係得風唔凍 | air-con-repair air-con-cleaning
雪櫃入面啲餸全部溶晒，個摩打好似停咗 | appliance-repair
條鎖匙斷咗喺匙膽入面，入唔到屋 | locksmiths
樓下住戶話佢廁所天花滴水，要我哋負責搵源頭 | leak-waterproofing plumbers
廚房隻窗鉸生晒鏽，推出去就拉唔返埋 | window-repair
沖涼沖到一半啲水突然變凍，爐頭打唔著火 | gas-water-heaters
網上買咗張雙層床返嚟，睇說明書睇到頭都大 | furniture-assembly
張餐椅啲皮剝晒，坐墊又冧咗，唔捨得掉 | furniture-repair
新屋想講句說話就識開燈拉窗簾 | smart-home
啱啱收樓，想搵人由頭到尾包晒拆牆鋪磚做水電 | renovation-contractors
間屋得三百呎，想請人諗下點擺先住到四個人 | interior-designers
牆身啲灰水起泡甩晒，想翻新晒全屋隻色 | painters leak-waterproofing
主人房想做個到頂衣櫃，連埋地台床 | carpenters
想將個浴缸拆咗改做企缸 | bathroom-kitchen renovation-contractors
元朗村屋天台想加返個簷篷同晾衫架 | minor-works | yuen-long
下個月入伙，想搵人睇下門口對住電梯有冇問題 | feng-shui
星期六想有個姐姐嚟四個鐘抹地洗廁所 | home-cleaning part-time-helpers
退租之前業主要求間屋乾淨到好似冇住過人咁 | deep-cleaning
舖頭收工之後想有人日日嚟掃地倒垃圾 | office-cleaning
部冷氣滴水兼有陣霉味，兩年冇洗過 | air-con-cleaning air-con-repair
隻貓喺張床褥度屙咗尿，點刷都仲有味 | sofa-carpet-cleaning
夜晚開燈見到好多曱甴喺廚房走，日日都打死幾隻 | pest-control
件羽絨同兩張被太大，屋企部機洗唔到 | laundry-dry-cleaning
新造嘅櫃好大陣味，BB 下個月出世好擔心 | mould-formaldehyde
阿爺過咗身，佢間屋成屋舊嘢唔知點處理 | rubbish-removal home-organising
下個月搬去第二區，有大約三十個紙箱同幾件大傢俬 | local-movers
全家下年去加拿大，想將啲書同單車運過去 | international-movers
屋企太細，想搵個地方擺啲冬天衫同露營嘢 | storage
喺深水埗買咗幾嚿木板，想搵架車即刻車返屋企 | van-hire | sham-shui-po
漏咗份合約喺公司，想搵人即刻拎過嚟畀我 | courier
第一次請工人姐姐，唔識揀又唔識搞文件 | domestic-helper-agencies
返工返到七點，個女放學冇人接 | babysitters-nannies
太太預產期係三月，想搵個識煲薑醋識湊B嘅人 | postnatal-nannies
嫲嫲跌完一次之後唔敢自己落街，日頭冇人睇住 | elderly-care private-nurses
媽媽下星期去醫院覆診，我請唔到假陪佢 | private-nurses elderly-care
三十個同事去郊外玩一日，想有架車接送成班人 | coach-hire
中六喇，仲有半年就開考，中文卷一直攞唔到四 | exam-prep private-tutors
成日要同內地客開會，一開口就俾人笑 | mandarin-lessons
同外國同事開會聽得明但講唔出口 | english-lessons
睇韓劇睇咗咁多年想唔睇字幕都聽得明 | other-languages
個女話想彈琴，想搵人上門教 | music-lessons
想識自己捏個杯自己燒 | art-classes
想同女朋友報個班，婚禮嗰日跳得似樣啲 | dance-lessons
BB 一歲半，想帶佢識下其他小朋友一齊玩唱歌 | playgroups
咳咗成個禮拜都未好，想搵間星期日開門嘅 | family-doctors
結婚之前想兩個人一齊抽血驗下有冇遺傳病 | health-checks family-doctors
智慧齒痛到瞓唔著，塊面都腫埋 | dentists
落完樓梯條腰就直唔返，個醫生話係椎間盤突出 | physiotherapists chiropractors chinese-medicine
成晚瞓唔著，諗起返工就心跳好快想喊 | counselling family-doctors
個仔講嘢好多音唔正，老師成日聽唔明 | speech-therapists
拗柴腫到好似豬蹄咁，阿媽話要搵人敷藥 | chinese-medicine physiotherapists
公司聽日開記者會，怕有人搞事，想有人守住門口 | security-guards
想剪短啲兼焗個奶茶色 | hair-salons
想整靚對手去影婚紗相 | nails
成面暗瘡印，戴咗成年口罩仲衰 | facials
夏天著背心成日要剃，想一次過搞掂佢 | hair-removal
每朝畫眉畫到遲到，想一勞永逸 | lashes-brows
件旗袍買咗返嚟腰位鬆，裙腳又太長 | tailors
做咗十年會計好迷惘，唔知下一步點行 | life-coaching counselling
生完BB之後個肚收唔返，想搵人一對一操返 | personal-trainers yoga-pilates
成日坐喺度腰痠背痛，想學下拉筋同埋點樣呼吸 | yoga-pilates
個仔七歲好多精力，想佢週末去踢波 | kids-sports
想行長途山徑但冇人帶，驚蕩失路 | outdoor-guides
想考個牌可以落水睇珊瑚 | water-sports
隻狗食咗朱古力，不停嘔 | vets
返夜班冇人同隻柴犬落街屙尿 | dog-walking
隻貓要去沙田覆診，的士又唔肯載 | pet-taxi | sha-tin
想影返張全家福，阿公阿嫲都有份 | family-photography photographers
婚宴嗰晚想有人喺台上帶氣氛玩遊戲 | mc-celebrants
公司三百人食週年晚宴，成件事想搵人包晒 | event-planners
女友生日想送束花去佢尖沙咀公司 | florists | tsim-sha-tsui
個囡五歲生日，想要個 Elsa 公主造型嘅蛋糕 | cakes-desserts
飲咗酒想搵人幫我揸架車返屋企 | private-drivers
一家大細去珠海，想有車由屋企直接去到酒店 | cross-border-cars
單車條鏈成日甩，煞車又唔靈 | bicycle-repair
層樓想放租但我哋人喺英國，冇人收租同跟維修 | property-management estate-agents
`,
  Simplified: `
家里马桶一直漏水，水费比上个月多了一倍 | plumbers
店里一直招不到会讲粤语的店员，想有人帮忙找 | recruitment
周末想自己开车带爸妈到处逛，可是没有车 | car-rental
想在墙上装几个置物架，房东说可以打孔 | handyman
租的房子没有空调，想买一台分体的让人装上 | air-con-repair
洗衣机脱水的时候声音像飞机起飞 | appliance-repair
指纹锁没电了，我被关在门外 | locksmiths
下雨天窗台边的墙就渗水，墙皮都掉了 | leak-waterproofing window-repair
煤气灶老是打不着火，偶尔还能闻到味道 | gas-water-heaters
宜家买的衣柜到了，一个人根本装不起来 | furniture-assembly
卧室完全没有信号，刷视频都要站在客厅 | smart-home
刚在香港买了套老楼，想全部敲掉重新弄 | renovation-contractors interior-designers
卫生间的瓷砖掉了好几块，想整个换掉 | bathroom-kitchen renovation-contractors
甜品店要开业了，想要一个好看的标志和包装盒图案 | graphic-designers
书房想按墙的尺寸做一排带书桌的柜子 | carpenters
想把客厅的瓷砖换成木头的，光脚踩着舒服 | flooring
对面楼离得太近，晚上总觉得有人看着，想遮一下 | curtains-blinds
阳台想弄成小花园，种点不用怎么管的植物 | gardening-landscaping
搬新家想挑个好日子，顺便看看床头朝哪边好 | feng-shui
两个人都加班，家里乱得不行，想请人每周来打扫一次 | home-cleaning part-time-helpers
刚拿到新房钥匙，里面全是灰和油漆点 | deep-cleaning
公司只有十个人，想找人每天下班后来收拾一下 | office-cleaning
餐厅开了三个月没人知道，想在网上多点曝光 | digital-marketing
沙发上洒了红酒，自己擦越擦越大 | sofa-carpet-cleaning
家里发现很多带翅膀的虫子，木门框都被蛀空了 | pest-control
有件羊绒大衣沾了油，不敢自己洗 | laundry-dry-cleaning
回南天墙角长了一大片黑点，味道很难闻 | mould-formaldehyde
旧床垫和冰箱不要了，楼下不让随便丢 | rubbish-removal
下个月换房子，东西不多但是没电梯 | local-movers
要从香港搬回上海，家具和书想一起运走 | international-movers
回内地半年，香港的东西不想扔，想找地方放 | storage
家具城买的餐桌不包送，想叫个车拉回来 | van-hire
有份原件今天必须送到湾仔的办公室 | courier | wan-chai
想请一个住家的菲佣照顾老人和小孩 | domestic-helper-agencies
希望有阿姨每天下午来买菜做两菜一汤 | part-time-helpers
刚来香港没有老人帮忙，周末想请人带两岁的娃几个小时 | babysitters-nannies
老婆下个月生，想请人来家里带新生儿、做月子餐 | postnatal-nannies
我在深圳上班，妈妈一个人住香港，走路不稳，想有人白天陪她 | elderly-care
爸爸中风出院后要打胃管，家里没人会弄 | private-nurses elderly-care
孩子插班到香港的小学，英文跟不上全班 | private-tutors english-lessons
准备申请香港的硕士，雅思差半分 | exam-prep english-lessons
同事开会都讲白话，我一句也听不懂 | cantonese-lessons
女儿在国际学校，中文拼音都不会，想找老师从头教 | mandarin-lessons private-tutors
公司要派我去法兰克福，想先学点当地话 | other-languages
想让孩子学小提琴，最好老师能来家里 | music-lessons
儿子整天玩游戏，不如让他学着自己做一个 | coding-stem
高才过来的，孩子明年上小学，完全不懂怎么报学校 | school-placement
内地驾照换了香港的，但不习惯右舵，想找人陪练 | driving-lessons
带爸妈来香港打带状疱疹疫苗，哪里可以约 | health-checks family-doctors
牙齿不齐，想戴那种透明看不见的 | dentists
长期低头看电脑，脖子僵硬手还发麻 | physiotherapists chiropractors chinese-medicine
来香港之后压力很大，整夜失眠，想找人聊聊 | counselling
孩子四岁了，跟人不对视，也不太会用勺子 | occupational-therapists speech-therapists
体检说有脂肪肝，想有人帮我安排每天吃什么 | dietitians
月经不调好几年了，西医看不好，想调理一下 | chinese-medicine
孩子近视一年涨了一百度，听说有晚上戴的镜片 | optometrists
第一次怀孕，想上课学怎么呼吸怎么生 | maternity-services
刘海太长了，想找个会讲普通话的师傅剪 | hair-salons
要参加公司年会，想做个闪闪的指甲 | nails
换季脸上脱皮泛红，想找地方护理一下 | facials
眼睛小，想把睫毛弄得又长又翘 | lashes-brows
西装买大了，肩膀和袖子想改一下 | tailors
想请人教我打网球，零基础，周末在九龙塘附近 | racket-sports | kowloon-tong
孩子胆子小，想让他学跆拳道练练 | martial-arts
猫一直打喷嚏流眼泪，周日还有哪里开门 | vets
国庆回老家一周，猫没人喂，想有人上门铲屎 | dog-walking
要带狗从香港回北京，手续完全搞不懂 | pet-relocation
领证那天想请人跟拍半天 | photographers videographers
宝宝满月，想请人来家里拍照 | family-photography
想拍一条一分钟的公司宣传片 | videographers
在香港办个三十人的小婚礼，没时间跑场地和布置 | wedding-planners
求婚想要九十九朵玫瑰，今晚就要 | florists
想租个地方给同学办毕业聚会，能唱歌打麻将那种 | venue-hire
周五公司下午茶，想订四十个人的点心水果 | catering cakes-desserts
一家六口带老人从香港去广州南站，不想自己过关拖行李 | cross-border-cars
刚到香港，找房子开银行户口办证件都想有人带着办 | relocation-services
先租三个月，要能拎包入住有人打扫的 | serviced-apartments
高才签证快到期了，不知道怎么续 | immigration-visa
结婚证要翻成英文给入境处用 | translators notary-legalisation
想在香港注册一家公司，需要有个地址和人帮忙年审 | company-secretary
`,
  Own: `
ac blowing warm air | air-con-repair air-con-cleaning
toilet won't flush | plumbers drain-clearing
水龙头关不紧 | plumbers
地渠倒灌 | drain-clearing
跳掣 | electricians
lights keep tripping | electricians
爆玻璃換窗 | window-repair
天花滴水 | leak-waterproofing plumbers
砌宜家櫃 | furniture-assembly
fix wobbly table | furniture-repair handyman
入唔到屋 | locksmiths
换锁芯 | locksmiths
执漏防水 | leak-waterproofing
gas man | gas-water-heaters
bad wifi at home | smart-home it-support
扫灰 刷墙 | painters
打柜师傅 | carpenters
铺木地板 | flooring
ants everywhere | pest-control
木虱 | pest-control
smelly old carpet | sofa-carpet-cleaning
掉舊梳化 | rubbish-removal
搬少少嘢 | local-movers van-hire
小货车送货 | van-hire
cleaning auntie 3 hours | home-cleaning part-time-helpers
煮飯姐姐 | part-time-helpers
接放學 | babysitters-nannies private-drivers
陪老人睇醫生 | private-nurses elderly-care
maths help form 3 | private-tutors
DSE 英文 | exam-prep english-lessons private-tutors
學打鼓 | music-lessons
kids learn to swim tung chung | swimming-lessons | tung-chung
toothache sunday | dentists
跌打 | chinese-medicine
腰痛 推拿 | chinese-medicine massage-spa physiotherapists
eye test kwun tong | optometrists | kwun-tong
剪头发 | hair-salons
裤脚改短 | tailors
pregnant stretching class | yoga-pilates maternity-services
狗狗洗澡 | pet-grooming
cat stay over holiday | pet-boarding dog-walking
生日會扭氣球 | party-entertainers
boat for 30 people | junk-boats
補車胎 | car-repair
去机场七座车 | airport-transfers
報稅 | accountants
离婚律师函 | solicitors
mobile screen smashed mong kok | computer-phone-repair | mong-kok
做网站 | web-developers
印咭片 | printing-signage
`,
}
