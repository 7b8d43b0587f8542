import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, table } from './places.ts'

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
    1_080,
    620,
    stroke('M-50 -60L60 90M50 -60L-60 90', p.metal, 16) + circle(-66, 110, 30, p.spark) + circle(66, 110, 30, p.spark),
    `rotate(${random.int(-20, 20)})`,
  )

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
