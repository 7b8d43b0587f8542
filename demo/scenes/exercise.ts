import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { bottle, interior, pane, plant } from './places.ts'

const mirrors = (p: Palette) =>
  rect(0, 0, scene.width, scene.height, p.wall) +
  times(
    4,
    (index) =>
      rect(110 + index * 268, 90, 256, 550, '#ffffff66', 4) +
      shape(
        `M${130 + index * 268} 620L${300 + index * 268} 110H${350 + index * 268}L${180 + index * 268} 620Z`,
        '#ffffff55',
      ),
  ) +
  rect(0, 700, scene.width, 260, p.wood) +
  times(6, (index) => rect(0, 730 + index * 42, scene.width, 4, p.woodDeep))

/** A dance studio with mirrors, a barre and a bag. */
export const studio: Draw = (p, random) =>
  mirrors(p) +
  stroke('M60 440H1220', p.woodDeep, 22) +
  [140, 640, 1_140].map((x) => rect(x - 8, 440, 16, 270, p.metalDeep)).join('') +
  shape('M700 440H900L880 590Q800 620 720 590Z', p.spark) +
  stroke('M720 590Q800 620 880 590', p.sparkDeep, 12) +
  shadow(380, 880, 170) +
  rect(230, 740, 300, 140, p.main, 46) +
  stroke('M300 750Q380 620 460 750', p.deep, 18) +
  rect(280, 790, 200, 18, p.soft, 8) +
  at(
    random.pick([820, 900]),
    850,
    shape('M-130 10Q-120 -40 -50 -36L60 -8Q130 0 130 26H-120Z', p.sparkDeep) + oval(-80, -20, 40, 14, p.ink),
  )

/** Ballet shoes that hang by their ribbons. */
export const balletShoes: Draw = (p, random) =>
  mirrors(p) +
  stroke('M60 190H1220', p.woodDeep, 24) +
  stroke('M640 190Q520 300 540 430M640 190Q760 300 740 470M620 190q-60 70 -110 60M660 190q60 90 120 70', p.spark, 18) +
  [
    [540, 560, 10],
    [745, 600, -10],
  ]
    .map(([x = 0, y = 0, angle]) =>
      at(
        x,
        y,
        shape('M-70 -150Q0 -190 70 -150Q96 40 50 190Q0 230 -50 190Q-96 40 -70 -150Z', p.spark) +
          shape('M-48 -130Q0 -160 48 -130Q60 -30 30 60Q0 90 -30 60Q-60 -30 -48 -130Z', p.sparkDeep) +
          shape('M-52 150Q0 120 52 150L46 196Q0 228 -46 196Z', p.paper) +
          stroke('M-20 78q20 16 40 0', p.paper, 7),
        `rotate(${angle})`,
      ),
    )
    .join('') +
  shadow(640, 880, random.pick([150, 180]))

/** Somebody sits on a mat, hands on the knees. */
export const yoga: Draw = (p, random) =>
  interior(p, random) +
  circle(640, 360, 290, p.paper) +
  circle(640, 360, 262, p.isEvening ? p.gold : p.sky) +
  shape('M240 790H1040L1130 900H150Z', p.main) +
  shape('M240 790H1040L1050 804H230Z', p.deep) +
  shape('M560 430Q640 400 720 430L750 700H530Z', p.spark) +
  stroke('M566 450Q470 560 440 720M714 450Q810 560 840 720', '#c98f6b', 40) +
  shape('M400 790Q400 720 520 700H760Q880 720 880 790Q880 830 800 826L640 790L480 826Q400 830 400 790Z', p.deep) +
  stroke('M470 812Q640 760 810 812', p.ink, 8) +
  rect(612, 370, 56, 60, '#c98f6b') +
  circle(640, 310, 74, '#c98f6b') +
  shape('M566 316Q560 226 640 226T714 316Q690 270 640 274T566 316Z', p.ink) +
  circle(640, 214, 34, p.ink) +
  random.pick([plant(p, 180, 780, 0.9), bottle(200, 790, 70, 150, p.soft, p.ink)]) +
  rect(1_040, 700, 130, 70, p.sparkDeep, 8)

