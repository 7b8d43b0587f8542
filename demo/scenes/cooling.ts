import { at, circle, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { bottle, interior, pane, plant, tiledWall, toolbox } from './places.ts'

const breeze = (p: Palette, x: number, y: number, count: number) =>
  times(count, (index) => stroke(`M${x + index * 110} ${y}q-34 46 0 92t0 92`, index % 2 ? p.far : p.soft, 12))

/** An air conditioner of the window type, its panel off for cleaning. */
export const windowUnit: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 300, 110, 680, 480) +
  rect(480, 290, 480, 290, p.metalDeep, 14) +
  rect(470, 280, 480, 290, p.paper, 14) +
  rect(496, 306, 290, 238, p.wallShade, 8) +
  times(8, (index) => rect(506, 318 + index * 28, 270, 12, p.metalDeep, 4)) +
  rect(806, 306, 120, 238, p.soft, 8) +
  [366, 456]
    .map(
      (y) =>
        circle(866, y, 38, '#ffffff') + at(866, y, rect(-6, -32, 12, 34, p.main, 4), `rotate(${random.int(0, 200)})`),
    )
    .join('') +
  breeze(p, 510, 620, 4) +
  toolbox(p, 300, 890) +
  bottle(1_000, 890, 80, 140, p.spark, p.ink)

/** An air conditioner with its cover up, and the filters half washed. */
export const acFilters: Draw = (p, random) =>
  interior(p, random) +
  rect(300, 150, 680, 190, p.paper, 24) +
  rect(330, 180, 620, 110, p.ink, 8) +
  times(30, (index) => rect(342 + index * 20, 186, 7, 98, p.metalDeep)) +
  at(640, 128, rect(-350, -40, 700, 60, '#ffffff', 22) + rect(-330, 4, 660, 12, p.wallShade, 6), 'rotate(-3)') +
  [380, 700]
    .map((x, index) =>
      at(
        x + 90,
        560,
        rect(-130, -150, 260, 300, p.main, 14) +
          rect(-112, -132, 224, 264, index ? '#ffffff' : '#8d8472') +
          (index ? '' : rect(-112, -132, 112, 264, '#ffffff')) +
          times(
            6,
            (line) => rect(-112, -104 + line * 42, 224, 6, p.soft) + rect(-92 + line * 36, -132, 6, 264, p.soft),
          ),
        `rotate(${index ? 5 : -5})`,
      ),
    )
    .join('') +
  shadow(640, 890, 330) +
  shape('M330 760H950L910 890H370Z', p.spark) +
  times(9, (index) => circle(380 + index * 66, 756 - (index % 3) * 18, 40, '#ffffffee'))

/** The outdoor unit of an air conditioner on its bracket, with a rope for whoever works there. */
export const outdoorUnit: Draw = (p, random) =>
  tiledWall(p) +
  rect(0, 612, scene.width, scene.height, p.wall) +
  times(4, (row) =>
    times(11, (column) => rect(column * 120 + (row % 2 ? -60 : 0) + 3, 612 + row * 92, 114, 86, p.wallShade, 6)),
  ) +
  stroke('M0 250H300Q350 250 350 300V420', p.metal, 34) +
  stroke('M0 320H250Q290 320 290 360V470H360', p.metal, 22) +
  stroke('M400 650L520 800M860 650L740 800', p.metalDeep, 22) +
  rect(330, 650, 620, 26, p.metalDeep, 6) +
  rect(360, 290, 560, 360, p.paper, 16) +
  circle(560, 470, 152, p.metalDeep) +
  circle(560, 470, 138, p.ink) +
  times(4, (blade) =>
    at(560, 470, shape('M0 0Q70 -30 60 -118Q-10 -110 0 0Z', p.soft), `rotate(${blade * 90 + random.int(0, 60)})`),
  ) +
  times(
    3,
    (ring) => `<circle cx="560" cy="470" r="${50 + ring * 40}" fill="none" stroke="${p.metal}" stroke-width="6"/>`,
  ) +
  circle(560, 470, 24, p.main) +
  times(7, (index) => rect(750, 340 + index * 40, 130, 14, p.wallShade, 6)) +
  stroke('M1070 0V520', p.sparkDeep, 16) +
  `<ellipse cx="1070" cy="570" rx="40" ry="62" fill="none" stroke="${p.gold}" stroke-width="18"/>` +
  stroke('M1070 632Q1080 720 1010 760', p.spark, 16)

