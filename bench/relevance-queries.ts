// Why long: data, one query per line.

import { pathToFileURL } from 'node:url'
import { fourthSentences } from './relevance-sentences-4.ts'
import { fifthSentences } from './relevance-sentences-5.ts'
import { sixthSentences } from './relevance-sentences-6.ts'
import { seventhSentences } from './relevance-sentences-7.ts'
import { eighthSentences } from './relevance-sentences-8.ts'
import { ninthSentences } from './relevance-sentences-9.ts'
import { tenthSentences } from './relevance-sentences-10.ts'
import { eleventhSentences } from './relevance-sentences-11.ts'
import { twelfthSentences } from './relevance-sentences-12.ts'
import { thirteenthSentences } from './relevance-sentences-13.ts'
import { fourteenthSentences } from './relevance-sentences-14.ts'
import { fifteenthSentences } from './relevance-sentences-15.ts'
import { sixteenthSentences } from './relevance-sentences-16.ts'
import { seventeenthSentences } from './relevance-sentences-17.ts'
import { asideSentences, developmentSentences } from './relevance-sentences.ts'

/**
 * Queries as people type them, with the categories that answer them and the place they name. Every second query of a kind
 * is kept aside unless said otherwise: thresholds are chosen on the others (docs/search.md).
 */
export type RelevanceQuery = {
  kind: string
  q: string
  categories: string[]
  areas: string[]
  isKeptAside: boolean
}

