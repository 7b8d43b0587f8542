import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pane, plant, skyline, toolbox } from './places.ts'

/** A shelf being put up: bracket, drill and spirit level. */
export const shelf: Draw = (p, random) =>
  interior(p, random) +
  rect(180, 330, 560, 34, p.wood, 4) +
  [250, 640].map((x) => stroke(`M${x} 364V470M${x} 470L${x + 70} 370`, p.ink, 16)).join('') +
  rect(300, 286, 260, 44, p.gold, 8) +
  rect(390, 296, 80, 24, p.leaf, 12) +
  rect(426, 296, 12, 24, p.paper) +
  at(240, 330, rect(-30, -90, 60, 90, p.spark, 8)) +
  circle(860, 420, 14, p.ink) +
  at(
    940,
    420,
    rect(-70, -12, 90, 24, p.metalDeep, 6) +
      rect(10, -60, 210, 120, p.main, 30) +
      shape('M110 50H190L220 230H130Z', p.main) +
      rect(100, 210, 160, 70, p.deep, 14) +
      rect(84, 70, 30, 60, p.ink, 10) +
      rect(40, -30, 100, 20, p.spark, 8),
    `rotate(${random.int(-4, 4)})`,
  ) +
  rect(880, 696, 260, 26, p.woodDeep, 6) +
  stroke('M910 722L890 890M1110 722L1130 890M900 810H1120', p.wood, 20) +
  stroke('M200 520H700', p.paper, 6) +
  times(6, (index) => stroke(`M${220 + index * 90} 510v20`, p.paper, 6)) +
  toolbox(p, 400, 890) +
  times(4, (index) => circle(640 + index * 42, 880 - (index % 2) * 16, 12, p.metalDeep))

/** A window with one casement off its hinges, the sealant and a screwdriver. */
export const windowRepair: Draw = (p, random) =>
  interior(p, random) +
  rect(220, 110, 560, 520, p.metal, 6) +
  rect(244, 134, 512, 472, p.sky) +
  skyline(p, random, 244, 606, 512, 380) +
  rect(488, 134, 24, 472, p.metal) +
  rect(512, 134, 244, 472, '#ffffff55') +
  stroke('M560 560L700 200', '#ffffff88', 20) +
  [210, 530].map((y) => rect(470, y, 30, 60, p.sparkDeep, 4)).join('') +
  rect(200, 622, 600, 26, p.paper, 6) +
  shadow(960, 886, 150) +
  at(
    960,
    600,
    rect(-140, -260, 280, 540, p.metal, 6) +
      rect(-112, -232, 224, 484, p.sky) +
      stroke('M-30 -232L10 -120L-60 -30L20 60L-20 250M10 -120L112 -180M-60 -30L-112 20M20 60L112 120', '#ffffff', 8) +
      rect(112, -30, 24, 80, p.ink, 8),
    'rotate(9)',
  ) +
  at(
    420,
    830,
    rect(-190, -26, 250, 52, p.paper, 8) +
      rect(-120, -26, 90, 52, p.main) +
      shape('M60 -16L150 -5V5L60 16Z', p.spark) +
      stroke('M-190 0H-230V70', p.ink, 18),
    'rotate(-8)',
  ) +
  at(680, 850, rect(-10, -6, 120, 12, p.metalDeep, 4) + rect(-110, -22, 110, 44, p.sparkDeep, 16), 'rotate(14)')

