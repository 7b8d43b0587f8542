import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, box, pane, pendant, plant, interior, street, table, tiledWall, wrench } from './places.ts'

/** A basin with its tap and the trap below, and the wrench for it. */
export const sink: Draw = (p, random) =>
  interior(p, random) +
  rect(470, 110, 340, 250, p.paper, 16) +
  rect(490, 130, 300, 210, p.soft, 8) +
  shape('M490 340L700 130H760L550 340Z', '#ffffff55') +
  stroke('M640 640V745Q640 790 690 790T740 745V705', p.metal, 34) +
  stroke('M740 700V560', p.metal, 34) +
  rect(702, 640, 76, 24, p.metalDeep, 6) +
  rect(604, 670, 72, 24, p.metalDeep, 6) +
  shape('M340 470H940Q930 640 780 650H500Q350 640 340 470Z', p.paper) +
  rect(310, 446, 660, 40, '#ffffff', 14) +
  rect(340, 486, 600, 10, p.wallShade) +
  stroke('M660 446V350Q660 290 600 290T540 340V352', p.metalDeep, 30) +
  rect(570, 420, 180, 30, p.metal, 10) +
  rect(584, 392, 30, 40, p.metal, 8) +
  rect(706, 392, 30, 40, p.metal, 8) +
  rect(572, 376, 54, 20, p.sparkDeep, 8) +
  rect(694, 376, 54, 20, p.main, 8) +
  shape('M540 380Q556 408 540 418T524 408Q527 396 540 380Z', p.near) +
  wrench(960, 800, p.main, -14) +
  shadow(650, 850, 210)

/** A board with tools, a bench with a box. */
export const workshop: Draw = (p, random) =>
  interior(p, random) +
  rect(250, 130, 780, 400, p.wood, 14) +
  times(13, (x) => times(6, (y) => circle(300 + x * 57, 185 + y * 58, 5, p.woodDeep))) +
  at(
    380,
    210,
    rect(-14, 60, 28, 190, p.spark, 10) +
      rect(-74, 0, 148, 62, p.metalDeep, 8) +
      shape('M-74 6L-104 30L-74 56Z', p.metalDeep),
  ) +
  at(560, 190, rect(-12, 0, 24, 150, p.metal, 6) + rect(-22, 130, 44, 150, p.main, 14)) +
  at(
    720,
    200,
    stroke('M-40 0Q-70 70 -10 130L-36 250M40 0Q70 70 10 130L36 250', p.main, 26) + circle(0, 132, 18, p.metalDeep),
  ) +
  at(890, 200, shape('M-40 0A60 60 0 1 0 40 0V44L0 66L-40 44Z', p.metal) + rect(-18, 80, 36, 190, p.metal, 16)) +
  rect(170, 690, 940, 46, p.woodDeep, 8) +
  rect(230, 736, 50, 190, p.wood) +
  rect(1_000, 736, 50, 190, p.wood) +
  rect(480, 570, 320, 120, p.main, 12) +
  rect(460, 552, 360, 48, p.deep, 10) +
  stroke('M570 552V512H710V552', p.deep, 20) +
  rect(606, 590, 68, 34, p.gold, 6) +
  bottle(900, 690, 70, 110, p.spark, p.ink)

/** A wall half done, with ladder, tray and roller. */
export const painting: Draw = (p, random) =>
  interior(p, random) +
  shape('M0 0H720Q700 120 726 220T706 430T722 610H0Z', p.soft) +
  rect(0, 610, 1_280, 120, p.wallShade) +
  pane(p, random, 900, 170, 230, 290) +
  stroke('M420 150L330 800M420 150L530 800', p.gold, 26) +
  times(5, (index) => stroke(`M${396 - index * 17} ${290 + index * 110}H${446 + index * 17}`, p.woodDeep, 20)) +
  rect(380, 128, 90, 34, p.gold, 8) +
  at(
    660,
    330,
    rect(-110, -34, 190, 74, p.main, 22) +
      stroke('M84 2H130V80H0V150', p.metalDeep, 14) +
      rect(-18, 146, 36, 150, p.spark, 14),
  ) +
  shape('M760 740H930L912 880H778Z', p.paper) +
  oval(845, 742, 85, 20, p.main) +
  stroke('M764 745Q845 620 926 745', p.metalDeep, 8) +
  shape('M800 750Q806 810 816 812T828 754Z', p.main) +
  shadow(845, 884, 110) +
  shadow(430, 806, 150)

