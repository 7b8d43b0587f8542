/** A hundred sentences more, written after `relevance-sentences-4.ts` was measured and the vocabulary was widened. */
export const fifthSentences = {
  English: `
the cold tap in our laundry corner spits and coughs before anything comes out | plumbers
there is a pond forming in my shower every morning | drain-clearing plumbers
my toaster made the whole flat go black | electricians appliance-repair
the doorbell is dead and two bulbs buzz | electricians handyman
could somebody fit a rail for my coats and straighten a crooked door | handyman carpenters
the machine above the bed roars all night and the room is still thirty degrees | air-con-repair
ice cubes have melted and the freezer light is off | appliance-repair
we came back from dinner and our code does not open the door any more | locksmiths
drops fall from my bathroom ceiling whenever the family above showers | leak-waterproofing plumbers
a pane in the balcony slider has a long crack | window-repair
I can only wash in freezing water since the weekend | gas-water-heaters plumbers
a huge Swedish parcel is in my hallway and I hate screwdrivers | furniture-assembly handyman
my grandmother's rocking chair needs new wood and varnish | furniture-repair carpenters
video calls freeze in the study, the router is at the other end | smart-home it-support
nothing in our living room fits together, we want somebody with taste | interior-designers
thinking of ripping everything out and starting again before we move in | renovation-contractors interior-designers
my teenager wants a navy blue bedroom instead of pink | painters
a desk that folds into the wall between two pillars | carpenters
the boards in the corridor squeak and one has a hole | flooring
our cooking corner is from 1985 and we want stone tops and new doors | bathroom-kitchen carpenters
something against the sun in a west facing lounge | curtains-blinds
the management says my drying frame outside is not allowed | minor-works
my bonsai and palms look sick | gardening-landscaping
since we moved in everybody quarrels and falls ill, is it the direction of the door | feng-shui
two hours every Wednesday, mostly floors and bathrooms | home-cleaning part-time-helpers
the plasterers are gone, white powder on every surface | deep-cleaning
a team to hoover and empty the kitchenette at our agency after seven | office-cleaning
sneezing fits as soon as the cold air starts | air-con-cleaning
the baby threw up on the mattress | sofa-carpet-cleaning
tiny black droppings behind the rice cooker | pest-control
my tuxedo smells of smoke | laundry-dry-cleaning
grey spots are growing in the corners of the bathroom ceiling | mould-formaldehyde
who takes away a broken wardrobe from the seventh floor | rubbish-removal
our lease ends on the 30th and we have forty boxes | local-movers
taking a post in Zurich, sofa and all | international-movers
my bike and winter tyres need a dry place for six months | storage
I bought a used washing machine in Yuen Long, it must come to Tsuen Wan | van-hire local-movers
I left the tender at home and it closes at noon | courier
I drown in toys and papers | home-organising
we need somebody from Manila who lives with us | domestic-helper-agencies
we want to go to the cinema on Friday, the twins are three | babysitters-nannies
first baby in May, my mother cannot fly over to help us in the first weeks | postnatal-nannies maternity-services
papa has Parkinson and falls | elderly-care private-nurses
my husband needs his dressing changed every day after the operation | private-nurses
my girl hates fractions | private-tutors
three months until the SAT | exam-prep
I have lived here ten years and cannot chat with my doorman | cantonese-lessons
planning a year in Lyon and want to speak before I go | other-languages
our son bangs on pots all day, time for a real instrument | music-lessons
I would love to make my own bowls | art-classes
we would like to surprise the guests with a waltz | dance-lessons
she wants to write her own video game | coding-stem
our boy got rejected by six kindergartens | school-placement
I am thirty and have never sat behind a wheel | driving-lessons
my ears hurt and I have a temperature | family-doctors
the company wants a blood and urine report before I start | health-checks
a crown came off while I ate an apple | dentists
I cannot turn my head to the left since this morning | physiotherapists chiropractors
since my father died I cannot get out of bed | counselling
our two year old has only three words | speech-therapists
letters on the menu swim before my eyes | optometrists
my fringe is a disaster | hair-salons
little bumps on my chin that do not go away | facials
I want to look stunning at my sister's wedding, face and lips | makeup-artists
this blazer is too big in the shoulders | tailors
I get out of breath on the stairs and want to change that | personal-trainers
my nephew is scared of putting his head under | swimming-lessons
our terrier ate a sock | vets
our cat's fur is one big knot | pet-grooming
ten days in Bali, who has our spaniel | pet-boarding dog-walking
the puppy pees everywhere | dog-training
taking our two budgies to Sydney | pet-relocation
pictures for my CV | photographers
someone to say the words when we tie the knot in a garden | mc-celebrants
the clown cancelled and the party is on Sunday | party-entertainers
something with tulips for my mother-in-law | florists
a place where sixty people can sit and watch slides | venue-hire
warm food and snacks for a christening with forty people | catering
three tiers with sugar flowers | cakes-desserts
my hatchback hisses and steams | car-repair
bird poo has eaten into the paint of my car | car-detailing
our plane gets in at midnight with two buggies | airport-transfers
thirty pensioners to Stanley and back | coach-hire
the chain keeps jumping off when I ride uphill | bicycle-repair
what do I need to stay here after my degree | immigration-visa
my brother and I disagree about mum's flat after her death | solicitors
I lost my receipts and the revenue wants numbers | accountants
if my shop burns down I lose everything | insurance
our booking page loses orders | web-developers
my laptop drank a coffee | computer-phone-repair
`,
  Chinese: `
沖涼房一沖水就浸到出廳 | drain-clearing plumbers
個掣摸落去有啲麻 | electricians
冷氣著咗半個鐘就自己熄 | air-con-repair
出門口打風吹埋度門，鞋都冇著 | locksmiths
塊玻璃趟門卡住拉唔郁 | window-repair
煤氣爐打極都冇火 | gas-water-heaters appliance-repair
張餐枱四隻腳都鬆晒 | furniture-repair carpenters
間房想轉個天藍色 | painters
每個月想有人嚟剪下啲草 | gardening-landscaping
屋企啲傢俬啱啱油完，阿女成日眼水流 | mould-formaldehyde
瞓醒成腳都係紅點 | pest-control
個舊雪櫃想搵人搬落樓掉 | rubbish-removal
月尾搬去大圍，得一張床同十幾個箱 | local-movers | tai-wai
份嘢唔記得帶，要即刻送去金鐘 | courier | admiralty
嫲嫲成日唔記得熄火，想有人陪住佢 | elderly-care
個女分數越來越低 | private-tutors
想同外國客開會唔使驚 | english-lessons
個仔坐唔定，寫字好辛苦 | occupational-therapists
食飯嗰陣崩咗隻牙 | dentists
抱BB抱到手腕好痛 | physiotherapists chinese-medicine
對眼夜晚揸車睇唔清 | optometrists
髮尾開叉，想剪短啲 | hair-salons
條拉鏈壞咗件外套著唔到 | tailors
隻貓成日抓身甩毛 | vets pet-grooming
想有人主持公司抽獎 | mc-celebrants
同事farewell想訂啲小食 | catering
架車一踩就震 | car-repair
凌晨五點落機，有兩個大喼 | airport-transfers
老闆拖糧兩個月 | solicitors
電腦開咗機得個黑畫面 | computer-phone-repair
洗手池的水半天下不去 | drain-clearing plumbers
一插电饭锅就停电 | electricians
大门密码锁没反应了 | locksmiths
新买的书柜自己装不好 | furniture-assembly
墙纸翘边了 | painters
枕头边发现小虫子咬人 | pest-control
要搬到元朗，有一架钢琴 | local-movers | yuen-long
外婆一个人在家我们不放心 | elderly-care
宝宝两岁了还不会叫妈妈 | speech-therapists
吃甜的牙就疼 | dentists
跑步以后膝盖响还疼 | physiotherapists chinese-medicine
总是发脾气，和老公天天吵 | counselling
西装袖子太长 | tailors
出差一周，猫没人照顾 | pet-boarding dog-walking
要给客户的合同翻成英文 | translators
公司第一年要报税 | accountants
平板摔了一下没反应了 | computer-phone-repair
店里想装几个摄像头 | cctv-security
`,
}
