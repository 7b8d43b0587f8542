import { at, circle, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, skyline, table } from './places.ts'

/** Tall homes with balconies and trees. */
export const homesOutside: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.sky) +
  circle(random.int(160, 1_100), 150, 60, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, 0, 760, 1_280, 420) +
  [
    [300, 130, p.main],
    [560, 60, p.paper],
    [820, 200, p.soft],
  ]
    .map(
      ([x = 0, y = 0, fill]) =>
        rect(Number(x), Number(y), 220, 760 - Number(y), String(fill), 6) +
        times(9, (row) =>
          Number(y) + 30 + row * 74 < 720
            ? times(3, (column) =>
                rect(
                  Number(x) + 22 + column * 64,
                  Number(y) + 30 + row * 74,
                  46,
                  40,
                  random.chance(p.isEvening ? 0.5 : 0.1) ? p.gold : p.near,
                  3,
                ),
              ) + rect(Number(x) + 14, Number(y) + 76 + row * 74, 192, 6, p.wallShade)
            : '',
        ),
    )
    .join('') +
  rect(0, 760, 1_280, 200, p.floor) +
  rect(0, 760, 1_280, 12, p.floorShade) +
  [140, 1_110, 1_200]
    .map(
      (x) => rect(x - 10, 690, 20, 110, p.woodDeep) + circle(x, 640, 76, p.leaf) + circle(x - 40, 670, 50, p.leafDeep),
    )
    .join('') +
  rect(600, 650, 140, 110, p.deep, 6) +
  rect(660, 660, 12, 100, p.gold)

/** A meeting table with chairs and a chart on the wall. */
export const meeting: Draw = (p, random) =>
  interior(p, random) +
  rect(410, 110, 460, 320, p.paper, 10) +
  random.pick([
    times(5, (index) =>
      rect(460 + index * 78, 380 - 40 - index * 44, 50, 40 + index * 44, index % 2 ? p.spark : p.main, 4),
    ),
    circle(640, 270, 112, p.soft) +
      shape('M640 270V158A112 112 0 0 1 736 328Z', p.main) +
      shape('M640 270L736 328A112 112 0 0 1 600 374Z', p.spark),
    stroke('M450 380L560 300L650 330L750 220L830 170', p.main, 16) + stroke('M450 390H830', p.ink, 6),
  ]) +
  [330, 520, 760, 950].map((x) => rect(x - 60, 530, 120, 170, p.deep, 30)).join('') +
  shadow(640, 880, 500) +
  rect(140, 660, 1_000, 60, p.wood, 26) +
  rect(260, 716, 60, 164, p.woodDeep) +
  rect(960, 716, 60, 164, p.woodDeep) +
  [400, 800].map((x) => shape(`M${x} 640h140l16 24h-160Z`, p.paper)).join('') +
  rect(610, 600, 60, 62, p.spark, 10)

/** A calculator, papers and a stack of coins. */
export const accounts: Draw = (p, random) =>
  table(p, random) +
  at(
    random.pick([420, 460]),
    640,
    rect(-150, -330, 300, 420, p.ink, 26) +
      rect(-120, -300, 240, 84, p.leaf, 10) +
      times(4, (row) =>
        times(4, (column) => rect(-120 + column * 62, -190 + row * 66, 50, 52, column === 3 ? p.spark : p.paper, 10)),
      ),
    'rotate(-6)',
  ) +
  shape('M690 730H1060L1130 910H640Z', p.paper) +
  times(5, (index) =>
    stroke(
      `M${704 - index * 9} ${758 + index * 32}H${890 + index * 4}M${950 + index * 7} ${758 + index * 32}H${1_040 + index * 10}`,
      index % 2 ? p.soft : p.main,
      9,
    ),
  ) +
  [0, 1, 2]
    .map((stack) =>
      times(3 + ((stack * 2) % 4), (coin) =>
        rect(760 + stack * 120, 664 - coin * 24, 104, 22, coin % 2 ? '#c6933a' : p.gold, 10),
      ),
    )
    .join('')

