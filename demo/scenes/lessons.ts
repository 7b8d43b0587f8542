import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, pane, pendant, plant, table, books } from './places.ts'

/** A desk with books, pencils and a globe. */
export const desk: Draw = (p, random) =>
  table(p, random) +
  rect(420, 90, 600, 370, p.leafDeep, 10) +
  stroke('M410 80H1030V470H410Z', p.woodDeep, 20) +
  stroke('M500 190H700M500 260H800M500 330H640', '#ffffffcc', 10) +
  stroke(random.chance(0.5) ? 'M850 220L900 310H800Z' : 'M850 220A45 45 0 1 1 849 220', p.spark, 9) +
  books(p, 160, 690) +
  rect(560, 590, 100, 100, p.paper, 12) +
  [p.spark, p.main, p.gold]
    .map((fill, index) =>
      at(
        590 + index * 22,
        592,
        rect(-9, -120 + index * 16, 18, 120, fill) +
          shape(`M-9 ${-120 + index * 16}H9L0 ${-146 + index * 16}Z`, p.wood),
        `rotate(${-12 + index * 13})`,
      ),
    )
    .join('') +
  circle(930, 560, 100, p.near) +
  shape(
    'M880 490Q940 470 950 520T900 570Q850 560 880 490ZM960 580Q1010 560 1000 610T940 630Q930 600 960 580Z',
    p.leaf,
  ) +
  stroke('M1012 470A124 124 0 0 1 930 684', p.gold, 12) +
  rect(880, 676, 110, 16, p.woodDeep, 6) +
  shape('M470 770H860L900 900H430Z', p.paper) +
  stroke('M490 810H830M484 846H700', p.soft, 8)

/** A piano with its music. */
export const piano: Draw = (p, random) =>
  interior(p, random) +
  pendant(p, 150, 170) +
  rect(280, 250, 740, 420, p.deep, 18) +
  rect(260, 236, 780, 36, p.ink, 10) +
  rect(500, 320, 280, 210, p.paper, 6) +
  times(
    4,
    (row) =>
      times(5, (line) => stroke(`M526 ${352 + row * 46 + line * 6}H754`, p.wallShade, 2)) +
      circle(560 + row * 52, 362 + row * 44, 9, p.ink) +
      stroke(`M${568 + row * 52} ${360 + row * 44}v-26`, p.ink, 4),
  ) +
  rect(240, 590, 800, 70, p.paper, 4) +
  times(20, (index) => rect(279 + index * 40, 590, 3, 70, p.metal)) +
  times(19, (index) => (index % 7 === 2 || index % 7 === 6 ? '' : rect(268 + index * 40, 590, 24, 42, p.ink, 3))) +
  rect(230, 656, 820, 40, p.main, 8) +
  rect(280, 696, 44, 180, p.deep) +
  rect(956, 696, 44, 180, p.deep) +
  shadow(640, 890, 210) +
  rect(500, 776, 280, 46, p.spark, 16) +
  stroke('M530 822L510 886M750 822L770 886', p.ink, 16) +
  plant(p, 1_150, 880, 0.9)

/** A blackboard with a sum, and chalk. */
export const blackboard: Draw = (p, random) =>
  interior(p, random) +
  rect(230, 100, 820, 510, p.woodDeep, 12) +
  rect(254, 124, 772, 462, p.leafDeep, 4) +
  times(2, (digit) => {
    const x = 360 + digit * 330
    return (
      `<circle cx="${x}" cy="260" r="44" fill="none" stroke="#fffffff0" stroke-width="13"/>` +
      `<circle cx="${x}" cy="354" r="50" fill="none" stroke="#fffffff0" stroke-width="13"/>`
    )
  }) +
  stroke('M486 310H566M526 270V350', '#fffffff0', 13) +
  stroke('M800 290H880M800 330H880', '#fffffff0', 13) +
  `<circle cx="955" cy="310" r="34" fill="none" stroke="${p.spark}" stroke-width="10" stroke-dasharray="16 14"/>` +
  stroke('M320 500H600M340 484v32M400 484v32M460 484v32M520 484v32M580 484v32', '#ffffffaa', 8) +
  stroke(random.chance(0.5) ? 'M680 510A60 60 0 0 1 800 510Z' : 'M680 510L740 430L800 510Z', p.gold, 8) +
  rect(300, 604, 680, 24, p.wood, 6) +
  rect(360, 590, 70, 16, p.paper, 6) +
  rect(450, 590, 44, 16, p.spark, 6) +
  rect(820, 572, 120, 34, p.main, 8) +
  rect(820, 594, 120, 14, p.paper, 4) +
  shadow(640, 890, 300) +
  rect(400, 730, 480, 36, p.wood, 8) +
  rect(430, 766, 30, 120, p.woodDeep) +
  rect(820, 766, 30, 120, p.woodDeep) +
  at(380, 180, books(p, 160, 550)) +
  plant(p, 1_150, 870, 1.1)