/** A rack of dumb-bells with kettlebells before it. */
export const kettlebells: Draw = (p, random) =>
  interior(p, random) +
  rect(180, 110, 920, 220, '#ffffff66', 6) +
  shape('M300 330L460 110H540L380 330ZM780 330L940 110H980L820 330Z', '#ffffff55') +
  stroke('M230 380V880M1050 380V880', p.metalDeep, 26) +
  [480, 650].map((y) => rect(210, y, 860, 24, p.metal, 8)).join('') +
  times(2, (row) =>
    times(4, (index) => {
      const [x, y] = [270 + index * 205, 430 + row * 170]
      const size = 26 + index * 5
      return (
        rect(x, y + 6, 140, 16, p.metalDeep, 6) +
        [x, x + 104].map((end) => rect(end, y - size + 14, 36, size * 2, row ? p.main : p.ink, 10)).join('')
      )
    }),
  ) +
  [430, 640, 850]
    .map((x, index) =>
      at(
        x,
        850,
        stroke('M-46 -40Q-60 -130 0 -130T46 -40', p.ink, 26) +
          circle(0, 0, 74, [p.spark, p.ink, p.sparkDeep][index] ?? p.ink) +
          rect(-22, -10, 44, 26, '#ffffff99', 6),
        `scale(${random.pick([0.86, 1])})`,
      ),
    )
    .join('')

/** A treadmill at a wide window. */
export const treadmill: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 180, 110, 720, 400) +
  shadow(600, 890, 400) +
  shape('M220 830L900 760L960 810V850H230Z', p.ink) +
  shape('M250 826L890 764L920 790L262 844Z', p.metalDeep) +
  stroke('M890 800L980 370', p.metal, 36) +
  stroke('M960 470H760Q730 470 720 500', p.ink, 28) +
  at(
    970,
    340,
    rect(-120, -70, 230, 130, p.main, 24) +
      rect(-94, -48, 170, 76, p.ink, 10) +
      stroke('M-80 6L-50 -20L-26 4L0 -34L30 8L60 -12', p.gold, 8),
    'rotate(14)',
  ) +
  rect(190, 840, 90, 46, p.deep, 14) +
  rect(880, 846, 100, 40, p.deep, 14) +
  bottle(1_100, 890, 74, 150, p.spark, p.ink) +
  at(
    random.pick([430, 520]),
    790,
    shape('M-90 10Q-90 -50 -30 -50L60 -20Q110 -10 110 16Z', p.sparkDeep) + rect(-92, 8, 204, 16, p.paper, 8),
    'rotate(-5)',
  )

/** A training hall with mats, and a jacket and belt on the wall. */
export const dojo: Draw = (p, random) => {
  const belt = random.pick([p.ink, '#3b5f8f', '#8e3b2f'])
  return (
    interior(p, random) +
    rect(0, 690, scene.width, 270, p.soft) +
    times(3, (row) => stroke(`M0 ${740 + row * 80}H1280`, p.main, 7)) +
    times(7, (column) => stroke(`M${640 + (column - 3) * 170} 690L${640 + (column - 3) * 300} 960`, p.main, 7)) +
    stroke('M400 150H880', p.woodDeep, 20) +
    shape('M520 170H760L900 260L960 470L860 500L830 400V620H450V400L420 500L320 470L380 260Z', '#fdfdfb') +
    stroke('M560 170L690 400M720 170L590 400M640 320V620', p.wallShade, 10) +
    rect(446, 470, 388, 46, belt) +
    shape('M600 516L570 650H610L640 520ZM680 516L710 650H670L640 520Z', belt) +
    [150, 1_010]
      .map(
        (x) =>
          rect(x, 180, 120, 360, p.paper, 4) +
          stroke(`M${x + 60} 220v260M${x + 30} 260h60M${x + 26} 360q34 40 68 0`, p.ink, 14),
      )
      .join('')
  )
}

/** Mat, weights and ball. */
export const gym: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 170, 130, 440, 330) +
  shadow(900, 800, 170) +
  circle(900, 640, 160, p.spark) +
  shape('M790 580Q830 510 910 500Q850 540 830 620Z', '#ffffff77') +
  shape('M180 840L330 770H860L760 900H150Z', p.main) +
  stroke('M330 770H860L760 900', p.deep, 8) +
  circle(170, 868, 40, p.deep) +
  circle(170, 868, 18, p.main) +
  at(
    1_020,
    850,
    rect(-110, -16, 220, 32, p.metalDeep, 10) +
      [-120, -86, 70, 104]
        .map((x, index) => rect(x, index % 3 === 0 ? -56 : -72, 34, index % 3 === 0 ? 112 : 144, p.ink, 10))
        .join(''),
  ) +
  bottle(660, 868, 60, 120, p.sky, p.ink)
