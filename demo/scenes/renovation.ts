import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, pane, plant, skyline, table } from './places.ts'

/** Boards of a new floor seen along the room, laid as far as the tools. */
export const planks: Draw = (p, random) =>
  rect(0, 0, scene.width, 430, p.wall) +
  pane(p, random, 480, 100, 320, 230) +
  rect(0, 400, scene.width, 36, p.paper) +
  rect(0, 436, scene.width, 524, p.metal) +
  times(8, (board) => {
    const near = (edge: number) => 640 + (edge - 5) * 250
    const far = (edge: number) => 640 + (edge - 5) * 128
    const isLaid = board < 5
    return isLaid
      ? shape(
          `M${far(board) + 2} 436H${far(board + 1) - 2}L${near(board + 1) - 4} 960H${near(board) + 4}Z`,
          board % 2 ? p.wood : p.woodDeep,
        ) +
          stroke(
            `M${(far(board) + near(board)) / 2 - (board % 3) * 20} ${640 + (board % 3) * 40}H${(far(board + 1) + near(board + 1)) / 2 - (board % 3) * 20}`,
            '#00000033',
            5,
          )
      : ''
  }) +
  shape('M660 560L720 556L1010 880L900 890Z', p.wood) +
  shape('M900 890L1010 880V904L904 914Z', p.woodDeep) +
  at(1_060, 640, rect(-24, -60, 48, 190, p.sparkDeep, 12) + rect(-96, -130, 192, 84, p.ink, 16), 'rotate(28)') +
  at(
    900,
    520,
    rect(-120, -16, 240, 32, p.gold, 4) +
      times(14, (mark) => rect(-110 + mark * 17, -16, 3, mark % 2 ? 10 : 18, p.ink)),
    'rotate(-8)',
  )

/** Tins of paint, brushes and cards of colours. */
export const paintPots: Draw = (p, random) =>
  table(p, random) +
  rect(0, 0, 560, 690, p.soft) +
  shape('M560 0H600Q580 180 604 330T590 690H560Z', p.soft) +
  shadow(560, 704, 400) +
  [p.main, p.spark, p.sparkDeep]
    .map(
      (fill, index) =>
        rect(220 + index * 230, 430, 200, 266, p.metal, 10) +
        rect(220 + index * 230, 500, 200, 130, p.paper) +
        rect(244 + index * 230, 520, 152, 90, fill, 8) +
        oval(320 + index * 230, 430, 100, 26, p.metalDeep) +
        oval(320 + index * 230, 430, 86, 19, fill) +
        shape(`M${244 + index * 230} 436q20 120 44 10Z`, fill),
    )
    .join('') +
  at(
    960,
    560,
    rect(-20, -250, 40, 200, p.wood, 16) +
      rect(-48, -60, 96, 66, p.metal, 6) +
      shape('M-46 6H46V110Q0 140 -46 110Z', p.woodDeep) +
      shape('M-46 70H46V110Q0 140 -46 110Z', p.main),
    `rotate(${random.int(6, 16)})`,
  ) +
  times(5, (card) =>
    at(
      1_010,
      900,
      rect(-30, -190, 60, 190, p.paper, 6) +
        rect(-24, -184, 48, 110, [p.main, p.soft, p.spark, p.sparkDeep, p.gold][card] ?? p.main, 4),
      `rotate(${-40 + card * 20})`,
    ),
  ) +
  shape('M300 800H640L690 900H260Z', p.metalDeep) +
  shape('M330 816H620L650 880H300Z', p.main)

/** A wide window with slatted blinds, half of them open. */
export const blinds: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 250, 120, 780, 480) +
  [250, 650]
    .map((x, index) => {
      const count = index ? random.int(6, 8) : 15
      return (
        rect(x - 6, 96, 392, 34, p.paper, 8) +
        times(count, (slat) => rect(x, 136 + slat * 31, 380, 22, slat % 2 ? p.main : p.soft, 4)) +
        rect(x - 2, 136 + count * 31, 384, 18, p.deep, 6) +
        [x + 60, x + 320].map((cord) => rect(cord, 130, 5, count * 31, '#ffffffaa')).join('')
      )
    })
    .join('') +
  stroke('M1050 130V480', p.ink, 5) +
  circle(1_050, 490, 14, p.gold) +
  shadow(640, 880, 330) +
  rect(350, 720, 580, 60, p.spark, 18) +
  rect(380, 776, 26, 100, p.woodDeep) +
  rect(874, 776, 26, 100, p.woodDeep) +
  plant(p, 1_110, 880, 1)

