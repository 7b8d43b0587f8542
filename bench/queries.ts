// Why long: data, one query per line.

/**
 * Hand-written search queries with their expected matches. A part matches a listing whose text contains all its words
 * (by stem), one of its strings or a word with its prefix, or that has one of its categories or areas.
 */
export type Part = { words?: string[]; strings?: string[]; prefix?: string; categories?: string[]; areas?: string[] }
export type Kind = 'English' | 'prefix' | 'typo' | 'Traditional' | 'Simplified' | 'mixed'
export type Query = { kind: Kind; q: string; parts: Part[] }

const word = (text: string, ...categories: string[]): Part => ({ words: text.split(' '), categories })
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** query | slugs of the expected categories */
const english = lines(`
plumber | plumbers
plumbing | plumbers
leaking tap | plumbers
burst pipe | plumbers
blocked drain | drain-clearing
electrician | electricians
rewiring | electricians
handyman | handyman
aircon | air-con-repair air-con-cleaning
air conditioning | air-con-repair
washing machine repair | appliance-repair
locksmith | locksmiths
waterproofing | leak-waterproofing
water heater | gas-water-heaters
furniture assembly | furniture-assembly
upholstery | furniture-repair
smart home | smart-home
interior designer | interior-designers
renovation | renovation-contractors
painter | painters
wallpaper | painters
carpenter | carpenters
curtains | curtains-blinds
feng shui | feng-shui
deep clean | deep-cleaning
carpet cleaning | sofa-carpet-cleaning
pest control | pest-control
bed bugs | pest-control
dry cleaning | laundry-dry-cleaning
junk removal | rubbish-removal
mover | local-movers international-movers
international moving | international-movers
self storage | storage
courier | courier
domestic helper | domestic-helper-agencies
babysitter | babysitters-nannies
nanny | babysitters-nannies
elderly care | elderly-care
maths tutor | private-tutors
tutor | private-tutors
cantonese teacher | cantonese-lessons
piano teacher | music-lessons
ballet | dance-lessons
coding class | coding-stem
driving instructor | driving-lessons
dentist | dentists
physiotherapy | physiotherapists
chiropractor | chiropractors
acupuncture | chinese-medicine
haircut | hair-salons
manicure | nails
facial | facials
massage | massage-spa
tailor | tailors
personal trainer | personal-trainers
yoga | yoga-pilates
muay thai | martial-arts
vet | vets
dog grooming | pet-grooming
photographer | photographers
wedding planner | wedding-planners
florist | florists
magician | party-entertainers
junk boat | junk-boats
birthday cake | cakes-desserts
private chef | private-chefs
mechanic | car-repair
airport transfer | airport-transfers
estate agent | estate-agents
visa | immigration-visa
notary public | notary-legalisation
certified translation | translators
accountant | accountants
company secretary | company-secretary
medical insurance | insurance
logo design | graphic-designers
cctv | cctv-security
printing | printing-signage
receipt |
weekend |
photo |
deposit |
workshop |
appointment |
guarantee |
discount |
parents |
`)

/** prefix | categories whose names or synonyms have this prefix, where the text alone does not match */
const prefixes = lines(`
plumb | plumbers
electri | electricians
locksm | locksmiths
handym | handyman
waterpr | leak-waterproofing
uphols | furniture-repair
renova | renovation-contractors
wallpa | painters
carpent | carpenters
curtai | curtains-blinds
landsca | gardening-landscaping
cockro | pest-control
termi | pest-control
laund | laundry-dry-cleaning
formald | mould-formaldehyde
relocat | relocation-services
stora | storage
couri | courier
babysi | babysitters-nannies
postna | postnatal-nannies
elderl | elderly-care
homewo | private-tutors
cantone | cantonese-lessons
mandar | mandarin-lessons
phonic | english-lessons
violi | music-lessons
potter | art-classes
robotic | coding-stem
kinderg | school-placement
denti | dentists
invisal | dentists
physioth | physiotherapists
chiropra | chiropractors
psycholo | counselling
nutriti | dietitians
acupun | chinese-medicine
optome | optometrists
hairdre | hair-salons
manicu | nails
eyela | lashes-brows
tailo | tailors
pilat | yoga-pilates
badmint | racket-sports
taekwo | martial-arts
veterin | vets
photogr | photographers
videogr | videographers
magici | party-entertainers
solicit | solicitors
accoun | accountants
`)

