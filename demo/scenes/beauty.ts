import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pendant, table } from './places.ts'

/** A salon chair before its mirror. */
export const salon: Draw = (p, random) =>
  interior(p, random) +
  rect(420, 70, 440, 400, p.wood, 200) +
  rect(444, 94, 392, 352, p.sky, 176) +
  shape('M500 420L700 110H760L560 440Z', '#ffffff66') +
  times(5, (index) => circle(430 + (index % 2 ? 0 : 420), 150 + index * 66, 15, '#fff2b8')) +
  rect(300, 500, 680, 28, p.woodDeep, 8) +
  bottle(340, 500, 54, 90, p.spark, p.ink) +
  bottle(880, 500, 54, 76, p.soft, p.gold) +
  shadow(640, 894, 200) +
  rect(616, 780, 48, 90, p.metalDeep) +
  rect(520, 864, 240, 26, p.metal, 13) +
  rect(490, 690, 300, 100, p.main, 40) +
  rect(530, 520, 220, 200, p.main, 50) +
  rect(450, 640, 50, 110, p.deep, 20) +
  rect(780, 640, 50, 110, p.deep, 20) +
  at(
    1_060,
    560,
    stroke('M-50 -60L60 90M50 -60L-60 90', p.metal, 16) + circle(-66, 110, 30, p.spark) + circle(66, 110, 30, p.spark),
    `rotate(${random.int(-12, 12)})`,
  ) +
  rect(950, 690, 230, 22, p.wood, 6) +
  stroke('M980 712V870M1150 712V870M980 800H1150', p.metalDeep, 14) +
  [980, 1_150].map((x) => circle(x, 878, 16, p.ink)).join('')

/** Bottles of nail polish in a row. */
export const polish: Draw = (p, random) =>
  table(p, random) +
  oval(640, 780, 520, 60, p.woodDeep) +
  oval(640, 766, 520, 60, p.paper) +
  random
    .some([p.main, p.spark, p.sparkDeep, p.soft, p.deep, p.gold], 5)
    .map((fill, index) => {
      const x = 300 + index * 150
      return (
        shape(`M${x - 26} 560L${x - 18} ${340 + (index % 2) * 30}H${x + 18}L${x + 26} 560Z`, p.ink) +
        rect(x - 54, 556, 108, 200, fill, 30) +
        rect(x - 40, 580, 20, 140, '#ffffff55', 10)
      )
    })
    .join('') +
  times(3, (index) =>
    at(
      1_060 - index * 24,
      640,
      circle(0, -86, 42, index === 1 ? p.spark : p.soft) + circle(0, -86, 16, p.gold) + stroke('M0 -44V100', p.leaf, 8),
      `rotate(${-20 + index * 22})`,
    ),
  ) +
  rect(996, 690, 90, 90, p.paper, 14)

/** A sewing machine with cloth and thread. */
export const sewing: Draw = (p, random) =>
  table(p, random) +
  rect(300, 620, 640, 76, p.main, 20) +
  rect(780, 300, 150, 330, p.main, 30) +
  rect(340, 280, 580, 130, p.main, 50) +
  rect(350, 380, 110, 160, p.deep, 20) +
  stroke('M404 540V620', p.metal, 12) +
  circle(950, 380, 66, p.metalDeep) +
  circle(950, 380, 26, p.metal) +
  rect(560, 216, 60, 74, p.spark, 8) +
  rect(550, 206, 80, 16, p.wood, 6) +
  stroke('M590 216Q470 200 404 300V540', p.sparkDeep, 5) +
  shape('M200 650Q320 590 500 620L560 700Q380 690 260 800Q160 780 200 650Z', p.soft) +
  times(4, (index) => circle(240 + index * 60, 690 + (index % 2) * 26, 13, p.paper)) +
  [p.spark, p.gold, p.sparkDeep]
    .slice(0, random.int(2, 3))
    .map(
      (fill, index) =>
        rect(1_030 + index * 66, 600, 54, 90, fill, 6) +
        rect(1_022 + index * 66, 590, 70, 16, p.wood, 5) +
        rect(1_022 + index * 66, 684, 70, 16, p.wood, 5),
    )
    .join('')

/** A round mirror and the small bottles before it. */
export const mirror: Draw = (p, random) =>
  table(p, random) +
  pendant(p, 190, 210) +
  circle(640, 330, 236, p.gold) +
  circle(640, 330, 214, p.sky) +
  shape('M486 400L700 126Q770 140 812 200L560 528Q510 480 486 400Z', '#ffffff66') +
  oval(640, 700, 430, 34, p.woodDeep) +
  rect(600, 560, 80, 130, p.gold, 8) +
  bottle(250, 690, 90, 150, p.main, p.gold) +
  bottle(360, 690, 70, 100, p.spark, p.ink) +
  bottle(450, 690, 100, 120, p.soft, p.paper) +
  rect(800, 610, 130, 80, p.paper, 12) +
  rect(800, 596, 130, 26, p.gold, 8) +
  at(
    1_040,
    690,
    shape('M-56 -150H56L40 0H-40Z', p.paper) +
      [-34, 0, 34]
        .map(
          (angle, index) =>
            `<g transform="translate(0 -140) rotate(${angle})">${stroke('M0 0V-120', p.leaf, 8)}${times(6, (petal) => `<ellipse transform="translate(0 -140) rotate(${petal * 60})" cx="0" cy="-26" rx="17" ry="26" fill="${index === 1 ? p.main : p.spark}"/>`)}${circle(0, -140, 16, p.gold)}</g>`,
        )
        .join(''),
  )

/** A barber's pole, chair and clippers. */
export const barber: Draw = (p, random) =>
  interior(p, random) +
  rect(180, 170, 150, 40, p.metalDeep, 14) +
  rect(195, 210, 120, 380, '#ffffff') +
  times(5, (band) =>
    shape(
      `M195 ${250 + band * 76}L315 ${210 + band * 76}V${236 + band * 76}L195 ${276 + band * 76}Z`,
      band % 2 ? '#3b5f8f' : '#c8553d',
    ),
  ) +
  rect(180, 590, 150, 40, p.metalDeep, 14) +
  circle(255, 160, 40, p.paper) +
  rect(880, 130, 250, 300, p.wood, 8) +
  rect(904, 154, 202, 252, p.sky) +
  shape('M920 400L1030 160H1080L970 400Z', '#ffffff66') +
  rect(850, 480, 310, 24, p.woodDeep, 6) +
  rect(880, 400, 50, 80, p.spark, 8) +
  at(
    1_070,
    440,
    rect(-30, -20, 110, 44, p.ink, 16) + rect(74, -14, 30, 32, p.metal, 4),
    `rotate(${random.int(-10, 0)})`,
  ) +
  shadow(600, 894, 210) +
  rect(576, 770, 48, 96, p.metalDeep) +
  rect(480, 860, 240, 28, p.metal, 13) +
  rect(470, 360, 220, 110, p.deep, 40) +
  rect(450, 440, 250, 250, p.main, 40) +
  rect(440, 660, 330, 110, p.main, 36) +
  rect(420, 600, 300, 40, p.ink, 18) +
  stroke('M740 770L830 850H900', p.metal, 26)
