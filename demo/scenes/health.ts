import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
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
    180,
    rect(-90, -120, 180, 230, p.soft, 10) +
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

/** A wheelchair with a blanket and a stick, by the window. */
export const wheelchair: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 760, 130, 330, 280) +
  shadow(580, 892, 320) +
  stroke('M340 300H400V640H720L780 860H860', p.metalDeep, 24) +
  rect(392, 340, 60, 300, p.main, 24) +
  rect(400, 580, 330, 76, p.deep, 24) +
  stroke('M420 480H680V570', p.ink, 26) +
  shape('M540 560H740Q760 700 740 780H600Q540 700 540 560Z', p.spark) +
  times(3, (line) => stroke(`M${560 + line * 8} ${620 + line * 52}H738`, p.paper, 10)) +
  `<circle cx="500" cy="720" r="160" fill="none" stroke="${p.ink}" stroke-width="30"/><circle cx="500" cy="720" r="130" fill="none" stroke="${p.metal}" stroke-width="10"/>` +
  times(6, (spoke) => at(500, 720, rect(-4, -130, 8, 260, p.metal), `rotate(${spoke * 30})`)) +
  circle(500, 720, 26, p.metalDeep) +
  circle(760, 830, 54, p.ink) +
  circle(760, 830, 22, p.metal) +
  stroke('M970 880V520Q970 450 1030 450T1090 510', p.woodDeep, 24) +
  plant(p, 190, 880, random.pick([0.8, 1]))

/** A stethoscope, a blood pressure meter and a form on a desk. */
export const stethoscope: Draw = (p, random) =>
  table(p, random) +
  rect(0, 430, scene.width, 530, p.wood) +
  rect(0, 430, scene.width, 16, p.woodDeep) +
  at(
    330,
    690,
    rect(-170, -190, 340, 400, p.woodDeep, 16) +
      rect(-150, -160, 300, 350, p.paper, 4) +
      rect(-60, -206, 120, 40, p.metal, 10) +
      rect(-120, -130, 60, 20, p.main) +
      rect(-100, -150, 20, 60, p.main) +
      times(5, (line) => stroke(`M-120 ${-30 + line * 44}H${60 + (line % 3) * 30}`, p.soft, 10)),
    'rotate(-8)',
  ) +
  stroke('M600 260Q560 420 640 520Q700 590 760 520Q840 420 800 260M700 560Q700 760 820 790T960 700', p.ink, 24) +
  stroke('M600 260L630 200M800 260L770 200', p.metal, 18) +
  circle(960, 660, 66, p.metal) +
  circle(960, 660, 44, p.main) +
  rect(930, 470, 250, 130, p.paper, 20) +
  rect(950, 490, 140, 90, p.ink, 8) +
  stroke('M964 536h26l14 -26l22 48l16 -22h34', p.leaf, 8) +
  circle(1_134, 536, 26, random.pick([p.spark, p.main])) +
  shape('M560 820H800L830 900H540Z', p.spark) +
  stroke('M800 850Q900 860 1060 600', p.sparkDeep, 12)

/** A spine on its stand beside an examination couch. */
export const spine: Draw = (p, random) =>
  interior(p, random) +
  shadow(420, 890, 320) +
  rect(150, 640, 560, 70, p.main, 26) +
  rect(150, 626, 560, 40, p.paper, 18) +
  at(170, 640, rect(-30, -36, 190, 60, p.soft, 26), 'rotate(-24)') +
  stroke('M220 710V880M640 710V880M220 800H640', p.metalDeep, 22) +
  rect(190, 150, 300, 330, p.paper, 8) +
  circle(340, 220, 32, p.spark) +
  stroke('M340 260V360M270 290H410M340 360L300 450M340 360L380 450', p.spark, 26) +
  shadow(930, 890, 150) +
  rect(920, 150, 20, 720, p.metalDeep, 8) +
  rect(820, 860, 220, 26, p.ink, 12) +
  times(13, (bone) => {
    const x = 930 + Math.sin(bone / 2.1) * 34
    return (
      rect(x - 42 - bone * 2, 160 + bone * 38, 84 + bone * 4, 24, '#efdfb8', 12) +
      rect(x - 64 - bone * 2, 164 + bone * 38, 128 + bone * 4, 9, '#bfa574', 4)
    )
  }) +
  shape('M800 680Q930 620 1060 680Q1080 790 990 800L930 750L870 800Q780 790 800 680Z', '#f1e6cf') +
  [860, 1_000].map((x) => circle(x, 730, 24, '#cdbb95')).join('') +
  random.pick([plant(p, 1_170, 880, 0.7), ''])

/** Where patients wait: chairs, a plant, a clock. Facts, no promises. */
export const waiting: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 760, 150, 330, 280) +
  circle(300, 230, 80, p.paper) +
  circle(300, 230, 66, '#ffffff') +
  stroke('M300 230V184M300 230L334 250', p.ink, 9) +
  shadow(520, 870, 360) +
  [240, 440, 640]
    .map(
      (x) =>
        rect(x, 500, 170, 190, p.main, 30) +
        rect(x - 6, 670, 182, 56, p.deep, 22) +
        stroke(`M${x + 20} 726V860M${x + 150} 726V860`, p.metalDeep, 14),
    )
    .join('') +
  plant(p, 980, 870, 1.2)