/** An exercise book with its pencils, ruler and set square. */
export const homework: Draw = (p, random) =>
  table(p, random) +
  pane(p, random, 450, 110, 380, 320) +
  rect(0, 600, scene.width, 360, p.wood) +
  rect(0, 600, scene.width, 16, p.woodDeep) +
  shape('M320 560Q480 500 640 560Q800 500 960 560L1010 850Q830 790 640 850Q450 790 270 850Z', p.wallShade) +
  shape('M330 546Q490 490 640 546V834Q460 776 284 832Z', p.paper) +
  shape('M950 546Q790 490 640 546V834Q820 776 996 832Z', '#ffffff') +
  times(5, (row) =>
    stroke(`M${370 - row * 9} ${590 + row * 42}Q490 ${560 + row * 43} 606 ${592 + row * 43}`, p.soft, 6),
  ) +
  stroke('M704 690H850V590Z', p.main, 9) +
  stroke('M700 740Q780 710 900 720M706 776Q780 748 860 752', p.soft, 7) +
  at(
    990,
    600,
    rect(-14, -150, 28, 230, random.pick([p.spark, p.main, p.gold])) +
      shape('M-14 80H14L0 124Z', p.wood) +
      rect(-14, -172, 28, 26, p.sparkDeep, 6),
    'rotate(38)',
  ) +
  rect(70, 690, 180, 90, p.main, 40) +
  rect(90, 724, 140, 10, p.gold, 5) +
  circle(96, 729, 12, p.gold) +
  shape('M1060 860H1230V690Z', p.far) +
  shape('M1120 830H1200V750Z', p.wood)

/** A lesson on a screen, with headphones. */
export const onlineLesson: Draw = (p, random) =>
  table(p, random) +
  shadow(600, 718, 340) +
  shape('M740 690L860 690L800 420Z', p.metalDeep) +
  rect(300, 230, 600, 440, p.ink, 34) +
  rect(330, 260, 540, 380, p.far, 10) +
  rect(330, 260, 540, 250, p.paper, 10) +
  stroke('M380 320H520M380 370H600M380 420H480', p.soft, 14) +
  stroke(`M690 310V440H830M690 ${random.pick([440, 400])}L820 330`, p.main, 10) +
  circle(760, 372, 18, p.spark) +
  [
    [400, p.spark],
    [600, p.soft],
    [800, p.sparkDeep],
  ]
    .map(
      ([x, fill]) =>
        shape(`M${Number(x) - 66} 640Q${Number(x) - 60} 590 ${x} 590T${Number(x) + 66} 640Z`, String(fill)) +
        circle(Number(x), 562, 36, p.wood) +
        shape(
          `M${Number(x) - 38} 562Q${Number(x) - 40} 520 ${x} 520T${Number(x) + 38} 562Q${x} 530 ${Number(x) - 38} 562Z`,
          p.ink,
        ),
    )
    .join('') +
  rect(280, 664, 640, 30, p.metalDeep, 12) +
  stroke('M990 640Q980 470 1080 470T1170 640', p.deep, 22) +
  rect(966, 600, 50, 100, p.main, 20) +
  rect(1_144, 600, 50, 100, p.main, 20) +
  shape('M420 780H800L830 880H390Z', p.paper) +
  stroke('M450 810H760M440 844H640', p.soft, 8) +
  books(p, 30, 690)

