import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { bottle, interior, pane, plant, skyline, table, tiledRoom } from './places.ts'

/** A cat on the sill. */
export const cat: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 330, 110, 620, 460) +
  at(
    650,
    586,
    shape('M-120 0Q-150 -190 -40 -250L-52 -330L0 -290Q30 -298 60 -290L112 -330L100 -250Q150 -190 130 0Z', '#e0954f') +
      circle(-4, -216, 9, p.ink) +
      circle(64, -216, 9, p.ink) +
      shape('M20 -196H40L30 -184Z', p.ink) +
      shape('M-20 0Q-30 -130 30 -140T80 0Z', p.paper) +
      stroke('M128 -20Q250 -20 236 -110T290 -190', '#e0954f', 34),
  ) +
  rect(290, 582, 700, 30, p.paper, 6) +
  plant(p, 420, 584, 0.62) +
  shadow(960, 872, 150) +
  oval(960, 836, 150, 46, p.main) +
  oval(960, 822, 118, 30, p.soft)

/** A dog's head about (0, 0). */
const dogHead = (p: Palette) =>
  shape('M-130 -80Q0 -150 130 -80Q150 40 100 90Q60 140 0 140T-100 90Q-150 40 -130 -80Z', p.wood) +
  shape(
    'M-130 -90Q-220 -80 -200 60Q-190 110 -150 80Q-120 20 -100 -80ZM130 -90Q220 -80 200 60Q190 110 150 80Q120 20 100 -80Z',
    p.woodDeep,
  ) +
  shape('M-54 40Q0 0 54 40Q66 120 0 134T-54 40Z', p.paper) +
  circle(-58, -10, 15, p.ink) +
  circle(58, -10, 15, p.ink) +
  oval(0, 46, 30, 20, p.ink) +
  stroke('M0 66V92M-26 102Q0 116 26 102', p.ink, 7)

/** A dog that sits on the floor. */
const sittingDog = (p: Palette) =>
  shape('M420 860Q380 620 470 520L640 500Q730 620 720 860Z', p.wood) +
  shape('M490 860Q490 700 560 690T640 860Z', p.paper) +
  shape('M720 850Q820 800 800 690Q790 660 770 690Q770 780 690 800Z', p.woodDeep) +
  at(550, 400, dogHead(p)) +
  rect(466, 548, 170, 30, p.main, 14) +
  circle(551, 590, 18, p.gold)

/** A dog by its bowl. */
export const dog: Draw = (p, random) =>
  interior(p, random) +
  rect(860, 120, 200, 250, p.paper, 8) +
  shape('M880 340L940 230L990 300L1010 270L1042 340Z', p.leaf) +
  circle(1_000, 190, 22, p.gold) +
  oval(600, 860, 470, 60, p.soft) +
  shadow(560, 866, 250) +
  sittingDog(p) +
  shape('M840 800H1050L1020 870H870Z', p.main) +
  oval(945, 800, 105, 22, p.deep) +
  oval(945, 796, 80, 14, p.woodDeep)

/** A dog in the bath under the shower. */
export const groomBath: Draw = (p, random) =>
  tiledRoom(p) +
  shadow(600, 890, 360) +
  at(580, 420, dogHead(p), 'scale(1.15)') +
  times(5, (foam) => circle(490 + foam * 46, 290 - (foam % 2) * 26, 40, '#ffffffee')) +
  shape('M250 600H930Q920 860 800 870H380Q260 860 250 600Z', p.main) +
  rect(220, 580, 740, 46, p.paper, 22) +
  [430, 720].map((x) => oval(x, 600, 60, 40, p.wood)).join('') +
  times(12, (foam) => circle(270 + foam * 58, 578 - ((foam * 7) % 3) * 18, 36, '#ffffffdd')) +
  stroke('M1000 560V250Q1000 190 940 190H860', p.metal, 22) +
  shape('M790 170H880L900 230H770Z', p.metalDeep) +
  times(5, (drop) => stroke(`M${790 + drop * 24} 250l-8 ${50 + (drop % 2) * 30}`, p.far, 8)) +
  bottle(1_080, 880, 100, 190, p.spark, p.ink) +
  at(
    random.pick([120, 180]),
    860,
    oval(0, 0, 60, 40, p.gold) + circle(36, -50, 34, p.gold) + shape('M64 -52L100 -44L66 -34Z', p.sparkDeep),
  )

