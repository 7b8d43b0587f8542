import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { skyline, street } from './places.ts'

/** A saloon car whose wheels stand at (0, 72). */
const saloon = (p: Palette) =>
  shape(
    'M-330 0V-70Q-320 -110 -230 -120L-140 -210Q-120 -228 -90 -228H110Q150 -228 180 -196L240 -124Q330 -114 336 -60V0Z',
    p.main,
  ) +
  shape('M-126 -130L-70 -190H-10V-130ZM14 -130V-190H100Q124 -188 140 -168L170 -130Z', p.sky) +
  circle(306, -64, 20, p.gold) +
  rect(-330, -30, 666, 14, p.deep) +
  [-200, 210].map((x) => circle(x, 6, 66, p.ink) + circle(x, 6, 30, p.metal)).join('')

/** A car on the lift in a garage. */
export const garage: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wallShade) +
  times(7, (index) => rect(0, 40 + index * 90, 1_280, 6, p.wall)) +
  rect(0, 760, 1_280, 200, p.floor) +
  rect(90, 200, 190, 220, p.woodDeep, 8) +
  times(3, (index) =>
    at(130 + index * 54, 240, rect(-7, 0, 14, 110 + index * 20, p.metal, 4) + circle(0, 0, 18, p.metal)),
  ) +
  [300, 940].map((x) => rect(x, 140, 50, 660, p.gold, 6)).join('') +
  rect(320, 560, 640, 28, p.metalDeep, 6) +
  at(640, 540, saloon(p)) +
  shadow(640, 850, 300) +
  rect(random.pick([140, 1_040]), 700, 130, 140, p.sparkDeep, 10) +
  times(3, (index) => rect(1_050, 716 + index * 40, 110, 28, p.spark, 4))

/** A saloon car at the airport, a plane above. */
export const airport: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.sky) +
  shape('M0 560Q240 360 500 480T960 430T1280 500V720H0Z', p.far) +
  rect(0, 520, 760, 200, p.paper) +
  shape('M0 520Q380 430 760 520Z', p.metal) +
  times(8, (index) => rect(30 + index * 90, 560, 66, 120, p.near, 4)) +
  at(
    random.int(820, 1_000),
    220,
    shape('M-190 20Q-200 -14 -150 -16H130Q190 -10 200 10Q190 30 130 34H-150Q-190 36 -190 20Z', p.paper) +
      shape('M-20 20L-110 120H-60L70 24ZM-180 -10L-220 -80H-180L-130 -12Z', p.main) +
      times(7, (index) => circle(-90 + index * 32, 4, 7, p.near)),
    'rotate(-14)',
  ) +
  rect(0, 720, 1_280, 240, '#8b9292') +
  times(7, (index) => rect(index * 200 + 30, 850, 110, 10, '#e9e6dc', 3)) +
  at(
    random.int(520, 720),
    780,
    shadow(0, 66, 360) +
      shape(
        'M-330 30V-40Q-320 -80 -230 -90L-150 -170Q-130 -186 -100 -186H120Q160 -186 190 -156L250 -94Q336 -84 340 -30V30Z',
        p.deep,
      ) +
      shape('M-132 -98L-80 -150H-6V-98ZM18 -98V-150H110Q132 -148 148 -130L174 -98Z', p.sky) +
      circle(312, -34, 18, p.gold) +
      [-200, 220].map((x) => circle(x, 34, 62, p.ink) + circle(x, 34, 28, p.metal)).join(''),
  )

