import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pane, plant, table, tiledRoom, tiledWall, toolbox, wrench } from './places.ts'

const water = '#8cc1d2'

/** A shower that runs, behind glass. */
export const shower: Draw = (p, random) =>
  tiledRoom(p) +
  shadow(640, 812, 310) +
  rect(360, 744, 560, 62, p.paper, 16) +
  rect(360, 744, 560, 16, '#ffffff', 8) +
  rect(230, 560, 150, 16, p.paper, 4) +
  bottle(248, 560, 50, 90, p.spark, p.ink) +
  bottle(314, 560, 44, 70, p.main, p.paper) +
  stroke('M560 520V210Q560 170 600 170H700', p.metalDeep, 20) +
  times(5, (index) =>
    stroke(
      `M${634 + index * 36} 262v44m${(index - 2) * 5} 46v54m${(index - 2) * 6} 46v64m${(index - 2) * 7} 46v60`,
      '#ffffffcc',
      8,
    ),
  ) +
  shape('M690 176H724V196H790Q800 216 808 238H606Q614 216 624 196H690Z', p.metal) +
  stroke('M520 560Q430 720 450 520V420', p.metalDeep, 12) +
  at(450, 380, rect(-14, 0, 28, 96, p.metal, 10) + oval(0, -6, 46, 24, p.metalDeep), 'rotate(-14)') +
  rect(480, 520, 160, 46, p.metal, 22) +
  circle(484, 543, 30, p.metalDeep) +
  circle(636, 543, 30, p.metalDeep) +
  circle(484, 543, 13, p.sparkDeep) +
  circle(636, 543, 13, p.main) +
  rect(880, 90, 18, 660, p.metalDeep, 6) +
  `<rect x="898" y="96" width="230" height="654" fill="#fff" opacity="${random.pick([0.22, 0.3])}"/>` +
  shape('M930 600L1080 330V420L930 690Z', '#ffffff55')

/** A toilet with its supply pipe, and a plunger. */
export const toilet: Draw = (p, random) =>
  interior(p, random) +
  rect(560, 90, 160, 130, p.paper, 6) +
  rect(574, 104, 132, 102, random.pick([p.soft, p.spark]), 4) +
  stroke('M520 430H420V700', p.metal, 18) +
  rect(396, 540, 48, 62, p.metalDeep, 8) +
  rect(372, 560, 40, 22, p.main, 8) +
  shadow(640, 862, 200) +
  rect(496, 300, 288, 220, p.paper, 24) +
  rect(478, 278, 324, 42, '#ffffff', 16) +
  circle(640, 360, 22, p.metal) +
  rect(639, 340, 3, 40, p.metalDeep) +
  shape('M516 496H764Q796 570 770 640H510Q484 570 516 496Z', '#ffffff') +
  shape('M484 640Q500 740 574 770L566 856H714L706 770Q780 740 796 640Z', p.paper) +
  shape('M574 770Q640 800 706 770L708 790Q640 820 572 790Z', p.wallShade) +
  oval(640, 640, 158, 46, '#ffffff') +
  oval(640, 640, 118, 30, p.wallShade) +
  oval(640, 646, 84, 18, water) +
  shadow(960, 872, 90) +
  stroke('M960 480V780', p.wood, 22) +
  shape('M880 866Q884 770 960 766T1040 866Z', p.sparkDeep) +
  rect(872, 852, 176, 20, p.sparkDeep, 10) +
  rect(230, 440, 16, 90, p.metalDeep, 6) +
  circle(260, 500, 54, p.paper) +
  circle(260, 500, 18, p.wallShade) +
  shape('M206 500H260V620H206Z', p.paper)

