import { at, circle, oval, rect, scene, shape, stroke, times, type Draw } from './draw.ts'
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
