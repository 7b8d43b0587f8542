// Why long: drawings, not code; each scene is one expression of coordinates, used by one entry of subjects.ts.
import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pane, plant, skyline, table } from './places.ts'

/** A stage with a microphone in the light. */
export const stage: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.deep) +
  [220, 640, 1_060]
    .map(
      (x, index) =>
        shape(`M${x - 24} 60H${x + 24}L${x + 200 - index * 60} 800H${x - 200 + index * 20}Z`, '#ffffff1c') +
        rect(x - 40, 20, 80, 60, p.ink, 10) +
        circle(x, 84, 24, [p.gold, p.spark, p.soft][index] ?? p.gold),
    )
    .join('') +
  times(
    5,
    (index) =>
      rect(index * 64, 0, 60, 760, index % 2 ? p.main : p.sparkDeep) +
      rect(1_220 - index * 64, 0, 60, 760, index % 2 ? p.main : p.sparkDeep),
  ) +
  rect(0, 760, 1_280, 200, p.woodDeep) +
  rect(0, 760, 1_280, 16, p.wood) +
  oval(640, 850, 240, 40, '#ffffff33') +
  rect(632, 380, 16, 450, p.metalDeep) +
  rect(550, 824, 180, 22, p.metal, 11) +
  at(
    640,
    350,
    rect(-30, 0, 60, 90, p.ink, 20) +
      circle(0, -14, 52, p.metal) +
      stroke('M-46 -14H46M-30 -46H30M-30 18H30', p.metalDeep, 6),
    `rotate(${random.int(-24, 24)})`,
  ) +
  rect(880, 620, 120, 150, p.ink, 10) +
  circle(940, 710, 40, p.metalDeep)

/** Two turntables and lights. */
export const decks: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.deep) +
  times(18, (index) =>
    circle(
      60 + ((index * 173) % 1_180),
      60 + ((index * 97) % 340),
      10 + (index % 4) * 6,
      [p.gold, p.spark, p.soft][index % 3] ?? p.gold,
    ),
  ) +
  times(11, (index) => rect(180 + index * 86, 470 - random.int(40, 250), 60, 300, '#ffffff1f', 6)) +
  rect(150, 560, 980, 300, p.ink, 24) +
  rect(150, 540, 980, 40, p.metalDeep, 14) +
  [360, 920]
    .map(
      (x) =>
        circle(x, 710, 124, p.metalDeep) +
        circle(x, 710, 110, '#101614') +
        circle(x, 710, 70, '#1d2622') +
        circle(x, 710, 40, p.spark) +
        circle(x, 710, 8, p.paper) +
        stroke(`M${x + 120} 610L${x + 54} 690`, p.metal, 10),
    )
    .join('') +
  rect(560, 610, 160, 210, p.deep, 12) +
  times(
    3,
    (index) =>
      rect(586 + index * 46, 630, 8, 110, p.metal) +
      rect(576 + index * 46, 640 + random.int(0, 70), 28, 20, p.spark, 4),
  ) +
  times(3, (index) => circle(590 + index * 46, 784, 14, p.gold))

/** Balloons over a cake table. */
export const balloons: Draw = (p, random) =>
  interior(p, random) +
  [
    [240, 300],
    [370, 200],
    [500, 300],
    [800, 260],
    [930, 180],
    [1_050, 300],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        stroke(`M${x} ${y + 90}Q${x + 20} 480 ${index < 3 ? 380 : 930} 690`, p.metalDeep, 3) +
        oval(x, y, 72, 90, [p.main, p.spark, p.gold, p.soft, p.sparkDeep, p.main][index] ?? p.main) +
        oval(x - 24, y - 34, 14, 22, '#ffffff88') +
        shape(`M${x} ${y + 86}l12 20h-24Z`, p.deep),
    )
    .join('') +
  times(7, (index) => shape(`M${40 + index * 172} 40h140l-70 92Z`, index % 2 ? p.spark : p.main)) +
  stroke('M0 40H1280', p.ink, 5) +
  rect(330, 690, 620, 190, p.paper, 12) +
  times(6, (index) => circle(384 + index * 103, 700, 52, p.soft)) +
  rect(520, 570, 240, 110, p.paper, 16) +
  rect(520, 566, 240, 40, p.spark, 16) +
  times(
    4,
    (index) =>
      rect(556 + index * 50, 510, 12, 56, index % 2 ? p.main : p.gold) + circle(562 + index * 50, 500, 10, p.gold),
  )