/** Water from a burst pipe, caught in a bucket. */
export const burstPipe: Draw = (p, random) =>
  interior(p, random) +
  stroke('M0 200H1280', p.metalDeep, 28) +
  stroke('M200 -30V260Q200 320 260 320H1310', p.metal, 52) +
  stroke('M226 304Q240 308 260 308H1310', '#ffffff55', 10) +
  [430, 880].map((x) => rect(x, 286, 70, 68, p.metalDeep, 10)).join('') +
  rect(1_010, 240, 54, 60, p.metalDeep, 6) +
  rect(970, 214, 134, 30, random.pick([p.sparkDeep, p.main]), 14) +
  shape('M626 318L650 306L664 326L690 310L676 340L640 342Z', p.ink) +
  shadow(656, 872, 260) +
  oval(656, 868, 250, 24, water) +
  shape('M520 590H792L752 862H560Z', p.main) +
  oval(656, 590, 136, 30, p.deep) +
  oval(656, 594, 112, 20, water) +
  shape('M634 340H680Q682 460 700 596H612Q632 460 634 340Z', water) +
  stroke('M630 346Q560 400 540 500M686 346Q760 390 784 490', water, 12) +
  [
    [500, 540],
    [560, 470],
    [752, 450],
    [822, 540],
    [470, 640],
    [850, 660],
  ]
    .map(([x = 0, y = 0]) => shape(`M${x} ${y}q20 34 0 46t0 -46Z`, water))
    .join('') +
  stroke('M524 600Q656 760 788 600', p.metalDeep, 10) +
  wrench(300, 830, p.spark, 12)

/** A water heater on the wall with its pipes. */
export const heater: Draw = (p, random) =>
  interior(p, random) +
  stroke('M640 170V70Q640 30 690 30H1310', p.metal, 52) +
  rect(590, 120, 100, 40, p.metalDeep, 8) +
  stroke('M560 560V735', p.metal, 26) +
  stroke('M640 560V735', p.gold, 20) +
  stroke('M720 560V735', p.metal, 26) +
  rect(536, 640, 48, 50, p.metalDeep, 8) +
  rect(510, 654, 40, 20, p.main, 8) +
  rect(696, 640, 48, 50, p.metalDeep, 8) +
  rect(732, 654, 40, 20, p.sparkDeep, 8) +
  rect(450, 140, 380, 450, p.paper, 44) +
  rect(450, 140, 340, 450, '#ffffff', 44) +
  rect(540, 200, 180, 14, p.wallShade, 7) +
  rect(560, 300, 160, 92, p.ink, 12) +
  times(2, (digit) => rect(592 + digit * 54, 322, 40, 48, random.pick([p.spark, p.gold]), 6)) +
  times(2, (digit) => rect(602 + digit * 54, 332, 20, 28, p.ink, 4)) +
  circle(590, 480, 34, p.metal) +
  stroke('M590 480V458', p.ink, 8) +
  circle(690, 480, 34, p.metal) +
  stroke('M690 480L706 466', p.ink, 8) +
  toolbox(p, 330, 880) +
  stroke('M980 500H1180', p.woodDeep, 14) +
  rect(1_010, 506, 120, 220, p.spark, 8) +
  times(3, (index) => rect(1_010, 540 + index * 50, 120, 12, p.sparkDeep))

/** A bath with its mixer, clean to the edge. */
export const bath: Draw = (p, random) =>
  tiledRoom(p) +
  rect(800, 350, 190, 42, p.metal, 20) +
  circle(806, 371, 32, p.metalDeep) +
  circle(984, 371, 32, p.metalDeep) +
  circle(806, 371, 13, p.sparkDeep) +
  circle(984, 371, 13, p.main) +
  stroke('M895 380V430Q895 458 862 458V486', p.metalDeep, 24) +
  shadow(640, 852, 380) +
  rect(370, 800, 40, 48, p.metalDeep, 8) +
  rect(870, 800, 40, 48, p.metalDeep, 8) +
  shape('M262 560H1018Q1010 812 860 820H420Q270 812 262 560Z', p.paper) +
  shape('M300 760Q340 814 420 820H860Q940 814 980 760Q900 786 640 786T300 760Z', p.wallShade) +
  times(5, (index) => circle(520 + index * 52, 532 - (index % 2) * 14, 36, '#ffffffdd')) +
  rect(228, 532, 824, 42, '#ffffff', 20) +
  rect(330, 526, 130, 190, p.spark, 12) +
  rect(330, 640, 130, 20, p.sparkDeep) +
  bottle(150, 730, 70, 120, p.main, p.paper) +
  stroke('M590 130V300', p.metalDeep, 14) +
  rect(490, 120, 200, 14, p.metalDeep, 6) +
  rect(520, 134, 140, 180, random.pick([p.soft, p.gold]), 8) +
  times(3, (index) => shape(`M${700 + index * 110} 640l9 25 25 9 -25 9 -9 25 -9 -25 -25 -9 25 -9Z`, p.soft))