/** misspelling | correct word | category */
const typos = lines(`
plumer | plumber | plumbers
plummer | plumber | plumbers
plumbr | plumber | plumbers
elecrtician | electrician | electricians
electritian | electrician | electricians
eletrician | electrician | electricians
locksmtih | locksmith | locksmiths
lockmith | locksmith | locksmiths
handymna | handyman | handyman
renovaton | renovation | renovation-contractors
renevation | renovation | renovation-contractors
carpentor | carpenter | carpenters
carpnter | carpenter | carpenters
curtians | curtains | curtains-blinds
gardner | gardener | gardening-landscaping
cockroch | cockroach | pest-control
termintes | termites | pest-control
laundary | laundry | laundry-dry-cleaning
storge | storage | storage
couriar | courier | courier
babysiter | babysitter | babysitters-nannies
babbysitter | babysitter | babysitters-nannies
tutro | tutor | private-tutors
cantonse | cantonese | cantonese-lessons
manderin | mandarin | mandarin-lessons
voilin | violin | music-lessons
piono teacher | piano teacher | music-lessons
balet | ballet | dance-lessons
dentst | dentist | dentists
dentsit | dentist | dentists
physiotherpy | physiotherapy | physiotherapists
chiropracter | chiropractor | chiropractors
psycologist | psychologist | counselling
acupunture | acupuncture | chinese-medicine
optomitrist | optometrist | optometrists
haircutt | haircut | hair-salons
manicur | manicure | nails
mannicure | manicure | nails
masage | massage | massage-spa
massaeg | massage | massage-spa
pilatess | pilates | yoga-pilates
badmington | badminton | racket-sports
taekwando | taekwondo | martial-arts
photografer | photographer | photographers
photgrapher | photographer | photographers
magican | magician | party-entertainers
florsit | florist | florists
mechanik | mechanic | car-repair
acountant | accountant | accountants
solicitr | solicitor | solicitors
`)

/** Traditional query | the same in Simplified | category */
const traditional = lines(`
水喉 | 水喉 | plumbers
水喉佬 | 水喉佬 | plumbers
水喉師傅 | 水喉师傅 | plumbers
通渠 | 通渠 | drain-clearing
塞廁 | 塞厕 | drain-clearing
跳掣 | 跳掣 | electricians
裝燈 | 装灯 | electricians
鑽牆 | 钻墙 | handyman
冷氣 | 冷气 | air-con-repair air-con-cleaning
冷氣滴水 | 冷气滴水 | air-con-repair
整雪櫃 | 整雪柜 | appliance-repair
開鎖 | 开锁 | locksmiths
換鎖 | 换锁 | locksmiths
漏水 | 漏水 | leak-waterproofing
驗窗 | 验窗 | window-repair
熱水爐 | 热水炉 | gas-water-heaters
砌傢俬 | 砌家私 | furniture-assembly
室內設計 | 室内设计 | interior-designers
裝修 | 装修 | renovation-contractors
油漆 | 油漆 | painters
訂造傢俬 | 订造家私 | carpenters
窗簾 | 窗帘 | curtains-blinds
剪草 | 剪草 | gardening-landscaping
睇風水 | 睇风水 | feng-shui
鐘點 | 钟点 | home-cleaning
退租清潔 | 退租清洁 | deep-cleaning
洗冷氣 | 洗冷气 | air-con-cleaning
洗地氈 | 洗地毡 | sofa-carpet-cleaning
滅蟲 | 灭虫 | pest-control
乾洗 | 干洗 | laundry-dry-cleaning
除甲醛 | 除甲醛 | mould-formaldehyde
搬屋 | 搬屋 | local-movers
移民搬運 | 移民搬运 | international-movers
迷你倉 | 迷你仓 | storage
速遞 | 速递 | courier
外傭 | 外佣 | domestic-helper-agencies
陪月 | 陪月 | postnatal-nannies
老人照顧 | 老人照顾 | elderly-care
補習 | 补习 | private-tutors
學廣東話 | 学广东话 | cantonese-lessons
鋼琴老師 | 钢琴老师 | music-lessons
學跳舞 | 学跳舞 | dance-lessons
學車 | 学车 | driving-lessons
牙醫 | 牙医 | dentists
物理治療 | 物理治疗 | physiotherapists
針灸 | 针灸 | chinese-medicine
驗眼 | 验眼 | optometrists
剪髮 | 剪发 | hair-salons
美甲 | 美甲 | nails
按摩 | 按摩 | massage-spa
改衫 | 改衫 | tailors
健身教練 | 健身教练 | personal-trainers
學游水 | 学游水 | swimming-lessons
獸醫 | 兽医 | vets
攝影 | 摄影 | photographers family-photography
婚禮佈置 | 婚礼布置 | wedding-planners
到會 | 到会 | catering
生日蛋糕 | 生日蛋糕 | cakes-desserts
收據 | 收据 |
街坊 | 街坊 |
`)

