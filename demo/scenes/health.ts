import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pane, pendant, plant, table } from './places.ts'

/** A wall of medicine drawers behind a counter with scale and mortar. */
export const medicine: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  rect(130, 60, 1_020, 540, p.woodDeep, 8) +
  times(5, (row) =>
    times(
      9,
      (column) =>
        rect(152 + column * 110, 80 + row * 102, 98, 90, p.wood, 4) +
        rect(176 + column * 110, 98 + row * 102, 50, 26, p.paper, 3) +
        circle(201 + column * 110, 146 + row * 102, 8, p.gold),
    ),
  ) +
  rect(0, 690, 1_280, 270, p.main) +
  rect(0, 670, 1_280, 34, p.deep) +
  times(4, (index) => rect(70 + index * 300, 750, 240, 150, '#00000022', 8)) +
  shape('M360 570H560Q556 660 500 670H420Q364 660 360 570Z', p.paper) +
  stroke('M500 580L580 450', p.wallShade, 30) +
  stroke('M860 670V430M730 460H990', p.gold, 14) +
  [740, 980]
    .map(
      (x) =>
        stroke(`M${x} 460L${x - 56} 590M${x} 460L${x + 56} 590`, p.gold, 4) +
        shape(`M${x - 66} 590H${x + 66}Q${x} 650 ${x - 66} 590Z`, p.gold),
    )
    .join('') +
  random.pick([plant(p, 1_130, 672, 0.7), bottle(1_090, 670, 80, 130, p.spark, p.ink)])

/** A reading chart and a pair of glasses. */
export const glasses: Draw = (p, random) =>
  table(p, random) +
  rect(450, 50, 380, 470, p.paper, 10) +
  [
    [72, 1],
    [52, 2],
    [38, 3],
    [26, 4],
    [18, 5],
  ]
    .map(([size = 0, count = 0], row) =>
      times(count, (index) => {
        const x = 640 + (index - (count - 1) / 2) * (size + 34)
        return stroke(
          `M${x + size / 2} ${110 + row * 82}H${x - size / 2}V${110 + row * 82 + size}H${x + size / 2}M${x - size / 2} ${110 + row * 82 + size / 2}H${x + size / 2}`,
          p.ink,
          Math.max(4, size / 6),
        )
      }),
    )
    .join('') +
  stroke('M425 630A110 110 0 1 1 424 630ZM855 630A110 110 0 1 1 854 630Z', p.main, 26) +
  shadow(640, 862, 420) +
  circle(425, 740, 96, '#ffffff66') +
  circle(855, 740, 96, '#ffffff66') +
  stroke('M535 720Q640 660 745 720M315 730L190 690M965 730L1090 690', p.main, 26)

/** A treatment bed with towels, stones and a candle. */
export const treatment: Draw = (p, random) =>
  interior(p, random) +
  shadow(640, 880, 460) +
  stroke('M330 880L430 640M930 880L830 640M430 880L330 640M830 880L930 640', p.woodDeep, 20) +
  rect(190, 560, 900, 90, p.main, 40) +
  rect(190, 540, 900, 60, p.paper, 30) +
  shape('M540 540H1060Q1090 560 1070 640Q900 620 780 650T540 630Z', p.soft) +
  rect(220, 480, 210, 74, p.spark, 34) +
  times(3, (index) => oval(900, 528 - index * 34, 62 - index * 13, 20, [p.ink, p.metalDeep, p.metal][index] ?? p.ink)) +
  random.pick([
    stroke('M1150 880V690', p.woodDeep, 16) +
      rect(1_090, 670, 130, 20, p.wood, 6) +
      rect(1_124, 590, 60, 80, p.paper, 8) +
      shape('M1154 590q-22 -34 0 -66q22 32 0 66Z', p.gold),
    plant(p, 1_160, 880, 1.1),
  ]) +
  pane(p, random, 480, 110, 300, 240)

/** A dentist's chair with its lamp. */
export const dentist: Draw = (p, random) =>
  interior(p, random) +
  stroke('M880 0V120L1010 250', p.metal, 22) +
  shape('M920 230L1060 250L1030 340L900 320Z', p.paper) +
  oval(965, 332, 66, 16, p.gold) +
  shadow(600, 890, 290) +
  shape('M300 640L430 610L520 640H880Q930 650 930 690T880 730H470Q420 730 400 690Z', p.main) +
  shape('M300 650Q250 480 330 330Q370 290 410 330L500 640Z', p.main) +
  rect(290, 270, 120, 90, p.deep, 40) +
  rect(560, 730, 90, 130, p.metalDeep) +
  rect(470, 850, 280, 36, p.metal, 16) +
  stroke('M900 700L1010 780', p.main, 44) +
  rect(120, 560, 140, 20, p.metal, 8) +
  stroke('M190 580V880', p.metalDeep, 16) +
  times(3, (index) => stroke(`M${146 + index * 40} 560v-${60 + index * 14}`, index === 1 ? p.spark : p.metalDeep, 9)) +
  at(
    random.pick([640, 1_120]),
    170,
    shape(
      'M-60 -50Q-60 -90 -20 -80Q0 -70 20 -80Q60 -90 60 -50Q60 0 30 70Q10 90 4 20Q0 4 -4 20Q-10 90 -30 70Q-60 0 -60 -50Z',
      '#ffffff',
    ),
  )

/** A bowl of fruit, a plate and a measuring tape. */
export const fruit: Draw = (p, random) =>
  table(p, random) +
  pendant(p, random.pick([400, 860]), 160) +
  shadow(560, 740, 290) +
  [
    [450, 540, '#c8553d'],
    [560, 510, p.gold],
    [670, 540, '#7f9f4a'],
    [510, 470, '#a9bd5c'],
    [620, 460, '#d5763f'],
  ]
    .map(
      ([x = 0, y = 0, fill]) =>
        circle(Number(x), Number(y), 72, String(fill)) +
        stroke(`M${x} ${Number(y) - 66}q6 -24 24 -30`, p.woodDeep, 8) +
        circle(Number(x) - 22, Number(y) - 26, 13, '#ffffff66'),
    )
    .join('') +
  shape('M320 550H800Q790 720 640 730H480Q330 720 320 550Z', p.paper) +
  rect(310, 536, 500, 30, '#ffffff', 14) +
  stroke('M860 800Q960 720 1060 790T1190 760', p.gold, 40) +
  times(9, (index) => rect(880 + index * 34, 770 - (index % 2) * 8, 4, 30, p.ink)) +
  oval(300, 830, 150, 40, p.paper) +
  oval(300, 826, 110, 26, p.soft)
