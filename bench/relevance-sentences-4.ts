// Why long: data, one sentence per line.

/** Sentences in people's own words, written without a look at the scorer or its vocabulary; every group of categories. */
export const fourthSentences = {
  English: `
the pipe under my basin drips into the cupboard | plumbers leak-waterproofing
no water pressure in the shower since this morning | plumbers gas-water-heaters
water backing up out of the kitchen floor drain | drain-clearing plumbers
breaker keeps tripping whenever I boil the kettle | electricians
need a ceiling fan and two spotlights put in | electricians handyman
mount a 65 inch telly on a concrete wall | handyman smart-home
our split unit blows warm air and shows an error code | air-con-repair
washing machine won't spin and the door stays locked | appliance-repair
fridge is humming loudly and the milk goes off | appliance-repair
lost my house keys last night, door slams shut behind me | locksmiths
the lock is stiff and I want a new cylinder | locksmiths
brown stain on the ceiling from the flat above | leak-waterproofing
window hinge broke and the pane won't close | window-repair
hot water cuts out after two minutes | gas-water-heaters plumbers
who can put together a bunk bed and two shelves | furniture-assembly handyman
the leather on my armchair is peeling and the springs are gone | furniture-repair
wifi doesn't reach the back bedroom | smart-home it-support
small flat, three of us, need clever ideas for the layout | interior-designers
knock down a wall and make two rooms into one, who quotes | renovation-contractors interior-designers
peeling paint in the kids room, want a pastel colour | painters
custom wardrobe up to the ceiling | carpenters
replace old parquet with vinyl planks | flooring
turn my bathtub into a walk in shower | bathroom-kitchen plumbers
blackout roller for the nursery | curtains-blinds
got a letter from the Buildings Department about my balcony enclosure | minor-works
rooftop plants keep dying, want someone to look after them every month | gardening-landscaping
moving office, which date and desk direction are lucky | feng-shui
looking for a lady to mop and do the dishes every Saturday | home-cleaning part-time-helpers
tenant left the place filthy, handing it over on Monday | deep-cleaning home-cleaning
our clinic needs the floors disinfected every evening | office-cleaning
black gunk coming out of the vents when cooling is on | air-con-cleaning air-con-repair
wine all over my cream couch | sofa-carpet-cleaning
it's been years since anybody wiped the outside of the glass | window-cleaning
cockroaches every time I open the kitchen drawer | pest-control
wash and iron ten shirts a week, pick up from my door | laundry-dry-cleaning
the wall behind the wardrobe is green and smells musty | mould-formaldehyde
new furniture gives me headaches and stinging eyes | mould-formaldehyde
need to get rid of a broken treadmill and three mattresses | rubbish-removal
shifting from Tseung Kwan O to Mong Kok at the end of the month | local-movers | tseung-kwan-o mong-kok
shipping our whole household back to Manchester | international-movers
nowhere to keep skis and winter coats until December | storage
man with a van to bring a sofa I bought on Carousell | van-hire local-movers
passport has to be at the consulate in an hour | courier
my wardrobe is chaos, someone to sort it with me | home-organising
first time hiring a maid from Indonesia, how do I begin | domestic-helper-agencies
someone to cook dinner for my parents three evenings a week | part-time-helpers private-chefs
need a sitter for Saturday night, baby is ten months | babysitters-nannies
due in March, want help with the baby and confinement food | postnatal-nannies
grandad had a fall and can't be left alone in the day | elderly-care private-nurses
somebody to go with my mum to her hospital appointment | private-nurses elderly-care
my daughter is failing chemistry in Form 4 | private-tutors exam-prep
retaking IELTS in January, need a 7.5 | exam-prep english-lessons
I want to order dim sum in the local language | cantonese-lessons
my boss speaks Putonghua and I don't understand a word | mandarin-lessons
my grammar is poor and I'm shy to speak at meetings with foreigners | english-lessons
learn a bit of Korean before my trip to Seoul | other-languages
my boy wants to play the drums | music-lessons
pottery for a couple on a Sunday | art-classes
salsa for two left feet before our wedding | dance-lessons
robots and Scratch for a nine year old | coding-stem
where can my toddler meet other kids and sing songs | playgroups
interview prep for kindergarten places | school-placement
failed the road test twice, want someone patient | driving-lessons
high fever and sore throat since Tuesday | family-doctors
flu jab for the whole family | health-checks family-doctors
my wisdom tooth is killing me | dentists
sciatica, pain down my left leg when I sit | physiotherapists chiropractors
my neck cracks and my back is crooked | chiropractors physiotherapists
I can't sleep and I panic on the MTR | counselling
my four year old stutters | speech-therapists
my son can't hold a pencil and hates loud noise | occupational-therapists
diabetic, no idea what I'm allowed to eat | dietitians
cupping and needles for a stiff shoulder | chinese-medicine physiotherapists
everything is blurry when I drive at night | optometrists
breastfeeding hurts and baby isn't latching | maternity-services
roots are showing, want balayage | hair-salons
gel on my toes before the beach | nails
blackheads and dull skin, something relaxing for my face | facials
get rid of underarm hair for good | hair-removal
somebody to do the bride and two bridesmaids' faces | makeup-artists
my eyebrows are patchy | lashes-brows
knots in my shoulders, want a deep tissue session at home | massage-spa
trousers too long, need hemming by Friday | tailors
feeling stuck at forty, want someone to talk through my goals | life-coaching counselling
lose ten kilos before the summer with someone pushing me | personal-trainers dietitians
stretching on a mat, beginners, after office hours | yoga-pilates
my kids are afraid of deep water | swimming-lessons
want to improve my backhand | racket-sports
self defence for women | martial-arts
football on Saturdays for a six year old | kids-sports
take us up Lion Rock and tell us about the history | outdoor-guides
get my open water certificate | water-sports
my cat hasn't eaten for two days | vets
matted poodle needs a trim and bath | pet-grooming
I'm at work all day, who takes the dog out at noon | dog-walking
kennel for a week over Christmas | pet-boarding
our rescue barks at everybody and pulls on the leash | dog-training
flying two cats to Vancouver | pet-relocation
cab that lets my labrador ride | pet-taxi
headshots for our team page | photographers
pictures of our two week old baby at home | family-photography photographers
short clip for our product launch with a drone | videographers
getting married next autumn and no time to organise it | wedding-planners
someone to officiate on the beach | mc-celebrants
annual dinner for 200 staff, need everything arranged | event-planners venue-hire
magician for my son's fifth birthday | party-entertainers
a jazz trio for cocktail hour | djs-bands
roses delivered to my girlfriend today | florists
a room for 30 people with karaoke | venue-hire
boat for a day out in Sai Kung with slides | junk-boats | sai-kung
finger food for an office opening | catering
someone to grill steaks at our flat for ten guests | private-chefs catering
unicorn birthday treat for 20 children, no nuts | cakes-desserts
low calorie lunches sent to my desk | meal-delivery
someone to mix drinks at a house party | bartenders
engine light is on and the brakes squeal | car-repair
scratches on the bonnet, wax and polish | car-detailing
chauffeur for a visiting CEO for two days | private-drivers
flight lands at 5am, five of us with golf bags | airport-transfers
seven seater over the bridge to Zhuhai | cross-border-cars
transport for 45 guests to the banquet | coach-hire
I'd like a seven seater to drive myself for a week | car-rental
puncture and the gears slip on my road bike | bicycle-repair
arriving in June, help with a home and schools for the kids | relocation-services estate-agents
two bedroom to rent near Tai Koo | estate-agents | tai-koo
I live abroad and need someone to look after my tenants | property-management
furnished place for three months with housekeeping | serviced-apartments
dependant visa for my husband | immigration-visa
my landlord kept my deposit, can I sue | solicitors
stamp a copy of my degree for use in Dubai | notary-legalisation
put my Japanese contract into English | translators
I got the green profits tax envelope and panicked | accountants
start a limited company next week | company-secretary
cover for my helper and my flat | insurance
where to put my savings for retirement | financial-planning
an online shop with card payments | web-developers
we need a logo and a name card design | graphic-designers printing-signage
nobody finds our restaurant on Google | digital-marketing
cracked screen on my iPhone | computer-phone-repair
laptop is slow and full of viruses | computer-phone-repair it-support
our office network goes down every week | it-support
cameras at the shop entrance I can watch at home | cctv-security
two guards for a jewellery show | security-guards
500 flyers and a banner by Thursday | printing-signage
need two waiters and a shop assistant, full time | recruitment
`,
  misspelt: `
plummer for leeking tap | plumbers
electrition for a broken swich | electricians
my aircon is driping watter | air-con-repair air-con-cleaning
locksmyth, stuck outsde my flat | locksmiths
fisio for my nee | physiotherapists
dentist for tooth ake | dentists
moving companey from Wan Chai to Kennedy Town | local-movers | wan-chai kennedy-town
coackroach killer | pest-control
acountant for my tax retrun | accountants
maths tuter for my sun in form 3 | private-tutors exam-prep
birthday cake delivry | cakes-desserts
photografer for a weding | photographers
vetinary for my rabit | vets
lawer for divorse | solicitors
hair dresser for curley hair | hair-salons
`,
  Traditional: `
個廁所成日長流水，水費貴咗好多 | plumbers
洗手盆下面條喉爆咗 | plumbers
廁所塞咗，沖極都沖唔落 | drain-clearing plumbers
成日跳掣，一開焗爐就冇電 | electricians
想裝個吊扇同幫我駁多條線 | electricians handyman
幫我喺牆度掛電視 | handyman
冷氣機滴水滴到樓下投訴 | air-con-repair air-con-cleaning
洗衣機脫唔到水，震到成間屋都郁 | appliance-repair
大門鎖壞咗，條匙扭唔郁 | locksmiths
樓上漏水，我間房個天花發霉 | leak-waterproofing
個窗鉸鬆咗，驚佢跌落街 | window-repair
沖涼沖到一半冇熱水 | gas-water-heaters
喺宜家買咗個衣櫃唔識砌 | furniture-assembly
梳化塌晒，想換過塊皮 | furniture-repair
間房收唔到 Wi-Fi | smart-home it-support
三百呎點樣間先夠住四個人 | interior-designers
新樓收咗，想搵人包晒水電泥水木工 | renovation-contractors
牆身甩油，想搵人刷過佢 | painters
度身訂造地台床連儲物 | carpenters
地磚拱起，想換做木地板 | flooring
舊屋浴缸想改企缸 | bathroom-kitchen plumbers
客廳想裝電動捲簾 | curtains-blinds
屋宇署出信話個冷氣架要拆 | minor-works
天台想種花種菜，要人打理 | gardening-landscaping
新屋入伙想搵師傅睇下擺設 | feng-shui
搵個姐姐逢星期三嚟抹地洗廁所 | home-cleaning part-time-helpers
吹出嚟嘅風好臭，入面好多塵 | air-con-cleaning
床褥俾個仔瀨咗尿 | sofa-carpet-cleaning
屋企有老鼠，半夜聽到聲 | pest-control
木蝨咬到成身紅晒 | pest-control
件大褸要乾洗，可唔可以上門收 | laundry-dry-cleaning
新傢俬好大陣味，想驗下有冇毒 | mould-formaldehyde
張舊床冇人要，想搵人抬走 | rubbish-removal
下個月由將軍澳搬去荃灣 | local-movers | tseung-kwan-o tsuen-wan
全家移民英國，成屋嘢寄過去 | international-movers
屋企太細，啲嘢冇地方擺 | storage home-organising
喺深水埗買咗個雪櫃，想搵車送返屋企 | van-hire | sham-shui-po
想請個菲傭，唔知點樣開始 | domestic-helper-agencies
搵人每日煮晚飯 | part-time-helpers private-chefs
聽晚要去飲，想搵人睇住個女 | babysitters-nannies
預產期五月，坐月要人幫手 | postnatal-nannies
爸爸中風後行唔到，要人日頭照顧 | elderly-care private-nurses
個仔讀中三，物理成日唔合格 | private-tutors
DSE 中文想搵人操卷 | exam-prep private-tutors
我係印度人，想識講本地話 | cantonese-lessons
公司要同北京開會，想練好普通話 | mandarin-lessons
想學日文，完全冇底 | other-languages
想學結他夾 band | music-lessons
細路想學畫畫 | art-classes
學車考咗三次都唔合格 | driving-lessons
喉嚨痛發燒想搵醫生 | family-doctors
結婚前想驗身 | health-checks
智慧齒發炎，面都腫埋 | dentists
條腰痛到企唔直 | physiotherapists chinese-medicine chiropractors
老公有外遇，成晚喊唔知點算 | counselling
個仔三歲仲未識講嘢 | speech-therapists
老人家要配副遠近鏡 | optometrists
頭髮又乾又毛躁，想電髮 | hair-salons
想做水晶甲 | nails
成面暗瘡，想搵人清 | facials
腳毛好多想永久清除 | hair-removal
條褲太長想改短 | tailors
想減大肚腩，要有人教我點操 | personal-trainers
BB想學游水 | swimming-lessons
隻貓嘔咗成日唔食嘢 | vets
隻狗啲毛打晒結 | pet-grooming
放年假去日本，隻狗冇人睇 | pet-boarding dog-walking
隻狗見人就吠，想教乖佢 | dog-training
BB滿月想影全家福 | family-photography photographers
擺酒要人主持 | mc-celebrants
個仔生日想搵人扭氣球 | party-entertainers
女朋友生日想送束花 | florists
夏天想租隻船出海玩 | junk-boats
公司開張要啲小食同飲品 | catering
架車撞凹咗個泵把 | car-repair
朝早四點要去機場，一家五口好多行李 | airport-transfers
要架車過關去廣州 | cross-border-cars
單車爆呔 | bicycle-repair
想租個兩房近港鐵 | estate-agents
業主唔肯還按金，想告佢 | solicitors
收到稅單唔識填 | accountants
想開間有限公司 | company-secretary
部手機跌咗落水開唔到 | computer-phone-repair
舖頭俾人偷嘢，想裝鏡頭 | cctv-security
印五百張卡片同一個易拉架 | printing-signage
`,
  Simplified: `
马桶一直漏水，停不下来 | plumbers
下水道堵了，厨房全是脏水 | drain-clearing plumbers
家里老跳闸 | electricians
空调只吹风不制冷 | air-con-repair
钥匙断在锁里了 | locksmiths
天花板渗水 | leak-waterproofing
刚买的衣柜不会装 | furniture-assembly
想把两个房间打通 | renovation-contractors interior-designers
租客搬走了，房子很脏 | deep-cleaning home-cleaning
沙发上洒了红酒 | sofa-carpet-cleaning
厨房好多蟑螂 | pest-control
从上环搬到沙田，东西不多 | local-movers van-hire | sheung-wan sha-tin
想找个阿姨每天做饭 | part-time-helpers private-chefs
宝宝下个月出生，想找月嫂 | postnatal-nannies
孩子数学跟不上 | private-tutors
刚来香港，听不懂粤语 | cantonese-lessons
牙龈出血 | dentists
最近睡不着，压力很大 | counselling
头发想染成棕色 | hair-salons
裤子太长要改短 | tailors
我的狗吐了两天 | vets
求婚想布置一个房间 | event-planners party-entertainers florists
凌晨的飞机，要人接 | airport-transfers
想在香港注册公司 | company-secretary
优才签证怎么申请 | immigration-visa
手机屏幕碎了 | computer-phone-repair
`,
  mixed: `
個 toilet 塞咗好急 | drain-clearing plumbers
想搵 part time 姐姐 Tai Po | part-time-helpers home-cleaning | tai-po
BB photo shooting 上門 | family-photography photographers
搬 office 由 Central 去 Kwun Tong | local-movers | central kwun-tong
facial 清黑頭 Causeway Bay | facials | causeway-bay
做 gel 甲 TST | nails | tsim-sha-tsui
公司 annual dinner 搵 MC | mc-celebrants event-planners
laptop 入水 | computer-phone-repair
IG 冇人睇想搵人幫手 | digital-marketing
personal training 減脂 | personal-trainers
`,
}