/** A plan on the table, under the lamp. */
export const plan: Draw = (p) =>
  rect(0, 0, 1_280, 960, p.wall) +
  rect(120, 0, 200, 420, p.wallShade) +
  rect(340, 0, 260, 420, p.wallShade) +
  rect(620, 0, 540, 420, p.wallShade) +
  pendant(p, 640, 150) +
  shape('M120 470H1160L1280 960H0Z', p.wood) +
  shape('M120 470H1160L1166 494H114Z', p.woodDeep) +
  shape('M360 540H930L1010 860H290Z', p.paper) +
  stroke('M420 580H880L930 810H350ZM640 580L650 700M650 700H905M470 690H560M430 690H375M560 690L552 810', p.main, 12) +
  stroke('M650 700A70 70 0 0 1 716 640', p.soft, 6) +
  shape('M1010 560L1060 550L1150 840L1098 850Z', p.spark) +
  times(8, (index) =>
    stroke(`M${1024 + index * 10} ${582 + index * 33}L${1044 + index * 10} ${578 + index * 33}`, p.ink, 4),
  ) +
  at(
    230,
    640,
    rect(-14, -120, 28, 210, p.main, 4) + shape('M-14 90H14L0 130Z', p.gold) + rect(-14, -136, 28, 26, p.sparkDeep, 6),
    'rotate(24)',
  )

/** Bucket, bottle and mop before a clean window. */
export const cleaning: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 430, 110, 420, 330) +
  stroke('M900 170L1010 800', p.wood, 22) +
  shape('M960 780Q1010 740 1066 784L1100 860H926Z', p.paper) +
  times(6, (index) => stroke(`M${960 + index * 20} 790L${945 + index * 26} 862`, p.wallShade, 6)) +
  shadow(560, 876, 190) +
  shape('M390 600H730L690 870H430Z', p.main) +
  oval(560, 600, 170, 34, p.deep) +
  oval(560, 598, 140, 24, p.paper) +
  circle(490, 578, 36, '#ffffffcc') +
  circle(560, 566, 46, '#ffffffee') +
  circle(632, 580, 34, '#ffffffcc') +
  stroke('M396 606Q560 440 724 606', p.metalDeep, 12) +
  shadow(300, 876, 80) +
  rect(240, 680, 120, 190, p.spark, 18) +
  rect(276, 640, 48, 46, p.spark) +
  shape('M250 596H344L374 612V640H276Z', p.ink) +
  rect(252, 740, 96, 70, p.paper, 8) +
  shape('M740 860Q790 810 850 850T930 866L900 882H760Z', p.soft)

/** A kitchen worktop, shining. */
export const kitchen: Draw = (p, random) =>
  tiledWall(p) +
  pane(p, random, 500, 120, 280, 300) +
  rect(0, 612, 1_280, 40, p.paper) +
  rect(0, 652, 1_280, 308, p.main) +
  times(
    4,
    (index) => rect(60 + index * 300, 700, 260, 220, p.deep, 8) + rect(170 + index * 300, 724, 40, 12, p.gold, 6),
  ) +
  stroke('M640 612V520Q640 470 590 470T548 512', p.metalDeep, 22) +
  bottle(180, 612, 80, 150, p.spark, p.paper) +
  bottle(286, 612, 70, 110, p.soft, p.ink) +
  rect(860, 520, 180, 92, p.gold, 14) +
  rect(860, 520, 180, 34, p.leaf, 14) +
  plant(p, 1_140, 612, 0.7) +
  times(3, (index) => shape(`M${430 + index * 210} 690l8 22 22 8 -22 8 -8 22 -8 -22 -22 -8 22 -8Z`, '#ffffffaa'))

