// Why long: data, one query per line.

/** 240 everyday sentences over all categories and 50 short queries, by an author who had not seen the vocabulary; measured once, then used to widen it. */
export const tenthSentences = {
  English: `
I pulled the door shut and my keys are still on the kitchen table | locksmiths
we bought a 450 sq ft flat in Tai Wai and have no idea how to lay out the rooms | interior-designers renovation-contractors | tai-wai
the Buildings Department sent a letter about the illegal canopy outside our kitchen and we want it gone properly | minor-works
my toddler threw up on the couch and the smell won't go away | sofa-carpet-cleaning
we are going back to Manchester for good in June with a whole flat of furniture | international-movers
our usual sitter cancelled and we have a dinner on Saturday night in Kennedy Town | babysitters-nannies | kennedy-town
my boss in Shenzhen only speaks Putonghua to me and I can't follow the meetings | mandarin-lessons
is there somewhere my 18 month old can play and sing with other babies in the mornings near Discovery Bay | playgroups | discovery-bay
I heard a crack in my neck and want someone to adjust my spine | chiropractors physiotherapists
I'd like someone to stay with me through the birth besides my husband | maternity-services
sixty hour weeks at the bank, my shoulders are rock hard and I just want to lie down and be looked after | massage-spa
my daughter gets picked on at school and wants to learn how to defend herself | martial-arts
we fly to Tokyo for ten days at Easter and the cat cannot come | pet-boarding dog-walking
getting married in Hong Kong next autumn but we both live in London and can't arrange it from there | wedding-planners
twenty of us want to spend a Saturday swimming off a boat with beers | junk-boats
somebody spilt milk in the back seat and the car stinks | car-detailing
my company is sending me over from Sydney in August with two kids and we don't know where to start | relocation-services
my mother in law only speaks Cantonese and the court hearing is in English | translators
nobody finds our little coffee shop on Google or Instagram | digital-marketing
the hot tap in the bathroom keeps dripping whatever I do | plumbers
there is a brown stain growing on the ceiling under the upstairs neighbour's shower | leak-waterproofing plumbers
we want to knock the two small bedrooms into one and redo the whole flat, budget around 400k | renovation-contractors interior-designers
the rooftop in Sai Ying Pun is bare concrete and I dream of some green up there | gardening-landscaping | sai-ying-pun
I can't see the harbour any more through the dirt on the outside of the glass, 38th floor | window-cleaning
our new place is half the size and I need somewhere to put forty boxes for six months | storage
baby due in March and I'd like a Chinese lady to cook the soups and show me how to bathe her | postnatal-nannies
my helper's husband is joining us and he can hardly hold a conversation in English | english-lessons
should we put our son down for ESF or an international school and how do the interviews work | school-placement
I've been crying most evenings since the move and can't really tell anyone | counselling life-coaching
does anybody know someone good with blonde highlights on fine western hair in Soho | hair-salons | soho
lost ten kilos and now all my suits hang off me | tailors
my six year old has too much energy and loves kicking a ball on Sunday mornings | kids-sports
our rescue puppy barks at everybody in the lift and pulls like a train | dog-training
we need a bilingual person to hold the microphone at our wedding banquet | mc-celebrants
forty people coming to the office on Friday and I have to feed them something hot | catering
our chairman is visiting for three days and somebody has to take him from meeting to meeting | private-drivers
looking for a two bedroom to rent in Happy Valley under 35k, pets allowed | estate-agents | happy-valley
got the green envelope from the Inland Revenue and no clue what to write | accountants
dropped my laptop and half the screen is black | computer-phone-repair
hair is stuck in the shower drain and the water stands ankle deep | drain-clearing plumbers
the frame in the bedroom has come loose and I am scared the pane will fall on the street | window-repair
four years of kids' crayon on the living room walls, we need it all white again before handover | painters
my wife thinks the new flat has bad energy because the front door faces the stairs | feng-shui
there are tiny roaches behind the fridge again, third time this year | pest-control
picked up a dining table on Carousell in Tseung Kwan O and have to get it to Aberdeen tonight | van-hire local-movers | aberdeen
dad is 84, lives alone in North Point and forgets to eat | elderly-care private-nurses | north-point
my fiance's family is from Lyon and I would like to say a few words to them at the wedding | other-languages translators
I want to learn to drive manual but my nerves are bad, somebody patient please | driving-lessons
my son is three and hardly says two words together | speech-therapists
chiped all my gel the day before the gala | nails
I turned forty, hate my job and don't know what I want next | life-coaching counselling
some friends are visiting and they'd love to walk the Dragon's Back with someone who knows the trail | outdoor-guides
we are moving to Vancouver and our old labrador has to come with us | pet-relocation
annual dinner for 300 staff, my boss dumped it all on me and it is in eight weeks | event-planners venue-hire catering
anniversary dinner at home, someone who does a proper five course meal in our own kitchen | private-chefs
landing at midnight with three kids and six suitcases, how do we get to Repulse Bay | airport-transfers | repulse-bay
we live overseas now and need someone to collect the rent and deal with the tenant in our Quarry Bay flat | property-management | quarry-bay
I want to set up a limited company next week, I am the only director | company-secretary
the office network drops every afternoon and nobody here knows servers | it-support
half the flat went dark and the switch in the box keeps tripping | electricians
the shower went cold this morning and the flame won't light | gas-water-heaters plumbers
need a bed with drawers built to fit the odd corner by the bay window | carpenters furniture-assembly
two working parents, one dog, a flat in Olympic that is never tidy, three hours every Thursday would be a dream | home-cleaning part-time-helpers | olympic
red wine on a silk dress, can anyone save it | laundry-dry-cleaning
I forgot the signed contract, it has to be in Central from Kwun Tong within the hour | courier | central
grandma comes out of Queen Mary on Monday after her hip operation and needs injections at home | private-nurses elderly-care
my boy wants to play the drums like his uncle | music-lessons
I've had a fever and a sore throat for three days and I don't have a GP here | family-doctors
since the stroke he can't button his own shirt or hold chopsticks | occupational-therapists physiotherapists
my chin breaks out every time the humidity goes up | facials
I want to drop 8 kg before my wedding but get bored alone at the gym | personal-trainers dietitians
a few of us would love to try stand up paddling in Stanley | water-sports | stanley
taxis refuse my golden retriever and he has an appointment across the harbour | pet-taxi
my girl turns five and wants a princess, ballons and somebody doing magic | party-entertainers
something with a unicorn and no nuts for twelve kids, pick up in Kowloon Tong | cakes-desserts | kowloon-tong
how do I get four people and golf bags to Dongguan without changing at the border | cross-border-cars
I'm here for two months on a project and hate hotels, something with a kitchen in Wan Chai | serviced-apartments | wan-chai
what happens if my helper breaks a leg at home, who pays the hospitel bill | insurance domestic-helper-agencies
someone keeps stealing parcels from outside our door and I want to see who it is | cctv-security smart-home
the airconditoner is blowing warm air and it is 34 degrees | air-con-repair
`,
  Traditional: `
一開熱水爐同焗爐就跳掣，屋企人話聞到燶味 | electricians
個熱水爐點極都唔着火，凍水沖咗兩日涼 | gas-water-heaters
間房得七十呎，想度身整張連衣櫃嘅床 | carpenters interior-designers
兩公婆都返工，屋企成日亂七八糟，想每個禮拜有人嚟執吓抹吓，沙田第一城 | home-cleaning part-time-helpers | sha-tin
件羽絨沾咗醬油，自己唔敢洗 | laundry-dry-cleaning
有份文件唔記得帶，要即刻由荃灣送去中環 | courier | central
婆婆聽日做完手術出院，要人幫佢打針洗傷口 | private-nurses
個女嚷住要學小提琴，老師可唔可以上門嚟將軍澳 | music-lessons | tseung-kwan-o
喉嚨痛咗三日又發燒，想搵間今晚仲開嘅診所 | family-doctors
個仔執筆好差，老師話佢小肌肉唔夠力 | occupational-therapists
戴口罩戴到成面暗瘡，想搵人執返好塊面 | facials
影婚紗相之前想操到有條腰，唔識用啲機 | personal-trainers
想學潛水考個牌，暑假去沖繩玩 | water-sports
隻狗要去覆診，的士又唔肯車 | pet-taxi
個仔下個月五歲生日，想搵個哥哥扭波同變魔術 | party-entertainers
媽咪大壽想要個壽桃造型嘅，唔好太甜 | cakes-desserts
阿爺坐輪椅，想由屋企直接車到中山老家唔使轉車 | cross-border-cars
裝修緊間屋，要喺紅磡搵個有廚房嘅地方住兩個月 | serviced-apartments | hung-hom
請咗工人，想搵份包住院同埋家居意外嘅，邊間抵啲 | insurance
老人家自己一個喺屋企，想裝個鏡頭睇住佢 | cctv-security smart-home
想掛幅好重嘅畫同埋裝個電視架，屋企冇電鑽 | handyman
喺IKEA買咗個衣櫃返嚟，睇極都唔識砌 | furniture-assembly handyman
屋企啲木地版起晒角，行落去吱吱聲 | flooring
下星期交吉，成間屋油煙同污漬，業主話唔乾淨就扣按金 | deep-cleaning home-cleaning
回南天之後衣櫃後面成幅牆黑晒一點點 | mould-formaldehyde
屋企啲雜物多到行唔到，想有人教我點樣執 | home-organising
阿仔中二，數學次次肥佬，想搵人一對一上門教，北角 | private-tutors | north-point
放工想學整陶瓷，放鬆下個腦 | art-classes
結婚之前同未婚夫想驗下身，睇下有冇遺傳病 | health-checks
醫生話我血糖高，但我唔知日日可以食乜 | dietitians
夏天著背心好尷尬，剃完又生返 | hair-removal
生完BB條腰好痠，想拉下筋練返核心 | yoga-pilates physiotherapists
隻貓兩日冇食嘢仲嘔黃水，半夜邊度有得睇 | vets
公司要影一批員工大頭相放上網站，大約三十人 | photographers
婚宴想有人現場彈琴唱歌，唔好太嘈 | djs-bands
放工太攰唔想煮，有冇人每日送湯送餸上門，馬鞍山 | meal-delivery part-time-helpers | ma-on-shan
公司旅行六十個人去西貢，要有車接載來回 | coach-hire
老公喺英國返嚟，想申請佢過嚟香港住 | immigration-visa
手上有舊錢，唔想淨係放喺銀行，但又驚蝕晒 | financial-planning
展覽三日要有人睇住門口同埋夜晚睇場 | security-guards
冷氣開咗成晚都唔凍，仲不停滴水落樓下 | air-con-repair air-con-cleaning
張真皮梳化俾隻貓抓到爛晒，掉咗又唔捨得 | furniture-repair
想拆咗個浴缸改做企缸，順便換埋啲磚 | bathroom-kitchen renovation-contractors
公司得八個人，想夜晚收工後有人嚟倒垃圾吸塵，觀塘工廈 | office-cleaning | kwun-tong
舊床褥同雪櫃擺喺走廊冇人收，想即日清走 | rubbish-removal
我哋個姐姐下個月約滿唔續，想搵過個識照顧老人家嘅 | domestic-helper-agencies
個女今年考DSE，英文想由三級追到五級，得返四個月 | exam-prep private-tutors
婚禮想同老公跳一支first dance，但兩個都手腳唔協調 | dance-lessons
隻大牙痛到瞓唔著，塊面都腫埋 | dentists
成日覺得手腳冰凍，又失眠，想搵人把脈執幾劑藥 | chinese-medicine
十二月擺酒，想試妝，要自然啲唔好假面咁 | makeup-artists
個仔七歲怕水，連面都唔敢濕，黃埔有冇老師 | swimming-lessons | whampoa
隻貴婦狗啲毛打晒結，成隻臭崩崩 | pet-grooming
BB啱啱出世十日，想影啲靚相留念 | family-photography
女朋友聽日生日，想送紮花去佢公司，預算五百 | florists
屋企搞派對，想有人嚟整啲cocktail俾朋友飲 | bartenders
新年想租架七人車載阿爺阿嫲周圍去，自己揸 | car-rental
老公唔肯sign紙，想知離婚點樣分層樓同小朋友 | solicitors
我哋賣手工皂，想有個可以落單俾錢嘅網站 | web-developers
新舖喺深水埗下月開張，想整個燈箱招牌同五千張單張 | printing-signage | sham-shui-po
洗衣機脫水時成部機跳舞，仲漏水 | appliance-repair
想用手機開燈開冷氣，但屋企啲wifi入到房就冇晒訊號 | smart-home
西斜曬到入嚟，小朋友午睡瞓唔到 | curtains-blinds
部冷氣一開就成陣酸臭味，好耐冇拆開過 | air-con-cleaning
下個月由天水圍搬去青衣，有座鋼琴，冇電梯 | local-movers | tsing-yi
老人家想有人一個禮拜嚟煮兩晚飯，清淡啲 | part-time-helpers elderly-care
我係由台灣嫁過嚟嘅，聽唔明奶奶講嘢 | cantonese-lessons
阿囡好鍾意玩機械人同寫game，暑假想有得學 | coding-stem
打完波個膝頭一行樓梯就痛，照過X光話冇事 | physiotherapists chinese-medicine
最近睇手機蒙查查，想驗眼換副新嘅，屯門 | optometrists | tuen-mun
成日劃眉畫唔對稱，想一勞永逸 | lashes-brows
想學打羽毛球，但香港場難訂又冇人教 | racket-sports
出trip三日，想有人上門餵貓鏟屎，太古城 | dog-walking pet-boarding | tai-koo
婚禮想有人由出門影到晚宴，剪條三分鐘片 | videographers photographers
想搵個地方搞五十人嘅畢業派對，有投影機，旺角附近 | venue-hire | mong-kok
架車一踩腳掣就吱吱聲，跟手亮咗盞黃燈 | car-repair
部公路車跌過之後轉唔到波，大圍邊度有得整 | bicycle-repair | tai-wai
張學位證書要俾內地大學用，話要蓋章認證先得 | notary-legalisation
新開間茶飲店，想整個logo同餐牌 | graphic-designers
間餐廳成日唔夠人，請極都請唔到樓面同廚師 | recruitment
`,
  Simplified: `
空调开了一晚上都不冷，还一直滴水 | air-con-repair air-con-cleaning
房东留下的沙发弹簧塌了，皮也裂了，想换个面 | furniture-repair
想把旧厨房的橱柜全拆了重新做，台面也换掉 | bathroom-kitchen renovation-contractors
我们公司在湾仔有个小办公室，想找人每晚来打扫 | office-cleaning | wan-chai
搬家后剩下一堆旧家具没人要，想今天就拉走 | rubbish-removal
家里要请个菲佣，第一次请不知道手续怎么办 | domestic-helper-agencies
孩子要考雅思，目标7分，还有两个月 | exam-prep english-lessons
一直想学国标，零基础三十多岁还来得及吗 | dance-lessons
智牙发炎，半边脸肿得张不开嘴，九龙塘附近有看急的吗 | dentists | kowloon-tong
腰酸背痛老毛病了，想针灸拔罐试试 | chinese-medicine
下周六要参加颁奖晚宴，自己不会化浓妆 | makeup-artists
孩子六岁还不敢下水，暑假想让他学会换气 | swimming-lessons
我家比熊该剪毛了，指甲也长了，在将军澳 | pet-grooming | tseung-kwan-o
宝宝百日想在家里拍一组温馨的照片 | family-photography
情人节想送老婆99朵，送到她中环的办公室 | florists | central
公司年会想现场有人调几款特色酒 | bartenders
周末想自驾去新界玩，没有自己的车 | car-rental
被公司无故辞退还不给补偿，想告他们 | solicitors
想做个小程序让客人可以预约下单 | web-developers
急着要印两百张名片，后天展会要用 | printing-signage
冰箱不致冷了，里面的东西都坏了 | appliance-repair
家里信号一格都没有，想每个房间都能上网，灯也能语音控制 | smart-home it-support
客厅一面都是玻璃，对面楼看得一清二楚，想遮一遮 | curtains-blinds
空调吹出来的风有霉味，孩子一直打喷嚏 | air-con-cleaning
下个月从港岛搬到元朗，东西不多，一张床两个柜子 | local-movers van-hire | yuen-long
老人胃口不好，想请人每天中午来做一顿饭 | part-time-helpers elderly-care
来香港工作半年了，去茶餐厅点单还是一句都听不懂 | cantonese-lessons
儿子迷上了Minecraft，想让他学点真正的编程 | coding-stem
做完膝盖手术三周了，腿还弯不了，医生让我做康复 | physiotherapists
眼睛度数又深了，看黑板要眯着 | optometrists
睫毛太短，每天化妆太麻烦，想一次弄好管几周 | lashes-brows
想跟教练学打网球，周末早上，最好在红磡 | racket-sports | hung-hom
我出差一周，家里的狗每天要有人带出去两次 | dog-walking pet-boarding
想给公司拍一条两分钟的宣传片放官网 | videographers
想找个能容纳一百人的地方办讲座，要有麦克风 | venue-hire
车子开着开着就熄火了，停在大埔的路边 | car-repair | tai-po
折叠车的链条老是掉，哪里能修 | bicycle-repair
在香港签的委托书要拿回内地卖房用，要律师盖章 | notary-legalisation
餐厅要重新做菜单和外卖包装，现在的太土了 | graphic-designers
急招两个懂粤语的店员，一直没人投简历 | recruitment
门锁卡住了，钥匙断在里面，人在门外 | locksmiths
刚买了二手房，想请人出个效果图看看怎么布置 | interior-designers
窗外晾衣架锈得快掉下去了，物业说要找有资格的人做 | minor-works handyman
床垫上被孩子尿了好几次，有黄印还有味道 | sofa-carpet-cleaning
下半年要搬去新加坡，一屋子东西怎么运过去 | international-movers
周五晚上想和老公看场电影，谁能帮忙看一下两岁的孩子 | babysitters-nannies
老公是香港人，一口港普，想学标准点去北京开会 | mandarin-lessons
孩子一岁半，想让他每周跟别的小朋友玩玩，在奥运站附近 | playgroups | olympic
长期低头看电脑，脖子僵了手发麻，想找人正正骨 | chiropractors physiotherapists chinese-medicine
怀孕七个月，想上课学怎么呼吸怎么用力 | maternity-services
加班一个月了，整个人像散了架，想去躺两个小时放松 | massage-spa
看完叶问就想学咏春，成年人零基础 | martial-arts
国庆回老家十天，猫没人管，送哪里放心 | pet-boarding dog-walking
婚期定在明年五月，场地酒席一头雾水，想全包给人弄 | wedding-planners
部门二十个人想出海玩一天，顺便烧烤钓鱼 | junk-boats
车里烟味很重，座椅也脏，想里外弄干净 | car-detailing
刚拿到香港的offer，全家要搬过来，租房、上学、办证一件都没头绪 | relocation-services
有份出生证明要从中文弄成英文交给学校 | translators notary-legalisation
开了家小店，小红书和谷歌上都没人知道我们 | digital-marketing
厨房水龙头下面一直漏水，柜子都泡烂了 | plumbers
每次下大雨卧室的墙就渗水，墙皮都掉了 | leak-waterproofing
买了套五十年楼龄的老房，水电墙地全部要重做，预算六十万 | renovation-contractors interior-designers
阳台想种点花弄个小院子的感觉，不知道买什么土 | gardening-landscaping
高层外面的玻璃脏得看不见景，自己不敢擦 | window-cleaning
换季的衣服和滑雪板家里放不下，想找个地方放 | storage
预产期十月，想请个阿姨来家里照顾月子，会做通乳汤的 | postnatal-nannies
开会不敢开口，写邮件总被老板改，想提高一下 | english-lessons
女儿明年升小一，名校面试怎么准备，要不要写自荐信 | school-placement
最近总是失眠心慌，不想见人，想找人聊聊 | counselling
头发染坏了，一块黄一块黑，尖沙咀哪里能救 | hair-salons | tsim-sha-tsui
买的西裤长了五公分，腰也大了 | tailors
孩子坐不住，想给他报个篮球或者足球班 | kids-sports
小狗在家到处乱尿还咬鞋子 | dog-training
婚礼要个会普通话和粤语的主持人，气氛要好 | mc-celebrants
家里摆满月酒三十个人，想让人把菜送过来 | catering
老板下周来香港三天，要有人开商务车全程跟着 | private-drivers
想在沙田租个一房的，预算一万五，近地铁 | estate-agents | sha-tin
收到税务局的信，不知道怎么报，怕罚款 | accountants
手机掉进海里，里面的照片还能救吗 | computer-phone-repair
下水道赌了，厕所的水往上返 | drain-clearing plumbers
`,
  Own: `
blocked loo tonight | drain-clearing plumbers
window handle broken | window-repair
paint one room | painters
睇風水新居 | feng-shui
cockroach man Tai Po | pest-control | tai-po
man and van today | van-hire local-movers
陪老人家覆診 | private-nurses elderly-care
learn japanese | other-languages
學車 路試 | driving-lessons
小朋友遲講嘢 | speech-therapists
手甲 銅鑼灣 | nails | causeway-bay
人生好迷惘 | life-coaching counselling
guided hike lantau | outdoor-guides
带狗回英国 | pet-relocation
公司周年晚會 | event-planners venue-hire
上门做饭大厨 | private-chefs
airport pick up 7 seater | airport-transfers
幫手收租 | property-management
开有限公司 | company-secretary
office wifi down | it-support
hang my pictures | handyman
砌櫃師傅 | furniture-assembly handyman
铺木地板 | flooring
入伙大掃除 | deep-cleaning
mouldy walls | mould-formaldehyde
收納 執衣櫃 | home-organising
小学数学家教 九龙湾 | private-tutors | kowloon-bay
kids pottery class | art-classes
打流感针 | health-checks family-doctors
想減肥食咩好 | dietitians
laser underarms | hair-removal
reformer class Sheung Wan | yoga-pilates | sheung-wan
24小時睇貓 | vets
passport photo headshots | photographers
婚礼乐队 | djs-bands
湯水外送 美孚 | meal-delivery | mei-foo
26 seater bus | coach-hire
工作签证续签 | immigration-visa
retirement money advice | financial-planning
夜更看更 | security-guards
aircon leeking water | air-con-repair air-con-cleaning
拔牙 元朗 | dentists | yuen-long
剪狗毛 | pet-grooming
订生日蛋糕 | cakes-desserts
跳掣 急 | electricians
门锁坏了 天后 | locksmiths | tin-hau
BMW service cheap | car-repair
爆mon 手機 | computer-phone-repair
ironing and cleaning lady | part-time-helpers home-cleaning
翻译合同 | translators
`,
}