const sentencesEn = `
there is water dripping from the ceiling of my bathroom and my upstairs neighbour says it is not hers | leak-waterproofing plumbers
the kitchen sink fills up and the water will not go away | drain-clearing plumbers
half my flat lost power and the switch in the box keeps flipping back | electricians
the sockets in the bedroom stopped working after I plugged in the kettle | electricians
I have a few shelves and a mirror to put up on a concrete wall | handyman
my air conditioner blows warm air and it is 34 degrees | air-con-repair
the fridge stopped cooling overnight and everything is thawing | appliance-repair
washing machine makes a terrible banging noise when it spins | appliance-repair
I left my keys inside and the door slammed shut behind me | locksmiths
paint is bubbling on the wall next to the shower and it feels damp | leak-waterproofing
one of my window frames is loose and I worry it may fall on the street | window-repair
the shower only gives cold water, the boiler will not ignite | gas-water-heaters
I bought three wardrobes online and cannot build them myself | furniture-assembly
the leather on my couch is torn and the springs are sagging | furniture-repair
wifi does not reach the bedroom at the end of the corridor | smart-home it-support
we just bought a 400 foot flat and need ideas for the layout | interior-designers
we want to knock out the partition and redo the whole apartment | renovation-contractors interior-designers
need the living room walls repainted before the landlord comes | painters
looking for someone to build a bed with storage underneath to fit my tiny room | carpenters
our wooden floor is scratched and some boards are coming up | flooring
want to replace the bathtub with a walk in shower | bathroom-kitchen
morning sun wakes me up, I want something to make the bedroom completely dark | curtains-blinds
the building department sent me an order about an illegal canopy | minor-works
the plants on my rooftop are dying and the grass is a jungle | gardening-landscaping
someone to check the energy of our new office and the direction of the desks | feng-shui
I work long hours and need someone to clean my apartment every Saturday | home-cleaning part-time-helpers
we move out next week and the landlord wants the place spotless | deep-cleaning
our office of 20 people needs cleaners in the evening | office-cleaning
the ac smells mouldy when I switch it on | air-con-cleaning
red wine spilled on our cream sofa | sofa-carpet-cleaning
the outside of our windows is filthy and I am on the 30th floor | window-cleaning
I wake up with itchy bites in a row, I think there is something in my mattress | pest-control
tiny roaches everywhere in the kitchen at night | pest-control
who can wash and iron my shirts and pick them up | laundry-dry-cleaning
there are black spots on the ceiling that keep growing back after I wipe them | mould-formaldehyde
new cupboards smell strongly of chemicals and we have a newborn | mould-formaldehyde
I need to get rid of an old wardrobe and a broken fridge | rubbish-removal
we are moving from a two bedroom to another flat next month | local-movers
shipping our household to London by sea in August | international-movers
no space at home for winter clothes and my surfboard, need a room to keep them | storage
need a van with driver to carry a sofa I bought second hand | van-hire local-movers
I have documents that must reach an office across the harbour within two hours | courier
my wardrobe is a mess and I need someone to sort it out with me | home-organising
we want to employ a helper from the Philippines to live with us | domestic-helper-agencies
need a person to cook dinner for us three evenings a week | part-time-helpers private-chefs
somebody to watch my toddler while we go out on Friday night | babysitters-nannies
our baby is due in March and I need help at home for the first month | postnatal-nannies maternity-services
my father has dementia and cannot be left alone in the daytime | elderly-care private-nurses
mum has a hospital appointment and needs someone to accompany her | private-nurses elderly-care
my son is failing algebra in form three | private-tutors
I need 7.5 in IELTS by December | exam-prep english-lessons
I moved here and want to be able to talk to the taxi drivers in their language | cantonese-lessons
my kids should learn putonghua before primary school | mandarin-lessons
I am embarrassed about my grammar when I write emails to clients | english-lessons
I would like to learn Japanese before my trip to Osaka | other-languages
my daughter wants to play the violin | music-lessons
watercolour class for a complete beginner | art-classes
I want to learn salsa before my wedding | dance-lessons wedding-planners
my boy is obsessed with robots and wants to program games | coding-stem
activities where my 1 year old can meet other babies | playgroups
we need help getting our child into an international school | school-placement
I failed my road test twice and want to practise parking | driving-lessons
I have a fever and a sore throat and want to see somebody today | family-doctors
want a full blood test before I get married | health-checks
my wisdom tooth is killing me | dentists
my knee hurts when I go down stairs after I tore a ligament | physiotherapists
my spine is crooked and my lower back needs adjusting | chiropractors physiotherapists
I feel sad all the time and cannot sleep, want to talk to someone | counselling
my three year old hardly says any words | speech-therapists
my child cannot hold a pencil and struggles with buttons | occupational-therapists
I want to lose ten kilos with a proper eating plan | dietitians
needles for my migraine | chinese-medicine
letters look blurry when I read, I think I need glasses | optometrists
someone to support us during labour at the hospital | maternity-services
I want highlights and a trim | hair-salons
gel polish is chipping, need them redone | nails
my skin is dry and full of blackheads | facials
get rid of the hair on my legs for good | hair-removal
I need someone to do my face and hair on the wedding day | makeup-artists
I want my eyebrows shaped and longer lashes | lashes-brows
stiff shoulders after sitting at a desk all week, want someone to knead them | massage-spa
my trousers are too long and need to be shortened | tailors
I feel stuck in my career and want someone to help me set goals | life-coaching
I want to get stronger and need somebody to design workouts | personal-trainers
stretching class to help my posture on a mat | yoga-pilates
my six year old is scared of the water and must learn to swim | swimming-lessons
someone to improve my backhand | racket-sports
my teenager wants to learn how to fight in a ring | martial-arts
football for kids on weekends | kids-sports
guide to take us up dragon's back and show us the trail | outdoor-guides
I want to get certified to breathe underwater | water-sports
my cat has stopped eating and vomits | vets
our poodle's fur is matted and his nails are long | pet-grooming
who can take my puppy out at lunch while I work | dog-walking
we fly away for ten days and the dog needs somewhere to stay | pet-boarding
my dog barks at everyone and pulls on the lead | dog-training
we are going back to Canada and want to bring our cat | pet-relocation
taxi that lets me bring my big dog to the clinic | pet-taxi
pictures of our engagement at the beach | photographers
we want portraits with our two week old baby | family-photography
someone to film our conference and edit it | videographers
getting married next year and no idea where to start planning | wedding-planners
a host to run our company annual dinner on stage | mc-celebrants
organise a team building day for fifty staff | event-planners
a clown or a magician for my daughter's fifth birthday | party-entertainers
we want a live jazz trio at our reception | djs-bands
a bouquet for my mother to be delivered on Sunday | florists
a room for eighty people for a workshop | venue-hire
a boat for twenty friends on a summer Saturday | junk-boats
food for thirty people at our office party | catering
a cook to prepare a six course dinner at my home | private-chefs
a cake shaped like a unicorn | cakes-desserts
healthy lunches brought to my office every day | meal-delivery
someone to mix cocktails at our rooftop party | bartenders
my engine light is on and the brakes squeak | car-repair
there are scratches on my car and the seats are dirty | car-detailing
chauffeur for a day of meetings | private-drivers
we land at six in the morning and need a ride with four suitcases | airport-transfers
ride from my home to Shenzhen airport without changing cars | cross-border-cars
bus for forty colleagues to an outing in Sai Kung | coach-hire | sai-kung-town
I want to drive around the New Territories for a weekend but have no car | car-rental | new-territories
the chain of my bike keeps coming off | bicycle-repair
our company is sending us to Hong Kong and we need help settling in | relocation-services
we want to rent a two bedroom near the MTR | estate-agents
I live overseas and need someone to look after my flat and the tenants | property-management
furnished place for two months while we look for a home | serviced-apartments
my work permit expires soon and I want to extend it | immigration-visa
my husband and I are separating and I need legal advice | solicitors
I need a certified true copy of my passport for a bank abroad | notary-legalisation
birth certificate in Chinese must be put into English for the embassy | translators
I got a tax return in a green envelope and do not know how to fill it | accountants
I want to set up a limited company | company-secretary
cover for hospital bills for my family | insurance
I want to plan for retirement and do not know where to invest my savings | financial-planning
we need an online shop for our tea brand | web-developers
our start up needs a logo | graphic-designers
we want more customers to find us on google and instagram | digital-marketing
I dropped my phone and the glass is cracked | computer-phone-repair
our office server is down and nobody can print | it-support
we want cameras above the entrance of our shop | cctv-security
two men to watch the door at our event | security-guards
five hundred name cards and a banner for the fair | printing-signage
we need to hire two sales people quickly | recruitment
`

