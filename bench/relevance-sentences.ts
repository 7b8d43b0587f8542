// Why long: data, one query per line.

/**
 * Sentences in people's own words, in two sets that were written after the scorer: it was widened with the first, which is
 * for development; the second is kept aside.
 */

export const developmentSentences = {
  English: `
my upstairs loo won't stop filling and I can hear it all night | plumbers
toilet wobbles when you sit on it | plumbers
shower tray overflows because nothing drains, bad smell coming up | drain-clearing plumbers
lights flicker whenever the lift passes and one bulb holder sparks | electricians
I need extra plug points behind the TV | electricians smart-home
can anybody hang a big heavy painting and fix a squeaky door hinge | handyman
the unit on the wall is leaking water onto my bed and barely cools | air-con-repair
my oven won't heat up and the timer is stuck | appliance-repair
dryer drum stopped turning halfway through a load | appliance-repair
key snapped off in the front gate and I'm stuck outside | locksmiths
want to swap my old lock for one with a fingerprint | locksmiths smart-home
wet patch spreading on the bedroom wall after the typhoon | leak-waterproofing
rain comes in through the seals of our sliding windows | window-repair leak-waterproofing
the stove flame is yellow and the boiler makes a bang | gas-water-heaters
flat pack desk and drawers just delivered, no tools here | furniture-assembly
wobbly dining chairs with a broken leg | furniture-repair carpenters
I'd like to control the lights and blinds with my phone | smart-home electricians
bought our first home and have no clue how to make it look nice | interior-designers renovation-contractors
gutting a 30 year old flat, need a quote for everything | renovation-contractors interior-designers
the hallway walls look tired and stained, could use a fresh coat | painters
built in shelves for an odd shaped corner | carpenters
tiles in the lounge have cracked and lifted | flooring renovation-contractors
our counter tops are ancient, want new cupboards around the stove | bathroom-kitchen carpenters
something to cover big windows so neighbours can't look in | curtains-blinds
need approval to take down a canopy on the outside wall | minor-works
weeds taking over our patio, somebody to trim hedges | gardening-landscaping
which direction should my bed face for good luck | feng-shui
somebody twice a week to vacuum, mop and iron | home-cleaning part-time-helpers
builders left dust everywhere, the place needs a proper scrub before we move in | deep-cleaning
our co-working floor needs someone to empty bins nightly | office-cleaning
when I turn on the cooling it stinks like old socks | air-con-cleaning
puppy peed on the rug and it still smells | sofa-carpet-cleaning
glass outside is covered in dust and bird droppings, high floor | window-cleaning
rats chewing cables behind our kitchen | pest-control
got bitten in the night, little blood spots on sheets | pest-control
ball gown with a stain, silk, must not be machine washed | laundry-dry-cleaning
musty smell and green fuzz inside my closet | mould-formaldehyde
need someone to take away a broken sofa and ten bags of junk | rubbish-removal
changing flats at end of the month, one bed plus boxes | local-movers
shifting our whole household to Toronto | international-movers
where can I keep furniture for six months while abroad | storage international-movers
bought a fridge on carousell, need a man with a truck to bring it | van-hire local-movers
parcel must get to a client this afternoon | courier
closets overflowing, can't find anything, need a system | home-organising
want to hire a live in maid from Indonesia | domestic-helper-agencies
our helper's contract is ending, how do we renew it | domestic-helper-agencies immigration-visa
just a few hours of help with chores and cooking after work | part-time-helpers home-cleaning
looking for someone trustworthy to mind twins on weekday afternoons | babysitters-nannies
giving birth in June, someone to cook soups and look after the newborn | postnatal-nannies
grandma fell twice, we need a carer during the day | elderly-care private-nurses
someone to change wound dressings and give injections at home | private-nurses
my daughter is falling behind in chemistry | private-tutors
SAT coming up in spring and I need a higher score | exam-prep
want to order dim sum without pointing, teach me the local language | cantonese-lessons
my company is sending me to Beijing and I need to speak with colleagues | mandarin-lessons
my presentations at work are full of mistakes, I want to sound fluent | english-lessons
moving to Paris and need to speak basic French | other-languages
I bought a guitar and want someone to teach me | music-lessons
pottery or drawing for adults on a Saturday | art-classes
ballet for my five year old | dance-lessons
holiday camp where kids build robots | coding-stem kids-sports
something sociable for me and my toddler in the mornings | playgroups
which kindergarten should we apply to and how to prepare for the interview | school-placement
nervous behind the wheel, want to get a licence | driving-lessons
running a temperature and coughing for three days | family-doctors
I'm over fifty and want everything checked, heart, cholesterol | health-checks family-doctors
chipped my front tooth on a fork | dentists
tennis elbow not getting better, need rehab | physiotherapists
cracking my neck helps but my back is out of line | chiropractors physiotherapists
panic attacks before work, I can't cope anymore | counselling
my son stutters and gets teased | speech-therapists
my boy can't sit still and has trouble with handwriting | occupational-therapists
type 2 diabetes, what should I eat | dietitians family-doctors
been trying acupuncture for insomnia, who is good | chinese-medicine
need new specs, screens give me headaches | optometrists
can't get my baby to latch, help with breastfeeding | maternity-services
roots are showing, need colour and a blow dry | hair-salons
toes need doing before my beach trip | nails
breakouts on my chin, want a treatment to calm it | facials
laser for my bikini line | hair-removal
smoky eyes for a gala dinner, somebody who comes to the hotel | makeup-artists
want my lashes curled and thicker | lashes-brows
my shoulders are full of knots, want a deep rub | massage-spa
hem a dress and take in the waist | tailors
turning forty and don't know what to do with my life | life-coaching counselling
get me in shape for a marathon, gym sessions one on one | personal-trainers
something gentle for flexibility and breathing after pregnancy | yoga-pilates
never learned how to float, adult beginner | swimming-lessons
badminton partner or coach for evenings | racket-sports
my kid wants to do karate | martial-arts
basketball training for a ten year old | kids-sports
someone to lead our group on a hike around the reservoirs | outdoor-guides
learn to stand on a surfboard | water-sports
my rabbit has diarrhoea and won't move | vets
dog needs a haircut and her nails clipped | pet-grooming
who can walk my labrador twice a day | dog-walking
cat sitter over Chinese New Year | pet-boarding dog-walking
pup chews shoes and won't come when called | dog-training
flying our two cats to Sydney, paperwork and crate | pet-relocation
need to take a cage with my parrot across town | pet-taxi
headshots for my linkedin | photographers
maternity shots and later with the baby | family-photography photographers
a two minute promo clip for our cafe | videographers
we got engaged, need somebody to handle the big day | wedding-planners
looking for a bilingual host for the banquet | mc-celebrants
product launch for 200 guests, who can run it | event-planners
bouncy castle and face painting for a birthday | party-entertainers
someone to spin records at our rooftop do | djs-bands
roses delivered to my girlfriend's office | florists
place to hold a baby shower for thirty | venue-hire
day out on the sea with drinks, 25 people | junk-boats
finger food for a gallery opening | catering
chef to come to our flat and make a tasting menu | private-chefs
gluten free birthday cake with two tiers | cakes-desserts
weekly boxes of diet food to my door | meal-delivery
cocktail guy for a house party | bartenders
car makes a grinding noise when I stop | car-repair
flat battery, vehicle will not start in the carpark | car-repair
bring my car back to a shine, wax and interior | car-detailing
want a driver for the whole day with a nice sedan | private-drivers
pick up my parents, flight arrives at midnight | airport-transfers
seven seater to Zhuhai over the bridge | cross-border-cars
transport for 45 students to a museum | coach-hire
need wheels for the weekend, I have a licence | car-rental
puncture and the brakes rub on my road bike | bicycle-repair
new to the city, need school, flat and bank account sorted | relocation-services
want to sell our apartment in Happy Valley | estate-agents | happy-valley
tenant stopped paying and I am abroad, who can manage the place | property-management solicitors estate-agents
somewhere furnished with housekeeping for three months | serviced-apartments
how do I bring my wife over as a dependant | immigration-visa
I was dismissed unfairly, can someone advise on my rights | solicitors
need an apostille for my degree | notary-legalisation
contract in German needs putting into Chinese | translators
books are a mess and the audit is due | accountants
register a business and get a certificate | company-secretary accountants
protect my income if I get seriously ill | insurance
I have some money saved and want advice on funds | financial-planning
our website looks dated and loads slowly | web-developers
menu and packaging need a fresh look | graphic-designers
nobody follows our shop on social media | digital-marketing
laptop keyboard stopped after I spilled coffee | computer-phone-repair
emails at our firm keep bouncing and the network drops | it-support
someone broke in last month, we want an alarm and video | cctv-security
guard for a construction site overnight | security-guards
flyers and a shopfront sign | printing-signage
we can't find good waiters, need staff | recruitment
we need to hire two sales people | recruitment
can someone come and sort out our dripping kitchen mixer | plumbers
the pipe under the basin came apart and the cupboard is soaked | plumbers
water comes back up in the bath when I use the washing machine | drain-clearing plumbers
our whole living room went dark after the storm but the neighbours still have lights | electricians
ceiling fan installation, the old lamp has to come down first | electricians handyman
my bathroom cabinet fell off the wall and I need it fixed back | handyman
it's 35 degrees and the machine just blows air like a fan | air-con-repair
cooker ring does not get hot any more | appliance-repair gas-water-heaters
my tumble drier makes clothes smell burnt | appliance-repair
daughter locked herself in the bathroom and the handle came off | locksmiths handyman
lost my wallet with all the keys in it, want everything changed | locksmiths
brown ring on the ceiling getting bigger each time it pours | leak-waterproofing
bedroom window dropped and now it won't shut | window-repair
no warm water in the morning, machine beeps and shows E4 | gas-water-heaters appliance-repair
IKEA delivery of seven boxes and I have two left hands | furniture-assembly
cat ruined the arms of my armchair, can they be recovered | furniture-repair
want to turn off everything at home when I leave the office, from an app | smart-home
help me choose colours and sofa for my rental | interior-designers
take down a wall between kitchen and living room | renovation-contractors minor-works
kids drew all over the wall, would like it white again | painters
desk and bunk made to fit a 6 by 7 foot room | carpenters
there's a hollow sound under some of the tiles and one popped up | flooring
the cubicle glass in my shower exploded, need a new one | bathroom-kitchen window-repair
street lamp outside shines in all night, need something thick on the window | curtains-blinds
government letter says the rack for my outdoor air-con unit must be made legal | minor-works
bougainvillea dropping all its leaves, balcony looks sad | gardening-landscaping
business has been awful since we moved shop, someone to look at the layout and energy | feng-shui
need a lady to clean my studio once a fortnight | home-cleaning part-time-helpers
handing back keys on the 30th and the oven and bathroom are disgusting | deep-cleaning
who cleans clinics at night | office-cleaning
when did I last service the air-con, it's making me sneeze | air-con-cleaning air-con-repair
toddler was sick all over the sofa | sofa-carpet-cleaning
can't see the view any more for dirt on the panes | window-cleaning
something is eating the wooden door frame and leaves little wings | pest-control
wasps under the balcony | pest-control
my winter coats need cleaning before I put them away | laundry-dry-cleaning
the shoes in my cupboard are covered in white fluff | mould-formaldehyde
baby room was just painted and my eyes sting | mould-formaldehyde
old piano nobody wants, how do I get it out of the flat | rubbish-removal local-movers
I got the keys to my new place in Kennedy Town, need men and boxes on Friday | local-movers | kennedy-town
our stuff has to go to Melbourne by boat | international-movers
storing twelve boxes of books during renovation | storage
bought a dining table in Horizon Plaza, who can bring it to Sha Tin | van-hire local-movers | sha-tin
forgot my passport at home, need somebody to bring it to the office now | courier
I own too many clothes, help me throw half away and put the rest in order | home-organising
agency to find a Filipino nanny with a contract | domestic-helper-agencies
somebody to cook and do the dishes on weekdays from five to eight | part-time-helpers private-chefs
sitter tonight for a four year old | babysitters-nannies
wife delivers in two weeks, want an experienced auntie for the first 28 days | postnatal-nannies
my mother keeps forgetting to turn off the stove, she needs company | elderly-care
dad comes home from hospital with a catheter | private-nurses elderly-care
physics makes no sense to my 16 year old | private-tutors
retaking the GMAT | exam-prep
I can't understand the wet market ladies, teach me | cantonese-lessons
I want my half Chinese kids to read characters and speak with grandma in Beijing | mandarin-lessons
practise talking about my job for interviews at foreign banks | english-lessons
phrases for a Korea holiday | other-languages
is there anybody who teaches drums to teens | music-lessons
throwing clay on a wheel | art-classes
first dance at our wedding, we both have two left feet | dance-lessons
my nine year old loves Minecraft and wants to make her own | coding-stem
songs and messy play for a 14 month old | playgroups
we missed the deadline for Primary One, what now | school-placement
manual gearbox road test in November | driving-lessons
ear infection, been up all night with my little one | family-doctors
travel jabs for Kenya | health-checks family-doctors
filling fell out while I was eating toffee | dentists
can't lift my arm above my head since last week | physiotherapists
my spine clicks and one hip is higher than the other | chiropractors physiotherapists
we fight every day, husband and I, need help before it's over | counselling
at two and a half he only points and grunts | speech-therapists
he melts down in loud places and hates labels in his clothes | occupational-therapists
high cholesterol at 38, how do I change my food | dietitians
period pains every month, want something natural | chinese-medicine
my seven year old sits very close to the TV | optometrists
first pregnancy, classes for the two of us about giving birth | maternity-services
want to go from black to ash blonde | hair-salons
matching manicure for bridesmaids | nails
my pores are huge and I shine by noon | facials
tired of shaving my armpits | hair-removal
someone to do me up for my graduation ball | makeup-artists hair-salons
I lost half of my eyebrow hair, semi permanent option? | lashes-brows
foot rub after the marathon | massage-spa
wedding suit cut exactly for me | tailors
quit my job and don't know what's next | life-coaching counselling
want to lose the belly and get abs before summer with a coach | personal-trainers dietitians
reformer classes on the island | yoga-pilates | hong-kong-island
how to do breaststroke without swallowing the pool | swimming-lessons
ping pong coach for my dad | racket-sports
self defence for a group of women | martial-arts
girls football on Sundays | kids-sports
someone to take visitors up Lion Rock at dawn | outdoor-guides
try kayaking around Sai Kung | water-sports | sai-kung-town
my hamster has a lump | vets
my golden smells and has dreadlocks | pet-grooming dog-walking
we're both at work nine to seven and the puppy cries | dog-walking pet-boarding
where can our beagle sleep while we ski in Japan | pet-boarding
our rescue growls at visitors | dog-training
getting a pug from Hong Kong to Manchester | pet-relocation
lift for me and my Great Dane to the animal hospital | pet-taxi
pictures of dishes for our new menu | photographers
three generations in one picture at the peak | family-photography photographers | the-peak
interviews with staff cut to a 60 second reel | videographers
who plans beach weddings on Lantau | wedding-planners
funny guy with a microphone for our annual dinner | mc-celebrants
we open a shop next month and want ribbon cutting, lion dance and press | event-planners party-entertainers
magic for twenty six-year-olds | party-entertainers
string quartet while guests arrive | djs-bands
peonies on every table | florists
somewhere with a projector for a 40 person training | venue-hire
birthday on the water with a slide and swimming | junk-boats
vegetarian spread for 60 at our temple | catering
Italian supper cooked in my own kitchen for eight | private-chefs
Peppa Pig cake for Saturday | cakes-desserts
low carb lunches dropped off Monday to Friday | meal-delivery
two guys to pour wine and shake margaritas | bartenders
my Honda stalls at traffic lights | car-repair
bird mess ate the paint on my bonnet | car-detailing car-repair
someone to take granny to dialysis and wait for her, black car | private-drivers elderly-care private-nurses
CX flight at 1am, five of us and skis | airport-transfers
door to door from Tuen Mun to Dongguan factory | cross-border-cars | tuen-mun
moving 90 wedding guests from hotel to church | coach-hire
a seven seater to drive ourselves for the long weekend | car-rental
my kid's bike has a flat and the gears don't change | bicycle-repair
landing in HK in August with three kids, where do we start | relocation-services
studio under 12k near a station | estate-agents serviced-apartments
I rent out two flats and I'm sick of chasing people for money | property-management estate-agents
weekly cleaning included, month by month, own kitchen, near Central | serviced-apartments | central
overstayed by a week, what do I do | immigration-visa solicitors
father died without a will | solicitors
sworn statement for a bank in Dubai | notary-legalisation
Thai marriage papers into English, must be official | translators
I sell on Etsy, do I owe profits tax | accountants
close down my limited company | company-secretary accountants solicitors
what if I crash my car, need third party at least | insurance
my MPF is spread over five schemes | financial-planning
people cannot pay on our checkout page | web-developers
cover for my self published novel | graphic-designers
we paid for ads and nothing sold | digital-marketing
dropped iPad in the pool | computer-phone-repair
new office needs 30 laptops set up and a shared drive | it-support
watch my shop from my phone while I'm in Japan | cctv-security
strong men at the entrance of our club | security-guards
200 tote bags with our emblem | printing-signage
need a bilingual receptionist to start next month | recruitment
`,
  Chinese: `
坐廁個水箱成晚滴滴答答 | plumbers
鋅盆塞咗啲水倒流 | drain-clearing plumbers
插蘇有火花，驚會著火 | electricians
想裝多兩個插座喺電視後面 | electricians
幫手裝窗簾路軌同鑽窿掛畫 | handyman curtains-blinds
冷氣機滴水滴到張床都濕晒 | air-con-repair air-con-cleaning
焗爐唔夠熱，個掣又跳 | appliance-repair electricians
條匙斷咗喺個鎖入面 | locksmiths
打風之後間房幅牆濕晒 | leak-waterproofing
個煤氣爐火黃黃地，驚漏煤氣 | gas-water-heaters
啱啱送到書枱櫃桶一大堆板，冇工具 | furniture-assembly
張飯枱腳鬆咗搖搖吓 | furniture-repair carpenters
想用電話開燈同開冷氣 | smart-home
三十年樓齡想全部拆晒再整 | renovation-contractors interior-designers
啲牆黃晒好殘 | painters
客廳啲地磚爆晒 | flooring renovation-contractors
想換過晒啲廚櫃同枱面 | bathroom-kitchen carpenters
對面望得到入嚟，想遮住個大窗 | curtains-blinds
想計吓屋企張床向邊好 | feng-shui
裝修完成屋都係塵，入伙前要人洗乾淨 | deep-cleaning
隻狗喺地毯度屙尿好大陣味 | sofa-carpet-cleaning
廚房有老鼠咬爛啲線 | pest-control
有舊梳化同十袋垃圾想人拎走 | rubbish-removal
月尾租約完要執嘢走，得一張床同啲箱 | local-movers
喺網上買咗個二手雪櫃要搵架車車返嚟 | van-hire local-movers
份文件下晝五點前要去到觀塘 | courier | kwun-tong
工人份約滿想續約 | domestic-helper-agencies
平日下晝要人湊住對孖仔 | babysitters-nannies
阿嫲跌咗兩次，日頭冇人睇住 | elderly-care private-nurses
要人上門洗傷口打針 | private-nurses
個女化學跟唔上 | private-tutors
公司派我去北京要識講普通話 | mandarin-lessons
買咗支結他想搵人教 | music-lessons
五歲囡囡想跳芭蕾舞 | dance-lessons
咳咗三日有啲燒 | family-doctors
五十歲想檢查晒心臟膽固醇 | health-checks family-doctors
咬嘢崩咗隻門牙 | dentists
返工前成日心慌抖唔到氣 | counselling
個仔講嘢漏口畀人笑 | speech-therapists
個仔坐唔定，寫字好醜 | occupational-therapists
糖尿病可以食咩 | dietitians family-doctors
BB唔肯吸奶想搵人教餵人奶 | maternity-services
髮根出返黑色想補染 | hair-salons
想做腳甲去沙灘 | nails
飲宴要化大濃妝，想人上嚟酒店整 | makeup-artists
條裙要收腰 | tailors
想跑馬拉松搵人單對單操 | personal-trainers
大個仔都唔識浮水，想由頭學 | swimming-lessons
細路想學空手道 | martial-arts
兔仔肚屙又郁都唔郁 | vets
想影張靚相放 linkedin | photographers
求婚成功，唔識搞場婚禮 | wedding-planners
生日想租彈床同有人畫面 | party-entertainers
送束玫瑰去女朋友公司 | florists
二十幾人出海飲嘢玩成日 | junk-boats
畫廊開幕想要啲小食 | catering
煞車嗰陣有嘎嘎聲 | car-repair
架車打唔著火喺停車場 | car-repair
爸媽半夜到機場要接 | airport-transfers
七人車過大橋去珠海 | cross-border-cars
想賣咗跑馬地層樓 | estate-agents | happy-valley
租客唔交租，我人喺外國 | property-management solicitors estate-agents
想申請老婆嚟香港 | immigration-visa
無理解僱想搵人問吓 | solicitors
盤數亂晒，核數就到期 | accountants
部手提電腦倒瀉咗咖啡 | computer-phone-repair
公司電郵成日收唔到，網絡又斷 | it-support
請唔到侍應，想搵人手 | recruitment
公司想請兩個銷售 | recruitment
洗手间地漏反味水也不走 | drain-clearing plumbers
插座冒火花吓死了 | electricians
墙上想钻孔挂电视 | handyman
空调滴水床都湿了 | air-con-repair air-con-cleaning
烤箱不热了 | appliance-repair
钥匙断在锁眼里 | locksmiths
台风之后卧室墙上一大片湿 | leak-waterproofing
餐椅腿断了 | furniture-repair carpenters
三十年的老房子想全部拆了重装 | renovation-contractors interior-designers
对面能看进来想遮住大窗户 | curtains-blinds
床朝哪边摆运气好 | feng-shui
装修完到处是灰，搬进去前要打扫 | deep-cleaning
小狗尿在地毯上有味 | sofa-carpet-cleaning
家里有老鼠 | pest-control
月底要换房子，一张床几个箱子 | local-movers
二手冰箱要找车拉回来 | van-hire local-movers
下午要把包裹送到客户那里 | courier
双胞胎平时下午要人看 | babysitters-nannies
奶奶摔了两次白天要人照顾 | elderly-care private-nurses
女儿化学跟不上 | private-tutors
公司派我去巴黎要学点法语 | other-languages
买了吉他想找人教 | music-lessons
咳了三天有点烧 | family-doctors
门牙磕掉一块 | dentists
上班前心慌喘不上气 | counselling
儿子说话结巴 | speech-therapists
宝宝不肯吃奶想找人教母乳喂养 | maternity-services
发根长出来了要补色 | hair-salons
裙子腰太大要收一下 | tailors
想跑马拉松找人一对一带 | personal-trainers
兔子拉肚子不动了 | vets
要拍一张职业照 | photographers
求婚成功了不知道婚礼怎么办 | wedding-planners
给女朋友公司送玫瑰 | florists
刹车有吱吱声 | car-repair
爸妈半夜到机场要接 | airport-transfers
想把跑马地的房子卖掉 | estate-agents | happy-valley
怎么把老婆办过来香港 | immigration-visa
被公司无故辞退想咨询 | solicitors
账目很乱要审计了 | accountants
笔记本洒了咖啡开不了机 | computer-phone-repair
公司网络老断邮件收不到 | it-support
招不到服务员 | recruitment
條喉駁位爆咗，成個櫃浸晒水 | plumbers
沖涼嗰陣啲水浸住隻腳，成日都唔走 | drain-clearing plumbers
打完雷之後成屋黑晒，隔籬有電 | electricians
個浴室鏡櫃跌咗落嚟想裝返 | handyman
三十五度，部機淨係出風 | air-con-repair
個乾衣機啲衫有陣燶味 | appliance-repair
阿女反鎖喺廁所個門柄甩埋 | locksmiths handyman
天花有個啡色圈，越落雨越大 | leak-waterproofing
睡房隻窗冧咗落嚟閂唔返 | window-repair
朝早冇暖水，部機嗶嗶聲出 E4 | gas-water-heaters appliance-repair
隻貓抓爛晒張櫈嘅扶手，可唔可以包過 | furniture-repair
想打通廚房同客廳道牆 | renovation-contractors minor-works
細路畫花晒幅牆 | painters
六呎乘七呎房想整碌架床連書枱 | carpenters
腳下啲磚踩落去空心，有一塊彈咗起身 | flooring
街燈成晚照入房，想要厚啲嘅 | curtains-blinds
簕杜鵑甩晒葉 | gardening-landscaping
搬咗舖之後生意好差，想搵師傅睇下 | feng-shui
三十號交鎖匙，個焗爐同廁所核突到死 | deep-cleaning
BB 嘔到成張梳化都係 | sofa-carpet-cleaning
門框畀啲嘢蛀，地下有啲翼 | pest-control
啲鞋全部生晒白色毛 | mould-formaldehyde
舊鋼琴冇人要，點樣搬走 | rubbish-removal local-movers
拎到堅尼地城新屋鎖匙，星期五想有人有車 | local-movers van-hire | kennedy-town
啲家當要運去墨爾本 | international-movers
漏咗本護照喺屋企，要人即刻拎嚟公司 | courier
衫多到冇位，想有人教我執同掉 | home-organising
平日五點到八點煮飯洗碗 | part-time-helpers private-chefs
老婆仲有兩個禮拜生，想搵個有經驗嘅阿姨睇頭廿八日 | postnatal-nannies
阿媽成日唔記得熄爐，要人睇住 | elderly-care
老竇出院插住尿喉 | private-nurses elderly-care
街市阿姐講嘢我聽唔明，想學 | cantonese-lessons
想為咗見外資銀行練下英文 | english-lessons
十四個月大玩下音樂同顏料 | playgroups art-classes
錯過咗小一報名點算 | school-placement
食拖肥糖甩咗舊補牙嘅嘢 | dentists
上個禮拜開始隻手舉唔高 | physiotherapists chinese-medicine
日日同老公嗌交，想救返段婚姻 | counselling
兩歲半淨係識指同嗯嗯聲 | speech-therapists
三十八歲膽固醇高，食嘢應該點改 | dietitians family-doctors
囡囡成日坐到好埋電視 | optometrists
成面油光，毛孔粗 | facials
剃腋毛剃到煩 | hair-removal
眉毛甩咗一半 | lashes-brows
辭咗職唔知做咩好 | life-coaching counselling
想收肚腩同操六舊腹肌 | personal-trainers
隻倉鼠生咗粒瘤 | vets
隻狗見到客人就發惡 | dog-training
我同隻大丹狗要去動物醫院 | pet-taxi vets
想影新餐牌啲菜 | photographers
三十秒嘅員工訪問短片 | videographers
佩佩豬蛋糕星期六要 | cakes-desserts
架本田停紅綠燈就死火 | car-repair
雀屎蝕咗個車頭蓋啲油 | car-detailing car-repair
屯門去東莞廠房門到門 | cross-border-cars | tuen-mun
九十個賓客由酒店去教堂 | coach-hire
出租兩個單位，追租追到癲 | property-management estate-agents
阿爸走咗冇平安紙 | solicitors
結業執咗間有限公司 | company-secretary accountants
強積金散咗喺五個計劃 | financial-planning
客人喺網站俾唔到錢 | web-developers
出書想搵人設計個封面 | graphic-designers
賣咗廣告都冇生意 | digital-marketing
部 iPad 跌咗落泳池 | computer-phone-repair
人喺日本都想睇到間舖 | cctv-security
下個月要個雙語接待員 | recruitment
水池下面的管子接头脱了柜子都泡了 | plumbers
洗澡的时候水没过脚面一直不走 | drain-clearing plumbers
浴室镜柜掉下来了想重新装 | handyman
三十五度机器只出风 | air-con-repair
天花板有个黄圈越下雨越大 | leak-waterproofing
猫把扶手抓烂了能重新包吗 | furniture-repair
孩子在墙上乱画想弄白 | painters
有东西在蛀门框，地上有翅膀 | pest-control
鞋子上长了一层白毛 | mould-formaldehyde
家当要运到墨尔本 | international-movers
护照忘家里了要人马上拿到公司 | courier
老婆还有两周生，想找有经验的阿姨 | postnatal-nannies
妈妈总忘关火，要人看着 | elderly-care
吃糖把补的牙弄掉了 | dentists
从上周开始胳膊抬不起来 | physiotherapists
天天和老公吵架 | counselling
两岁半只会指和嗯嗯 | speech-therapists
女儿看电视坐得特别近 | optometrists
油光满面毛孔大 | facials
辞职了不知道干什么 | life-coaching counselling
仓鼠长了个瘤 | vets
狗见到客人就凶 | dog-training
想拍新菜单的菜 | photographers
车等红灯就熄火 | car-repair
九十个客人从酒店到教堂 | coach-hire
两套房出租，追租追得烦死了 | property-management estate-agents
父亲去世没留遗嘱 | solicitors
客人在网站上付不了款 | web-developers
小说想找人做封面 | graphic-designers
打了广告没人买 | digital-marketing
平板掉泳池里了 | computer-phone-repair
下个月要个双语前台 | recruitment
`,
}