/** A passport with stamps, tickets and a globe. */
export const passport: Draw = (p, random) =>
  table(p, random) +
  circle(930, 420, 190, p.near) +
  shape(
    'M820 300Q930 250 960 330T880 430Q800 420 820 300ZM980 450Q1080 420 1070 520T940 590Q900 520 980 450Z',
    p.leaf,
  ) +
  rect(850, 620, 160, 30, p.woodDeep, 10) +
  stroke('M1070 260A220 220 0 0 1 930 640', p.gold, 14) +
  at(
    430,
    600,
    rect(-150, -220, 320, 440, p.main, 20) +
      circle(10, -40, 82, p.gold) +
      circle(10, -40, 60, p.main) +
      shape('M10 -90L26 -50L66 -40L26 -26L10 16L-6 -26L-46 -40L-6 -50Z', p.gold) +
      stroke('M-60 110H80M-40 146H60', p.gold, 12),
    `rotate(${random.int(-14, -4)})`,
  ) +
  at(
    640,
    800,
    rect(-190, -50, 380, 110, p.paper, 10) +
      stroke('M-150 -10H20M-150 24H-40', p.soft, 10) +
      rect(90, -50, 8, 110, p.wallShade) +
      times(5, (index) => rect(116 + index * 14, -26, 7, 60, p.ink)),
    'rotate(6)',
  )

/** A camera over an entrance, with its screen. */
export const security: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  times(6, (row) =>
    times(8, (column) => rect(column * 170 + (row % 2) * -85 + 4, row * 160 + 4, 160, 150, p.wallShade, 4)),
  ) +
  rect(170, 150, 40, 220, p.metalDeep, 8) +
  stroke('M190 260H330', p.metalDeep, 26) +
  at(
    420,
    270,
    rect(-130, -70, 300, 140, p.paper, 40) +
      rect(120, -52, 60, 104, p.ink, 20) +
      circle(150, 0, 30, p.near) +
      circle(-84, -34, 10, p.sparkDeep) +
      rect(-150, -86, 280, 24, p.metal, 10),
    'rotate(14)',
  ) +
  shape('M600 330L1000 640L760 760Z', '#fff2b81c') +
  rect(640, 500, 500, 340, p.ink, 18) +
  times(4, (index) => {
    const [x, y] = [662 + (index % 2) * 234, 520 + Math.floor(index / 2) * 156]
    return rect(x, y, 222, 144, p.sky, 6) + skyline(p, random, x, y + 144, 222, 120)
  }) +
  rect(840, 840, 100, 40, p.metalDeep) +
  rect(760, 876, 260, 20, p.metal, 8) +
  rect(600, 894, 580, 30, p.woodDeep, 6) +
  circle(1_120, 826, 8, p.leaf)

/** A phone opened on the repair mat. */
export const phoneRepair: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.soft) +
  times(16, (index) => rect(index * 84, 0, 3, 960, '#ffffff44') + rect(0, index * 64, 1_280, 3, '#ffffff44')) +
  at(
    500,
    480,
    rect(-170, -340, 340, 680, p.ink, 50) +
      rect(-150, -310, 300, 620, p.metalDeep, 34) +
      rect(-120, -280, 240, 150, p.leafDeep, 12) +
      rect(-100, -100, 200, 300, p.main, 16) +
      rect(-70, -60, 140, 30, '#ffffff88', 8) +
      times(4, (index) => rect(-90 + index * 50, -260, 34, 34, index % 2 ? p.gold : p.metal, 4)) +
      circle(0, 254, 26, p.metal),
    `rotate(${random.int(-10, 10)})`,
  ) +
  at(
    850,
    470,
    rect(-150, -300, 300, 600, p.deep, 44) +
      rect(-130, -270, 260, 540, p.sky, 30) +
      stroke('M-60 -250L20 -110L-40 -20L70 120', '#ffffffcc', 6),
    'rotate(12)',
  ) +
  at(1_120, 620, rect(-10, -200, 20, 180, p.metal, 5) + rect(-24, -30, 48, 190, p.spark, 16), 'rotate(20)') +
  times(6, (index) => circle(160 + (index % 2) * 54, 560 + index * 44, 11, p.metalDeep))

