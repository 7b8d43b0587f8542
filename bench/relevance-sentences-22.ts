// Why long: data, one query per line.

/** 100 queries, 60 of them sentences that tell what happened without the trade, written by one author after record 0098 and before any of it was searched for; measured once with it. */
export const twentySecondSentences = {
  English: `
the toilet upstairs overflowed and now our bedroom lamp has water in it | leak-waterproofing plumbers electricians
I smelled gas, aired the flat, and now the man from the supplier has sealed our cooker | gas-water-heaters
the lift doors closed on my phone and the glass is in crumbs | computer-phone-repair
we found a little mouse in the cereal and my daughter won't go into the kitchen | pest-control
the drawer unit came with forty dowels and no picture | furniture-assembly
my sister arrives on Saturday with three kids and the flat looks like a bomb went off | home-cleaning deep-cleaning part-time-helpers
he pulls me across the road whenever he spots a pigeon | dog-training
our tenant moved out and left a wardrobe, a fridge and a mattress behind | rubbish-removal
I've been coughing for a month and yesterday I coughed so hard I saw stars | family-doctors
after the baby my tummy muscles never closed up again | physiotherapists personal-trainers yoga-pilates
he says r like w and the other kids imitate him | speech-therapists
the letters on my phone look blurry unless I hold it at arm's length | optometrists
my fringe was cut crooked by my flatmate on a dare | hair-salons
the dress fits everywhere but I keep treading on it | tailors
our choir needs a lift to Macau and back, thirty-six people | coach-hire cross-border-cars
we want to say our vows under a banyan with somebody legal in front of us | mc-celebrants wedding-planners
the landlord gave me two months and I've no idea where to live next | estate-agents serviced-apartments
my employer hasn't paid me since August | solicitors
the Spanish consulate wants my birth paper with an official seal | notary-legalisation translators
all the computers at the clinic show a skull and ask for money | it-support`,
  Traditional: `
盞燈一開就成屋跳掣，推返上去又得五分鐘 | electricians
洗碗洗到一半，啲水由隔籬個窿湧返上嚟 | drain-clearing plumbers
瞓到半夜部機滴水落我塊面 | air-con-repair
後日要交樓，個雪櫃同張床冇人要 | rubbish-removal
媽咪眼矇矇，夜晚起身跌咗兩次 | elderly-care optometrists occupational-therapists
個仔讀中二，代數乜都唔識，下個禮拜測驗 | private-tutors exam-prep
食飯嗰陣隻牙崩咗一忽，飲凍嘢酸到跳起 | dentists
坐到條腰直唔到，行路好似蝦米 | physiotherapists chiropractors chinese-medicine massage-spa
成間公司聖誕想出海燒嘢食 | junk-boats
隻貓三日冇去廁所，一摸個肚就叫 | vets
返工返到十二點，隻狗困足成日 | dog-walking pet-boarding
張沙發俾BB倒咗奶落去，臭到入唔到廳 | sofa-carpet-cleaning
阿公走咗，佢層樓冇寫低俾邊個 | solicitors
架車喺隧道口死咗火，踩極油都唔郁 | car-repair
下個月要搬去倫敦，成屋傢俬點運 | international-movers
驚半夜有人爬水渠入嚟，想裝個鏡頭睇住 | cctv-security
阿媽六十歲，想要個有佢個樣嘅嘢切 | cakes-desserts
公司搬咗，新門口要有個名 | printing-signage
對波鞋都買埋，但係一個人去健身室唔知做乜 | personal-trainers
稅局寄咗封信，話我少報咗三年 | accountants`,
  Simplified: `
孩子把钥匙掰断在门里，我们进不去家 | locksmiths
楼上装修以后，我家厕所顶上开始掉皮发黄 | leak-waterproofing painters
煤气打着了，松手就灭 | gas-water-heaters
衣服洗完还在滴水，机器嗡嗡响但不转 | appliance-repair
搬来两个月，纸箱还堆到天花板 | home-organising
签证下个月到期，公司说不再续 | immigration-visa
婆婆从老家过来坐不惯地铁，想从深圳机场直接到家门口 | cross-border-cars airport-transfers
老公天天应酬，回家就摔东西，我们三个月没好好说过话 | counselling
儿子上课坐不住，老师让去评估 | occupational-therapists counselling
腰上长了一圈疱疹后还一直疼，西药不管用 | chinese-medicine family-doctors
想让女儿明年上国际小学，面试要准备什么 | school-placement
宝宝不肯吃奶，胸口又硬又烫 | maternity-services postnatal-nannies
年会上想有人变魔术，最好能和员工互动 | party-entertainers mc-celebrants
我们开了家小店，街坊都不知道 | digital-marketing printing-signage
凌晨到，一家六口，还有两辆婴儿车 | airport-transfers
刚拿到房子，门框和墙都有裂缝，开发商说没事 | renovation-contractors minor-works
床垫上全是小黑点，早上起来满腿包 | pest-control
大热天推开柜门，一股刺鼻味，眼睛流泪 | mould-formaldehyde
公司三个人，每月工资和强积金我都弄错 | accountants
手表店开业，想请人站在门口看着 | security-guards`,
  'Own words': `
fridge warm | appliance-repair
fuse keeps going | electricians
sofa legs broken | furniture-repair
toddler sitter tonight | babysitters-nannies
moving boxes and men | local-movers
cat sitter xmas | pet-boarding
bump photos | family-photography
guy for shelves | handyman
passport translation | translators notary-legalisation
will writing | solicitors
bike tune up | bicycle-repair
back cracking | chiropractors
wifi setup office | it-support
blind pull cord | curtains-blinds
kids judo | martial-arts kids-sports
通馬桶 | drain-clearing
爆玻璃 | window-repair
除白蟻 | pest-control
執衣櫃 | home-organising
度身西裝 | tailors
補牙 | dentists
幫BB影相 | family-photography
補西班牙文 | other-languages
考車 | driving-lessons
夜媽媽陪瞓 | elderly-care postnatal-nannies babysitters-nannies private-nurses
狗狗剪毛 | pet-grooming
食到會 | catering
改衫 | tailors
夾萬開鎖 | locksmiths
請菲傭 | domestic-helper-agencies
搬家公司 | local-movers
配眼镜 | optometrists
月嫂 | postnatal-nannies
装监控 | cctv-security
网站制作 | web-developers
甲醛检测 | mould-formaldehyde
代办签证 | immigration-visa
学粤语 | cantonese-lessons
私房菜上门 | private-chefs
租面包车 | van-hire`,
}