/** Water that drips through a stained ceiling into a bucket. */
export const leak: Draw = (p, random) =>
  interior(p, random) +
  rect(0, 0, scene.width, 190, p.paper) +
  rect(0, 184, scene.width, 14, p.wallShade) +
  shape('M330 60Q420 10 560 40T860 50Q960 90 880 150T620 176Q420 190 340 150T330 60Z', '#c9b48a') +
  shape('M430 80Q540 50 640 80T800 110Q760 150 620 150T430 80Z', '#a98f62') +
  stroke('M520 20l40 60l-30 40l50 50M560 80l70 -20', '#6f6049', 7) +
  [330, 470, 590]
    .map((y, index) => at(640 + (index % 2) * 26, y, shape('M0 -50Q34 0 0 24Q-34 0 0 -50Z', p.near)))
    .join('') +
  [560, 760].map((x) => at(x, 290, shape('M0 -40Q26 0 0 18Q-26 0 0 -40Z', p.near))).join('') +
  shadow(650, 890, 190) +
  shape('M500 640H800L760 890H540Z', p.main) +
  oval(650, 640, 150, 34, p.deep) +
  oval(650, 644, 128, 24, p.near) +
  stroke('M504 640Q650 470 796 640', p.metalDeep, 10) +
  oval(380, 890, 120, 18, p.near) +
  shape('M860 780L1130 750L1170 880L880 900Z', p.soft) +
  random.pick([plant(p, 200, 880, 0.9), bottle(170, 880, 90, 150, p.spark, p.ink)])

/** An open fridge with a tool before it, and an oven. */
export const fridge: Draw = (p, random) =>
  interior(p, random) +
  shadow(560, 892, 330) +
  rect(330, 120, 360, 760, p.paper, 24) +
  rect(352, 142, 316, 470, p.sky, 10) +
  [280, 400, 520].map((y) => rect(352, y, 316, 12, p.metal)).join('') +
  bottle(376, 280, 50, 80, p.leaf, p.paper) +
  bottle(446, 280, 50, 70, p.spark, p.ink) +
  circle(590, 246, 34, '#c8553d') +
  rect(380, 340, 120, 60, p.gold, 12) +
  circle(580, 366, 34, p.leaf) +
  rect(400, 450, 180, 70, p.paper, 10) +
  rect(352, 632, 316, 230, p.wallShade, 10) +
  shape('M690 120L880 80V850L690 880Z', p.wallShade) +
  shape('M708 150L860 120V300L708 320ZM708 350L860 336V520L708 530Z', '#ffffffaa') +
  rect(900, 560, 280, 320, p.metal, 14) +
  rect(926, 640, 228, 180, p.ink, 12) +
  times(3, (index) => circle(960 + index * 80, 600, 18, p.paper)) +
  rect(930, 650, 220, 14, p.metalDeep, 7) +
  toolbox(p, 210, 890) +
  at(random.pick([1_010, 1_060]), 540, rect(-110, -10, 160, 20, p.metal, 6) + rect(40, -18, 90, 36, p.sparkDeep, 14))

/** A ceiling fan over its open switch. */
export const ceilingFan: Draw = (p, random) =>
  interior(p, random) +
  rect(560, 0, 160, 26, p.paper, 10) +
  rect(626, 20, 28, 170, p.metalDeep) +
  times(5, (blade) => {
    const angle = ((blade * 72 + random.int(0, 8)) * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * 430, Math.sin(angle) * 100]
    return stroke(`M${640 + dx * 0.22} ${250 + dy * 0.22}L${640 + dx} ${250 + dy}`, blade % 2 ? p.wood : p.woodDeep, 58)
  }) +
  oval(640, 230, 110, 54, p.main) +
  oval(640, 274, 76, 44, p.gold) +
  stroke('M700 290V420', p.ink, 5) +
  circle(700, 430, 14, p.spark) +
  rect(930, 480, 150, 190, p.paper, 14) +
  circle(1_005, 576, 46, p.wallShade) +
  rect(998, 534, 14, 46, p.main, 6) +
  times(5, (dot) => circle(1_005 + Math.cos(dot * 0.8 + 2.4) * 66, 576 + Math.sin(dot * 0.8 + 2.4) * 66, 6, p.ink)) +
  toolbox(p, 420, 890) +
  at(700, 850, rect(-10, -7, 140, 14, p.metalDeep, 4) + rect(-120, -24, 120, 48, p.spark, 18), 'rotate(-9)') +
  pane(p, random, 180, 430, 240, 200)