/** A pile of past papers beside a clock. */
export const pastPapers: Draw = (p, random) =>
  table(p, random) +
  shadow(500, 706, 270) +
  times(9, (sheet) =>
    rect(300 + ((sheet * 7) % 4) * 8, 668 - sheet * 24, 380, 22, sheet % 3 === 2 ? p.soft : p.paper, 3),
  ) +
  shape('M290 476L650 470L700 300L350 290Z', p.paper) +
  stroke('M400 334H620M390 366H640M380 398H560', p.metal, 9) +
  stroke('M560 424l22 22l50 -66', p.sparkDeep, 12) +
  shadow(930, 706, 160) +
  stroke('M850 650L820 700M1010 650L1040 700', p.ink, 20) +
  circle(850, 350, 44, p.gold) +
  circle(1_010, 350, 44, p.gold) +
  circle(930, 510, 176, random.pick([p.main, p.deep])) +
  circle(930, 510, 148, '#ffffff') +
  times(12, (hour) => at(930, 510, rect(-4, -138, 8, hour % 3 ? 16 : 28, p.ink), `rotate(${hour * 30})`)) +
  stroke('M930 510V410M930 510L990 540', p.ink, 13) +
  circle(930, 510, 12, p.sparkDeep) +
  at(
    560,
    800,
    rect(-160, -14, 260, 28, p.spark) + shape('M100 -14V14L146 0Z', p.wood) + rect(-190, -14, 34, 28, p.sparkDeep, 6),
    'rotate(-8)',
  ) +
  rect(740, 790, 120, 60, p.paper, 10) +
  rect(740, 790, 50, 60, p.main, 10)

/** An abacus and cards with sums. */
export const abacus: Draw = (p, random) =>
  table(p, random) +
  shadow(640, 706, 430) +
  rect(270, 200, 740, 500, p.woodDeep, 16) +
  rect(304, 234, 672, 432, p.paper, 6) +
  rect(304, 356, 672, 22, p.woodDeep) +
  times(8, (rod) => {
    const x = 350 + rod * 83
    const [above, below] = [random.int(0, 1), random.int(0, 4)]
    return (
      rect(x - 4, 234, 8, 432, p.metalDeep) +
      oval(x, above ? 330 : 262, 36, 24, p.sparkDeep) +
      times(4, (bead) => oval(x, bead < below ? 402 + bead * 48 : 496 + bead * 48, 36, 23, rod % 2 ? p.main : p.spark))
    )
  }) +
  [
    [330, 'M-70 0H-20M-45 -25V25M20 -25Q70 -40 60 -8L20 30H70'],
    [640, 'M-70 -14H-20M-70 14H-20M20 -30L70 30M70 -30L20 30'],
    [950, 'M-70 0H-20M20 -30H70L40 34'],
  ]
    .map(([x, sign]) =>
      at(
        Number(x),
        820,
        rect(-110, -60, 220, 130, p.paper, 10) + stroke(String(sign), p.main, 13),
        `rotate(${random.int(-8, 8)})`,
      ),
    )
    .join('')

/** A guitar on its stand, a violin on the wall and a music stand. */
export const instruments: Draw = (p, random) =>
  interior(p, random) +
  shadow(420, 890, 180) +
  at(
    430,
    640,
    rect(-20, -460, 40, 340, p.woodDeep, 6) +
      rect(-36, -540, 72, 100, p.ink, 12) +
      shape(
        'M0 -180Q130 -180 120 -60Q110 0 150 60Q190 230 0 236T-150 60Q-110 0 -120 -60Q-130 -180 0 -180Z',
        random.pick([p.gold, p.wood, p.sparkDeep]),
      ) +
      circle(0, 0, 52, p.ink) +
      rect(-60, 120, 120, 22, p.ink, 6) +
      times(4, (string) => rect(-15 + string * 9, -500, 3, 630, p.paper)),
    'rotate(8)',
  ) +
  stroke('M330 890L400 780L500 890', p.metalDeep, 18) +
  at(
    780,
    360,
    shape('M0 -90Q76 -90 66 -20Q40 10 70 50Q90 150 0 154T-70 50Q-40 10 -66 -20Q-76 -90 0 -90Z', '#a4552f') +
      rect(-12, -230, 24, 250, p.ink, 6) +
      circle(0, -236, 24, p.woodDeep) +
      rect(-20, 60, 40, 70, p.ink, 8) +
      stroke('M-34 10q-14 30 4 60M34 10q14 30 -4 60', p.ink, 6),
    'rotate(-12)',
  ) +
  stroke('M900 180L940 560', p.woodDeep, 10) +
  stroke('M914 180L952 556', p.paper, 4) +
  shadow(1_060, 890, 130) +
  stroke('M1060 640V860M1060 850L980 890M1060 850L1140 890', p.ink, 16) +
  shape('M930 470H1190L1170 660H950Z', p.ink) +
  shape('M950 480H1058V640H962ZM1064 480H1172L1160 640H1064Z', p.paper) +
  times(
    3,
    (line) =>
      stroke(`M968 ${516 + line * 44}h74M1080 ${516 + line * 44}h74`, p.metal, 6) +
      circle(984 + line * 22, 512 + line * 44, 9, p.ink) +
      circle(1_100 + line * 20, 520 + line * 40, 9, p.ink),
  )