/** Simplified query | the same in Hong Kong's Traditional | category */
const simplified = lines(`
水管工 | 水管工 | plumbers
水喉 | 水喉 | plumbers
疏通下水道 | 疏通下水道 | drain-clearing
通马桶 | 通馬桶 | drain-clearing
电工 | 電工 | electricians
空调 | 空調 | air-con-repair air-con-cleaning
冷气 | 冷氣 | air-con-repair air-con-cleaning
装空调 | 裝空調 | air-con-repair
修冰箱 | 修冰箱 | appliance-repair
开锁 | 開鎖 | locksmiths
渗水 | 滲水 | leak-waterproofing
热水器 | 熱水器 | gas-water-heaters
组装家具 | 組裝家具 | furniture-assembly
室内设计 | 室內設計 | interior-designers
装修 | 裝修 | renovation-contractors
刷墙 | 刷牆 | painters
定制家具 | 定制家具 | carpenters
窗帘 | 窗簾 | curtains-blinds
保洁 | 保潔 | home-cleaning deep-cleaning office-cleaning
钟点工 | 鐘點工 | home-cleaning
灭虫 | 滅蟲 | pest-control
蟑螂 | 蟑螂 | pest-control
干洗 | 乾洗 | laundry-dry-cleaning
搬家 | 搬家 | local-movers international-movers
迷你仓 | 迷你倉 | storage
菲佣 | 菲傭 | domestic-helper-agencies
月嫂 | 月嫂 | postnatal-nannies
家教 | 家教 | private-tutors
补习 | 補習 | private-tutors
学钢琴 | 學鋼琴 | music-lessons
学车 | 學車 | driving-lessons
牙医 | 牙醫 | dentists
针灸 | 針灸 | chinese-medicine
剪头发 | 剪頭髮 | hair-salons
按摩 | 按摩 | massage-spa
健身教练 | 健身教練 | personal-trainers
宠物美容 | 寵物美容 | pet-grooming
婚礼策划 | 婚禮策劃 | wedding-planners
报税 | 報稅 | accountants
收据 | 收據 |
`)

