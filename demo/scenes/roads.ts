import { at, circle, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { skyline } from './places.ts'

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
  at(
    640,
    540,
    shape(
      'M-330 0V-70Q-320 -110 -230 -120L-140 -210Q-120 -228 -90 -228H110Q150 -228 180 -196L240 -124Q330 -114 336 -60V0Z',
      p.main,
    ) +
      shape('M-126 -130L-70 -190H-10V-130ZM14 -130V-190H100Q124 -188 140 -168L170 -130Z', p.sky) +
      circle(306, -64, 20, p.gold) +
      rect(-330, -30, 666, 14, p.deep) +
      [-200, 210].map((x) => circle(x, 6, 66, p.ink) + circle(x, 6, 30, p.metal)).join(''),
  ) +
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