/** A building behind bamboo scaffolding. */
export const scaffold: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  skyline(p, random, 0, 860, scene.width, 520) +
  rect(0, 850, scene.width, 110, p.floor) +
  rect(330, 70, 620, 790, p.wall) +
  rect(310, 56, 660, 34, p.deep) +
  times(4, (row) =>
    times(3, (column) => rect(390 + column * 190, 140 + row * 170, 120, 110, random.chance(0.3) ? p.gold : p.near, 6)),
  ) +
  rect(330, 70, 300, 790, p.leaf + '55') +
  times(6, (pole) => stroke(`M${270 + pole * 146} 20V870`, p.gold, 15)) +
  times(6, (pole) => stroke(`M220 ${110 + pole * 140}H1060`, p.gold, 13)) +
  stroke('M270 810L562 390M562 390L854 110M1000 810L708 390', p.woodDeep, 10) +
  times(6, (pole) => times(6, (row) => rect(260 + pole * 146, 100 + row * 140, 22, 20, p.ink, 4))) +
  rect(640, 506, 320, 20, p.wood, 4) +
  at(800, 506, shape('M-40 0V-60H40V0Z', p.spark) + stroke('M-36 -60Q0 -110 36 -60', p.metalDeep, 8)) +
  shape('M130 870L180 720L230 870Z', p.sparkDeep) +
  rect(110, 862, 140, 20, p.sparkDeep, 6) +
  shape('M153 800H207L214 822H146Z', p.paper)

/** A feng shui compass on a plan of a home. */
export const compass: Draw = (p, random) =>
  table(p, random) +
  rect(0, 240, scene.width, 720, p.wood) +
  rect(0, 240, scene.width, 16, p.woodDeep) +
  at(
    330,
    560,
    rect(-190, -210, 380, 420, p.paper, 6) +
      stroke('M-150 -170H150V170H-150ZM-150 -20H20V-170M20 60H150M20 170V100', p.main, 14),
    'rotate(-9)',
  ) +
  shadow(740, 900, 330) +
  rect(440, 270, 620, 620, '#8e3b2f', 16) +
  circle(750, 580, 290, p.gold) +
  [256, 212, 166, 120].map((r, ring) => circle(750, 580, r, ring % 2 ? p.gold : '#f3e3b3')).join('') +
  [24, 16, 12]
    .map((count, ring) =>
      times(count, (mark) => at(750, 580, rect(-3, -250 + ring * 46, 6, 32, p.ink), `rotate(${(mark * 360) / count})`)),
    )
    .join('') +
  circle(750, 580, 74, '#ffffff') +
  at(
    750,
    580,
    shape('M0 -66L13 0H-13Z', '#c0392b') + shape('M0 66L13 0H-13Z', p.ink),
    `rotate(${random.int(-30, 30)})`,
  ) +
  stroke('M750 290V870M460 580H1040', '#c0392b', 4)

/** Curtains at a wide window above a bench. */
export const curtains: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  pane(p, random, 330, 120, 620, 470) +
  rect(190, 76, 900, 22, p.woodDeep, 10) +
  [
    [200, 1],
    [1_080, -1],
  ]
    .map(([x = 0, side = 1]) =>
      times(5, (fold) =>
        shape(
          `M${x + side * fold * 44} 98H${x + side * (fold * 44 + 46)}Q${x + side * (fold * 36 + 60)} 400 ${x + side * (fold * 30 + 36)} 700H${x + side * fold * 30}Q${x + side * fold * 40} 400 ${x + side * fold * 44} 98Z`,
          fold % 2 ? p.main : p.soft,
        ),
      ),
    )
    .join('') +
  rect(0, 800, 1_280, 160, p.floor) +
  rect(360, 680, 560, 60, p.spark, 18) +
  rect(380, 736, 26, 100, p.woodDeep) +
  rect(874, 736, 26, 100, p.woodDeep) +
  rect(420, 610, 120, 90, p.paper, 18) +
  rect(560, 620, 110, 80, p.deep, 18) +
  shadow(640, 842, 300)