const sentencesHant = `
廚房鋅盆啲水去唔到 | drain-clearing plumbers
我屋企個廁所沖水之後一直流唔停 | plumbers
熱水爐着唔到火，沖唔到熱水涼 | gas-water-heaters
成間屋得一半有電，個掣一推就跌返落嚟 | electricians
想掛返幅畫同埋裝個層架 | handyman
部冷氣開咗成粒鐘都係唔凍 | air-con-repair
雪櫃入面啲嘢全部溶晒 | appliance-repair
洗衣機唔識脫水 | appliance-repair
唔記得帶鎖匙，反鎖咗喺門口 | locksmiths
天花滲水，樓上話唔關佢事 | leak-waterproofing
鋁窗閂唔實，落雨會入水 | window-repair leak-waterproofing
買咗宜家衣櫃唔識砌 | furniture-assembly
梳化皮爛晒想換過塊皮 | furniture-repair
間房收唔到 wifi | smart-home it-support
新樓四百呎想搵人度下點間 | interior-designers
想打通兩間房同埋全屋翻新 | renovation-contractors interior-designers
啲牆油甩晒想重新油過 | painters
細單位想訂做一張有儲物嘅床 | carpenters
木地板花晒兼且起咗角 | flooring
想將浴缸改做企缸 | bathroom-kitchen
房間西斜好曬，想遮光 | curtains-blinds
收到屋宇署信話個花架係僭建 | minor-works
天台啲花草冇人打理 | gardening-landscaping
新舖開張想搵人睇吓擺位旺唔旺財 | feng-shui
每個禮拜想有人嚟幫手抹塵吸塵 | home-cleaning part-time-helpers
交樓畀業主之前想大清潔 | deep-cleaning
寫字樓夜晚要人倒垃圾同吸塵 | office-cleaning
開冷氣有陣臭味 | air-con-cleaning
張床褥好多塵蟎想洗一洗 | sofa-carpet-cleaning
三十樓啲窗外面好污糟 | window-cleaning
半夜廚房周圍都係曱甴 | pest-control
件西裝想乾洗 | laundry-dry-cleaning
衣櫃入面發霉有黑點 | mould-formaldehyde
有張舊床同衣櫃想搵人掉咗佢 | rubbish-removal
下個月由荃灣搬去將軍澳 | local-movers | tsuen-wan tseung-kwan-o
全家移民去英國，啲傢俬要用船運 | international-movers
屋企冇位放冬天衫，想租個地方擺 | storage
想搵架車幫我運張梳化 | van-hire local-movers
有份合約要即刻送去中環 | courier | central
屋企亂到冇地方行，想搵人幫手執嘢 | home-organising
想請個印傭返嚟住家 | domestic-helper-agencies
放工冇時間煮飯，想請人上門煮 | part-time-helpers private-chefs
今晚出街想搵人睇住個仔 | babysitters-nannies
三月生BB，想搵人幫手坐月 | postnatal-nannies
爸爸行動不便，日頭要人照顧 | elderly-care private-nurses
婆婆要去醫院覆診，想搵人陪佢 | private-nurses elderly-care
個仔數學成日唔合格 | private-tutors
想考雅思攞七分 | exam-prep english-lessons
想練好英文口語見工 | english-lessons
個女想學小提琴 | music-lessons
小朋友想學整機械人 | coding-stem
想幫阿仔揀幼稚園同練面試 | school-placement
路試肥咗兩次想加操 | driving-lessons
發燒喉嚨痛想睇醫生 | family-doctors
結婚前想驗吓身 | health-checks
智慧齒痛到瞓唔到 | dentists
打波扭親腳踝想做復康 | physiotherapists
條腰骨成日痛，想搵人正骨 | chiropractors chinese-medicine physiotherapists
最近好唔開心成日喊，想搵人傾 | counselling
阿仔三歲都未識講嘢 | speech-therapists
小朋友執筆無力，專注力差 | occupational-therapists
想減肥想有人設計餐單 | dietitians
成日頭痛想試吓針灸 | chinese-medicine
想配副漸進眼鏡 | optometrists
想剪短頭髮同埋染色 | hair-salons
塊面好多暗瘡印 | facials
想永久脫腋下毛 | hair-removal
出門嗰日要人化妝 | makeup-artists
肩頸好硬想搵人撳吓 | massage-spa
條褲太長想改短 | tailors
想練大隻啲，要人教做gym | personal-trainers
五歲女仔怕水，想學識游水 | swimming-lessons
想學打拳 | martial-arts
隻貓幾日冇食嘢又嘔 | vets
隻貴婦狗啲毛打晒結 | pet-grooming
返工冇人放狗 | dog-walking
去旅行十日隻狗冇人照顧 | pet-boarding dog-walking
隻狗見人就吠 | dog-training
帶埋隻貓移民加拿大 | pet-relocation
想同滿月BB影相留念 | family-photography
公司週年晚宴想搵人主持 | mc-celebrants
囡囡五歲生日想請小丑 | party-entertainers
訂束花送畀媽咪 | florists
搵個場地搞五十人講座 | venue-hire
夏天想同朋友出海玩 | junk-boats water-sports
公司派對要三十人食物 | catering
想訂個獨角獸蛋糕 | cakes-desserts
架車着咗引擎燈 | car-repair
朝早六點到機場，四個行李想有車接 | airport-transfers
想由屋企坐車直去深圳 | cross-border-cars
公司旅行要租架四十座巴士 | coach-hire
架單車成日甩鏈 | bicycle-repair
工作簽證就嚟到期想續 | immigration-visa
想離婚要搵人問吓法律意見 | solicitors
收到綠色信封要報稅唔識填 | accountants
想開間有限公司 | company-secretary
想買份醫療保障畀屋企人 | insurance
想搵人整個網店 | web-developers
跌爛咗電話mon | computer-phone-repair
舖頭門口想裝鏡頭 | cctv-security
印五百張卡片同一個易拉架 | printing-signage
`

