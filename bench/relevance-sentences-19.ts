// Why long: data, one query per line.

/** 301 queries spread over all categories, objects and symptoms rather than names of trades, written before any miss was looked at; measured once before record 0095. */
export const nineteenthSentences = {
  English: `
the flapper in my toilet tank is worn out and water runs into the bowl all day | plumbers
sink takes twenty minutes to empty and burps back bits of rice | drain-clearing plumbers
every time we run the kettle and the toaster together the main switch flips | electricians
need somebody to put up two curtain rails and hang a heavy mirror on a brick wall | handyman curtains-blinds
the split unit in the bedroom drips on the pillow and blows warm | air-con-repair air-con-cleaning
drum of my washer bangs like a helicopter on spin and shows error E4 | appliance-repair
key snapped off in the metal gate and half of it is still inside | locksmiths
brown patch spreading on the ceiling under upstairs' shower | leak-waterproofing plumbers
sliding window fell off its track on the 30th floor and I dare not touch it | window-repair
blue flame keeps going out when I turn on the hot shower | gas-water-heaters
my dining chairs wobble and the veneer is peeling off the sideboard | furniture-repair carpenters
want lights, curtains and air con to switch on from my phone before I reach home | smart-home
wardrobe built into the odd corner behind the door, made to measure | carpenters interior-designers
herringbone oak planks for a 500 sq ft living room | flooring
swap the tub for a walk-in shower and redo the cabinets while you're there | bathroom-kitchen renovation-contractors
blackout roller shades for a nursery facing the morning sun | curtains-blinds
got an order from the government to remove my canopy and the cage over the windows | minor-works
rooftop planters died in the heat, looking for someone to plan a low care green terrace | gardening-landscaping
choosing an auspicious date to open the shop and where the cashier desk should face | feng-shui
our 3,000 sq ft workplace in Kwun Tong wants somebody to empty bins and mop every evening | office-cleaning | kwun-tong
cockroaches fly in from the light well every night, I want the whole flat treated | pest-control
the baby's room still smells of new paint and glue after three months | mould-formaldehyde
getting rid of a fridge, a rowing machine and eleven bags of rubble | rubbish-removal
shipping the contents of our house from Stanley to Bristol in March | international-movers | stanley
winter clothes and ski gear have no place in our 300 foot flat, want a small unit by the month | storage
my closet is a disaster, thinking of someone to go through it with me and label everything | home-organising
looking to hire a live-in from the Philippines, how much is the placement fee | domestic-helper-agencies
due in June, want an auntie to live in for 30 days, make ginger soup and show me how to bathe the baby | postnatal-nannies
grandma has had two falls, want someone to stay with her in daytime and take her to the toilet | elderly-care private-nurses
my son cannot do fractions and bursts into tears at homework time | private-tutors
aiming for 7.5 in speaking and have only five weeks | exam-prep english-lessons
my in-laws only speak the local language and I want to understand them at dim sum | cantonese-lessons
posted to Shanghai in spring and cannot say more than ni hao | mandarin-lessons
want my six year old to read phonics books and speak with a native teacher | english-lessons private-tutors
planning a year in Lisbon and hope to pick up some Portuguese first | other-languages
eight year old wants to try the drums, does the teacher bring a kit | music-lessons
oil painting evenings for grown ups who have never held a brush | art-classes
wedding first dance in six weeks and he has two left feet | dance-lessons
which kindergarten interviews should we apply to and how to write the portfolio | school-placement exam-prep
fever since Sunday and a rash on her arms, need someone to look at it today | family-doctors
blood test for cholesterol and a liver scan before my fortieth | health-checks family-doctors
wisdom tooth is coming in sideways and my cheek is the size of an orange | dentists
tore my hamstring at rugby and the hospital told me to get rehab exercises | physiotherapists
I cannot sleep, cry at work and don't want to see anyone | counselling
our three year old points at things but still says no words | speech-therapists
he cannot hold a pencil or sit still and the school asked for an assessment of his motor skills | occupational-therapists
just told I have gestational diabetes, what am I allowed to eat | dietitians
balding at the crown and want acupuncture and herbs for it | chinese-medicine
street signs go blurry at night and my frames are broken | optometrists
pumping hurts and the baby will not latch | maternity-services postnatal-nannies
fringe trim and root touch up before Friday | hair-salons
want gels that survive two weeks of beach | nails
lasering my bikini line and underarms | hair-removal
take in a suit by two inches and hem the sleeves | tailors
I've been promoted and feel like a fraud, would like someone to talk goals with every fortnight | life-coaching counselling
squats hurt my knees, want somebody to correct my form twice a week at the gym in my block | personal-trainers
five year old is scared to put his face under water | swimming-lessons
want to rally better, my backhand goes into the net each time | racket-sports
sunrise walk up Lantau Peak with someone who knows the trail | outdoor-guides | south-lantau
stand up paddle or wakeboard for ten coworkers on a Saturday | water-sports
puppy ate a grape and threw up twice | vets
labrador pulls on the lead and barks at every bicycle | dog-training
taking two cats to Singapore, what about the paperwork and crates | pet-relocation
magician who makes balloon animals for a birthday of five year olds | party-entertainers
renting a hall for sixty people with a projector and no corkage | venue-hire
cold beers, two mixologists and glassware for a rooftop do | bartenders catering
clutch is slipping and the check engine lamp is on before the annual inspection | car-repair
our tenant stopped paying, who looks after a flat for owners living overseas | property-management solicitors
employer sponsors me, who files the papers for me and my wife | immigration-visa
logo, name cards and a menu for a noodle shop opening in two months | graphic-designers printing-signage
`,
  Traditional: `
馬桶水箱成日流水聲，水費貴咗一倍 | plumbers
企缸地漏塞咗啲頭髮，沖涼變浸腳 | drain-clearing plumbers
想加兩個蘇位同換過個電箱 | electricians
幫手裝個毛巾架同兩個吊櫃門鉸 | handyman
部冷氣開咗半個鐘都唔凍，仲有嘭嘭聲 | air-con-repair
雪櫃冰格結晒冰，下格啲餸都暖咗 | appliance-repair
鐵閘個鎖膽生鏽扭唔到，想換過把指紋鎖 | locksmiths smart-home
外牆滲水入房，牆身起泡甩灰 | leak-waterproofing painters
鋁窗窗鉸鬆咗，驗窗通知又到期 | window-repair
煤氣爐打極唔著火 | gas-water-heaters appliance-repair
上網買咗張子母床，一堆木板同螺絲唔識裝 | furniture-assembly
梳化塌晒，想換海綿同包過層皮 | furniture-repair
新居入伙三百呎，想有人出設計圖同3D圖 | interior-designers
成間屋打通重做，連水電泥水木工一次過包 | renovation-contractors
牆身甩漆又發黃，想批灰再油過 | painters
訂造地台床同書櫃 | carpenters furniture-assembly interior-designers
廚房想換石英石檯面同櫃門 | bathroom-kitchen carpenters
露台想鋪人造草同種啲香草 | gardening-landscaping
請師傅嚟睇吓新寫字樓個財位 | feng-shui
交吉之前想搵人洗到乾乾淨淨 | deep-cleaning home-cleaning
冷氣機吹出嚟有陣霉味，想拆出嚟洗 | air-con-cleaning
床褥俾細路賴尿，想深層吸塵除蟎 | sofa-carpet-cleaning
高層玻璃幕外面好多塵，自己抹唔到 | window-cleaning
衣櫃入面有白蟻，木都食空咗 | pest-control
羊毛大衣同被舖想送去洗，最好上門收 | laundry-dry-cleaning
公司搬寫字樓剩低好多檯櫈要人清走 | rubbish-removal local-movers
由屯門搬去將軍澳，兩房一廳，有鋼琴 | local-movers | tuen-mun tseung-kwan-o
想搵架十四座嘅貨van運啲展覽板去會展 | van-hire | wan-chai
今日之內要送份合約去中環 | courier | central
請個印傭照顧阿婆，要識廣東話 | domestic-helper-agencies
想搵個姨姨逢星期三嚟煮飯同拖地四個鐘 | part-time-helpers home-cleaning
臨時搵人睇住BB一晚，我同老公要去飲 | babysitters-nannies
爸爸做完手術出院，要人上門洗傷口換藥 | private-nurses
中四數學M2追唔上，想搵大學生補習 | private-tutors
DSE英文想由3升到5，仲有半年 | exam-prep private-tutors english-lessons
想同客戶講普通話講得流利啲 | mandarin-lessons
睇韓劇睇到想學韓文 | other-languages
小朋友想學小提琴考八級 | music-lessons
學素描同水彩，零基礎 | art-classes
阿女想學芭蕾，五歲 | dance-lessons
小學生學寫機械人程式 | coding-stem
一歲半BB想去啲有音樂有感統嘅班 | playgroups occupational-therapists
考車牌，自動波，路試肥咗兩次 | driving-lessons
喉嚨痛發燒三日，想搵間近啲嘅診所 | family-doctors
蛀牙要杜牙根，好驚痛 | dentists
低頭族膊頭硬晒，想搵人整骨矯正 | chiropractors chinese-medicine physiotherapists
老公成日發脾氣，想兩個人一齊去傾吓 | counselling
濕疹食咗好多西藥都冇用，想搭脈睇吓 | chinese-medicine
黑頭粉刺好多，想做針清 | facials
出嫁當日搵人幫我同媽咪化妝 | makeup-artists wedding-planners
眼睫毛好疏，想種到自然啲 | lashes-brows
膊頭好攰，想搵人上門按吓 | massage-spa
產後肚腩收唔到，想跟教練減脂 | personal-trainers
學空中瑜伽，新手 | yoga-pilates
學游水，成人怕水班，荔枝角 | swimming-lessons | lai-chi-kok
兒子想學詠春 | martial-arts
暑假俾細路踢波，要有教練 | kids-sports
貓貓三日冇食嘢，成日匿埋 | vets
貴婦狗打晒結，想剃短毛 | pet-grooming
返工時間冇人帶隻狗落街屙屎 | dog-walking
過年去旅行兩個禮拜，隻貓冇人照顧 | pet-boarding
帶隻大狗由元朗去港島睇醫生，的士唔肯載 | pet-taxi vets | yuen-long
BB百日想影一輯全家福 | family-photography photographers
婚宴當日要有人影片同即日剪片 | videographers
婚禮統籌，教堂行禮加晚宴二十圍 | wedding-planners
婚宴想搵個識兩文三語嘅司儀 | mc-celebrants
公司周年晚宴想外判俾人搞 | event-planners
搵人喺酒吧打碟 | djs-bands
開張花籃聽日送去觀塘 | florists | kwun-tong
三十人包船出海食海鮮 | junk-boats
`,
  Simplified: `
厨房水龙头关不紧一直滴，垫圈好像坏了 | plumbers
厕所冲不下去，水都漫出来了 | drain-clearing plumbers
插座冒火花，有股焦味 | electricians
空调外机声音特别大，楼下投诉了 | air-con-repair
洗碗机不进水，屏幕报错 | appliance-repair
忘带钥匙被锁门外了，密码锁也没电 | locksmiths
飘窗下雨天渗水，墙纸都发霉了 | leak-waterproofing window-repair mould-formaldehyde
宜家买的衣柜，没时间自己装 | furniture-assembly
智能门锁和摄像头连不上网 | smart-home it-support cctv-security
旧房翻新预算三十万，想找靠谱施工队 | renovation-contractors interior-designers
窗帘想换成电动的，上门量尺寸 | curtains-blinds
地板踩上去嘎吱响，有几块翘起来了 | flooring
阳台想做个小花园，种些多肉和绣球 | gardening-landscaping
每周来两次打扫卫生，两室一厅，深水埗 | home-cleaning part-time-helpers | sham-shui-po
装修完到处是灰，想做一次开荒保洁 | deep-cleaning
沙发上洒了咖啡，布艺的 | sofa-carpet-cleaning
床上有虫子咬人，早上起来一串红包 | pest-control
西装和羽绒服要干洗 | laundry-dry-cleaning
甲醛检测，新装的房子准备住老人 | mould-formaldehyde
从香港搬家回深圳，家具不多 | international-movers local-movers
东西太多家里放不下，想租个小仓库 | storage
急送一个包裹去机场，两小时内 | courier | chek-lap-kok
家里乱得没法下脚，想请人教我断舍离 | home-organising
找个会做菜的菲佣，合同到期想转雇主 | domestic-helper-agencies
月子里请人带宝宝，会通乳更好 | postnatal-nannies maternity-services
老人中风后半身不遂，想找护理员白天照看 | elderly-care private-nurses
初二物理跟不上，要一对一 | private-tutors
雅思口语总是5.5，一个月后考试 | exam-prep english-lessons
刚来香港听不懂广东话，想系统学 | cantonese-lessons
想学日语，以后去东京留学 | other-languages
孩子想学古筝，每周一次 | music-lessons
书法班，小学三年级 | art-classes
学街舞，零基础成人 | dance-lessons
帮孩子申请国际学校，插班四年级 | school-placement
换香港驾照，需要考路试 | driving-lessons
入职要体检，抽血照肺 | health-checks family-doctors
牙齿不齐，想戴隐形牙套 | dentists
膝盖半月板撕裂，术后康复训练 | physiotherapists
孩子说话不清楚，老师建议做评估 | speech-therapists
想减肥但有痛风，该怎么吃 | dietitians
配一副渐进眼镜，老花加近视 | optometrists
怀孕八个月想上分娩课 | maternity-services
烫头发加染色，想要韩式卷发 | hair-salons
做一对法式美甲 | nails
腿毛太多，想永久脱毛 | hair-removal
皮肤干燥缺水，想做个补水护理 | facials
改旗袍腰身，结婚穿 | tailors
三十五岁想转行，不知道往哪走 | life-coaching recruitment
孕妇瑜伽，铜锣湾附近 | yoga-pilates maternity-services | causeway-bay
打羽毛球想提高步法 | racket-sports
学泰拳减压 | martial-arts
想去西贡学冲浪和帆船 | water-sports | sai-kung-town
带我们走麦理浩径的向导 | outdoor-guides
狗狗拉肚子带血 | vets
小狗乱咬东西随地大小便 | dog-training
带猫从上海来香港，检疫怎么办 | pet-relocation
拍一组毕业照，港大 | photographers family-photography | pok-fu-lam
求婚策划，要惊喜一点 | event-planners wedding-planners
孩子生日想请小丑和泡泡秀 | party-entertainers
订一个小黄人造型的翻糖生日蛋糕 | cakes-desserts
请厨师到家做一顿法餐 | private-chefs
减脂餐每天送到公司 | meal-delivery
车门刮花了一道，想补漆 | car-repair car-detailing
春节带父母回广州，要两地牌车 | cross-border-cars
五十个同事去团建，要大巴 | coach-hire
自行车链条断了，刹车也不灵 | bicycle-repair
公司派我来港，帮忙找房和办手续 | relocation-services immigration-visa estate-agents
专才签证续期被要求补材料 | immigration-visa
和前妻争孩子抚养权 | solicitors
离岸公司做账审计 | accountants
`,
  mixed: `
想find個plumber換花灑頭 | plumbers
個dishwasher唔drain水 | appliance-repair drain-clearing
office個lock壞咗要24hr師傅 | locksmiths
mould好嚴重，有冇人做treatment | mould-formaldehyde
想build個walk-in closet | carpenters interior-designers
搵part time helper逢Sat上嚟 | part-time-helpers home-cleaning
小朋友IB Math要tutor | private-tutors
想做laser hair removal唔痛嗰隻 | hair-removal
做gel甲，Tsim Sha Tsui附近 | nails | tsim-sha-tsui
body check套餐couple | health-checks
想book個yacht搞birthday party | junk-boats party-entertainers venue-hire
隻cat要neuter | vets
wedding當日photographer同video套餐 | photographers videographers
架車想做coating同polish | car-detailing
airport接機，要7 seater | airport-transfers private-drivers
租serviced apartment一個月，near Wan Chai | serviced-apartments | wan-chai
開BVI公司要company sec | company-secretary accountants
MPF同medical insurance想有人review | insurance financial-planning
MacBook入水boot唔到機 | computer-phone-repair
想做SEO同FB ads | digital-marketing
`,
  Own: `
leaking tap | plumbers
aircon remote | air-con-repair appliance-repair handyman
kitten vaccine | vets
fuse box | electricians
roller blind | curtains-blinds
duvet | laundry-dry-cleaning curtains-blinds
broken zip | tailors
cracked screen | computer-phone-repair
wifi dead spot | it-support smart-home
turnstile | security-guards cctv-security
lightbox sign | printing-signage
maid visa | domestic-helper-agencies immigration-visa
stamp duty | solicitors estate-agents accountants
power of attorney | solicitors notary-legalisation
affidavit | solicitors notary-legalisation
degree certificate translation | translators
will writing | solicitors
shopify store | web-developers
headhunter | recruitment
night watchman | security-guards
mortgage broker | financial-planning estate-agents
pension advice | financial-planning
home insurence | insurance
flat viewing city one | estate-agents | sha-tin
sublet furnished room tai koo | serviced-apartments estate-agents | tai-koo
chauffeur maybach | private-drivers
minivan 7 days | car-rental
dog hotel | pet-boarding
goldendoodle trim | pet-grooming
ragdoll sitter | pet-boarding dog-walking
piano grade 5 | music-lessons
sup board | water-sports
pickleball | racket-sports
jujitsu | martial-arts
bouncy castle | party-entertainers
canapes | catering private-chefs
cup cakes | cakes-desserts
hen party | event-planners party-entertainers junk-boats nails
seoi hau | plumbers
tung hang | drain-clearing
laang hei | air-con-repair air-con-cleaning
bun uk | local-movers
幫bb影出世紙相 | photographers family-photography
整電芯 | computer-phone-repair
落枕 | chinese-medicine physiotherapists chiropractors massage-spa
坐骨神經痛 | physiotherapists chiropractors chinese-medicine
修眉 | lashes-brows
包车 | private-drivers coach-hire airport-transfers cross-border-cars
搬琴 | local-movers
簷篷 | minor-works window-repair
window cleaner 20/F | window-cleaning
货拉拉 | van-hire local-movers
nanny evenings | babysitters-nannies
scratch class | coding-stem
baby gym | playgroups
化新娘妝 | makeup-artists
kids football | kids-sports
pet cab | pet-taxi
emcee | mc-celebrants
bridal bouquet | florists wedding-planners
bento delivery | meal-delivery catering
barman | bartenders
7 seater rental | car-rental
flat tyre bike | bicycle-repair
settling in help | relocation-services
rent collection | property-management
subtitles cantonese | translators videographers
register ltd company | company-secretary accountants
整網頁 | web-developers
poster artwork | graphic-designers printing-signage
小红书代运营 | digital-marketing
`,
}