/** Buckets of flowers on a stand. */
export const flowers: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  times(9, (index) => rect(index * 146, 60, 146, 110, index % 2 ? p.paper : p.main)) +
  times(9, (index) => circle(index * 146 + 73, 170, 73, index % 2 ? p.paper : p.main)) +
  rect(120, 560, 1_040, 30, p.wood) +
  rect(80, 820, 1_120, 36, p.woodDeep) +
  [0, 1]
    .map((row) =>
      times(row ? 4 : 3, (index) => {
        const [x, y] = [row ? 250 + index * 260 : 380 + index * 260, row ? 820 : 560]
        const fill = random.pick([p.spark, p.sparkDeep, p.soft, p.gold, p.main])
        return (
          times(5, (stem) =>
            stroke(`M${x} ${y - 80}L${x - 72 + stem * 36} ${y - 190 - (stem % 2) * 30}`, p.leafDeep, 8),
          ) +
          times(
            5,
            (stem) =>
              circle(x - 72 + stem * 36, y - 200 - (stem % 2) * 30, 34, fill) +
              circle(x - 72 + stem * 36, y - 200 - (stem % 2) * 30, 12, p.paper),
          ) +
          shape(`M${x - 70} ${y - 110}H${x + 70}L${x + 50} ${y}H${x - 50}Z`, p.metal) +
          rect(x - 74, y - 116, 148, 16, p.metalDeep, 6)
        )
      }),
    )
    .join('')

/** A junk boat with red sails in the harbour. */
export const junk: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(160, 1_100), 170, 68, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, 0, 560, 1_280, 420) +
  rect(0, 560, scene.width, 400, p.near) +
  at(
    random.int(540, 740),
    0,
    stroke('M-40 690V180M170 690V290', p.woodDeep, 16) +
      [
        [-40, 190, 230],
        [170, 300, 150],
      ]
        .map(
          ([x = 0, y = 0, size = 0]) =>
            shape(
              `M${x - 20} ${y}Q${x + size} ${y + size * 0.5} ${x + size * 0.8} ${y + size * 1.7}H${x - size * 0.5}Q${x - size * 0.6} ${y + size * 0.7} ${x - 20} ${y}Z`,
              p.sparkDeep,
            ) +
            times(4, (rib) =>
              stroke(
                `M${x - size * 0.46} ${y + size * (0.5 + rib * 0.33)}L${x + size * 0.8} ${y + size * (0.4 + rib * 0.33)}`,
                p.woodDeep,
                5,
              ),
            ),
        )
        .join('') +
      shape('M-330 640L-290 700H330L400 600Q380 780 260 800H-230Q-310 780 -330 640Z', p.woodDeep) +
      rect(-250, 700, 540, 22, p.wood) +
      [-150, -40, 70, 180].map((x) => circle(x, 758, 18, p.gold)).join(''),
  ) +
  times(7, (index) => stroke(`M${(index * 230) % 1_200} ${800 + (index % 4) * 38}q50 -16 100 0t100 0`, '#ffffff77', 8))

/** Glasses on a bar before the bottles. */
export const bar: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.deep) +
  [230, 430]
    .map(
      (y, row) =>
        rect(160, y, 960, 18, p.wood) +
        times(11, (index) =>
          bottle(
            184 + index * 86,
            y,
            44,
            80 + ((index * 37 + row * 53) % 70),
            [p.spark, p.main, p.leaf, p.gold, p.soft][(index + row) % 5] ?? p.main,
            p.ink,
          ),
        ),
    )
    .join('') +
  rect(0, 720, 1_280, 240, p.woodDeep) +
  rect(0, 700, 1_280, 36, p.wood) +
  [400, 640, 880]
    .map(
      (x, index) =>
        shape(`M${x - 96} 470H${x + 96}L${x} 600Z`, '#ffffff88') +
        shape(`M${x - 66} 500H${x + 66}L${x} 590Z`, [p.spark, p.gold, p.sparkDeep][index] ?? p.spark) +
        stroke(`M${x} 600V690`, '#ffffffaa', 10) +
        oval(x, 694, 56, 10, '#ffffffaa') +
        (random.chance(0.6) ? circle(x + 70, 470, 28, p.leaf) : stroke(`M${x + 30} 540L${x + 110} 400`, p.paper, 8)),
    )
    .join('')