/** A ladder under a lamp that is on. */
export const ceilingLamp: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 110, 170, 270, 280) +
  circle(640, 300, 230, '#fff2b833') +
  circle(640, 300, 150, '#fff2b855') +
  stroke('M640 0V140', p.ink, 8) +
  rect(590, 0, 100, 22, p.paper, 6) +
  circle(640, 280, 46, '#fff6cf') +
  shape('M500 282Q504 140 640 136T780 282Z', p.main) +
  rect(492, 274, 296, 18, p.deep, 8) +
  shadow(640, 880, 300) +
  stroke('M720 440L860 870', p.woodDeep, 22) +
  stroke('M560 440L420 870', p.gold, 28) +
  stroke('M640 440L580 870', p.gold, 28) +
  times(4, (index) => stroke(`M${540 - index * 31} ${520 + index * 94}H${630 - index * 14}`, p.gold, 22)) +
  rect(520, 412, 240, 36, p.gold, 10) +
  rect(672, 372, 60, 40, random.pick([p.sparkDeep, p.main]), 6) +
  toolbox(p, 1_030, 880)

/** Wall sockets, a switch and a screwdriver. */
export const sockets: Draw = (p, random) =>
  interior(p, random) +
  rect(250, 236, 500, 290, '#0000001a', 24) +
  rect(240, 220, 500, 290, p.paper, 22) +
  times(2, (index) => {
    const x = 365 + index * 250
    return (
      rect(x - 12, 330, 24, 50, p.ink, 3) +
      rect(x - 62, 412, 46, 22, p.ink, 3) +
      rect(x + 16, 412, 46, 22, p.ink, 3) +
      rect(x - 26, 244, 52, 58, p.wallShade, 6) +
      rect(x - 26, 244, 52, index ? 29 : 34, '#ffffff', 6) +
      rect(x - 14, 262, 28, 8, p.sparkDeep, 3)
    )
  }) +
  circle(264, 365, 10, p.metal) +
  circle(716, 365, 10, p.metal) +
  rect(830, 236, 220, 290, '#0000001a', 24) +
  rect(820, 220, 220, 290, p.paper, 22) +
  times(2, (index) => rect(848 + index * 86, 270, 78, 190, p.wallShade, 8)) +
  times(2, (index) => rect(848 + index * 86, 270, 78, 100, '#ffffff', 8)) +
  at(
    1_000,
    800,
    rect(-200, -12, 170, 24, p.metal, 4) + rect(-40, -34, 190, 68, random.pick([p.sparkDeep, p.main]), 24),
    'rotate(16)',
  ) +
  stroke('M400 810Q240 810 180 860T-20 900', p.ink, 18) +
  rect(398, 750, 130, 120, p.ink, 18) +
  rect(526, 770, 60, 18, p.gold, 3) +
  rect(526, 830, 60, 18, p.gold, 3) +
  rect(526, 798, 76, 22, p.metal, 3)

/** A drum of cable, and a meter that measures. */
export const cables: Draw = (p, random) =>
  table(p, random) +
  shadow(470, 706, 240) +
  circle(470, 490, 206, p.woodDeep) +
  circle(470, 490, 188, p.wood) +
  circle(470, 490, 150, p.sparkDeep) +
  times(
    4,
    (ring) =>
      `<circle cx="470" cy="490" r="${138 - ring * 22}" fill="none" stroke="${ring % 2 ? p.sparkDeep : p.spark}" stroke-width="16"/>`,
  ) +
  circle(470, 490, 56, p.wood) +
  circle(470, 490, 22, p.woodDeep) +
  stroke('M470 620Q560 740 660 780T900 820', p.spark, 18) +
  stroke('M900 820l66 -22M900 820l70 6M900 820l60 34', p.gold, 8) +
  shadow(920, 704, 150) +
  rect(816, 330, 210, 362, p.gold, 28) +
  rect(840, 360, 162, 96, '#dfe6d6', 10) +
  stroke('M866 432V388M896 432V388H922V432ZM952 388V432', p.ink, 9) +
  circle(921, 560, 66, p.ink) +
  stroke(`M921 560L${random.pick([880, 921, 962])} 522`, p.paper, 12) +
  circle(872, 656, 13, p.sparkDeep) +
  circle(970, 656, 13, p.ink) +
  stroke('M872 656Q780 700 790 600T740 540', p.sparkDeep, 9) +
  stroke('M970 656Q1090 690 1080 560T1150 450', p.ink, 9) +
  at(1_150, 430, rect(-12, -90, 24, 110, p.ink, 10) + rect(-4, -130, 8, 44, p.metal), 'rotate(20)') +
  at(730, 520, rect(-12, -80, 24, 100, p.sparkDeep, 10) + rect(-4, -120, 8, 44, p.metal), 'rotate(-30)')

