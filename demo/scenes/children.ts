import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, pane, table } from './places.ts'

/** A cot under a mobile. */
export const nursery: Draw = (p, random) =>
  interior(p, random) +
  stroke('M640 0V150', p.ink, 5) +
  stroke('M480 170H800', p.woodDeep, 12) +
  [500, 600, 690, 780]
    .map(
      (x, index) =>
        stroke(`M${x} 170V${230 + (index % 2) * 40}`, p.ink, 4) +
        [
          circle(x, 262 + (index % 2) * 40, 32, p.spark),
          rect(x - 28, 236 + (index % 2) * 40, 56, 52, p.main, 10),
          shape(`M${x} ${226 + (index % 2) * 40}l34 62h-68Z`, p.gold),
          circle(x, 262 + (index % 2) * 40, 30, p.soft),
        ][index],
    )
    .join('') +
  shadow(640, 880, 340) +
  rect(330, 480, 620, 20, p.wood, 8) +
  rect(350, 640, 580, 120, p.paper, 12) +
  shape('M520 640Q640 590 930 620V760H520Z', p.soft) +
  circle(440, 650, 44, p.wood) +
  rect(330, 740, 620, 36, p.wood, 8) +
  times(13, (index) => rect(352 + index * 46, 490, 14, 260, p.wood, 4)) +
  rect(318, 450, 30, 430, p.woodDeep, 10) +
  rect(932, 450, 30, 430, p.woodDeep, 10) +
  at(
    1_090,
    800,
    circle(0, -70, 62, p.wood) +
      circle(-46, -120, 24, p.wood) +
      circle(46, -120, 24, p.wood) +
      oval(0, 20, 74, 66, p.wood) +
      circle(0, -56, 26, p.paper) +
      circle(0, -66, 8, p.ink) +
      circle(-22, -88, 6, p.ink) +
      circle(22, -88, 6, p.ink),
  )

/** An easel with a picture begun, and its paints. */
export const easel: Draw = (p, random) =>
  interior(p, random) +
  stroke('M560 120L400 880M720 120L880 880M640 120V900', p.wood, 24) +
  rect(410, 170, 460, 400, p.paper, 4) +
  shape('M430 190H850V400H430Z', p.sky) +
  circle(random.int(520, 780), 270, 44, p.gold) +
  shape('M430 430Q520 340 620 410T850 380V550H430Z', p.leaf) +
  shape('M430 480Q560 430 680 500T850 470V550H430Z', p.main) +
  rect(390, 576, 500, 26, p.woodDeep, 6) +
  shadow(1_050, 880, 140) +
  shape('M930 800Q930 720 1050 720T1180 800Q1170 872 1060 870Q1030 868 1036 836T980 846Q930 850 930 800Z', p.wood) +
  [p.main, p.spark, p.gold, p.leaf, p.sparkDeep]
    .map((fill, index) => circle(974 + index * 42, 774 - (index % 2) * 22, 17, fill))
    .join('') +
  at(
    230,
    880,
    rect(-46, -130, 92, 130, p.soft, 10) +
      times(4, (index) =>
        stroke(
          `M${-26 + index * 18} -130L${-50 + index * 34} -270`,
          [p.woodDeep, p.main, p.wood, p.sparkDeep][index] ?? p.wood,
          10,
        ),
      ),
  )

/** Blocks, a book and a ball on a mat. */
export const blocks: Draw = (p, random) =>
  interior(p, random) +
  oval(640, 840, 560, 90, p.soft) +
  [
    [400, 700, p.main],
    [540, 700, p.spark],
    [680, 700, p.gold],
    [470, 560, p.sparkDeep],
    [610, 560, p.leaf],
    [540, 420, p.main],
  ]
    .map(
      ([x = 0, y = 0, fill], index) =>
        rect(Number(x), Number(y), 132, 132, String(fill), 14) +
        [
          circle(Number(x) + 66, Number(y) + 66, 34, '#ffffffaa'),
          shape(`M${Number(x) + 66} ${Number(y) + 26}l40 74h-80Z`, '#ffffffaa'),
          rect(Number(x) + 36, Number(y) + 36, 60, 60, '#ffffffaa', 8),
        ][index % 3],
    )
    .join('') +
  circle(930, 770, 84, p.paper) +
  shape('M850 748Q930 700 1012 748Q930 790 850 748Z', p.spark) +
  shape('M870 830Q930 800 992 830Q930 860 870 830Z', p.main) +
  at(
    250,
    850,
    shape('M-120 -20L0 0L120 -20V-110L0 -90L-120 -110Z', p.paper) +
      stroke('M0 -90V0', p.wallShade, 6) +
      rect(-96, -90, 70, 44, p.soft, 6),
  ) +
  pane(p, random, 900, 110, 260, 230)

/** A small robot and the blocks that move it. */
export const robot: Draw = (p, random) =>
  table(p, random) +
  shadow(480, 700, 190) +
  rect(340, 420, 280, 220, p.main, 36) +
  rect(390, 280, 180, 150, p.soft, 36) +
  circle(440, 350, 26, p.paper) +
  circle(520, 350, 26, p.paper) +
  circle(random.pick([434, 446]), 352, 12, p.ink) +
  circle(random.pick([514, 526]), 352, 12, p.ink) +
  stroke('M480 280V220', p.metalDeep, 12) +
  circle(480, 206, 22, p.spark) +
  rect(400, 480, 160, 90, p.paper, 14) +
  times(3, (index) => circle(434 + index * 46, 526, 14, [p.spark, p.gold, p.leaf][index] ?? p.gold)) +
  stroke('M340 480Q270 500 270 580M620 480Q690 480 700 400', p.metalDeep, 26) +
  circle(400, 656, 46, p.ink) +
  circle(560, 656, 46, p.ink) +
  [p.spark, p.main, p.leaf]
    .map(
      (fill, index) =>
        rect(800 + index * 34, 300 + index * 104, 300, 88, fill, 16) +
        circle(850 + index * 34, 388 + index * 104, 22, fill) +
        stroke(`M${834 + index * 34} ${344 + index * 104}h${150 - index * 30}`, '#ffffffcc', 14),
    )
    .join('')