/** query | service words, or strings separated by / | category | area | names of the area in texts */
const mixed = lines(`
Wan Chai 補習 | 補習/补习 | private-tutors | wan-chai | wan chai/灣仔
西貢水喉師傅 | 水喉師傅/水喉师傅 | plumbers | sai-kung-town | sai kung/西貢
plumber in Sha Tin | plumber | plumbers | sha-tin | sha tin/沙田
沙田 plumber | plumber | plumbers | sha-tin | sha tin/沙田
TST massage | massage | massage-spa | tsim-sha-tsui | tsim sha tsui/尖沙咀
Mong Kok locksmith | locksmith | locksmiths | mong-kok | mong kok/旺角
wanchai dentist | dentist | dentists | wan-chai | wan chai/灣仔
中環牙醫 | 牙醫/牙医 | dentists | central | central/中環
铜锣湾 剪发 | 剪髮/剪发 | hair-salons | causeway-bay | causeway bay/銅鑼灣
Discovery Bay mover | mover | local-movers international-movers | discovery-bay | discovery bay/愉景灣
將軍澳搬屋 | 搬屋 | local-movers | tseung-kwan-o | tseung kwan o/將軍澳
元朗冷氣 | 冷氣/冷气 | air-con-repair air-con-cleaning | yuen-long | yuen long/元朗
Tai Po vet | vet | vets | tai-po | tai po/大埔
荃灣通渠 | 通渠 | drain-clearing | tsuen-wan | tsuen wan/荃灣
Kennedy Town babysitter | babysitter | babysitters-nannies | kennedy-town | kennedy town/堅尼地城
北角補習 | 補習/补习 | private-tutors | north-point | north point/北角
yoga Central | yoga | yoga-pilates | central | central/中環
观塘 装修 | 裝修/装修 | renovation-contractors | kwun-tong | kwun tong/觀塘
Lamma electrician | electrician | electricians | lamma-island | lamma/南丫
Stanley photographer | photographer | photographers | stanley | stanley/赤柱
屯門窗簾 | 窗簾/窗帘 | curtains-blinds | tuen-mun | tuen mun/屯門
Kowloon pest control | pest control | pest-control | kowloon | kowloon/九龍
新界搬屋 | 搬屋 | local-movers | new-territories | new territories/新界
Hong Kong Island accountant | accountant | accountants | hong-kong-island | hong kong island/港島
九龍鋼琴老師 | 鋼琴老師/钢琴老师 | music-lessons | kowloon | kowloon/九龍
我想搵灣仔補習 | 補習/补习 | private-tutors | wan-chai | wan chai/灣仔
附近通渠 | 通渠 | drain-clearing |
tutor near me | tutor | private-tutors |
MK 美甲 | 美甲 | nails | mong-kok | mong kok/旺角
Sai Kung 装修 | 裝修/装修 | renovation-contractors | sai-kung-town | sai kung/西貢
`)

const some = (slugs: string | undefined) => (slugs ? slugs.split(' ') : [])
const stringsOf = (text: string): Part =>
  /\p{Script=Han}/u.test(text) ? { strings: text.split('/') } : { words: text.split(' ') }

/** 320 text queries; name queries and browsing are generated from the listings. */
export const queries: Query[] = [
  ...english.map(([q = '', slug]): Query => ({ kind: 'English', q, parts: [word(q, ...some(slug))] })),
  ...prefixes.map(([q = '', slug]): Query => ({ kind: 'prefix', q, parts: [{ prefix: q, categories: some(slug) }] })),
  ...typos.map(([q = '', meant = '', slug]): Query => ({ kind: 'typo', q, parts: [word(meant, ...some(slug))] })),
  ...traditional.map(([q = '', other = '', slug]): Query => ({
    kind: 'Traditional',
    q,
    parts: [{ strings: [q, other], categories: some(slug) }],
  })),
  ...simplified.map(([q = '', other = '', slug]): Query => ({
    kind: 'Simplified',
    q,
    parts: [{ strings: [q, other], categories: some(slug) }],
  })),
  ...mixed.map(([q = '', service = '', slug, area, texts]): Query => ({
    kind: 'mixed',
    q,
    parts: [
      { ...stringsOf(service), categories: some(slug) },
      ...(area ? [{ areas: [area], strings: texts?.split('/') }] : []),
    ],
  })),
]