const sentencesHans = `
厨房水池里的水下不去 | drain-clearing plumbers
马桶冲完水一直在流 | plumbers
热水器打不着火没有热水 | gas-water-heaters
家里一半没电，闸一推就掉 | electricians
空调开了一个小时还是热 | air-con-repair
冰箱里的东西都化了 | appliance-repair
钥匙忘在屋里门锁上了进不去 | locksmiths
楼上漏水把我家天花板弄湿了 | leak-waterproofing plumbers
网上买了衣柜不会装 | furniture-assembly
沙发皮破了想换皮 | furniture-repair
刚买了四百尺的房子想找人设计布局 | interior-designers
墙皮掉了想重新刷一遍 | painters
木地板起翘了 | flooring
早上太阳太晒想要遮光的 | curtains-blinds
每周想请人来家里打扫一次 | home-cleaning part-time-helpers
退租前要把房子彻底打扫干净 | deep-cleaning
床垫上有很多螨虫想清洗 | sofa-carpet-cleaning
晚上厨房到处是蟑螂 | pest-control
新家具味道很大，家里有宝宝 | mould-formaldehyde
旧床和旧柜子想找人拉走 | rubbish-removal
下个月要搬到另一个小区 | local-movers
东西要从香港运回上海 | international-movers cross-border-cars van-hire
家里放不下冬天的衣服想租个地方放 | storage
有份文件要马上送到对岸 | courier
想请个菲律宾阿姨住家里 | domestic-helper-agencies
下班没时间做饭想请人上门做 | part-time-helpers private-chefs
晚上出去想找人看孩子 | babysitters-nannies
三月预产期想找人照顾月子 | postnatal-nannies
爸爸痴呆白天需要人陪 | elderly-care private-nurses
儿子数学总是不及格 | private-tutors
想考雅思七分 | exam-prep english-lessons
想学会跟本地人聊天的粤语 | cantonese-lessons
女儿想学小提琴 | music-lessons
孩子喜欢机器人想学编程 | coding-stem
路考挂了两次想加练 | driving-lessons
发烧嗓子疼想看医生 | family-doctors
想打疫苗 | health-checks
智齿疼得睡不着 | dentists
打球扭伤了脚踝想做康复 | physiotherapists
最近总是想哭睡不着想找人聊聊 | counselling
孩子三岁了还不会说话 | speech-therapists
想减肥需要人帮我配餐 | dietitians meal-delivery
看书字都是模糊的想配镜 | optometrists
脸上全是痘印 | facials
婚礼当天要化妆 | makeup-artists
肩膀很僵想找人按一按 | massage-spa
裤子太长想改短 | tailors
想练肌肉需要人带 | personal-trainers
五岁孩子怕水想学会游泳 | swimming-lessons
猫好几天不吃东西还吐 | vets
出差十天狗没人管 | pet-boarding dog-walking
狗见人就叫还扑人 | dog-training
宝宝满月想拍照 | family-photography
女儿生日想请魔术师 | party-entertainers
公司年会要请主持 | mc-celebrants
夏天想和朋友包船出海 | junk-boats
三十个人的公司聚会要吃的 | catering
车子亮了发动机故障灯 | car-repair
早上六点落地要人接，四个箱子 | airport-transfers
想从家里坐车直接去深圳 | cross-border-cars
自行车老掉链子 | bicycle-repair
工作签证快到期了想续签 | immigration-visa
想离婚咨询一下 | solicitors
收到税表不会填 | accountants
想注册一家公司 | company-secretary
手机摔了屏幕碎了 | computer-phone-repair
店门口想装摄像头 | cctv-security
想让更多客人在小红书看到我们 | digital-marketing
`