/** Clippers, scissors, comb and brush on a towel. */
export const brushes: Draw = (p, random) =>
  table(p, random) +
  circle(640, 250, 170, p.paper) +
  oval(640, 300, 66, 54, p.main) +
  [-84, -30, 30, 84].map((x, index) => oval(640 + x, 226 - (index % 3 ? 34 : 0), 24, 34, p.main)).join('') +
  shape('M200 600H1080L1160 880H120Z', p.paper) +
  shape('M190 640H1090L1100 680H180Z', p.spark) +
  at(
    350,
    740,
    rect(-70, -130, 110, 250, p.ink, 40) +
      rect(-60, -190, 90, 70, p.metal, 8) +
      times(6, (tooth) => rect(-58 + tooth * 15, -214, 9, 30, p.metalDeep)) +
      rect(-36, -60, 42, 60, p.spark, 14),
    'rotate(-14)',
  ) +
  at(
    590,
    740,
    stroke('M-40 -150L50 60M40 -150L-50 60', p.metal, 20) +
      stroke('M-66 60A36 36 0 1 0 -65 60ZM66 60A36 36 0 1 0 67 60Z', p.sparkDeep, 18),
    `rotate(${random.int(-8, 14)})`,
  ) +
  at(
    800,
    760,
    rect(-26, -10, 52, 180, p.wood, 20) +
      rect(-90, -160, 180, 160, p.wood, 40) +
      times(5, (row) => times(6, (pin) => circle(-62 + pin * 25, -136 + row * 28, 5, p.paper))),
    'rotate(12)',
  ) +
  at(
    1_000,
    760,
    rect(-120, -30, 240, 44, p.main, 10) + times(13, (tooth) => rect(-114 + tooth * 18, 10, 9, 60, p.main)),
    'rotate(-64)',
  )

/** A dog on the grass beside a hurdle. */
export const dogPark: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(200, 1_080), 150, 60, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, 0, 560, scene.width, 380) +
  rect(0, 540, scene.width, 420, p.leaf) +
  shape('M0 700Q420 630 760 690T1280 670V960H0Z', p.leafDeep + '88') +
  [110, 1_190].map((x) => rect(x - 14, 400, 28, 180, p.woodDeep) + circle(x, 350, 100, p.leafDeep)).join('') +
  [800, 1_110].map((x) => rect(x, 560, 28, 290, p.paper, 8)).join('') +
  [640, 740]
    .map((y) => rect(800, y, 330, 26, '#ffffff', 8) + times(4, (band) => rect(840 + band * 76, y, 36, 26, p.spark)))
    .join('') +
  shadow(440, 862, 240) +
  at(-100, 60, sittingDog(p), 'scale(.95)') +
  circle(720, 880, 44, '#d7e04f') +
  stroke('M684 864Q716 880 706 920', p.paper, 7)

/** A bag of food, a full bowl, a lead and a ball. */
export const bowls: Draw = (p, random) =>
  interior(p, random) +
  shadow(430, 880, 240) +
  shape('M260 260L300 240H560L600 260L620 880H240Z', p.main) +
  rect(256, 250, 350, 40, p.deep, 8) +
  circle(430, 560, 130, p.paper) +
  oval(430, 600, 52, 42, p.sparkDeep) +
  [-66, -24, 24, 66].map((x, index) => oval(430 + x, 540 - (index % 3 ? 30 : 0), 19, 28, p.sparkDeep)).join('') +
  shadow(850, 884, 220) +
  times(11, (bit) => circle(730 + bit * 24, 738 - ((bit * 5) % 3) * 16, 24, bit % 2 ? p.woodDeep : p.wood)) +
  shape('M660 740H1040L990 880H710Z', p.spark) +
  oval(850, 746, 190, 20, p.sparkDeep) +
  stroke('M960 190H1060', p.woodDeep, 26) +
  stroke('M1010 200Q930 330 960 440T1010 560Q1080 470 1060 380T1010 200', p.main, 20) +
  circle(1_010, 566, 20, p.gold) +
  circle(random.pick([1_100, 1_130]), 840, 50, '#d7e04f')

/** A pet carrier with a blanket and a label. */
export const carrier: Draw = (p, random) =>
  interior(p, random) +
  shadow(600, 880, 330) +
  stroke('M480 480Q600 380 720 480', p.deep, 28) +
  rect(310, 480, 580, 380, p.main, 60) +
  rect(310, 650, 580, 210, p.deep, 60) +
  rect(370, 540, 300, 270, p.ink, 40) +
  circle(520, 690, 84, p.wood) +
  shape('M450 640L440 560L510 610ZM590 640L600 560L530 610Z', p.wood) +
  circle(492, 676, 10, p.ink) +
  circle(548, 676, 10, p.ink) +
  shape('M508 704H532L520 718Z', p.sparkDeep) +
  times(6, (index) => rect(394 + index * 46, 540, 10, 270, p.metal)) +
  times(4, (index) => rect(730, 560 + index * 36, 110, 12, '#00000033', 6)) +
  at(
    960,
    640,
    rect(-70, -40, 160, 100, p.paper, 10) + circle(-44, 10, 12, p.main) + stroke('M-14 -6H66M-14 24H40', p.soft, 9),
    `rotate(${random.int(4, 18)})`,
  ) +
  oval(1_090, 880, 90, 24, p.spark) +
  oval(1_090, 868, 60, 14, p.woodDeep)