/** A cassette in the ceiling that blows four ways, and the ladder below. */
export const ceilingUnit: Draw = (p, random) =>
  interior(p, random) +
  shape('M0 0H1280L1080 330H200Z', p.paper) +
  stroke('M320 0L430 330M640 0V330M960 0L850 330M110 180H1170', p.wallShade, 6) +
  shape('M430 90H850L910 280H370Z', p.metal) +
  shape('M438 84H842L900 266H380Z', '#ffffff') +
  shape('M530 130H750L778 222H502Z', p.wallShade) +
  stroke('M548 154H732M540 178H740M530 202H750', p.metalDeep, 7) +
  stroke('M470 108H810M424 248H856M450 130L420 226M830 130L860 226', p.main, 14) +
  breeze(p, 420, 350, 5) +
  shadow(640, 900, 180) +
  stroke('M590 600L500 890M690 600L780 890', p.gold, 24) +
  times(4, (rung) => stroke(`M${574 - rung * 22} ${660 + rung * 66}H${706 + rung * 22}`, p.woodDeep, 16)) +
  rect(560, 580, 160, 28, p.gold, 8) +
  plant(p, 1_110, 880, random.pick([0.8, 1]))

/** A dehumidifier, and a meter that shows the air is good. */
export const airMeter: Draw = (p, random) =>
  interior(p, random) +
  shadow(440, 890, 200) +
  rect(270, 330, 340, 550, p.paper, 40) +
  times(9, (index) => rect(320, 380 + index * 24, 240, 10, p.wallShade, 5)) +
  rect(320, 650, 240, 180, p.sky, 14) +
  shape('M320 740Q380 716 440 740T560 740V830H320Z', p.near) +
  circle(440, 622, 16, p.leaf) +
  stroke('M350 300q-20 -30 0 -60t0 -60M440 290q-20 -30 0 -60t0 -60M530 300q-20 -30 0 -60t0 -60', p.far, 12) +
  shadow(890, 890, 160) +
  rect(700, 700, 380, 24, p.woodDeep, 6) +
  rect(720, 724, 26, 160, p.woodDeep) +
  rect(1_034, 724, 26, 160, p.woodDeep) +
  rect(760, 440, 260, 260, p.ink, 40) +
  stroke('M810 610A84 84 0 0 1 830 530', '#c8553d', 22) +
  stroke('M850 512A84 84 0 0 1 930 512', p.gold, 22) +
  stroke('M950 530A84 84 0 0 1 970 610', '#7fb069', 22) +
  at(890, 590, rect(-6, -66, 12, 76, p.paper, 6), `rotate(${random.int(46, 70)})`) +
  circle(890, 590, 16, p.paper) +
  rect(840, 640, 100, 16, p.leaf, 8)

/** An air conditioner on the wall with its air. */
export const airConditioner: Draw = (p, random) =>
  interior(p, random) +
  rect(300, 140, 680, 210, p.paper, 34) +
  rect(300, 140, 680, 130, '#ffffff', 34) +
  rect(340, 286, 600, 26, p.wallShade, 12) +
  circle(900, 220, 12, p.leaf) +
  rect(380, 196, 120, 12, p.wallShade, 6) +
  breeze(p, 420, 380, 5) +
  at(
    random.pick([250, 1_010]),
    740,
    stroke('M-60 140L0 -160L60 140M-42 50H42M-28 -20H28', p.gold, 20) + shadow(0, 148, 90),
  ) +
  rect(560, 760, 190, 90, p.soft, 10) +
  times(6, (index) => rect(576 + index * 28, 772, 8, 66, p.main, 3)) +
  shadow(655, 862, 120)