const words = `
plumber | plumbers
plumbers near me | plumbers
cheap electrician | electricians
best handyman | handyman
handy man | handyman
odd job man | handyman
aircon | air-con-repair
aircon not cold | air-con-repair
air con service | air-con-repair air-con-cleaning
ac cleaning | air-con-cleaning
24 hour locksmith | locksmiths
emergency plumber | plumbers
locked out | locksmiths
fridge repair | appliance-repair
mould removal | mould-formaldehyde
bedbugs | pest-control
rat exterminator | pest-control
rats | pest-control
house movers | local-movers
moving company | local-movers
man with a van | van-hire local-movers
mini storage | storage
maid agency | domestic-helper-agencies
nanny | babysitters-nannies
confinement nanny | postnatal-nannies
math tutor | private-tutors
physics tutor | private-tutors
ib tutor | private-tutors exam-prep
phonics | english-lessons
piano lessons | music-lessons
guitar teacher | music-lessons
swim coach | swimming-lessons
tennis coach | racket-sports
pt | personal-trainers physiotherapists
vet | vets
dentist | dentists
best dentist | dentists
braces | dentists
gp | family-doctors
flu jab | health-checks
physio | physiotherapists
shrink | counselling
marriage counselling | counselling
tcm | chinese-medicine
acupuncture | chinese-medicine
barber | hair-salons
manicure | nails
waxing | hair-removal
botox | facials family-doctors
eyelash extensions | lashes-brows
massage | massage-spa
tailor made suit | tailors
yoga | yoga-pilates
boxing gym | martial-arts
dog groomer | pet-grooming
dog walker | dog-walking
cat sitter | dog-walking pet-boarding
dog hotel | pet-boarding
puppy training | dog-training
wedding photographer | photographers
newborn photos | family-photography
drone video | videographers
dj | djs-bands
flower shop | florists
junk boat | junk-boats
yacht | junk-boats
birthday cake | cakes-desserts
car wash | car-detailing
mechanic | car-repair
tyre change | car-repair
airport pickup | airport-transfers
minibus hire | coach-hire
rent a car | car-rental
estate agent | estate-agents
visa agent | immigration-visa
divorce lawyer | solicitors
notary | notary-legalisation
translator | translators
accountant | accountants
bookkeeping | accountants
set up a company | company-secretary
travel insurance | insurance
web design | web-developers graphic-designers
logo design | graphic-designers
seo | digital-marketing
iphone screen | computer-phone-repair
laptop repair | computer-phone-repair
it support | it-support
cctv | cctv-security
name cards | printing-signage
headhunter | recruitment
水喉 | plumbers
水喉佬 | plumbers
通坑渠 | drain-clearing
通渠邊間好 | drain-clearing
電工 | electricians
跳掣 | electricians
冷氣 | air-con-repair
洗冷氣 | air-con-cleaning
整洗衣機 | appliance-repair
開鎖 | locksmiths
24小時開鎖 | locksmiths
滲水檢測 | leak-waterproofing
鋁窗 | window-repair
砌傢俬 | furniture-assembly
裝修佬 | renovation-contractors
油漆師傅 | painters
訂造衣櫃 | carpenters
鐘點工 | home-cleaning part-time-helpers
開荒清潔 | deep-cleaning
滅木蝨 | pest-control
搬屋平 | local-movers
迷你倉 | storage
外傭公司 | domestic-helper-agencies
陪月員 | postnatal-nannies
補習 | private-tutors
補習老師 | private-tutors
學廣東話 | cantonese-lessons
鋼琴老師 | music-lessons
學車 | driving-lessons
牙醫推介 | dentists
箍牙 | dentists
物理治療 | physiotherapists
跌打 | chinese-medicine
中醫 | chinese-medicine
剪髮 | hair-salons
美甲 | nails
按摩 | massage-spa
改衫 | tailors
健身教練 | personal-trainers
游水班 | swimming-lessons
獸醫 | vets
狗狗美容 | pet-grooming
寵物酒店 | pet-boarding
婚禮攝影 | photographers
司儀 | mc-celebrants
花店 | florists
租船 | junk-boats
到會 | catering
私房菜上門 | private-chefs catering
生日蛋糕 | cakes-desserts
汽車維修 | car-repair
中港車 | cross-border-cars
租車 | car-rental
地產代理 | estate-agents
離婚律師 | solicitors
報稅 | accountants
開公司 | company-secretary
保險 | insurance
整網站 | web-developers
整電腦 | computer-phone-repair
裝閉路電視 | cctv-security
印卡片 | printing-signage
空调 | air-con-repair
修空调 | air-con-repair
水管工 | plumbers
通下水道 | drain-clearing
开锁 | locksmiths
搬家公司 | local-movers
保洁 | home-cleaning deep-cleaning office-cleaning
保姆 | babysitters-nannies part-time-helpers
月嫂 | postnatal-nannies
家教 | private-tutors
学粤语 | cantonese-lessons
牙医 | dentists
看牙 | dentists
心理咨询 | counselling
剪头发 | hair-salons
美甲哪家好 | nails
健身私教 | personal-trainers
宠物医院 | vets
宠物寄养 | pet-boarding
婚纱照 | photographers
租游艇 | junk-boats
修车 | car-repair
接机 | airport-transfers
租房中介 | estate-agents
签证 | immigration-visa
律师 | solicitors
翻译 | translators
会计 | accountants
注册公司 | company-secretary
修手机 | computer-phone-repair
做网站 | web-developers
`

