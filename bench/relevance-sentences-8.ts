/** Sixty sentences, written after the vocabulary was widened with `relevance-sentences-7.ts`, and measured once before it was widened again. */
export const eighthSentences = {
  English: `
there is a puddle under my kitchen cupboard every morning | plumbers leak-waterproofing
when my neighbour flushes, my own shower tray fills with dirty water | drain-clearing plumbers
every time I switch the hair dryer and the toaster on together everything goes dark | electricians
I bought a projector and need it screwed to the ceiling in my place in Tai Hang | handyman electricians smart-home | tai-hang
my portable cooler at the office in Wan Chai hums and blows lukewarm air | air-con-repair | wan-chai
the door of my front loader will not open and my gym kit is trapped inside | appliance-repair
I moved in yesterday and do not know who else has keys to this flat | locksmiths
the plaster under the window turns dark after each storm | leak-waterproofing window-repair painters
a sofa bed arrived from Taobao with forty screws and no instructions | furniture-assembly
who can empty a storage unit full of broken chairs | rubbish-removal
my studio needs to look like a Japanese inn on a small budget | interior-designers renovation-contractors
my grandfather was discharged on Monday and someone has to change his dressings | private-nurses elderly-care
our helper leaves in two weeks and both of us work full time | domestic-helper-agencies part-time-helpers babysitters-nannies
my daughter bombed her chemistry mock | private-tutors exam-prep
after ten minutes on the treadmill my shin is on fire | physiotherapists
I grind at night and my jaw clicks, maybe I need a guard for my teeth | dentists
I have a black tie dinner and nothing on my face ever lasts, who can do it for me in Central | makeup-artists | central
our cockatoo plucks its feathers | vets
we would like somebody to say the vows with in a garden in Sai Kung | mc-celebrants wedding-planners | sai-kung-town
I want the whole family of eleven captured before grandma turns ninety | family-photography photographers
`,
  Traditional: `
廁所啲水成日自己流，水費貴咗一倍 | plumbers
洗碗盆啲水要等成半個鐘先落得晒 | drain-clearing plumbers
一開焗爐就成屋跳掣 | electricians appliance-repair
部分體機凌晨會滴水落床頭 | air-con-repair air-con-cleaning
枱頭嗰部咖啡機唔出水 | appliance-repair
條匙扭極都扭唔開道鐵閘 | locksmiths
颱風過後客廳塊玻璃裂咗條紋 | window-repair
想將露台改做細細個花圃，住喺大埔 | gardening-landscaping | tai-po
啲衫放喺衣櫃成陣霉味仲有白點 | mould-formaldehyde laundry-dry-cleaning
間舖頭收工之後想有人嚟倒垃圾同洗地 | office-cleaning
由學校宿舍搬返屋企，得幾個喼同部單車 | local-movers van-hire
婆婆一個人住，想有人朝早上去睇吓佢食咗藥未 | elderly-care private-nurses
囡囡讀小六，想考去名校，面試唔識答 | school-placement
阿仔淨係識坐喺度打機，想佢去郁吓手腳 | kids-sports martial-arts swimming-lessons
我湊完BB隻手腕痛到攞唔起個壺 | physiotherapists chinese-medicine
面上面成日出油仲生粒粒 | facials chinese-medicine
隻貓成日抓梳化又周圍屙尿，係咪有病 | vets
三十人燒烤，唔想自己買嘢整嘢食 | catering
老闆炒咗我唔俾代通知金 | solicitors
新鋪頭聖誕開張，想有個大大個招牌 | printing-signage
`,
  Simplified: `
水槽下面的管子一直往下滴，柜子都泡烂了 | plumbers
洗衣机排水的时候地上的漏口往上冒泡泡 | drain-clearing plumbers
家里一半的灯不亮，保险丝也换过了 | electricians
空调开半小时就自动停，遥控器也没反应 | air-con-repair
电视只有声音没有图像，买了才两年 | appliance-repair
小孩把自己反锁在厕所里出不来 | locksmiths
厨房的瓷砖一块块鼓起来掉下来 | flooring bathroom-kitchen renovation-contractors
书房想要一整面墙的书架，尺寸比较特殊 | carpenters
猫在地毯上吐了一大片，味道怎么都去不掉 | sofa-carpet-cleaning
衣柜里飞出很多小蛾子，毛衣都被咬了洞 | pest-control
公司从观塘搬到荔枝角，有三十张办公桌 | local-movers | kwun-tong lai-chi-kok
老人晚上起夜容易摔倒，想请人夜里陪着 | elderly-care private-nurses
孩子上小学了，没人在四点到七点照看 | babysitters-nannies private-tutors part-time-helpers
想考驾照，但是只有周末有时间 | driving-lessons
怀孕七个月，想学怎么呼吸和用力 | maternity-services yoga-pilates
膝盖上楼梯就咔咔响 | physiotherapists chinese-medicine chiropractors
染头发染成了绿色，明天要上班，救命 | hair-salons
拍证件照，今天就要拿 | photographers
公司的打印机和共享文件夹都连不上 | it-support
想在香港开个网店，不知道要不要注册公司 | company-secretary web-developers accountants
`,
}