export const asideSentences = {
  English: `
the sockets went dead after I used the hairdryer | electricians
tap in the kitchen keeps dribbling even when it's shut tight | plumbers
bath takes an hour to empty | drain-clearing plumbers
none of the rooms get cool at night although the unit runs | air-con-repair
freezer is full of ice and the door won't stay shut | appliance-repair
I'm outside my flat, keys are on the table inside | locksmiths
paint on the ceiling is swelling and dripping when it rains | leak-waterproofing
can't get a flame on the water heater | gas-water-heaters
put together a bed and two bookcases | furniture-assembly
want the flat redone before Chinese New Year, floors, walls and kitchen | renovation-contractors interior-designers
somebody to paint two bedrooms light grey | painters
old lino in the hall is peeling off | flooring
replace the kitchen worktop and doors | bathroom-kitchen carpenters
need something on my windows to keep the afternoon heat out | curtains-blinds window-repair
a person to come on Mondays to clean and do the laundry | home-cleaning part-time-helpers
flat is filthy after the workmen left | deep-cleaning
how do I get a coffee stain out of a wool carpet | sofa-carpet-cleaning laundry-dry-cleaning
ants have taken over my kitchen counter | pest-control
there is mildew behind the bed | mould-formaldehyde
get rid of an old washing machine and a mattress | rubbish-removal
moving from Tai Po to Tung Chung on the 28th | local-movers | tai-po tung-chung
we're emigrating to the UK with a whole flat of furniture | international-movers
keep my stuff somewhere safe for half a year | storage
send a signed contract to Central before 3pm | courier | central
looking for a helper who can start next month, live in | domestic-helper-agencies
after school care for two boys | babysitters-nannies
mum is 85 and can't bathe by herself | elderly-care private-nurses
son got 30 marks in maths | private-tutors
need IELTS 7 before applying to university | exam-prep
I'd like to chat in Cantonese with my neighbours | cantonese-lessons
improve my business writing in English | english-lessons
piano for a six year old beginner | music-lessons
which school will take my daughter mid year | school-placement
want to pass my driving test before summer | driving-lessons
bad cough and fever since Sunday | family-doctors
tooth hurts when I drink something cold | dentists
twisted my ankle playing football | physiotherapists
feeling low and anxious since I lost my job | counselling
my daughter is four and hard to understand when she speaks | speech-therapists
help me lose weight with proper meals | dietitians
I see double when I read small print | optometrists
cut and colour before a wedding on Saturday | hair-salons
get my nails done at home | nails
spots all over my back and face | facials
make me look good for a wedding party | makeup-artists
my neck is so tight from the computer | massage-spa physiotherapists chiropractors
skirt needs a new zip | tailors
trainer who comes to my gym in Quarry Bay | personal-trainers | quarry-bay
my son can't swim yet | swimming-lessons
kung fu for kids | martial-arts
dog has been limping since yesterday | vets
poodle needs a wash and cut | pet-grooming
someone to feed my cats while I'm away | pet-boarding dog-walking
puppy keeps peeing inside the flat | dog-training
photos of our newborn at home | family-photography photographers
help plan a wedding for 150 people | wedding-planners
entertainer for a children's party | party-entertainers
send flowers to Tsuen Wan tomorrow | florists | tsuen-wan
rent a boat for my birthday | junk-boats
sandwiches and fruit for a meeting of 20 | catering
chocolate cake with my boss's face on it | cakes-desserts
engine makes a ticking noise and loses power | car-repair
need a lift from the airport with a baby seat | airport-transfers
car to Shenzhen tomorrow morning | cross-border-cars
bus to take 30 people to a wedding | coach-hire
we want to rent out our flat | estate-agents property-management
renew my work visa | immigration-visa
neighbour is suing me | solicitors
need my diploma translated and stamped | translators notary-legalisation
who can do my tax return | accountants
open a company in Hong Kong | company-secretary
best health insurance for a family of four | insurance
make an app for our restaurant | web-developers
need a new logo and business cards | graphic-designers printing-signage
my phone won't charge | computer-phone-repair
wifi in our office is down | it-support smart-home
install cameras at my shop | cctv-security
find me a part time waiter | recruitment
`,
  Chinese: `
用完風筒之後插座冇晒電 | electricians
廚房個水龍頭點閂都仲有水滴 | plumbers
浴缸啲水要成個鐘先走晒 | drain-clearing plumbers
部冷氣開成晚間房都唔涼 | air-con-repair
冰格結晒冰，雪櫃門閂唔實 | appliance-repair
我喺門口，鎖匙放咗喺屋企枱面 | locksmiths
落雨天花谷起仲滴水 | leak-waterproofing
爐頭點唔著火 | gas-water-heaters appliance-repair
砌張床同兩個書櫃 | furniture-assembly
過年前想全屋執靚，地板牆同廚房都要整 | renovation-contractors interior-designers
逢星期一想有人嚟搞清潔同洗衫 | home-cleaning part-time-helpers
裝修師傅走咗之後成屋都好污糟 | deep-cleaning
地毯整到咖啡漬 | sofa-carpet-cleaning
廚房枱面好多蟻 | pest-control
想掉部舊洗衣機同床褥 | rubbish-removal
廿八號由大埔搬去東涌 | local-movers | tai-po tung-chung
三點前要送份已簽嘅合約去中環 | courier | central
放學想有人睇住兩個仔 | babysitters-nannies
阿媽八十五歲自己沖唔到涼 | elderly-care private-nurses
個仔數學得三十分 | private-tutors
六歲女想學鋼琴由零開始 | music-lessons
飲凍嘢啲牙好痛 | dentists
踢波拗柴 | physiotherapists chinese-medicine
冇咗份工之後成日好灰 | counselling
星期六去飲之前想剪頭髮同染 | hair-salons
條裙要換拉鏈 | tailors
隻狗由尋日開始跛 | vets
去旅行想有人餵貓 | pet-boarding dog-walking
二十人開會想訂三文治同生果 | catering
個引擎嗒嗒聲冇力 | car-repair
聽朝想坐車去深圳 | cross-border-cars
想放租層樓 | estate-agents property-management
工作簽證想續期 | immigration-visa
一家四口買醫療保險邊間好 | insurance
電話充唔到電 | computer-phone-repair
用完吹风机插座没电了 | electricians
浴缸的水要一个小时才流完 | drain-clearing plumbers
空调开一晚上房间也不凉 | air-con-repair
我在门口，钥匙放在家里桌上了 | locksmiths
厨房台面好多蚂蚁 | pest-control
想扔掉旧洗衣机和床垫 | rubbish-removal
放学后想有人看两个儿子 | babysitters-nannies
妈妈八十五岁自己洗不了澡 | elderly-care private-nurses
喝凉的牙疼 | dentists
踢球崴了脚 | physiotherapists chinese-medicine
失业之后一直很低落 | counselling
裙子要换拉链 | tailors
狗从昨天开始瘸了 | vets
出去旅游想有人喂猫 | pet-boarding dog-walking
发动机有哒哒声没劲 | car-repair
手机充不进电 | computer-phone-repair
`,
}