const placed = `
plumber sha tin | plumbers | sha-tin
水喉 沙田 | plumbers | sha-tin
沙田水喉師傅 | plumbers | sha-tin
沙田 水管工 | plumbers | sha-tin
tutor kowloon | private-tutors | kowloon
tutor Tai Po | private-tutors | tai-po
dentist TST | dentists | tsim-sha-tsui
massage in TKO | massage-spa | tseung-kwan-o
hair salon CWB | hair-salons | causeway-bay
locksmith mk | locksmiths | mong-kok
movers in Tseung Kwan O | local-movers | tseung-kwan-o
yoga kennedy town | yoga-pilates | kennedy-town
vet sai kung | vets | sai-kung-town
electrician discovery bay | electricians | discovery-bay
Mid Levels babysitter | babysitters-nannies | mid-levels
黃埔花園補習 | private-tutors | whampoa
美孚新邨清潔 | home-cleaning deep-cleaning | mei-foo
太古城搬屋 | local-movers | tai-koo
沙田第一城通渠 | drain-clearing | sha-tin city-one
旺角美甲 | nails | mong-kok
銅鑼灣牙醫 | dentists | causeway-bay
铜锣湾剪头发 | hair-salons | causeway-bay
屯門學車 | driving-lessons | tuen-mun
元朗冷氣 | air-con-repair | yuen-long
九龍塘補習 | private-tutors | kowloon-tong
尖沙咀按摩 | massage-spa | tsim-sha-tsui
将军澳搬家 | local-movers | tseung-kwan-o
观塘装修 | renovation-contractors interior-designers | kwun-tong
central accountant | accountants | central
central air conditioning | air-con-repair |
lamma island plumber | plumbers | lamma-island
pet groomer near tai koo station | pet-grooming | tai-koo quarry-bay
north point 補習 | private-tutors | north-point
Wan Chai 水喉師傅 | plumbers | wan-chai
灣仔 lawyer | solicitors | wan-chai
西環 handyman | handyman | kennedy-town shek-tong-tsui sai-ying-pun
tsuen wan piano lessons | music-lessons | tsuen-wan
大埔通渠 | drain-clearing | tai-po
粉嶺獸醫 | vets | fanling
天水圍搬屋 | local-movers | tin-shui-wai
東涌外傭 | domestic-helper-agencies | tung-chung
長洲水電 | plumbers electricians drain-clearing | cheung-chau
urgent plumber in wanchai | plumbers | wan-chai
english speaking dentist in central | dentists | central
cheap movers tin hau | local-movers | tin-hau
`