/** Colour swatches, a pen and a poster. */
export const swatches: Draw = (p, random) =>
  table(p, random) +
  rect(780, 120, 330, 440, p.paper, 8) +
  random.pick([
    circle(945, 290, 100, p.spark) + shape('M800 560Q880 400 980 480T1090 440V540H800Z', p.main),
    rect(810, 150, 270, 200, p.main) + circle(945, 250, 66, p.gold) + stroke('M820 410H1060M820 460H980', p.soft, 20),
    times(3, (index) =>
      rect(810 + index * 30, 150 + index * 120, 270 - index * 60, 96, [p.spark, p.main, p.deep][index] ?? p.main, 12),
    ),
  ]) +
  [p.deep, p.main, p.soft, p.spark, p.gold, p.sparkDeep]
    .map(
      (fill, index) =>
        `<g transform="translate(430 800) rotate(${-52 + index * 22})">${rect(-50, -400, 100, 420, p.paper, 12)}${rect(-38, -388, 76, 230, fill, 8)}${rect(-38, -140, 50, 12, p.wallShade, 4)}</g>`,
    )
    .join('') +
  circle(430, 790, 18, p.ink) +
  at(830, 800, rect(-14, -170, 28, 220, p.ink, 8) + shape('M-14 50H14L0 96Z', p.metal), 'rotate(64)')

/** An umbrella over a small house: insurance. */
export const umbrella: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.sky) +
  skyline(p, random, 0, 760, 1_280, 260) +
  rect(0, 760, 1_280, 200, p.leaf) +
  times(16, (index) => stroke(`M${(index * 173) % 1_260} ${60 + ((index * 91) % 300)}l-18 54`, '#ffffff99', 7)) +
  shape(
    'M640 110Q980 150 1040 430Q960 370 890 430Q820 370 740 430Q690 380 640 430Q590 380 540 430Q460 370 390 430Q320 370 240 430Q300 150 640 110Z',
    p.main,
  ) +
  shape('M640 110Q760 200 740 430Q690 380 640 430Q590 380 540 430Q520 200 640 110Z', p.spark) +
  stroke('M640 90V640Q640 690 690 690T740 640', p.woodDeep, 18) +
  rect(430, 590, 180, 180, p.paper) +
  shape('M400 600L520 490L640 600Z', p.sparkDeep) +
  rect(496, 670, 56, 100, p.deep, 4) +
  rect(446, 630, 40, 40, p.gold, 4) +
  at(
    820,
    740,
    shape('M-110 20V-20Q-104 -44 -60 -48L-30 -84H50L90 -46Q112 -40 112 -10V20Z', p.deep) +
      circle(-60, 24, 28, p.ink) +
      circle(62, 24, 28, p.ink),
  )

/** A screen full of code and a phone with the same page. */
export const code: Draw = (p, random) =>
  table(p, random) +
  shadow(560, 706, 300) +
  shape('M480 620H640L670 696H450Z', p.metalDeep) +
  rect(200, 170, 720, 460, p.ink, 24) +
  rect(224, 194, 672, 400, '#1d2733', 8) +
  times(9, (line) => {
    const start = 290 + [0, 1, 2, 2, 3, 2, 1, 1, 0][line]! * 44
    const first = random.int(50, 110)
    return (
      rect(244, 222 + line * 40, 18, 12, '#4d5b6b', 4) +
      rect(start, 220 + line * 40, first, 16, [p.spark, p.soft, p.gold][line % 3] ?? p.soft, 8) +
      rect(start + first + 16, 220 + line * 40, random.int(80, 230), 16, line % 2 ? '#8fa3b5' : p.leaf, 8)
    )
  }) +
  rect(960, 330, 210, 370, p.ink, 34) +
  rect(976, 352, 178, 320, p.paper, 14) +
  rect(976, 352, 178, 60, p.main, 14) +
  rect(994, 430, 142, 90, p.soft, 8) +
  times(3, (line) => rect(994, 540 + line * 30, 142 - line * 30, 14, p.metal, 7)) +
  shape('M330 760H880L920 880H290Z', p.paper) +
  times(3, (row) =>
    times(11, (key) => rect(336 - row * 12 + key * (49 + row * 2), 776 + row * 32, 38, 24, p.wallShade, 6)),
  )