/** A video door phone beside the door, being fitted. */
export const doorPhone: Draw = (p, random) =>
  interior(p, random) +
  rect(130, 70, 420, 890, p.woodDeep, 6) +
  rect(158, 98, 364, 862, random.pick([p.main, p.deep, p.wood])) +
  rect(206, 150, 268, 240, '#00000018', 8) +
  rect(206, 560, 268, 340, '#00000018', 8) +
  rect(452, 440, 36, 110, p.metal, 14) +
  stroke('M470 480H400', p.gold, 22) +
  rect(700, 216, 340, 440, '#0000001a', 30) +
  rect(690, 200, 340, 440, p.paper, 28) +
  rect(722, 236, 276, 210, p.far, 12) +
  circle(860, 320, 46, p.wood) +
  shape('M812 318Q808 262 860 262T908 318Q890 290 860 290T812 318Z', p.ink) +
  shape('M770 446Q776 374 860 374T950 446Z', p.spark) +
  circle(774, 520, 34, p.leaf) +
  circle(860, 520, 34, p.metal) +
  circle(946, 520, 34, p.sparkDeep) +
  times(4, (index) => rect(806 + index * 30, 586, 18, 18, p.wallShade, 4)) +
  stroke('M810 640Q800 730 830 800M860 640Q870 740 850 820M910 640Q900 720 930 790', p.ink, 7) +
  stroke('M830 800v20', p.sparkDeep, 12) +
  stroke('M850 820v20', p.gold, 12) +
  stroke('M930 790v20', p.leaf, 12) +
  toolbox(p, 680, 900)

/** A kitchen lit from under its cupboards. */
export const kitchenLights: Draw = (p, random) =>
  tiledWall(p) +
  rect(0, 40, 1_280, 250, p.main) +
  times(
    5,
    (index) => rect(20 + index * 252, 60, 232, 210, p.deep, 8) + rect(110 + index * 252, 244, 52, 10, p.gold, 5),
  ) +
  rect(0, 286, 1_280, 14, p.deep) +
  shape('M60 314H1220L1290 612H-10Z', '#fff2b8a0') +
  rect(60, 298, 1_160, 18, '#fff8dc', 8) +
  rect(0, 612, 1_280, 40, p.paper) +
  rect(0, 652, 1_280, 308, p.main) +
  times(
    4,
    (index) => rect(60 + index * 300, 700, 260, 220, p.deep, 8) + rect(170 + index * 300, 724, 40, 12, p.gold, 6),
  ) +
  rect(440, 596, 330, 18, p.ink, 6) +
  rect(490, 506, 190, 92, p.sparkDeep, 14) +
  rect(474, 496, 222, 18, p.ink, 8) +
  circle(585, 484, 14, p.ink) +
  stroke('M680 540H746', p.ink, 16) +
  shape('M860 612L876 490Q890 460 930 460T984 490L1000 612Z', random.pick([p.spark, p.paper])) +
  stroke('M990 500Q1060 520 1000 590', p.ink, 18) +
  rect(908, 444, 44, 20, p.ink, 8) +
  plant(p, 230, 612, 0.75) +
  rect(750, 400, 110, 76, p.paper, 10) +
  rect(800, 416, 10, 20, p.ink, 2) +
  rect(778, 448, 18, 10, p.ink, 2) +
  rect(814, 448, 18, 10, p.ink, 2)