const misspelt = `
plummer | plumbers
elecrician | electricians
electritian | electricians
locksmtih | locksmiths
air condtioner repair | air-con-repair
handimen | handyman
renovaton | renovation-contractors
carpentar | carpenters
dentis | dentists
dentsit | dentists
physiotherpist | physiotherapists
chiropracter | chiropractors
pschologist | counselling
acupunture | chinese-medicine
hairdreser | hair-salons
manicurist | nails
masage | massage-spa
babysiter | babysitters-nannies
vetinary | vets
vetrinarian | vets
fotographer | photographers
photografer wedding | photographers
florst | florists
accountent | accountants
lawer | solicitors
solicitr | solicitors
translater | translators
insurence | insurance
swiming lessons | swimming-lessons
tenis coach | racket-sports
pilatis | yoga-pilates
catring | catering
mechanik | car-repair
gardner | gardening-landscaping
curtins | curtains-blinds
plumer shatin | plumbers | sha-tin
dentist mongkock | dentists | mong-kok
tutor causway bay | private-tutors | causeway-bay
`

const romanised = `
seoi hau | plumbers
seoihau | plumbers
hoi so | locksmiths
bun uk | local-movers
bunuk | local-movers
bou zaap | private-tutors
boujaap | private-tutors
nga yi | dentists
kai suo | locksmiths
ban jia | local-movers
banjia | local-movers
ya yi | dentists
jia jiao | private-tutors
yue sao | postnatal-nannies
bao jie | home-cleaning deep-cleaning office-cleaning
kong tiao | air-con-repair
laang hei | air-con-repair
dian gong | electricians
din gung | electricians
mei jia | nails
`

/** Groups of queries with the same need: one line, three languages. */
const sameNeeds = `
plumber / 水喉 / 水管工
aircon / 冷氣 / 空调
locksmith / 開鎖 / 开锁
electrician / 電工 / 电工
movers / 搬屋 / 搬家
dentist / 牙醫 / 牙医
tutor / 補習 / 家教
pest control / 滅蟲 / 灭虫
photographer / 攝影師 / 摄影师
massage / 按摩 / 按摩
vet / 獸醫 / 兽医
nails / 美甲 / 美甲
lawyer / 律師 / 律师
accountant / 會計 / 会计
insurance / 保險 / 保险
physiotherapist / 物理治療 / 物理治疗
drain clearing / 通渠 / 疏通下水道
interior designer / 室內設計 / 室内设计
driving lessons / 學車 / 学车
plumber sha tin / 沙田水喉 / 沙田水管工
dentist in central / 中環牙醫 / 中环牙医
pet boarding / 寵物酒店 / 宠物寄养
mini storage / 迷你倉 / 迷你仓
postnatal nanny / 陪月 / 月嫂
translator / 翻譯 / 翻译
florist / 花店 / 花店
`

const lines = (text: string) => text.trim().split('\n')

function queriesOf(kind: string, text: string, isAside?: boolean): RelevanceQuery[] {
  return lines(text).map((line, index) => {
    const [q = '', categories = '', areas = ''] = line.split('|').map((cell) => cell.trim())
    return {
      kind,
      q,
      categories: categories.split(' '),
      areas: areas.split(' ').filter(Boolean),
      isKeptAside: isAside ?? index % 2 === 1,
    }
  })
}

/** The queries of a module that exports one object of lines by kind. */
export async function queriesOfFile(path: string): Promise<RelevanceQuery[]> {
  const module = (await import(pathToFileURL(path).href)) as Record<string, Record<string, string>>
  return Object.values(module).flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, text]) => queriesOf(kind, text)),
  )
}

