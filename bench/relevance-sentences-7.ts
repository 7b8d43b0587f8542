// Why long: data, one sentence or query per line.

/** Sentences and short queries, written after `relevance-sentences-6.ts` without a look at it or the vocabulary, and measured once before that was widened. */
export const seventhSentences = {
  English: `
the loo keeps running all night and I can hear it from my bed | plumbers handyman
there is no water at all coming from the kitchen faucet but the bathroom is fine | plumbers
brown water is coming up through the floor grate when I shower | drain-clearing plumbers
my lights flicker whenever the lift moves, should someone look at the wiring | electricians
can anybody hang my heavy paintings straight, I am hopeless with a drill | handyman
the bedroom cooling unit leaks onto the parquet every night | air-con-repair air-con-cleaning
tumble dryer gives off a burning smell after ten minutes | appliance-repair
my key snapped in the front gate and half of it is still in there | locksmiths
neighbour downstairs complains my shower is dripping into her ceiling | leak-waterproofing plumbers
the catch on our aluminium frame is broken and it rattles in every typhoon | window-repair
the flame in the geyser goes out after a minute and I get a cold shower | gas-water-heaters
three flat pack cupboards from IKEA are still in boxes in Tseung Kwan O | furniture-assembly | tseung-kwan-o
the video doorbell does not connect and half of the flat has no signal | smart-home it-support cctv-security
we just bought a 400 square foot place and need someone to plan how to use every inch | interior-designers renovation-contractors
the walls look tired, we want a fresh coat before the baby comes | painters
I need a bed with drawers made to measure for an odd shaped room | carpenters furniture-assembly
is there a master who can say whether the direction of our new office door is lucky | feng-shui
two hours every Friday, mopping, dusting and ironing, in Kennedy Town | home-cleaning part-time-helpers | kennedy-town
we hand back the flat next week and the landlord wants it spotless | deep-cleaning home-cleaning
our toddler was sick all over the couch and it still smells | sofa-carpet-cleaning
I woke up with bites in a row on my legs, I think something lives in the mattress | pest-control
black spots keep growing behind the wardrobe, the room smells musty | mould-formaldehyde
who will take an old fridge and a broken desk off my hands | rubbish-removal van-hire
going back to Sydney for good and have forty boxes to ship | international-movers
my aunt is 88, she forgets things and should not be alone during the day | elderly-care private-nurses
first baby due in March, looking for a lady to cook for me and look after the newborn in the first month | postnatal-nannies
our son is failing algebra and his DSE is next year | private-tutors exam-prep
I have been here six years and still cannot order in the local language | cantonese-lessons
my boy is four and hardly says ten words | speech-therapists
daughter wants to learn the cello, ideally on Saturdays in Happy Valley | music-lessons | happy-valley
I failed my road test twice and need more practice with an automatic | driving-lessons
my lower back locks up after sitting in the office all day | physiotherapists chiropractors chinese-medicine massage-spa
a filling fell out last night and it hurts when I drink | dentists
since the divorce I cannot sleep and cry a lot, I would like to talk to someone | counselling
I need glasses for reading, everything close is blurry | optometrists
my roots are showing and I want to go back to blonde | hair-salons
the sleeves of my suit are too long and the trousers too wide | tailors
I want to be able to do one pull-up before summer, someone to push me | personal-trainers
my puppy chews everything and pulls on the lead | dog-training
cat has not eaten for two days and hides under the bed | vets
someone to feed our rabbit while we are on holiday over Christmas | dog-walking pet-boarding
taking our labrador with us to London, what papers and crate does he need | pet-relocation
nice pictures of my parents' golden wedding anniversary | photographers family-photography
magician or clown for a six year old's birthday in Sai Kung | party-entertainers | sai-kung-town
canapes for forty people at our office on Thursday evening | catering
steering wheel shakes over 80 and the brakes squeal | car-repair
my landlord will not give back my deposit, what are my rights | solicitors
employer wants my degree stamped by a notary for use in Dubai | notary-legalisation
I have to file my first profits tax return and have no idea how | accountants
we are four people opening a small trading business and need it registered | company-secretary accountants
`,
  misspelt: `
my toliet is overflowing pls help quickly | plumbers drain-clearing
the airconditoner makes a horible rattling sound | air-con-repair
need somone to translte my birth certifcate into english | translators notary-legalisation
looking for a reliabel babysiter for saterday nights in midlevels | babysitters-nannies | mid-levels
my lapotp wont turn on since I spilt cofee on the keybord | computer-phone-repair
want to learn to swimm, I am 40 and afriad of deep water | swimming-lessons
cockroches everywere in my kichen | pest-control
wich vetinarian is open for my sick hampster | vets
my grandmothers whelchair does not fit the bathroom, need a home asesment | occupational-therapists elderly-care bathroom-kitchen
flowrs for a funeral on thursady | florists
`,
  Traditional: `
個廁所沖極都沖唔走啲嘢，成日滿瀉 | plumbers drain-clearing
洗手盆下面條喉甩咗，成地都係水 | plumbers
廚房地台去水口倒灌，臭到頂唔順 | drain-clearing plumbers
插咗個焗爐落去之後成間屋冇晒電 | electricians
想喺石屎牆度鑽幾個窿掛畫掛鏡 | handyman
部冷氣開咗成晚都係得風冇凍氣 | air-con-repair air-con-cleaning
洗衫機脫水嗰陣跳晒舞咁，嘈到樓下投訴 | appliance-repair
出門口倒垃圾俾風吹埋咗道門，而家企喺走廊 | locksmiths
樓上沖涼我個天花就滴水 | leak-waterproofing plumbers
窗門個絞位鏽晒，驚颱風會飛出街 | window-repair
熱水爐打極都唔著火，阿媽要沖凍水涼 | gas-water-heaters
啱啱買咗個衣櫃同床架，自己砌唔掂 | furniture-assembly
張真皮梳化爆晒皮，想換過層皮 | furniture-repair
屋企上網成日斷線，入到房就冇訊號 | smart-home it-support
新樓收樓四百呎，想搵人度吓點間房先夠用 | interior-designers renovation-contractors
小朋友畫花晒啲牆，想油過個淺啲嘅色 | painters
想訂造一個到頂嘅書櫃連書枱，要貼牆 | carpenters
房間西斜好曬，想搵人整遮光簾 | curtains-blinds
收到屋宇署信話我個冷氣架要拆 | minor-works
住將軍澳，想搵個姐姐逢星期三嚟吸塵抹地洗廁所 | home-cleaning part-time-helpers | tseung-kwan-o
下個月交樓俾業主，要由頭到尾執到乾淨晒 | deep-cleaning home-cleaning
廚房一開燈就見到成堆小強走 | pest-control
張床褥有塵蟎，BB成日打乞嚏 | sofa-carpet-cleaning
幾張爛櫃同舊床褥冇人要，邊個可以嚟搬走佢 | rubbish-removal van-hire
由元朗搬去鰂魚涌，三房一廳，有部鋼琴 | local-movers | yuen-long quarry-bay
全家移民英國，成屋家當要寄過去 | international-movers
我放工先可以接仔，想搵人放學陪住佢兩個鐘 | babysitters-nannies private-tutors
老豆中風之後行唔到，想搵人日頭幫手沖涼餵飯 | elderly-care private-nurses
啱啱生完，想搵個識煲薑醋同湊初生嘅姨姨 | postnatal-nannies
個仔數學成日唔合格，下年考DSE | private-tutors exam-prep
我係湖南人，嚟咗香港三年，想學識講本地話 | cantonese-lessons
五歲囡囡想學彈琴，最好上門到大圍 | music-lessons | tai-wai
個仔三歲都未識講嘢，想搵專業人士睇吓 | speech-therapists
坐寫字樓坐到條腰硬晒，彎都彎唔到 | physiotherapists chiropractors chinese-medicine massage-spa
大牙蛀咗個窿，食凍嘢酸到跳起 | dentists
我成日無端端心跳好快，又驚又瞓唔著，想搵人傾吓 | counselling family-doctors
夜晚睇路牌矇查查，想驗吓對眼 | optometrists
把頭髮又乾又黃，想染返個深色再剪短 | hair-salons
上唇啲毛同腳毛想一次過搞掂 | hair-removal
聽日朝早出門嫁人，化妝師放我飛機 | makeup-artists
褲腳太長想改短，條裙又緊咗 | tailors
隻狗見人就吠，出街又扯到我跌 | dog-training
隻貓嘔咗兩日冇食嘢 | vets
過年返鄉下一個禮拜，隻柴犬冇人睇 | pet-boarding dog-walking
擺百日酒想搵人影靚啲啲相 | family-photography photographers
公司尾牙想搵人帶氣氛講嘢做主持 | mc-celebrants event-planners
十個人喺屋企食飯，想有人上門煮西餐 | private-chefs catering
架車行行吓死火，水溫標升到頂 | car-repair
業主唔肯退按金，可以點追 | solicitors
第一次收到報稅表，自僱人士唔知點填 | accountants
`,
  mixed: `
部 notebook 掉落地爆 mon，邊度可以即日整返 | computer-phone-repair
想 book 一個 makeup artist 做 annual dinner 個 look | makeup-artists
office 要搵人整個 network 同 server，得五個 staff | it-support
想 plan 一個 proposal，要花同蠟燭喺海邊 | event-planners florists wedding-planners
BB 影 newborn 相，有冇人可以嚟 Tsuen Wan | family-photography photographers | tsuen-wan
start up 想搵人做個 logo 同卡片 | graphic-designers printing-signage
`,
  Simplified: `
卫生间马桶一直在流水，水表转个不停 | plumbers handyman
厨房水池堵得死死的，怎么通都不行 | drain-clearing plumbers
客厅插座冒火花，吓得我赶紧拔了插头 | electricians
空调吹出来的风一股霉味，开一会儿就咳嗽 | air-con-cleaning air-con-repair
冰箱不制冷了，里面的肉全化了 | appliance-repair
钥匙忘在屋里，人被关在门外了，急 | locksmiths
下雨天窗边的墙总是湿，墙皮都鼓起来了 | leak-waterproofing painters window-repair
洗澡水忽冷忽热，燃气的那种 | gas-water-heaters plumbers
网上买的大衣柜到了一堆板子，我一个人装不起来 | furniture-assembly
刚拿到新房钥匙，想把两房改成三房 | renovation-contractors interior-designers
墙面掉漆发黄，想重新刷一遍 | painters
地板踩上去嘎吱响，想换成复合的 | flooring
想定做一套入墙的橱柜 | carpenters bathroom-kitchen
每周来两次，擦地、洗衣服、顺便做顿晚饭，家住黄埔 | part-time-helpers home-cleaning | whampoa
租的房子到期了，要打扫得跟新的一样才能拿回押金 | deep-cleaning home-cleaning
家里半夜有老鼠在天花板上跑 | pest-control
新装修的房子味道刺鼻，怀孕的老婆闻了头疼 | mould-formaldehyde
羽绒服和西装要干洗，最好能上门取 | laundry-dry-cleaning
从深圳搬到香港九龙塘，只有十几个箱子 | local-movers cross-border-cars van-hire international-movers | kowloon-tong
出国半年，家具没地方放 | storage
有份合同今天下午必须送到中环 | courier | central
衣柜乱得打不开门，想请人帮我收拾归类 | home-organising
想请一个住家的菲律宾阿姨，手续怎么办 | domestic-helper-agencies
我妈做完膝盖手术，需要人陪去医院复查 | private-nurses elderly-care
孩子刚从内地转学来，英语完全跟不上 | english-lessons private-tutors
老公的同事都讲粤语，我一句都听不懂 | cantonese-lessons
想让女儿去试镜前练练跳舞，芭蕾那种 | dance-lessons
儿子想学写程序做小游戏 | coding-stem
明年想让孩子进直资小学，面试完全没底 | school-placement
香港驾照路考总是挂 | driving-lessons
发烧三天不退，喉咙像刀割一样 | family-doctors
打篮球扭了脚踝，两个月了还疼 | physiotherapists chinese-medicine
失眠多梦，手脚冰凉，想调理一下身体 | chinese-medicine
想瘦二十斤，不知道该怎么吃 | dietitians personal-trainers meal-delivery
脸上长了好多闭口和黑头 | facials
眉毛太淡，想做那种能保持几年的 | lashes-brows
肩膀硬得像石头，想找个手法好的师傅松一松 | massage-spa physiotherapists
怀孕五个月，有没有适合孕妇的拉伸课 | yoga-pilates maternity-services
七岁的儿子特别好动，想让他学点拳脚 | martial-arts kids-sports
狗狗毛打结了，还有味儿，想给它洗澡剪毛 | pet-grooming
狗要去看医生，出租车都不肯载 | pet-taxi vets
婚礼在半岛酒店，当天从头到尾都没人统筹 | wedding-planners
公司开年会，找个能坐一百人的地方，最好在尖沙咀 | venue-hire event-planners | tsim-sha-tsui
周末想跟二十个朋友出海烧烤游泳 | junk-boats
女朋友生日，想订一个两磅的草莓蛋糕 | cakes-desserts
明早五点的飞机，从沙田过去要人接 | airport-transfers private-drivers | sha-tin
一家五口去广州，想直接坐车过关 | cross-border-cars
自行车链条老掉，刹车也不灵 | bicycle-repair
我的IANG快到期了，想问怎么续签 | immigration-visa
店铺想让更多人在小红书上看到 | digital-marketing
`,
  own: `
plumber tst | plumbers | tsim-sha-tsui
toilet blocked mei foo | plumbers drain-clearing | mei-foo
sparky sai kung | electricians | sai-kung-town
aircon not cold tko | air-con-repair air-con-cleaning | tseung-kwan-o
ac leaking water | air-con-repair air-con-cleaning
fridge broken kowloon | appliance-repair | kowloon
locked out yau ma tei | locksmiths | yau-ma-tei
ceiling leak taikoo shing | leak-waterproofing plumbers | tai-koo
ikea assembly ma on shan | furniture-assembly | ma-on-shan
wifi dead spot | smart-home it-support
flat renovation 500 sq ft | renovation-contractors interior-designers
paint my flat | painters
custom wardrobe | carpenters
bed bugs | pest-control
cleaner mid-levels weekly | home-cleaning part-time-helpers | mid-levels
end of tenancy clean | deep-cleaning home-cleaning
throw away sofa | rubbish-removal
man with a van cwb | van-hire local-movers | causeway-bay
moving house discovery bay | local-movers | discovery-bay
ship furniture to uk | international-movers
mini storage chai wan | storage | chai-wan
nanny for newborn | postnatal-nannies babysitters-nannies
helper agency wan chai | domestic-helper-agencies | wan-chai
maths tutor kowloon tong | private-tutors exam-prep | kowloon-tong
ielts | exam-prep english-lessons
learn canto | cantonese-lessons
piano teacher city one | music-lessons | sha-tin
kids coding class | coding-stem
doctor near whampoa | family-doctors | whampoa
toothache | dentists
back pain lohas park | physiotherapists chiropractors chinese-medicine massage-spa | lohas-park
shrink | counselling
acupuncture central | chinese-medicine | central
kids glasses | optometrists
balayage | hair-salons
gel nails mk | nails | mong-kok
brazilian wax | hair-removal
foot massage jordan | massage-spa | jordan
alter trousers | tailors
pt gym buddy quarry bay | personal-trainers | quarry-bay
swim coach tai po | swimming-lessons | tai-po
muay thai | martial-arts
vet 24 hours | vets
dog groomer sai ying pun | pet-grooming | sai-ying-pun
dog hotel yuen long | pet-boarding dog-walking | yuen-long
wedding photog | photographers
bouncy castle | party-entertainers
yacht party aberdeen | junk-boats | aberdeen
bbq catering | catering
car wash tsing yi | car-detailing | tsing-yi
airport pickup | airport-transfers
passport photo | photographers printing-signage immigration-visa
divorce lawyer | solicitors
tax return help | accountants
open a company | company-secretary
logo design | graphic-designers
iphone screen sham shui po | computer-phone-repair | sham-shui-po
business cards printing | printing-signage
通渠 荃灣 | drain-clearing | tsuen-wan
馬桶塞咗 | drain-clearing plumbers
冷氣滴水 天水圍 | air-con-repair air-con-cleaning | tin-shui-wai
開鎖 觀塘 | locksmiths | kwun-tong
整雪櫃 | appliance-repair
冇電 藍田 | electricians | lam-tin
熱水爐壞 美孚 | gas-water-heaters plumbers | mei-foo
油漆報價 | painters
裝修 沙田第一城 | renovation-contractors interior-designers | sha-tin
鐘點 將軍澳 | home-cleaning part-time-helpers | tseung-kwan-o
洗冷氣幾錢 | air-con-cleaning
滅蝨 | pest-control
搬屋 屯門去荃灣 | local-movers | tuen-mun tsuen-wan
搬鋼琴 | local-movers
陪診 瑪麗醫院 | private-nurses elderly-care | pok-fu-lam
工人中介 旺角 | domestic-helper-agencies | mong-kok
陪月 上水 | postnatal-nannies | sheung-shui
補數學 太古城 | private-tutors exam-prep | tai-koo
鋼琴老師 上門 | music-lessons
學車 自動波 | driving-lessons
洗牙 大埔 | dentists | tai-po
腰痛 | physiotherapists chiropractors chinese-medicine massage-spa
跌打 深水埗 | chinese-medicine physiotherapists | sham-shui-po
剪頭髮 銅鑼灣 | hair-salons | causeway-bay
光療甲 | nails
改褲腳 | tailors
狗狗美容 黃埔 | pet-grooming | whampoa
貓酒店 | pet-boarding dog-walking
影結婚相 | photographers
船P 西貢 | junk-boats | sai-kung-town
到會 20人 | catering
整手機 旺角 | computer-phone-repair | mong-kok
离婚律师 | solicitors
续签 优才 | immigration-visa
月嫂 九龙城 | postnatal-nannies | kowloon-city
家教 英语 北角 | private-tutors english-lessons | north-point
搬家公司 马鞍山 | local-movers | ma-on-shan
空调清洗 奥运站 | air-con-cleaning | olympic
包车去深圳 | cross-border-cars private-drivers coach-hire
马桶堵了 | drain-clearing plumbers
宠物医院 红磡 | vets | hung-hom
换锁 青衣 | locksmiths | tsing-yi
`,
}
