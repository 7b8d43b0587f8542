/** Sixty everyday sentences, written after the vocabulary was widened with `relevance-sentences-8.ts`, and measured once. */
export const ninthSentences = {
  English: `
the hot tap in my bathroom will not stop dripping however hard I turn it | plumbers
hair is stuck in the drain and the shower floods | drain-clearing plumbers
two of the plugs in the kitchen stopped working after the microwave sparked | electricians
I need three pictures and a clock hung on a brick wall | handyman
air conditioner in the baby's room makes a grinding noise | air-con-repair
my oven does not get hot any more | appliance-repair
lost my keys on the minibus and cannot get into my flat in Kennedy Town | locksmiths | kennedy-town
there is a yellow stain on the ceiling that grows when it rains | leak-waterproofing painters
need someone to put together two desks and a wardrobe this weekend | furniture-assembly handyman
I want my living room painted light grey | painters
someone to clean a two bedroom flat every other week in Sai Ying Pun | home-cleaning part-time-helpers | sai-ying-pun
we have cockroaches in the restaurant kitchen | pest-control
moving a one bedroom flat from Wan Chai to Quarry Bay next Saturday | local-movers | wan-chai quarry-bay
my mother needs someone to help her shower and take her pills | elderly-care private-nurses
looking for a patient maths teacher for my twelve year old | private-tutors
I sprained my wrist playing badminton | physiotherapists chinese-medicine
my dog needs a haircut and his nails cut | pet-grooming
photographer for a small wedding in the Peak | photographers wedding-planners | the-peak
my car makes a clicking sound and will not start | car-repair
need help to fill in my salaries tax return | accountants
`,
  Traditional: `
廚房水龍頭閂唔實，一直滴水 | plumbers
廁所塞咗成日，通極都唔通 | drain-clearing plumbers
房間個燈掣按落去冇反應 | electricians
冷氣機漏水漏到成地都係 | air-con-repair air-con-cleaning
雪櫃半夜好大聲，仲唔夠凍 | appliance-repair
唔記得帶鎖匙，而家喺門口等緊 | locksmiths
天花有水漬，好似係樓上漏落嚟 | leak-waterproofing plumbers
想將客廳油返白色 | painters
搵人每星期嚟沙田打掃一次 | home-cleaning part-time-helpers | sha-tin
屋企有蟑螂，想搵人嚟滅蟲 | pest-control
下星期由旺角搬去荃灣，得十幾箱 | local-movers | mong-kok tsuen-wan
想搵個陪月，預產期係三月 | postnatal-nannies
個女英文差，想補習 | private-tutors english-lessons
牙肉腫咗，好痛，今日有冇得睇 | dentists
成日失眠，想睇中醫調理 | chinese-medicine
狗仔打預防針邊度好 | vets
想搵攝影師影結婚相 | photographers
公司十週年想搵人搞活動 | event-planners
電話個芒爆咗，想即日換 | computer-phone-repair
想申請太太嚟香港，受養人簽證點搞 | immigration-visa
`,
  Simplified: `
厨房下水道堵了，水下不去 | drain-clearing plumbers
水龙头坏了，想换个新的 | plumbers
家里突然跳闸，合不上 | electricians
空调不制冷，想找师傅上门看看 | air-con-repair
洗衣机不排水了 | appliance-repair
出门忘带钥匙，想找人开锁 | locksmiths
卫生间漏水到楼下 | leak-waterproofing plumbers
想重新装修一下厨房 | bathroom-kitchen renovation-contractors interior-designers
找个阿姨每周打扫两次，在将军澳 | home-cleaning part-time-helpers | tseung-kwan-o
床上有臭虫，咬得全身痒 | pest-control
下个月要搬家，从北角到大围 | local-movers | north-point tai-wai
想找月嫂，二月份生 | postnatal-nannies
儿子数学不好，想找老师一对一 | private-tutors
想学粤语，零基础 | cantonese-lessons
牙疼得睡不着觉 | dentists
腰疼，想找人按摩一下 | massage-spa physiotherapists chinese-medicine chiropractors
想给猫做绝育 | vets
想订一个生日蛋糕送到铜锣湾 | cakes-desserts | causeway-bay
手机屏幕碎了 | computer-phone-repair
想注册一家公司，需要什么手续 | company-secretary
`,
}
