// Why long: data, one query per line.

/** 240 everyday sentences over all categories and 50 short queries, by an author who had not seen the vocabulary; half of it chose the thresholds of the classifier. */
export const eleventhSentences = {
  English: `
water is coming out from under my kitchen sink and I can't find the valve | plumbers leak-waterproofing
half the sockets in the flat went dead after the storm last night | electricians
I need someone with a drill to hang a mirror and two heavy picture frames in Sai Ying Pun | handyman | sai-ying-pun
my washing machine shakes like crazy and then stops before the spin | appliance-repair
I left my keys at work and I'm standing outside my flat in Tai Koo | locksmiths | tai-koo
the bedroom window won't close properly and whistles every time the wind picks up | window-repair
the shower goes cold after two minutes even though the flame is on | gas-water-heaters plumbers
our cat has shreded the arm of the lether couch, can it be saved | furniture-repair
the signal never reaches the back bedroom and the kids can't do their online class | smart-home it-support
we just bought a 40 year old flat in North Point and want to gut it completely, budget 600k | renovation-contractors interior-designers | north-point
the landlord says I have to return the walls to white befor I move out | painters
the wooden boards in the hallway are lifting and creaking | flooring carpenters
we want to swap the old bathtub for a walk in shower | bathroom-kitchen plumbers renovation-contractors
I got a letter from the Buildings Department about the canopy outside my window | minor-works
the plants on my rooftop are all dying and I'd like it to look nice before summer | gardening-landscaping
looking for somebody to mop and dust once a week, 3 hours, Mid-Levels | home-cleaning part-time-helpers | mid-levels
we get the keys on Friday and everything is covered in builder's dust | deep-cleaning home-cleaning
cold air smells like old socks whenever I switch it on | air-con-cleaning air-con-repair
toddler threw up all over the mattress and the smell won't go | sofa-carpet-cleaning
I wake up with tiny bites in a line on my legs every morning | pest-control
can anyone pick up my suits and shirts in Central and bring them back presed | laundry-dry-cleaning | central
I have a broken fridge and an old wardrobe that need to go by Sunday | rubbish-removal
we're going from a one bed in Wan Chai to a bigger place in Kennedy Town at the end of the month | local-movers | wan-chai
need to keep my snowboard and 20 boxes somewhere dry for half a year | storage
bought a second hand dining table in Fo Tan and need it driven to Lamma ferry pier | van-hire local-movers | fo-tan
my wardrobe is bursting and I can't throw anything away, please help me sort it | home-organising
our nanny's contract finishes in March and we want to hire someone new from the Philippines | domestic-helper-agencies
we have a wedding dinner on Saturday and nobody to watch the twins | babysitters-nannies
baby is due in June and my mother can't fly over to look after me for the first month | postnatal-nannies maternity-services
my father comes home from Queen Mary on Monday with a feeding tube and we need someone trained overnight | private-nurses elderly-care
my son keeps failing maths in Form 3 and cries over his homework | private-tutors
I've lived here six years and still can't order in a cha chaan teng | cantonese-lessons
my company is sending me to Shanghai and I can't speak a word | mandarin-lessons
I'd love to be able to chat with my Japanese mother in law before new year | other-languages
my daughter just got a cello and needs someone to show her how to hold it | music-lessons
we don't want to look silly for our first dance at the wedding | dance-lessons wedding-planners
my ten year old is obsessed with Minecraft and wants to make his own games | coding-stem
how do I get my kid into an ESF primary, we arrive in August and have no clue | school-placement relocation-services
failed my road test twice, want more practice on a manual before the next one | driving-lessons
I want bloods, cholestrol and the whole lot checked, under 3000 dollars | health-checks family-doctors
chipped my front tooth on a glass and have an interview tomorrow | dentists
my neck cracks and I can't turn my head to the left since I woke up | chiropractors physiotherapists
I can't stop crying since the divorce and I don't want to talk to friends about it | counselling
my six year old can't hold a pencil and hates the feel of certain clothes | occupational-therapists
doctor told me I'm prediabetic and to change how I eat, but I don't know where to start | dietitians
I'm squinting at the board at work and get headaches from the screen | optometrists
first pregnancy, want someone by my side during the birth who isn't my husband | maternity-services
want a gel set with little flowers before my holiday, Causeway Bay after 7pm | nails | causeway-bay
my pores are clogged and I break out every time the humidity goes up | facials
I need my face done for a gala on the 12th, they'd have to come to the hotel in TST | makeup-artists | tsim-sha-tsui
my trousers are two inches too long and the wedding is on Saturday | tailors
I feel stuck in my job and need somebody to help me work out what I want | life-coaching counselling
something gentle for my stiff back, small group with reformers near Sheung Wan | yoga-pilates physiotherapists | sheung-wan
I'm 35 and still scared of the deep end | swimming-lessons
want to learn to punch properly and get some stress out, never done it before | martial-arts
saturday morning football for a five year old around Discovery Bay | kids-sports | discovery-bay
I'd like to get my open water certificate before we go to the Maldives | water-sports
the dog ate half a bar of chocolate and is shaking | vets
my puppy is alone from 9 till 6 and needs to be let out at lunchtime in Sai Kung | dog-walking | sai-kung-town
we are going to Japan for ten days and the cats can't come | pet-boarding dog-walking
moving back to London and need to bring our labrador with us | pet-relocation
no cab will take me and my golden retriever to the clinic in Kowloon Tong | pet-taxi | kowloon-tong
our little one is ten days old and I want some lovely pictures at home | family-photography photographers
need a two minute clip about our startup for the website, with a drone shot | videographers
we want to get married on the beach and need someone who can legally do it | mc-celebrants wedding-planners
company annual dinner for 200 people, I was handed this and have no idea how to start | event-planners venue-hire catering
we are three people and can't keep up, need an experienced sales manager by January | recruitment
want to send roses to my girlfreind's office on her birthday | florists
25 of us want to spend a Saturday swimming and drinking off Sai Kung | junk-boats | sai-kung-town
canapes and finger food for an office opening, 60 people, some vegans | catering
unicorn themed thing for my daughter turning four, nut free, serves 20 | cakes-desserts
too busy to cook, want low carb lunches dropped at my desk in Quarry Bay | meal-delivery | quarry-bay
engine light came on and it jerks when I accelerate | car-repair
my seats stink of dog and there's sand everywhere in the boot | car-detailing
landing at 5am with four suitcases and two kids, need to get to Clear Water Bay | airport-transfers private-drivers | clear-water-bay
my visa runs out in six weeks and I've just changed jobs | immigration-visa
my wife and I are splitting up and I want to know where I stand with the flat and the kids | solicitors
got a green envelope from the IRD and I don't understand any of it | accountants
need a new logo and bussiness cards for my coffee brand | graphic-designers printing-signage
we keep losing the conection in our 12 person office and nobody knows the server password | it-support
`,
  Traditional: `
廁所個水掣扭極都閂唔實，成晚滴水 | plumbers
落完大雨之後個天台啲污水倒灌返入屋 | drain-clearing leak-waterproofing
想喺客廳牆度掛部75吋電視，自己唔敢鑽窿 | handyman
部冷汽開咗成個鐘都唔凍，仲要滴水 | air-con-repair air-con-cleaning
條鎖匙斷咗喺個鎖入面，而家入唔到屋，人喺將軍澳 | locksmiths | tseung-kwan-o
樓下話我個浴室漏水落去佢個天花，要我負責 | leak-waterproofing plumbers
煮煮下飯爐頭突然打唔著火，仲聞到少少怪味 | gas-water-heaters appliance-repair
喺IKEA買咗個衣櫃返嚟，睇極說明書都唔識砌 | furniture-assembly handyman
想叫一聲就熄晒成屋燈同拉埋窗簾 | smart-home electricians
啱啱收樓，三百幾呎想間到兩房，唔知點諗好 | interior-designers renovation-contractors
個仔喺牆上面畫到花晒，想成間房翻新個顏色 | painters
間房好細，想度身整張有儲物嘅地台床 | carpenters interior-designers
廚房啲櫃門爛晒，灶台又舊，想成個拆咗再做過 | bathroom-kitchen renovation-contractors
朝早太陽曬到瞓唔到，想搵啲嘢遮光 | curtains-blinds
搬咗新屋之後成日唔順景，想搵人睇下張床擺得啱唔啱 | feng-shui
屋企兩個細路一隻狗，成屋毛，想搵人逢星期三嚟執下抹下，荃灣 | home-cleaning part-time-helpers | tsuen-wan
觀塘寫字樓收工之後要人倒垃圾吸塵，一星期五日 | office-cleaning | kwun-tong
部冷氣出風口一粒粒黑色嘢，阿B成日打乞嚏 | air-con-cleaning mould-formaldehyde
住三十幾樓，出面玻璃成層灰，自己唔敢伸手出去 | window-cleaning
夜晚開燈成枱甴曱走，嚇死人 | pest-control
新買啲櫃味道好攻鼻，BB下個月出世好驚有毒 | mould-formaldehyde
月尾由大圍搬去馬鞍山，有部鋼琴同埋冇𨋢 | local-movers | tai-wai
舉家移民英國，有六十箱嘢要寄過去 | international-movers
有份合約要今日五點前由中環送到葵涌 | courier | central
老公話屋企亂到似垃圾崗，想搵個人教我點樣收納 | home-organising
想請個印尼姐姐返嚟湊阿女，第一次請乜都唔識 | domestic-helper-agencies
想搵人嚟屋企煮餐晚飯洗埋碗就走，一星期三日 | part-time-helpers private-chefs
嫲嫲行路唔穩，日頭冇人喺屋企陪佢，黃大仙 | elderly-care domestic-helper-agencies | wong-tai-sin
個女升小四，英文默書成日唔合格，想搵大學生上門教 | private-tutors english-lessons
想讀多次考個IELTS，上次淨係得6分 | exam-prep english-lessons
返工成日要同北京同事開會，講嘢成日俾人笑口音 | mandarin-lessons
想學結他，淨係識彈三個chord | music-lessons
退休冇嘢做，想學下水彩畫打發時間 | art-classes
阿妹三歲，成日跟住電視跳，想比佢學芭蕾 | dance-lessons kids-sports
囝囝得十八個月，想搵個地方俾佢同其他小朋友玩下唱下歌 | playgroups
幼稚園面試好緊張，個仔見到人就匿埋 | school-placement
發燒成晚39度，沙田邊度星期日有得睇 | family-doctors | sha-tin
想打子宮頸癌針，唔知要打幾多針幾錢 | health-checks family-doctors
打波拗柴，行樓梯仲痛緊 | physiotherapists chinese-medicine
坐寫字樓坐到個腰歪咗，啲骨成日咔咔聲 | chiropractors physiotherapists
兩歲半都仲未識叫媽媽，姑娘話要跟進 | speech-therapists
中風出院之後阿爸扣唔到鈕又攞唔穩筷子 | occupational-therapists physiotherapists
經期成日唔準，手腳冰冷，想調理下身體 | chinese-medicine
第一次做媽媽，breastfeed好痛，唔知點算 | maternity-services
漂過兩次啲頭髮似禾稈草，想執返靚佢 | hair-salons
下星期去沖繩，想整個手同腳gel甲，溝啲閃粉 | nails
夏天着背心好尷尬，想一勞永逸唔使再剃腋下 | hair-removal
朝早唔想再畫眉，想搵人做到自然啲，旺角 | lashes-brows | mong-kok
膊頭硬到似石頭，收工想有人幫我揼下，兩個鐘四百蚊左右 | massage-spa
婚紗腰位太鬆，下個禮拜就着 | tailors
珠寶展三日要兩個人企門口睇場，通宵都要有人 | security-guards
肥咗廿磅，想搵個coach喺gym one on one操我 | personal-trainers
想約朋友打羽毛球但係完全唔識，最好有人由揸拍教起 | racket-sports
個仔成日俾人蝦，想佢學下防身 | martial-arts kids-sports
想行麥理浩徑第二段但怕盪失路，有冇人帶 | outdoor-guides
隻貓兩日冇食嘢又嘔黃水 | vets
隻比熊啲毛打晒結，又臭，天水圍有冇人剪 | pet-grooming | tin-shui-wai
去歐洲兩個禮拜，隻狗冇人睇 | pet-boarding dog-walking
隻狗一聽到門鐘就狂吠，鄰居投訴咗好多次 | dog-training
影CV相同LinkedIn用嘅相，要靚少少 | photographers
開張要派五千張傳單，門口仲要做個燈箱 | printing-signage
下年十一月擺酒，樣樣嘢都未搞，頭都大晒 | wedding-planners
舖頭做咗兩年，上網search極都搵唔到我哋，想多啲人知 | digital-marketing web-developers
個仔六歲生日，想有人嚟扭氣球變魔術 | party-entertainers
想搵個可以開派對過夜打邊爐嘅地方，廿個人，觀塘區 | venue-hire | kwun-tong
公司BBQ想坐船出海，三十人左右，有得玩水上滑梯 | junk-boats
結婚周年想喺屋企食餐法國菜，有人嚟煮埋擺盤 | private-chefs
私人派對想有人嚟調cocktail，酒同杯都包 | bartenders
架車俾人刮花咗條長痕，想執靚佢 | car-detailing car-repair
老闆要人揸佢架七人車，返工放工接送，朝八晚七 | private-drivers
成家人去深圳拜年，唔想喺關口逼，想直車過去 | cross-border-cars
學校旅行要三架車載一百二十個學生去大埔 | coach-hire | tai-po
屋企單車條鏈甩咗又剎車唔靈，大圍附近 | bicycle-repair | tai-wai
想搵間兩房有露台嘅，月租兩萬以內，日出康城 | estate-agents | lohas-park
我人喺加拿大，香港層樓想搵人幫手收租同睇住個租客 | property-management
老竇走咗冇留低遺囑，銀行話要我哋去攞文件先郁到啲錢 | solicitors
要將出世紙同結婚證書蓋章俾澳洲移民局 | notary-legalisation translators
想同朋友夾份做生意，唔知點註冊間公司 | company-secretary accountants
部電話跌落水開唔返機，入面有晒阿女啲相 | computer-phone-repair
舖頭成日唔見貨，想裝啲嘢睇住，深水埗 | cctv-security | sham-shui-po
`,
  Simplified: `
马桶冲不下去，水都快漫出来了 | drain-clearing plumbers
一开微波炉就跳匝，整个屋都黑了 | electricians
空调外机响得像拖拉机，邻居都来敲门了 | air-con-repair
烤箱突然不加热了，保修已经过期 | appliance-repair
天花板角落一直有水渍，越来越大，还起泡 | leak-waterproofing painters
窗户的铰链断了，台风要来了怕掉下楼 | window-repair
淘宝买了一张上下床，一个人装不起来 | furniture-assembly handyman
奶奶留下的红木椅子断了一条腿，舍不得扔 | furniture-repair carpenters
刚买的二手房想做成日式风格，求出图和报价 | interior-designers renovation-contractors
想在书房靠墙打一整面书柜，尺寸比较特殊 | carpenters
客厅瓷砖空鼓裂开好几块，想换成木的 | flooring renovation-contractors
阳台想装几块能遮住对面邻居视线的帘子 | curtains-blinds
物业说我们窗外的晾衣架违规，要找注册的人来拆 | minor-works
村屋前院草长得比人还高，元朗 | gardening-landscaping | yuen-long
下个月开新店，想挑个好日子顺便看看收银台摆哪里 | feng-shui
退租之前房东要求把屋子恢复到跟新的一样干净 | deep-cleaning home-cleaning
尖沙咀写字楼早上八点前要有人打扫好茶水间 | office-cleaning | tsim-sha-tsui
地毯洒了红酒，自己越擦越花 | sofa-carpet-cleaning
高层落地玻璃外面全是鸟粪，够不着 | window-cleaning
羽绒服和羊绒大衣想在换季前弄干净，最好上门取 | laundry-dry-cleaning
回南天衣柜里全长绿毛了 | mould-formaldehyde
楼下不让随便丢大件，旧床店怎么办 | rubbish-removal
下周要把家当从香港运回上海，大概十几箱加一架钢琴 | international-movers
在港大读书暑假要退宿舍，行李没地方放两个月 | storage
需要有辆车帮我从葵涌仓库拉三板货到屯门 | van-hire | kwai-chung
护照要今天之内送到金钟的领事馆 | courier | admiralty
想找个周末过来做顿湖南菜顺便收拾屋子的阿姨 | part-time-helpers private-chefs
我和老公都上班，下午三点到七点没人看孩子 | babysitters-nannies domestic-helper-agencies
预产期九月，想找会做月子餐的阿姨住家照顾 | postnatal-nannies
外公去医院做化疗，我们上班走不开，需要有人陪着去 | private-nurses elderly-care
孩子明年DSE，数学想冲到5**，在奥运站附近 | exam-prep private-tutors | olympic
刚来香港，同事开会都听不懂，想快点能听能说 | cantonese-lessons
国际学校开会我听不懂老师说什么，想把口语练起来 | english-lessons
打算去法国读硕士，零基础，半年要到B1 | other-languages
女儿想学捏陶土，周末有空 | art-classes
儿子八岁对机器人特别着迷，想给他报个班 | coding-stem
宝宝一岁半，想找双语的小班让他先适应一下 | playgroups
内地驾照换了但是不敢在香港右舵开，想找人陪练 | driving-lessons
喉咙痛了一个礼拜，想找个会讲普通话的医生看看 | family-doctors
智齿发炎肿得张不开嘴 | dentists
跑完渣打马拉松膝盖一直疼 | physiotherapists
老婆生完孩子一直情绪低落，晚上偷偷哭 | counselling maternity-services
小孩上学了说话还是大舌头，别人听不清 | speech-therapists
体检说脂肪肝，尿酸也高，不知道该怎么吃 | dietitians family-doctors
失眠半年，西药吃怕了，想试试针灸 | chinese-medicine
孩子才七岁近视就涨到三百度了，想控制一下 | optometrists
想把长发剪短再染个奶茶色，铜锣湾 | hair-salons | causeway-bay
脸上痘印一直消不下去，毕业照前想改善 | facials
腿毛太重，夏天不敢穿裙子 | hair-removal
明天拍毕业照想有人帮我化一下，早上七点前 | makeup-artists
睫毛太短想接长一点，要自然的那种 | lashes-brows
出差坐了十几个小时飞机，全身酸，想去按一按，佐敦 | massage-spa | jordan
三十岁了，想转行但一直没勇气，想有人给点方向 | life-coaching
想在年底前练出腹肌，健身房自己瞎练没效果 | personal-trainers
产后肚子松松的，想做点拉伸和核心 | yoga-pilates maternity-services
闺女怕水，想找女老师一对一教 | swimming-lessons
想在维园附近找人陪打并且纠正反手 | racket-sports | causeway-bay
周末想爬狮子山但一个人不安全，想有人领路 | outdoor-guides
想学冲浪，石澳那边有没有人教 | water-sports | shek-o
泰迪快变成拖把了，要洗要剪 | pet-grooming
加班太多，家里柯基每天晚上没人带出去拉屎 | dog-walking
小狗乱咬家具，到处尿，快崩溃了 | dog-training
猫要从深圳带到香港再去新加坡，手续怎么办 | pet-relocation
带着两只猫去打疫苗，打车总被拒 | pet-taxi vets
想在中环天桥和电车旁拍一组情侣照 | photographers | central
公司要做一条招聘短片，需要拍加剪 | videographers
领证在香港，想办一个三十人的小型草坪仪式 | wedding-planners mc-celebrants
公司搞产品发布会，从场地到流程都想外包 | event-planners
孩子百日宴想弄个气球背景墙 | party-entertainers
婚礼上想要现场谈唱，别太吵 | djs-bands
想做一个小程序让会员积分和下单，预算三万 | web-developers
男朋友生日想订个不太甜的榴莲味的，六寸 | cakes-desserts
坐完月子没时间煲汤，想每天有人送到家 | meal-delivery
刚拿到驾照，周末想开车带爸妈去西贡玩一天 | car-rental | sai-kung-town
从红磡去白云机场，六个人，行李多 | cross-border-cars airport-transfers | hung-hom
公司派我来港三个月，想要能拎包入住有人打扫的地方，湾仔 | serviced-apartments | wan-chai
全家从北京过来，找房找学校开银行户口都想有人带着办 | relocation-services school-placement
庭审需要有人现场把普通话翻成英语 | translators
孩子刚出生想买份重疾，不知道哪家好 | insurance
手上有两百万闲钱，想给孩子存教育金 | financial-planning insurance
`,
  Own: `
loo wont flush | plumbers drain-clearing
fuse keeps tripping | electricians
locked out help mong kok | locksmiths | mong-kok
bed bugs yuck | pest-control
aircon man asap | air-con-repair
man with van tsuen wan | van-hire local-movers | tsuen-wan
someone watch kids tonight | babysitters-nannies
wobbly tooth kid | dentists
sore back help | physiotherapists chiropractors massage-spa
passport style headshots | photographers
fix cracked iphone screen | computer-phone-repair
shop cctv install | cctv-security
door guards weekend event | security-guards
need staff for cafe | recruitment
more instagram followers | digital-marketing
flat tyre help | car-repair
bike puncture tung chung | bicycle-repair | tung-chung
通坑渠 | drain-clearing
打爛咗個窗 | window-repair
冷氣漏水 元朗 | air-con-repair air-con-cleaning | yuen-long
執房執衫 | home-organising
搵工人姐姐 | domestic-helper-agencies
湊B 半日 | babysitters-nannies
爆牙箍牙 | dentists
拔罐跌打 屯門 | chinese-medicine | tuen-mun
剪頭髮 太子 | hair-salons | prince-edward
整手甲 | nails
狗狗剪毛 | pet-grooming
睇狗醫生 | vets
租船出海 | junk-boats
食材包到會 | catering
整網站 | web-developers
印傳單 觀塘 | printing-signage | kwun-tong
做舖頭招牌 | printing-signage minor-works
報稅搵人做 | accountants
寫平安紙 | solicitors
車去機場 沙田 | airport-transfers | sha-tin
修水管 | plumbers
找人搬家 将军澳 | local-movers | tseung-kwan-o
拆洗空调 | air-con-cleaning
除甲醛 新房 | mould-formaldehyde deep-cleaning
月嫂 住家 | postnatal-nannies
陪护老人 | elderly-care private-nurses
学粤语 | cantonese-lessons
打疫苗 体检 | health-checks
修眉种睫毛 | lashes-brows
送花 铜锣湾 | florists | causeway-bay
开香港公司 | company-secretary
续签证 | immigration-visa
公司网络坏了 | it-support
`,
}