/** A wok over the flame. */
export const wok: Draw = (p, random) =>
  interior(p, random) +
  rect(0, 690, 1_280, 270, p.metalDeep) +
  rect(0, 690, 1_280, 22, p.metal) +
  shape('M540 700Q520 620 570 570Q580 630 620 600Q640 540 660 600Q700 630 710 570Q760 620 740 700Z', p.gold) +
  shape('M590 700Q580 650 610 630Q640 600 670 630Q700 650 690 700Z', p.sparkDeep) +
  shape('M330 430H950Q930 620 740 640H540Q350 620 330 430Z', p.ink) +
  oval(640, 430, 310, 52, '#3b4541') +
  [
    [520, 420, p.leaf],
    [590, 400, p.spark],
    [660, 420, p.gold],
    [730, 404, p.sparkDeep],
    [800, 424, p.leaf],
    [460, 430, p.gold],
  ]
    .map(([x, y, fill]) => oval(Number(x), Number(y), 40, 22, String(fill)))
    .join('') +
  stroke('M950 440L1180 360', p.wood, 36) +
  times(3, (index) => stroke(`M${530 + index * 100} 340q-26 -40 0 -80t0 -80`, '#ffffff99', 12)) +
  rect(150, 150, 240, 16, p.metalDeep) +
  times(
    3,
    (index) =>
      stroke(`M${190 + index * 76} 166V${270 + index * 20}`, p.metal, 12) +
      oval(190 + index * 76, 300 + index * 20, 30, 38, p.metal),
  ) +
  random.pick([bottle(1_080, 690, 80, 130, p.spark, p.ink), plant(p, 1_100, 690, 0.7)])

/** A lunch box in compartments, with chopsticks. */
export const bento: Draw = (p, random) =>
  table(p, random) +
  shape('M270 560H1010L1080 880H200Z', p.deep) +
  shape('M300 580H620L612 850H250Z', p.paper) +
  times(5, (index) => oval(350 + (index % 3) * 100, 640 + Math.floor(index / 3) * 90, 46, 30, '#ffffff')) +
  circle(440, 720, 26, p.sparkDeep) +
  shape('M650 580H980L1000 690H648Z', p.soft) +
  times(5, (index) => circle(700 + index * 62, 636, 30, index % 2 ? p.leaf : p.spark)) +
  shape('M646 712H1004L1032 850H642Z', p.wood) +
  times(4, (index) => oval(710 + index * 84, 780, 38, 44, index % 2 ? p.gold : p.sparkDeep)) +
  stroke('M1100 560L1180 900M1140 550L1220 880', p.woodDeep, 14) +
  oval(180, 640, 110, 30, p.main) +
  oval(180, 630, 84, 20, p.paper) +
  random.pick([pane(p, random, 460, 110, 360, 270), plant(p, 1_120, 500, 0.8)])

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
  shape('M660 560H1080L1120 880H620Z', p.paper) +
  times(5, (index) =>
    stroke(
      `M${690 - index * 5} ${610 + index * 52}H${900 + index * 4}M${960 + index * 6} ${610 + index * 52}H${1_050 + index * 6}`,
      index % 2 ? p.soft : p.main,
      9,
    ),
  ) +
  [0, 1, 2]
    .map((stack) =>
      times(3 + ((stack * 2) % 4), (coin) =>
        rect(780 + stack * 120, 500 - coin * 24, 104, 22, coin % 2 ? '#c6933a' : p.gold, 10),
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
        `<g transform="translate(330 800) rotate(${-52 + index * 22})">${rect(-50, -400, 100, 420, p.paper, 12)}${rect(-38, -388, 76, 230, fill, 8)}${rect(-38, -140, 50, 12, p.wallShade, 4)}</g>`,
    )
    .join('') +
  circle(330, 790, 18, p.ink) +
  at(700, 760, rect(-14, -170, 28, 220, p.ink, 8) + shape('M-14 50H14L0 96Z', p.metal), 'rotate(64)')

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