/** A coach on the bridge. */
export const coach: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.sky) +
  circle(random.int(200, 1_080), 160, 60, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, 0, 640, 1_280, 300) +
  rect(0, 640, 1_280, 320, p.near) +
  [260, 1_020]
    .map(
      (x) =>
        rect(x - 18, 90, 36, 670, p.metalDeep) +
        times(6, (index) =>
          stroke(`M${x} 120L${x - 60 - index * 70} 740M${x} 120L${x + 60 + index * 70} 740`, p.metal, 4),
        ),
    )
    .join('') +
  rect(0, 740, 1_280, 60, '#8b9292') +
  at(
    random.int(560, 700),
    740,
    rect(-400, -270, 800, 260, p.main, 40) +
      rect(-400, -120, 800, 40, p.spark) +
      times(5, (index) => rect(-364 + index * 132, -236, 116, 96, p.sky, 10)) +
      rect(300, -236, 90, 170, p.sky, 12) +
      [-250, 240].map((x) => circle(x, -6, 58, p.ink) + circle(x, -6, 26, p.metal)).join(''),
  )

/** A learner's car between cones. */
export const learner: Draw = (p, random) =>
  street(p, random) +
  shadow(640, 836, 400) +
  at(640, 750, saloon(p), 'scale(1.25)') +
  rect(560, 336, 150, 130, p.paper, 10) +
  rect(560, 336, 150, 130, 'none', 10).replace('/>', ` stroke="${p.metal}" stroke-width="6"/>`) +
  stroke('M606 360V440H668', '#c8362c', 26) +
  [150, 1_130]
    .map(
      (x) =>
        shape(`M${x - 60} 880L${x} 690L${x + 60} 880Z`, '#e07a3a') +
        shape(`M${x - 36} 806H${x + 36}L${x + 26} 772H${x - 26}Z`, p.paper) +
        rect(x - 80, 870, 160, 22, '#c9622a', 6),
    )
    .join('')

/** A car in foam, a bucket and the hose. */
export const carWash: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.wall) +
  times(8, (tile) => rect(tile * 162, 0, 154, 600, p.wallShade, 4)) +
  rect(0, 600, scene.width, 12, p.paper) +
  rect(0, 690, scene.width, 270, p.floor) +
  oval(640, 840, 500, 46, p.sky) +
  at(600, 790, saloon(p), 'scale(1.3)') +
  times(16, (foam) =>
    circle(230 + foam * 50, 560 - Math.sin(foam / 5) * 150 + (foam % 3) * 22, random.int(28, 54), '#fffffff0'),
  ) +
  times(8, (foam) => circle(260 + foam * 96, 716 + (foam % 2) * 30, 24, '#ffffffdd')) +
  shape('M1010 700H1190L1170 890H1030Z', p.spark) +
  times(5, (foam) => circle(1_030 + foam * 36, 694 - (foam % 2) * 14, 32, '#ffffff')) +
  stroke('M1280 200Q1100 120 1040 260', p.ink, 24) +
  at(1_020, 300, rect(-20, -40, 40, 110, p.sparkDeep, 10), 'rotate(34)') +
  times(4, (drop) => stroke(`M${970 - drop * 34} ${350 + drop * 10}l-60 ${30 + drop * 14}`, '#ffffffcc', 10))

/** A minibus at its stop. */
export const minibus: Draw = (p, random) =>
  street(p, random) +
  shadow(600, 846, 430) +
  shape('M200 800V430Q200 390 240 390H960Q1010 390 1030 440L1070 600Q1080 620 1080 660V800Z', '#f4ecd8') +
  shape('M190 440Q190 350 260 350H940Q1000 350 1020 420V440Z', random.pick(['#3f8f5f', '#c8463a'])) +
  times(4, (pane) => rect(240 + pane * 160, 480, 136, 130, p.sky, 12)) +
  shape('M890 480H990L1030 610H890Z', p.sky) +
  rect(200, 660, 880, 26, p.main) +
  rect(760, 630, 100, 150, '#00000014', 8) +
  circle(1_050, 720, 22, p.gold) +
  rect(300, 362, 220, 50, p.ink, 8) +
  stroke('M330 388H490', p.gold, 12) +
  [380, 900].map((x) => circle(x, 806, 76, p.ink) + circle(x, 806, 36, p.metal)).join('') +
  rect(1_160, 330, 16, 500, p.metalDeep) +
  circle(1_168, 310, 62, p.spark) +
  rect(1_136, 296, 64, 28, p.paper, 6)