/** Boxes on a trolley by the open door. */
export const boxes: Draw = (p, random) =>
  interior(p, random) +
  rect(840, 130, 290, 600, p.woodDeep, 8) +
  rect(866, 156, 238, 574, p.sky) +
  `<svg x="866" y="156" width="238" height="574" viewBox="866 156 238 574">${pane(p, random, 846, 130, 290, 610)}</svg>` +
  shadow(460, 884, 330) +
  stroke('M210 250V820', p.metalDeep, 22) +
  stroke('M210 262Q210 236 170 236H120', p.metalDeep, 22) +
  rect(200, 812, 470, 22, p.metalDeep, 8) +
  circle(250, 850, 36, p.ink) +
  circle(250, 850, 14, p.metal) +
  box(p, 240, 812, 400, 190) +
  box(p, 260, 622, 330, 160) +
  box(p, 290, 462, 240, 140) +
  box(p, 720, 880, 220, 170) +
  plant(p, 1_010, 880, 0.95)

/** A van in the street. */
export const van: Draw = (p, random) =>
  street(p, random) +
  shadow(640, 836, 440) +
  shape('M250 400H810V800H250Z', p.paper) +
  shape('M810 480H930Q980 490 1010 560L1050 640V800H810Z', p.main) +
  shape('M850 520H926Q956 530 976 580L994 624H850Z', p.sky) +
  rect(250, 620, 560, 50, p.main) +
  rect(230, 780, 840, 34, p.ink, 8) +
  rect(1_020, 690, 40, 40, p.gold, 8) +
  rect(330, 470, 200, 90, p.soft, 8) +
  rect(360, 500, 140, 12, p.paper, 6) +
  rect(360, 526, 90, 12, p.paper, 6) +
  [390, 910].map((x) => circle(x, 810, 78, p.ink) + circle(x, 810, 34, p.metal)).join('')

/** The chair by the lamp. */
export const armchair: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 180, 130, 300, 300) +
  shadow(620, 884, 330) +
  rect(430, 420, 380, 330, p.main, 60) +
  rect(380, 600, 110, 230, p.deep, 44) +
  rect(750, 600, 110, 230, p.deep, 44) +
  rect(450, 660, 340, 140, p.soft, 30) +
  rect(420, 826, 30, 54, p.woodDeep) +
  rect(790, 826, 30, 54, p.woodDeep) +
  rect(540, 520, 160, 150, p.spark, 26) +
  stroke('M1000 860V330', p.ink, 12) +
  shape('M900 330L950 170H1050L1100 330Z', p.gold) +
  oval(1_000, 868, 90, 16, p.ink) +
  oval(240, 700, 110, 22, p.wood) +
  rect(228, 710, 24, 160, p.woodDeep) +
  shape('M200 640H270Q270 690 235 692T200 640Z', p.paper) +
  stroke('M270 652Q298 652 290 670T262 682', p.paper, 8)

/** A made bed with folded towels. */
export const bed: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 480, 80, 320, 210) +
  rect(300, 350, 680, 300, p.woodDeep, 34) +
  rect(330, 380, 620, 240, p.wood, 24) +
  shadow(640, 880, 430) +
  rect(290, 820, 40, 54, p.woodDeep, 6) +
  rect(950, 820, 40, 54, p.woodDeep, 6) +
  rect(276, 600, 728, 230, p.paper, 34) +
  rect(350, 510, 260, 130, '#ffffff', 44) +
  rect(670, 510, 260, 130, '#ffffff', 44) +
  rect(540, 540, 200, 110, random.pick([p.spark, p.sparkDeep]), 34) +
  shape('M262 680Q262 640 300 640H980Q1018 640 1018 680V810Q1018 838 990 838H290Q262 838 262 810Z', p.main) +
  rect(262, 640, 756, 56, p.soft, 24) +
  times(2, (index) => rect(570 + index * 8, 716 - index * 34, 150 - index * 16, 36, index ? p.paper : p.spark, 14)) +
  rect(1_070, 640, 150, 200, p.wood, 8) +
  rect(1_086, 664, 118, 60, p.woodDeep, 6) +
  rect(1_138, 540, 14, 100, p.ink) +
  shape('M1080 550L1104 440H1186L1210 550Z', p.gold) +
  plant(p, 140, 860, 1.1)

