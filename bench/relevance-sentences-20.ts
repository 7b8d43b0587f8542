// Why long: data, one query per line.

/** 100 queries in the style of chat messages to a neighbour and of hurried typing, written before any of it was searched for; measured once since record 0095. */
export const twentiethSentences = {
  English: `
hi neighbour, do you still have the number of the chap who sorted out the hum in your pipes at 3am? | plumbers
mum's hearing is fine but she coughs on water and pills keep going down the wrong way | speech-therapists family-doctors
whoever did your balcony glass, would they also look at mine, it sweats between the two layers | window-repair
Need the bunk taken apart and rebuilt in the other bedroom, I lost the Allen key | furniture-assembly handyman
our accountant retired, profits return due in three weeks and nothing is reconciled | accountants
I sat on my specs | optometrists
my boy wants to be a goalie, Saturdays, any age six team? | kids-sports
Sofa smells of the dog even after baking soda | sofa-carpet-cleaning
the other driver has no cover and I need someone to write to him before I lose my temper | solicitors insurance
who looks after the flat while we spend two years in Berlin, tenants and repairs and all that | property-management
dad wants his old slides and a VHS of our wedding made into a file | videographers computer-phone-repair photographers
cat got the snip somewhere cheap? | vets
the kitchen sliding drawers are off their runners and the worktop has swollen by the sink | bathroom-kitchen carpenters handyman furniture-repair
we are eight adults with surfboards landing at 5.40 in the morning | airport-transfers
hens on Saturday 14th, twenty girls, somewhere on the water with a slide | junk-boats
there's a smell like rotten fish whenever the heater in the hall switches on | electricians appliance-repair
little one only eats white food and the school nurse is concerned | dietitians
the compressor bit outside shakes the whole bracket | air-con-repair
looking for a hand with twelve boxes and a bicycle, Kennedy Town to Mei Foo, no big truck needed | van-hire local-movers | kennedy-town mei-foo
new hires start Monday and nobody has logins, mailboxes or laptops | it-support
`,
  Traditional: `
喂，你上次搵邊個同你屋企通嗰條臭渠㗎？ | drain-clearing
新買盞燈吊極都驚跌，有冇人識駁線 | electricians handyman
阿媽成日話牆有黑點，聞到打乞嚏 | mould-formaldehyde painters
條門罅有風，閂門又要托高先閂到 | handyman carpenters
個仔升中，揀band one定直資好亂 | school-placement
朝早起身條頸擰唔到 | chiropractors physiotherapists chinese-medicine massage-spa
啱啱生完十日，冇人煲湯又冇得瞓 | postnatal-nannies
想送份禮物俾出年退休嘅老細，刻佢個名 | printing-signage
隻龜縮埋唔郁，個殼軟咗 | vets
幫阿爺搵個後生仔日日陪佢落公園行吓 | elderly-care
老公張單車部腳踏甩咗個牙 | bicycle-repair
間舖月尾要還原交吉 | renovation-contractors minor-works
想將個阿媽留低嘅層樓轉返我名 | solicitors
幫手將份合約譯做葡文 | translators
搞咗間細公司，搵人每月執啲單 | accountants
帶住兩個老人同行李返順德，唔想轉車 | cross-border-cars private-drivers coach-hire
公司冇人坐櫃檯，想搵個人頂兩個月 | recruitment
想喺屋企開枱燒生蠔壽司俾朋友食 | private-chefs catering
想識揸帆嗰啲船 | water-sports
老婆話想要紅啡色捲捲哋 | hair-salons
`,
  Simplified: `
邻居说我家卫生间往他家滴水 | leak-waterproofing plumbers
灯一开就嗡嗡响 | electricians
孩子咬笔头，写作业一会儿就跑神 | occupational-therapists counselling private-tutors
奶奶腿脚不好，想找人推她去复诊 | elderly-care private-nurses pet-taxi
公寓里飞的小黑虫一直赶不走 | pest-control
打包一车书和一张床垫去大埔 | local-movers van-hire | tai-po
想给公司拍个三分钟介绍 | videographers
刚毕业想留港，不知道办什么 | immigration-visa
驾照过期三年要重新学吗 | driving-lessons
妈妈七十大寿，要寿桃和大蛋糕 | cakes-desserts
猫打架眼睛肿了 | vets
皮鞋底掉了 | tailors
楼上天天练鼓，想做隔音窗 | window-repair
写了本小书，想印两百本 | printing-signage graphic-designers
老公爱打呼噜，牙也磨 | dentists family-doctors
有只快递柜大小的保险柜开不了 | locksmiths
给外公请个会说上海话的保姆 | domestic-helper-agencies elderly-care part-time-helpers
产后腰酸，想找人在家按一下 | massage-spa physiotherapists maternity-services
想学弹唱，家里有把旧吉他 | music-lessons
公司被人冒名发邮件骗客户的钱 | it-support solicitors
`,
  mixed: `
個router成日斷線要人睇 | it-support smart-home
想搵nail tech上門 | nails
書枱要custom made，L shape | carpenters
小朋友ADHD assessment | counselling occupational-therapists
想book 28座去church camp | coach-hire
個website要加埋payment | web-developers
隻狗要去vet，冇車 | pet-taxi vets
搵人做wedding slideshow | videographers wedding-planners
`,
  Own: `
blocked pipe in yard | drain-clearing plumbers
knee clicks | physiotherapists
dog cone | vets
mattress collection | rubbish-removal
sewing help | tailors art-classes
tap washer | plumbers
balcony decking | flooring gardening-landscaping
moth in wardrobe | pest-control
curry for 40 | catering private-chefs
ukulele for kids | music-lessons
guitar amp broken | appliance-repair computer-phone-repair
visa photo | photographers
pram repair | handyman bicycle-repair furniture-repair appliance-repair
oven door glass | appliance-repair
stag do boat | junk-boats
retainer lost | dentists
visa rejected appeal | immigration-visa solicitors
toddler tantrums | counselling
fish tank move | local-movers van-hire
gazebo hire | event-planners
brow wax | lashes-brows hair-removal
chikungunya mosquito | pest-control
grandfather clock stopped | furniture-repair appliance-repair computer-phone-repair
窗台石裂 | window-repair renovation-contractors leak-waterproofing
牛仔褲改短 | tailors
鋼琴搬 | local-movers
爆石膏 | renovation-contractors painters
甩色波鞋 | laundry-dry-cleaning tailors
验孕 | maternity-services family-doctors health-checks
遛猫 | dog-walking
大床房月租 | serviced-apartments
沙田第一城 冷氣 | air-con-repair air-con-cleaning | sha-tin
electrisian mong kok | electricians | mong-kok
plummer | plumbers
photograffer | photographers
`,
}
