import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, skyline } from './places.ts'

/** A court with its net, racket and shuttlecock. */
export const court: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  times(5, (index) => rect(60 + index * 250, 70, 190, 60, '#ffffff77', 8)) +
  shape('M0 430H1280V960H0Z', p.leafDeep) +
  stroke('M180 470H1100L1260 930H20Z', '#ffffffdd', 10) +
  stroke('M640 470V930M100 700H1180', '#ffffffdd', 8) +
  rect(120, 330, 1_040, 200, '#ffffff44') +
  times(26, (index) => rect(130 + index * 40, 340, 3, 190, '#ffffff99')) +
  times(5, (index) => rect(120, 370 + index * 38, 1_040, 3, '#ffffff99')) +
  rect(110, 322, 1_060, 22, p.paper) +
  [110, 1_156].map((x) => rect(x, 310, 16, 330, p.ink)).join('') +
  at(
    random.pick([420, 860]),
    700,
    stroke('M0 -130A96 120 0 1 1 -1 -130Z', p.main, 20) +
      times(5, (index) => stroke(`M${-56 + index * 28} -110V80M-76 ${-84 + index * 36}H76`, '#ffffffbb', 3)) +
      rect(-12, 106, 24, 170, p.spark, 10),
    'rotate(28)',
  ) +
  at(random.pick([640, 1_000]), 620, shape('M-40 -80H40L18 0H-18Z', p.paper) + circle(0, 10, 22, p.spark))

/** A training hall with a bag and gloves. */
export const boxing: Draw = (p, random) =>
  interior(p, random) +
  stroke('M640 0V150', p.metalDeep, 10) +
  rect(540, 150, 200, 500, p.main, 50) +
  rect(540, 260, 200, 30, p.deep) +
  rect(540, 520, 200, 30, p.deep) +
  shape('M570 170Q600 160 620 166V640Q590 640 570 620Z', '#ffffff33') +
  at(
    300,
    690,
    shape('M-90 -20Q-110 -110 -20 -120Q80 -120 90 -40Q90 40 20 50H-50Q-84 40 -90 -20Z', p.spark) +
      rect(-60, 44, 120, 56, p.paper, 10) +
      circle(-74, -30, 34, p.sparkDeep),
    'rotate(-12)',
  ) +
  at(
    960,
    700,
    shape('M90 -20Q110 -110 20 -120Q-80 -120 -90 -40Q-90 40 -20 50H50Q84 40 90 -20Z', p.spark) +
      rect(-60, 44, 120, 56, p.paper, 10) +
      circle(74, -30, 34, p.sparkDeep),
    'rotate(14)',
  ) +
  rect(150, 780, 980, 40, p.wood, 8) +
  [200, 1_040].map((x) => rect(x, 820, 40, 90, p.woodDeep)).join('') +
  rect(880, 150, 300, 200, p.paper, 8) +
  stroke(
    random.pick(['M930 250H1130M1030 180V320', 'M920 300Q1030 160 1140 300', 'M930 200L1130 310M1130 200L930 310']),
    p.main,
    22,
  )

/** A trail over the hills above the sea. */
export const trail: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(200, 1_080), 190, 78, p.isEvening ? p.gold : p.paper) +
  shape('M0 470Q200 250 420 400T820 330T1280 430V700H0Z', p.far) +
  rect(0, 560, scene.width, 160, p.near) +
  shape('M0 640Q240 400 520 560T980 540T1280 620V960H0Z', p.leaf) +
  shape('M0 780Q300 600 640 730T1280 720V960H0Z', p.leafDeep) +
  stroke('M660 960Q560 850 680 800T640 700T760 600', p.floor, 46) +
  [180, 300, 1_050, 1_160]
    .map(
      (x, index) =>
        shape(`M${x} ${700 + index * 14}l-56 120h112Z`, p.leaf) +
        shape(`M${x} ${640 + index * 14}l-44 110h88Z`, p.leaf) +
        rect(x - 8, 816 + index * 14, 16, 34, p.woodDeep),
    )
    .join('') +
  stroke('M900 900V700', p.woodDeep, 16) +
  shape('M900 700H1010L1040 726L1010 752H900Z', p.wood)

/** A board and paddle on the beach. */
export const beach: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(200, 1_080), 160, 70, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, random.pick([0, 640]), 430, 640, 190) +
  rect(0, 430, scene.width, 250, p.near) +
  times(5, (index) => stroke(`M${(index * 300) % 1_100} ${480 + index * 38}q50 -18 100 0t100 0`, '#ffffff99', 8)) +
  shape('M0 680Q320 630 640 676T1280 660V960H0Z', '#ead9b0') +
  shadow(610, 890, 400) +
  at(
    600,
    820,
    oval(0, 0, 410, 74, p.main) + oval(0, -8, 360, 54, p.paper) + rect(-200, -16, 400, 16, p.spark, 8),
    'rotate(-6)',
  ) +
  stroke('M900 880L1110 420', p.wood, 18) +
  oval(1_122, 390, 34, 76, p.spark)

/** A football on the grass before the goal. */
export const pitch: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  skyline(p, random, 0, 470, 1_280, 330) +
  times(6, (index) => rect(0, 470 + index * 84, scene.width, 84, index % 2 ? p.leaf : p.leafDeep)) +
  stroke('M330 700V330H950V700', p.paper, 20) +
  times(14, (index) => stroke(`M${350 + index * 44} 345V680`, '#ffffff88', 3)) +
  times(8, (index) => stroke(`M340 ${370 + index * 42}H940`, '#ffffff88', 3)) +
  at(
    random.int(460, 820),
    800,
    oval(0, 88, 96, 14, '#00000033') +
      circle(0, 0, 92, p.paper) +
      shape('M0 -34L34 -10L20 28H-20L-34 -10Z', p.ink) +
      [0, 72, 144, 216, 288]
        .map((angle) => `<path transform="rotate(${angle})" d="M-22 -90H22L0 -62Z" fill="${p.ink}"/>`)
        .join(''),
  ) +
  [220, 1_070].map((x) => shape(`M${x} 760l44 110h-88Z`, p.spark) + rect(x - 26, 806, 52, 18, p.paper)).join('')