/** A caddy of bottles and brushes with a pile of cloths. */
export const supplies: Draw = (p, random) =>
  table(p, random) +
  shadow(620, 708, 320) +
  stroke('M420 580V420Q420 330 510 330H730Q820 330 820 420V580', p.metalDeep, 22) +
  bottle(440, 650, 96, 190, p.spark, p.ink) +
  bottle(556, 650, 80, 150, p.paper, p.main) +
  rect(664, 470, 104, 180, random.pick([p.leaf, p.gold]), 18) +
  rect(694, 424, 44, 50, p.paper) +
  shape('M664 380H770L812 396V424H694Z', p.ink) +
  stroke('M810 640L900 380', p.wood, 22) +
  at(906, 364, rect(-30, -90, 60, 110, p.woodDeep, 14) + rect(26, -86, 34, 100, p.paper, 6), 'rotate(20)') +
  rect(380, 560, 480, 140, p.main, 18) +
  rect(366, 548, 508, 34, p.deep, 12) +
  rect(560, 616, 120, 40, p.deep, 18) +
  [p.soft, p.spark, p.paper, p.soft]
    .map((fill, index) => rect(940 + index * 8, 656 - index * 38, 230 - index * 12, 38, fill, 16))
    .join('') +
  rect(170, 640, 150, 58, p.gold, 14) +
  rect(170, 640, 150, 20, p.leaf, 10) +
  shape('M250 800Q330 760 400 800T560 810L540 870H270Z', p.soft)

/** Washed plates in their rack beside the sink. */
export const dishes: Draw = (p, random) =>
  tiledWall(p) +
  rect(760, 100, 300, 20, p.woodDeep, 6) +
  bottle(790, 100, 50, 60, p.spark, p.ink) +
  bottle(860, 100, 50, 50, p.paper, p.wood) +
  plant(p, 980, 100, 0.4) +
  rect(0, 612, 1_280, 40, p.paper) +
  rect(0, 652, 1_280, 308, p.main) +
  times(
    4,
    (index) => rect(60 + index * 300, 700, 260, 220, p.deep, 8) + rect(170 + index * 300, 724, 40, 12, p.gold, 6),
  ) +
  times(5, (index) => {
    const x = 330 + index * 62
    return (
      oval(x + 8, 466, 30, 112, p.wallShade) +
      oval(x, 466, 30, 112, '#ffffff') +
      oval(x, 466, 19, 78, random.pick([p.soft, p.paper]))
    )
  }) +
  [640, 730]
    .map(
      (x, index) =>
        shape(`M${x - 30} 480H${x + 30}L${x + 40} 580H${x - 40}Z`, index ? p.spark : p.sparkDeep) +
        stroke(`M${x + 36} 500q34 4 30 32t-24 28`, index ? p.spark : p.sparkDeep, 10),
    )
    .join('') +
  stroke('M270 500V590H800V500', p.metalDeep, 14) +
  times(7, (index) => stroke(`M${300 + index * 62} 540V590`, p.metalDeep, 8)) +
  rect(250, 590, 570, 22, p.metal, 8) +
  stroke('M1050 612V470Q1050 410 990 410T930 470V500', p.metalDeep, 26) +
  rect(1_010, 590, 80, 24, p.metal, 8) +
  rect(860, 604, 300, 20, p.metalDeep, 8) +
  shape('M930 520Q944 546 930 556T916 546Q918 536 930 520Z', p.far) +
  bottle(130, 612, 80, 130, p.gold, p.ink)
