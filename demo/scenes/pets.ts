import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, pane, plant } from './places.ts'

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

/** A dog by its bowl. */
export const dog: Draw = (p, random) =>
  interior(p, random) +
  rect(860, 120, 200, 250, p.paper, 8) +
  shape('M880 340L940 230L990 300L1010 270L1042 340Z', p.leaf) +
  circle(1_000, 190, 22, p.gold) +
  oval(600, 860, 470, 60, p.soft) +
  shadow(560, 866, 250) +
  shape('M420 860Q380 620 470 520L640 500Q730 620 720 860Z', p.wood) +
  shape('M490 860Q490 700 560 690T640 860Z', p.paper) +
  shape('M720 850Q820 800 800 690Q790 660 770 690Q770 780 690 800Z', p.woodDeep) +
  at(
    550,
    400,
    shape('M-130 -80Q0 -150 130 -80Q150 40 100 90Q60 140 0 140T-100 90Q-150 40 -130 -80Z', p.wood) +
      shape(
        'M-130 -90Q-220 -80 -200 60Q-190 110 -150 80Q-120 20 -100 -80ZM130 -90Q220 -80 200 60Q190 110 150 80Q120 20 100 -80Z',
        p.woodDeep,
      ) +
      shape('M-54 40Q0 0 54 40Q66 120 0 134T-54 40Z', p.paper) +
      circle(-58, -10, 15, p.ink) +
      circle(58, -10, 15, p.ink) +
      oval(0, 46, 30, 20, p.ink) +
      stroke('M0 66V92M-26 102Q0 116 26 102', p.ink, 7),
  ) +
  rect(466, 548, 170, 30, p.main, 14) +
  circle(551, 590, 18, p.gold) +
  shape('M840 800H1050L1020 870H870Z', p.main) +
  oval(945, 800, 105, 22, p.deep) +
  oval(945, 796, 80, 14, p.woodDeep)

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
