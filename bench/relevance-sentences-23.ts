// Why long: data, one query per line.

/** 120 queries, 90 of them plain sentences about one thing that happened, evenly over the trades, by the author of the words of record 0099, written after these and before any of it was searched for; measured once with them. */
export const twentyThirdSentences = {
  English: `
the kitchen tap came off in my hand and I can't stop the water | plumbers
the oven trips the power every time it gets hot | electricians appliance-repair
our front door key turns but nothing happens | locksmiths
the spin cycle shakes the whole machine across the floor | appliance-repair
there is a damp mark on the bedroom wall that gets bigger when it rains | leak-waterproofing
the sash won't slide up any more and the catch is broken | window-repair handyman
the shower runs warm for a minute and then goes icy | gas-water-heaters plumbers
our dining chair collapsed when my uncle sat on it | furniture-repair carpenters
we want to open up the kitchen to the living room | renovation-contractors interior-designers bathroom-kitchen
the neighbours can see straight into our bedroom | curtains-blinds
the builders left white dust on everything | deep-cleaning home-cleaning
my toddler threw up all over the rug | sofa-carpet-cleaning laundry-dry-cleaning
I keep finding droppings behind the rice cooker | pest-control
I've got an interview on Thursday and my only suit has a coffee stain | laundry-dry-cleaning
we're downsizing and the piano won't fit in the new flat | local-movers storage rubbish-removal
I go back to the office in May and the baby is only four months old | babysitters-nannies domestic-helper-agencies
my father forgets to eat and leaves the stove on | elderly-care
my daughter failed her chemistry mock | private-tutors exam-prep
my wife's parents only speak Mandarin and I want to talk to them | mandarin-lessons
I cracked a molar on an olive stone | dentists
my neck has been stiff since I slept on the plane | physiotherapists chiropractors massage-spa chinese-medicine
I cry in the toilet at work most days | counselling life-coaching
the cat has been scratching her ear until it bleeds | vets
the puppy chews the skirting when we leave him alone | dog-training
we got engaged and neither of us has time to book anything | wedding-planners
thirty people are coming for New Year and I can't cook | catering private-chefs
the car pulls to the left when I brake | car-repair
my contract ended and I have to leave Hong Kong in two weeks unless I get a new permit | immigration-visa
my business partner is suing me over the shop | solicitors
my laptop fell off the bed and now the screen has lines | computer-phone-repair`,
  Traditional: `
沖完涼啲水浸過腳眼都仲未去 | drain-clearing plumbers
廳盞燈閃吓閃吓，換咗燈膽都係咁 | electricians
瞓房部冷氣開極都係吹暖風 | air-con-repair air-con-cleaning
買咗個衣櫃返嚟，成箱板同螺絲唔知點砌 | furniture-assembly handyman
想掛部電視上牆，但係道牆鑽極都鑽唔入 | handyman
舊租客喺間房食煙，啲牆黃晒 | painters deep-cleaning
地板踩落去吱吱聲，有塊仲翹咗起身 | flooring carpenters
屋宇署寄信話我個簷篷要拆 | minor-works
窗外面啲玻璃積晒塵，我自己又唔敢伸手出去 | window-cleaning
個衣櫃打開成陣霉味，啲皮袋生晒毛 | mould-formaldehyde home-cleaning
舊張床褥太大張，垃圾房唔收 | rubbish-removal
下個月調去新加坡返工，成屋嘢要運過去 | international-movers
印傭約滿唔做，想搵過個新嘅 | domestic-helper-agencies
老婆下個月生，冇人識煮薑醋同湊初生 | postnatal-nannies
外公出院返嚟，肚上面條喉要人換 | private-nurses
個女想學彈琴，但屋企淨係得部電子琴 | music-lessons
細路淨係掛住打機，想佢自己識寫個遊戲 | coding-stem
BB歲半，想帶佢識吓其他小朋友 | playgroups
考咗三次路試都肥佬 | driving-lessons
個仔燒到三十九度，食咗退燒藥都唔退 | family-doctors
個女三歲，講嘢得我哋聽得明 | speech-therapists
睇手機耐咗對眼矇，睇遠嘢有重影 | optometrists
條裙買返嚟腰位鬆咗兩吋 | tailors
隻狗成身打晒結，梳都梳唔開 | pet-grooming
去日本十日，隻貓冇人餵 | pet-boarding dog-walking
滿月想影返啲相送俾親戚 | family-photography photographers
囡囡五歲生日，想搵人變吓魔術氹班小朋友 | party-entertainers
聽朝五點要去機場，四大件行李 | airport-transfers private-drivers
間茶餐廳要請個水吧同個樓面 | recruitment
開咗網店，但係成個月都冇人入嚟睇 | digital-marketing web-developers`,
  Simplified: `
煤气灶打了十几下才着，火还是红的 | gas-water-heaters appliance-repair
钥匙忘在屋里，门一关就进不去了 | locksmiths
想用手机一按就关掉全家的灯 | smart-home
新房刚收楼，四十平米不知道怎么布置 | interior-designers renovation-contractors
书房想做一整面墙的柜子，尺寸买不到现成的 | carpenters interior-designers
阳台的花死了一半，叶子全是虫 | gardening-landscaping pest-control
搬新家想挑个好日子 | feng-shui
公司二十个人，地毯和茶水间没人打扫 | office-cleaning
空调一开就有一股臭袜子味 | air-con-cleaning
出租房到期了，东西暂时没地方放 | storage
网上买了张二手餐桌，卖家不送货 | van-hire local-movers
合同今天下午必须送到中环客户手里 | courier
每天下班太累，想有人来做顿晚饭再收拾一下 | part-time-helpers private-chefs
衣服堆得衣帽间都走不进去 | home-organising
下个月要考雅思，口语一直上不去六分 | exam-prep english-lessons
同事聊天都讲粤语，我一句也听不懂 | cantonese-lessons
孩子明年上小学，不知道该报哪所 | school-placement
公司要求入职前交一份体检报告 | health-checks family-doctors
搬箱子闪了腰，坐下就站不起来 | physiotherapists chiropractors chinese-medicine massage-spa
医生说我血糖偏高，让我注意吃的 | dietitians
生完孩子奶水不够，涨得又硬又疼 | maternity-services
头发烫坏了，像稻草一样 | hair-salons
下个月结婚，早上五点就要上妆 | makeup-artists
想减掉二十斤，一个人去健身房坚持不下来 | personal-trainers dietitians
我三十岁了，一下水就沉 | swimming-lessons
移民去加拿大，家里的狗也要带走 | pet-relocation
周末想约十几个朋友出海喝酒 | junk-boats
带父母从香港去广州，老人走不动路，想一车到家 | cross-border-cars private-drivers
大学要我把出生证明翻成英文并盖章 | translators notary-legalisation
第一次收到绿色信封的税表，不会填 | accountants`,
  Own: `
drippy tap | plumbers
ceiling fan wobbles | electricians handyman
ac water on floor | air-con-repair
freezer iced up | appliance-repair
build a cot | furniture-assembly
repaint hallway | painters
weevils in rice | pest-control
get rid of wardrobe | rubbish-removal
bring sofa upstairs | local-movers van-hire
cello teacher | music-lessons
grade 5 theory | music-lessons exam-prep
wisdom tooth hurts | dentists
runner's knee | physiotherapists
bob haircut | hair-salons
dog nails cut | pet-grooming
執漏 | handyman
抽濕機壞咗 | appliance-repair
廁板鬆 | plumbers handyman
熨衫 | home-cleaning laundry-dry-cleaning part-time-helpers
補習社幼稚園 | private-tutors
脫疣 | family-doctors chinese-medicine facials
改窄裙 | tailors
船河 | junk-boats
剪片 | videographers
修纱窗 | window-repair handyman
孩子矮小 | family-doctors chinese-medicine dietitians
卷发 | hair-salons
拍证件照 | photographers
注册商标 | solicitors company-secretary
换电脑硬盘 | computer-phone-repair it-support`,
}
