// Why long: data, one query per line.

/** 150 sentences that tell what happened and never name the trade, one for each category, written before any of it was searched for; measured once before record 0098. */
export const twentyFirstSentences = {
  English: `
the ceiling of the family below has a brown ring right under our shower and they rang our bell | leak-waterproofing plumbers
nothing comes out upstairs when someone has the washing machine on | plumbers
bought a big mirror and six frames and I'm terrified of drilling into a concrete wall | handyman
popped out to the rubbish chute in my slippers and the door swung shut behind me | locksmiths
the little flame goes out thirty seconds into every shower and I finish in the cold | gas-water-heaters
I want the lights to come on by themselves when we get home and to check the oven from my phone | smart-home electricians
the nursery is still a horrible dark purple from the last owners and baby is due in March | painters
worktop is chipped, cupboards won't shut and the tiles round the tub are falling off one by one | bathroom-kitchen renovation-contractors
our roof terrace is just dead pots and weeds and I'd love somewhere green to sit | gardening-landscaping
lease ends Friday and the landlord says he keeps the deposit unless the oven and grout are spotless | deep-cleaning home-cleaning
toddler tipped a whole mug of hot chocolate over the cream couch | sofa-carpet-cleaning
red wine down my silk dress and I need it for a gala on Saturday | laundry-dry-cleaning
we got the keys to the new flat, two bedrooms of stuff, fourth floor and no lift | local-movers
picked up a second hand wardrobe from a stranger in Yuen Long and it won't fit in a taxi | van-hire local-movers
we both work till eight and want someone to live with us, cook and look after the twins | domestic-helper-agencies
first baby, no family here, and I can't imagine the first month of nights on my own | postnatal-nannies maternity-services babysitters-nannies
his algebra marks have dropped from 80 to 35 since September and he cries over homework | private-tutors
I nod along in meetings with the Beijing office and understand maybe one word in ten | mandarin-lessons
our daughter keeps drumming on every table in the house, perhaps we should let her do it properly | music-lessons
my nine year old spends hours building things in Minecraft and wants to make his own game | coding-stem
I'm forty and have never sat behind the wheel of anything | driving-lessons
bit on an olive stone and half of it came off, cold air makes me jump | dentists
since my husband moved out I can't sleep and I burst into tears on the MTR | counselling
doctor says I'm pre-diabetic and I have no idea what to eat any more | dietitians
twenty weeks along and would love someone to tell us what actually happens on the day | maternity-services
my chin breaks out before every presentation and creams from the pharmacy only make it worse | facials family-doctors
I'm tired of drawing them on every morning, they are so pale nobody can see them | lashes-brows makeup-artists
I've been in the same job eleven years and I have no clue what I actually want from the next ten | life-coaching counselling
she's eight and still holds on to the side of the pool screaming | swimming-lessons
my six year old has far too much energy on Sunday mornings and loves kicking anything round | kids-sports
he ate half a box of raisins and now he's wobbling and drooling, he's a beagle | vets
off to Japan for ten days and the cat hates being alone | pet-boarding dog-walking
our labrador is 38 kilos, has an operation in Kowloon and taxis just drive off when they see him | pet-taxi
I want the whole ceremony caught on film, with the speeches and grandma laughing | videographers
boss has given me six weeks and a budget for 300 people's annual dinner and I've never done one | event-planners venue-hire catering
forgot our anniversary and she comes home at six, something red and on the doorstep | florists
forty people in the meeting room on Thursday noon, sandwiches and something hot | catering
I get home at nine, too tired to cook, and live on instant noodles, could somebody send proper dinners each week | meal-delivery private-chefs
kids were sick all over the back seat and the smell won't go after three weeks | car-detailing
grandparents, four suitcases and a wheelchair to Zhongshan and back the same day | cross-border-cars
my chain keeps jumping off whenever I stand on the pedals up to the Peak | bicycle-repair
I've moved to Singapore and the people renting my flat keep messaging me about the boiler at midnight | property-management
my brother says the will is fake and has changed the locks on mum's place | solicitors
a brown envelope from the Inland Revenue has sat on my desk since April and I've a shoebox of receipts | accountants
I'm 45, have all my savings in one bank account, and want to stop at 60 | financial-planning
our shop's page has twelve followers and nobody ever comes in from it | digital-marketing
somebody went through the stockroom last night and there's no recording of who it was | cctv-security security-guards
two of my waiters left in a week and nobody answers the poster in the window | recruitment
my contractor disappeared with half the walls knocked down and the deposit in his pocket | renovation-contractors solicitors
the little one gets dropped at noon and I'm not home until six | babysitters-nannies part-time-helpers`,
  Traditional: `
廚房個鋅盤啲水企咗成朝都唔落，仲反啲菜渣上嚟 | drain-clearing plumbers
部機開咗成晚都係吹暖風，房入面仲有32度 | air-con-repair
一落大雨窗邊幅牆就濕晒，油漆好似紙咁捲起 | leak-waterproofing window-repair
宜家送咗六箱板嚟，我對住張圖紙兩個鐘都未砌到一隻抽屜 | furniture-assembly handyman
新樓得三百呎，唔知點樣間先擺到兩張床同一張書枱 | interior-designers renovation-contractors
想喺凹位度度身做個到頂嘅衣櫃，外面買嘅全部唔啱尺寸 | carpenters furniture-repair
對面大廈望到晒我哋個廳，朝早太陽又曬到眼都擘唔開 | curtains-blinds
入伙之後屋企人成日病又成日嗌交，老人家話張床個位唔啱 | feng-shui
全公司四十人，茶水間同廁所每晚都要有人執 | office-cleaning
我住廿八樓，玻璃外面一層灰，伸手又抹唔到 | window-cleaning
啱啱裝修完，隻櫃一打開嗰陣味攻鼻，個仔又有鼻敏感 | mould-formaldehyde
屋企傢俬同一架鋼琴要運去曼徹斯特，夾埋成個貨櫃 | international-movers
份合約正本三點前要去到觀塘個客手 | courier
唔使住喺度，一個禮拜嚟兩次煮下飯熨下衫就得 | part-time-helpers home-cleaning
阿爺跌親之後自己沖唔到涼，我哋日頭全部要返工 | elderly-care private-nurses
仲有三個月就考DSE，數學同生物淨係攞到2 | exam-prep private-tutors
見工嗰陣個外國人一開口我就嗡嗡聲，成句講唔出 | english-lessons
個女成日喺牆度畫公仔，畫得幾似，想俾佢正式學下 | art-classes
囝囝啱啱一歲半，想佢見多啲小朋友，媽咪可以喺旁邊陪 | playgroups
燒到39度兩日都唔退，喉嚨痛到吞唔到口水 | family-doctors
打波𢱑親腳踝，三個星期都仲係一拐一拐 | physiotherapists chiropractors chinese-medicine
細佬三歲幾淨係識講「媽媽」同「波波」，人哋問佢嘢都唔答 | speech-therapists
成日手腳冰冷，經期亂晒，西醫驗完話冇事 | chinese-medicine
我自己漂色漂到好似稻草咁，後日要見人 | hair-salons
每次落水都要剃腳，第二日又刺手，想一次過搞掂 | hair-removal
日日對住電腦十二個鐘，膊頭硬到好似石頭，想瞓低俾人㩒下 | massage-spa physiotherapists chiropractors
半年肥咗三十磅，去健身室又唔識用啲機，好想有人喺旁邊睇住 | personal-trainers
同事夾咗個場，得我一個連發球都發唔過網 | racket-sports
想夜晚行上大東山睇日出，但係驚蕩失路 | outdoor-guides
阿B隻貴婦啲毛打晒結，仲一陣味 | pet-grooming
隻柴一見到人就撲，落街拖到我成個人仆低 | dog-training
公司網站要換晒每個同事個大頭相，要斯文啲 | photographers
擺酒得返八個月，酒店、證書、花、車乜都未搞 | wedding-planners
個仔五歲生日會有廿個小朋友，驚佢哋坐唔定，想有人變下魔術扭下波 | party-entertainers
想搵個有天台又有音響嘅地方俾五十個舊同學聚會 | venue-hire
岳父岳母第一次嚟食飯，十二個人，我同老婆都唔識煮 | private-chefs catering
屋企開派對，想有個人喺吧枱即叫即調 | bartenders
老細每日要由半山去中環再去機場，自己有架車但係冇人揸 | private-drivers
五十五個長者去西貢一日遊，要上落方便 | coach-hire
公司調我哋一家四口過嚟，電費、銀行、學校乜都唔識由邊度開始 | relocation-services
裝修要四個月，全家想搵個拎喼就入得，有人執房嘅地方 | serviced-apartments
加拿大嗰邊要我張出世紙有個印同簽名證明係真 | notary-legalisation
想開間有限公司，唔知註冊地址同周年申報邊個幫我搞 | company-secretary accountants
舖頭而家淨係得Instagram，想有個可以俾錢落單嘅網頁 | web-developers
跌咗部機落廁所，執返上嚟淨係得條白線 | computer-phone-repair
演唱會有三千人入場，閘口同後台要有人企住 | security-guards event-planners
爬上去想換盞燈，一按掣就成間屋黑晒 | electricians
行李箱太大，廿幾箱書同冬天嘅衫想搬走擺住先，屋企真係冇位 | storage
幅牆一隻一隻黑色嘅毛毛，抹咗第二個禮拜又生返 | mould-formaldehyde leak-waterproofing
條褲長咗兩吋，件西裝褸又窄，星期六要著 | tailors`,
  Simplified: `
一插吹风机墙上那个孔就冒火星，现在整面墙都没电了 | electricians
衣服转到一半就停在水里，门也打不开 | appliance-repair
阳台那扇推拉的玻璃卡死了，台风天根本关不上 | window-repair
椅子一条腿松了，坐上去吱嘎响，奶奶留下来的舍不得扔 | furniture-repair carpenters
刚买的二手房，从水电到墙面全部要重新弄 | renovation-contractors interior-designers
客厅的木板一块块翘起来，走路绊脚 | flooring
收到屋宇署的信，说窗台外面的架子是违建，限期处理 | minor-works
两个人都加班，厨房油腻腻的，每周想有人来收拾三个小时 | home-cleaning part-time-helpers
一开机就有股酸臭味，出风口全是黑点，孩子一直打喷嚏 | air-con-cleaning
半夜开灯，厨房台面上一群小东西四处跑 | pest-control
房东留下一张破床和两个柜子，楼下不让放，得有人拉走 | rubbish-removal
租约断了一个半月，家具没地方搁 | storage
衣柜塞得关不上门，想扔又不知道从哪里下手 | home-organising
周六晚上我们要去参加婚礼，三岁的娃没人带 | babysitters-nannies
妈妈刚出院，伤口每天要换药，还要打针 | private-nurses elderly-care
来了两年，去街市买菜听不懂阿姨说什么，只会说唔该 | cantonese-lessons
公司要派我去东京，五十音都还没背 | other-languages
女儿看完舞台剧就一直踮着脚转圈 | dance-lessons
九月孩子要插班，不知道国际的和直资的怎么报，面试也没准备 | school-placement
快四十了，想从头到脚抽血拍片都查一遍 | health-checks family-doctors
早上起来脖子歪到一边，脊柱好像错位了，一扭就咔咔响 | chiropractors physiotherapists
孩子写字握不住笔，扣子也扣不好，老师说感统有问题 | occupational-therapists
看黑板眯着眼，坐到第一排还是看不清 | optometrists
指尖光秃秃的太丑了，想弄个法式的过年 | nails
明天当伴娘，自己只会涂口红 | makeup-artists
裙子改大一寸，结婚照那天要穿，拉链也坏了 | tailors laundry-dry-cleaning
坐办公室坐得腰硬，想在垫子上慢慢拉伸，练练呼吸 | yoga-pilates
儿子在学校老被欺负，想让他学点防身的 | martial-arts
夏天想站在板上划到海中间，一个人不敢 | water-sports
我上班到很晚，家里的金毛白天憋得慌，没人带它下楼 | dog-walking
下个月调回上海，猫怎么上飞机、要办什么证 | pet-relocation
宝宝刚满月，想留下胖乎乎的样子，爷爷奶奶也一起入镜 | family-photography
婚宴上没人串场，两边亲戚又讲粤语又讲英语 | mc-celebrants
公司年会想要有人现场唱歌，最好带鼓手 | djs-bands
二十个同事想包下来出海一天，边吃边跳水 | junk-boats
妈妈七十大寿，要三层的，上面写个寿字，不要太甜 | cakes-desserts
仪表盘亮了个黄灯，踩刹车的时候吱吱叫 | car-repair
凌晨三点半落地，五个人七个箱子，怕打不到的士 | airport-transfers
周末想自己开着去大屿山玩两天 | car-rental
公司给的房补两万五，想在九龙站附近住，下周能看吗 | estate-agents
老婆签证十月到期，她能跟着我留下来工作吗 | immigration-visa
出生证是中文的，这边学校要英文版盖章的 | translators notary-legalisation
做手术花了八万，公司那份只赔两万，想再补一份 | insurance
新开的奶茶店，招牌上那个图案还没想好 | graphic-designers printing-signage
公司十几台电脑每天早上连不上服务器，没人会弄 | it-support
开业要五百张宣传单和门口那块亮的牌子 | printing-signage
一下雨厨房天花板就滴答滴答，地上摆了三个盆 | leak-waterproofing
手机掉地上屏全花了，里面有孩子从小到大的照片 | computer-phone-repair
孩子数学一塌糊涂，我自己也教不了 | private-tutors exam-prep
想在朋友的婚礼上穿得体面，头发乱成草 | hair-salons`,
}