export const relevanceQueries: RelevanceQuery[] = [
  ...queriesOf('sentence, English', sentencesEn),
  ...queriesOf('sentence, Traditional', sentencesHant),
  ...queriesOf('sentence, Simplified', sentencesHans),
  ...queriesOf('sentence 2, English', developmentSentences.English, false),
  ...queriesOf('sentence 2, Traditional or Simplified', developmentSentences.Chinese, false),
  ...queriesOf('sentence 3, English', asideSentences.English, true),
  ...queriesOf('sentence 3, Traditional or Simplified', asideSentences.Chinese, true),
  ...queriesOf('sentence 4, English', fourthSentences.English, true),
  ...queriesOf('misspelt sentence 4', fourthSentences.misspelt, true),
  ...queriesOf('sentence 4, Traditional', fourthSentences.Traditional, true),
  ...queriesOf('sentence 4, Simplified', fourthSentences.Simplified, true),
  ...queriesOf('sentence 4, mixed', fourthSentences.mixed, true),
  ...queriesOf('sentence 5, English', fifthSentences.English, true),
  ...queriesOf('sentence 5, Traditional or Simplified', fifthSentences.Chinese, true),
  ...queriesOf('sentence 6, English', sixthSentences.English, true),
  ...queriesOf('sentence 6, Traditional', sixthSentences.Traditional, true),
  ...queriesOf('sentence 6, Simplified', sixthSentences.Simplified, true),
  ...queriesOf('sentence 6, mixed', sixthSentences.mixed, true),
  ...queriesOf('misspelt sentence 6', sixthSentences.misspelt, true),
  ...queriesOf('sentence 7, English', seventhSentences.English, true),
  ...queriesOf('sentence 7, Traditional', seventhSentences.Traditional, true),
  ...queriesOf('sentence 7, Simplified', seventhSentences.Simplified, true),
  ...queriesOf('sentence 7, mixed', seventhSentences.mixed, true),
  ...queriesOf('misspelt sentence 7', seventhSentences.misspelt, true),
  ...queriesOf('sentence 8, English', eighthSentences.English, true),
  ...queriesOf('sentence 8, Traditional', eighthSentences.Traditional, true),
  ...queriesOf('sentence 8, Simplified', eighthSentences.Simplified, true),
  ...queriesOf('sentence 9, English', ninthSentences.English, true),
  ...queriesOf('sentence 9, Traditional', ninthSentences.Traditional, true),
  ...queriesOf('sentence 9, Simplified', ninthSentences.Simplified, true),
  ...queriesOf('sentence 10, English', tenthSentences.English, true),
  ...queriesOf('sentence 10, Traditional', tenthSentences.Traditional, true),
  ...queriesOf('sentence 10, Simplified', tenthSentences.Simplified, true),
  ...queriesOf('own words 10', tenthSentences.Own, true),
  ...queriesOf('sentence 11, English', eleventhSentences.English, true),
  ...queriesOf('sentence 11, Traditional', eleventhSentences.Traditional, true),
  ...queriesOf('sentence 11, Simplified', eleventhSentences.Simplified, true),
  ...queriesOf('own words 11', eleventhSentences.Own, true),
  ...queriesOf('sentence 12, English', twelfthSentences.English, true),
  ...queriesOf('sentence 12, Traditional', twelfthSentences.Traditional, true),
  ...queriesOf('sentence 12, Simplified', twelfthSentences.Simplified, true),
  ...queriesOf('own words 12', twelfthSentences.Own, true),
  ...queriesOf('sentence 13, English', thirteenthSentences.English, true),
  ...queriesOf('sentence 13, Traditional', thirteenthSentences.Traditional, true),
  ...queriesOf('sentence 13, Simplified', thirteenthSentences.Simplified, true),
  ...queriesOf('own words 13', thirteenthSentences.Own, true),
  ...queriesOf('sentence 14, English', fourteenthSentences.English, true),
  ...queriesOf('sentence 14, Traditional', fourteenthSentences.Traditional, true),
  ...queriesOf('sentence 14, Simplified', fourteenthSentences.Simplified, true),
  ...queriesOf('own words 14', fourteenthSentences.Own, true),
  ...queriesOf('sentence 15, English', fifteenthSentences.English, true),
  ...queriesOf('sentence 15, Traditional', fifteenthSentences.Traditional, true),
  ...queriesOf('sentence 15, Simplified', fifteenthSentences.Simplified, true),
  ...queriesOf('own words 15', fifteenthSentences.Own, true),
  ...queriesOf('sentence 16, English', sixteenthSentences.English, true),
  ...queriesOf('sentence 16, Traditional', sixteenthSentences.Traditional, true),
  ...queriesOf('sentence 16, Simplified', sixteenthSentences.Simplified, true),
  ...queriesOf('own words 16', sixteenthSentences.Own, true),
  ...queriesOf('sentence 17, English', seventeenthSentences.English, true),
  ...queriesOf('sentence 17, Traditional', seventeenthSentences.Traditional, true),
  ...queriesOf('sentence 17, Simplified', seventeenthSentences.Simplified, true),
  ...queriesOf('own words 17', seventeenthSentences.Own, true),
  ...queriesOf('own words 7', seventhSentences.own, true),
  ...queriesOf('words', words),
  ...queriesOf('with a place', placed),
  ...queriesOf('misspelt', misspelt),
  ...queriesOf('romanised', romanised),
]

export const sameNeedGroups: string[][] = lines(sameNeeds).map((line) => line.split('/').map((q) => q.trim()))
