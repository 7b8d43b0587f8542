import type { Random } from '../random.ts'
import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { skyline, tiledWall } from './places.ts'

const sea = (p: Palette, random: Random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(200, 1_080), 160, 66, p.isEvening ? p.gold : p.paper) +
  skyline(p, random, random.pick([0, 500]), 440, 780, 220) +
  rect(0, 440, scene.width, 520, p.near) +
  times(8, (index) => stroke(`M${(index * 397) % 1_100} ${490 + index * 58}q50 -18 100 0t100 0`, '#ffffff88', 8))

/** A kayak with its paddle across. */
export const kayak: Draw = (p, random) =>
  sea(p, random) +
  oval(640, 740, 520, 46, '#00000022') +
  shape('M110 600Q640 690 1170 600Q1090 750 640 756T110 600Z', p.main) +
  shape('M110 600Q640 690 1170 600Q1120 640 640 676T110 600Z', p.spark) +
  oval(640, 656, 140, 26, p.ink) +
  shape('M590 650Q580 500 640 490T700 650Z', p.sparkDeep) +
  stroke('M596 540Q560 600 500 580M690 540Q740 590 790 540', '#c98f6b', 28) +
  circle(640, 436, 52, '#c98f6b') +
  shape('M584 430Q590 372 640 372T696 430Z', p.gold) +
  rect(574, 424, 136, 14, p.gold, 7) +
  stroke('M350 660L940 460', p.woodDeep, 16) +
  at(330, 668, oval(0, 0, 76, 30, p.gold), 'rotate(-18)') +
  at(960, 452, oval(0, 0, 76, 30, p.gold), 'rotate(-18)')

/** A dinghy under sail. */
export const dinghy: Draw = (p, random) =>
  sea(p, random) +
  stroke('M640 120V660', p.woodDeep, 18) +
  shape('M620 150Q440 380 360 610H620Z', p.paper) +
  shape('M660 130Q900 360 960 620H660Z', p.main) +
  shape('M660 300Q780 300 862 372L912 480Q780 440 660 460Z', p.spark) +
  circle(540, 500, 46, p.sparkDeep) +
  shape('M300 660H1010Q960 790 860 796H440Q350 780 300 660Z', p.wood) +
  shape('M300 660H1010L996 694H312Z', p.paper) +
  stroke('M340 810q60 -26 120 0t120 0t120 0t120 0t120 0', '#ffffffcc', 12) +
  at(random.pick([220, 1_080]), 560, shape('M-30 40L0 -60L30 40Z', '#c8553d') + oval(0, 44, 50, 14, p.ink))

/** Goggles, a cap and a board for beginners by the pool. */
export const goggles: Draw = (p, random) =>
  tiledWall(p) +
  rect(0, 470, scene.width, 150, '#7cc3cf') +
  times(6, (index) => stroke(`M${index * 220} ${506 + (index % 3) * 34}q26 -16 52 0t52 0`, '#ffffff88', 8)) +
  rect(0, 600, scene.width, 360, p.paper) +
  rect(0, 600, scene.width, 20, p.metal) +
  times(6, (index) => stroke(`M${index * 240} 620L${index * 300 - 160} 960`, p.wallShade, 5)) +
  shape('M160 840V330Q170 190 290 190T420 330V840Z', p.spark) +
  [270, 350].map((y) => rect(210, y + 60, 160, 16, p.sparkDeep, 8)).join('') +
  rect(226, 700, 130, 70, p.paper, 30) +
  shadow(760, 850, 330) +
  stroke('M520 700Q380 560 560 480M960 700Q1130 560 930 470', p.ink, 22) +
  [620, 860]
    .map(
      (x) =>
        rect(x - 108, 610, 216, 170, p.main, 76) +
        rect(x - 84, 634, 168, 122, p.far, 56) +
        stroke(`M${x - 50} 700Q${x - 40} 654 ${x} 650`, '#ffffffaa', 14),
    )
    .join('') +
  stroke('M722 690Q740 674 758 690', p.ink, 20) +
  at(
    random.pick([1_060, 1_090]),
    880,
    shape('M-130 0Q-120 -150 0 -150T130 0Z', p.sparkDeep) + stroke('M-90 -40Q0 -90 90 -40', '#ffffff77', 14),
  )

/** A backpack, boots and poles on a hilltop. */
export const boots: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  circle(random.int(200, 1_080), 170, 66, p.isEvening ? p.gold : p.paper) +
  shape('M0 560L240 300L430 500L700 240L960 520L1120 400L1280 540V960H0Z', p.far) +
  shape('M640 300L700 240L764 308L716 300L690 330Z', p.paper) +
  shape('M0 760Q340 620 640 700T1280 680V960H0Z', p.leaf) +
  shape('M0 860Q440 760 1280 830V960H0Z', p.leafDeep) +
  shadow(520, 860, 220) +
  rect(360, 400, 330, 450, p.main, 90) +
  rect(350, 370, 350, 110, p.spark, 50) +
  rect(400, 600, 250, 180, p.deep, 30) +
  rect(400, 640, 250, 14, p.gold) +
  stroke('M470 380Q520 290 580 380', p.ink, 18) +
  rect(330, 310, 390, 70, p.sparkDeep, 34) +
  stroke('M250 880L330 380', p.metalDeep, 14) +
  rect(308, 330, 40, 76, p.ink, 12) +
  [800, 960]
    .map((x) =>
      at(
        x,
        850,
        shape('M-60 0V-190H40V-100Q130 -90 140 -20V0Z', p.wood) +
          rect(-70, -10, 220, 30, p.ink, 10) +
          rect(-66, -210, 116, 34, p.woodDeep, 12) +
          stroke('M-6 -150H50M0 -116H60M12 -84H80', p.paper, 9),
      ),
    )
    .join('')

/** A tennis racket and balls at the net. */
export const tennis: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.sky) +
  skyline(p, random, 0, 330, scene.width, 200) +
  rect(0, 320, scene.width, 640, '#4f86a0') +
  shape('M0 960L230 430H1050L1280 960Z', '#3f6f9c') +
  stroke('M60 960L270 430H1010L1220 960M640 430V960', '#ffffffdd', 11) +
  rect(0, 290, scene.width, 170, '#00000022') +
  times(33, (index) => rect(index * 40, 296, 3, 164, '#ffffff77')) +
  times(4, (index) => rect(0, 330 + index * 36, scene.width, 3, '#ffffff77')) +
  rect(0, 280, scene.width, 26, '#ffffff') +
  at(
    520,
    610,
    rect(-20, 150, 40, 230, p.ink, 16) +
      stroke('M0 170L-60 70M0 170L60 70', p.main, 22) +
      times(7, (line) => stroke(`M${-96 + line * 32} -150V100M-130 ${-126 + line * 34}H130`, '#ffffffcc', 4)) +
      `<ellipse cx="0" cy="-26" rx="136" ry="166" fill="none" stroke="${p.main}" stroke-width="26"/>`,
    `rotate(${random.int(-34, -20)})`,
  ) +
  [
    [880, 760],
    [1_000, 800],
    [930, 640],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadow(x, y + 62, 60) +
        circle(x, y, 60, '#d7e04f') +
        stroke(
          `M${x - 52} ${y - 26}Q${x} ${y} ${x - 20} ${y + 56}M${x + 20} ${y - 56}Q${x} ${y} ${x + 54} ${y + 24}`,
          '#ffffff',
          8,
        ),
    )
    .join('')

/** A pool seen along its lanes. */
export const pool: Draw = (p, random) =>
  rect(0, 0, 1_280, 400, p.sky) +
  skyline(p, random, 0, 400, 1_280, 380) +
  rect(0, 400, 1_280, 60, p.paper) +
  rect(0, 460, 1_280, 500, '#7cc3cf') +
  [-2, -1, 0, 1, 2]
    .map((lane) =>
      times(16, (index) => {
        const depth = index / 15
        return circle(
          640 + lane * (110 + depth * depth * 260),
          470 + depth * depth * 490,
          5 + depth * 13,
          index % 2 ? p.main : p.paper,
        )
      }),
    )
    .join('') +
  times(9, (index) => stroke(`M${(index * 331) % 1_150} ${520 + index * 46}q26 -16 52 0t52 0`, '#ffffff66', 7)) +
  [300, 560, 820].map((x) => shape(`M${x} 400L${x + 20} 340H${x + 140}L${x + 160} 400Z`, p.main)).join('')

/** A mask with its snorkel, a tank and fins under water. */
export const diving: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, '#7cc3cf') +
  rect(0, 420, scene.width, 540, '#5fa9bd') +
  [180, 620, 980].map((x) => shape(`M${x} 0H${x + 120}L${x + 20} 960H${x - 260}Z`, '#ffffff22')).join('') +
  shape('M0 830Q300 760 640 820T1280 800V960H0Z', '#e3cf9f') +
  [120, 1_150]
    .map((x) => stroke(`M${x} 860V700M${x} 780L${x - 50} 700M${x} 760L${x + 50} 690M${x - 20} 740v-70`, p.spark, 26))
    .join('') +
  shadow(340, 850, 110) +
  rect(250, 420, 180, 430, p.main, 80) +
  rect(310, 370, 60, 60, p.metalDeep, 10) +
  rect(250, 560, 180, 26, p.ink) +
  stroke('M370 390Q520 360 520 520T600 640', p.ink, 16) +
  rect(560, 340, 440, 270, p.ink, 90) +
  shape(
    'M600 390Q610 372 640 372H920Q950 372 960 390V500Q950 570 880 570Q810 570 780 510Q750 570 680 570Q610 570 600 500Z',
    p.far,
  ) +
  stroke('M640 440L690 390', '#ffffffcc', 16) +
  stroke('M1010 250V600Q1010 690 900 690', p.sparkDeep, 34) +
  rect(990, 220, 40, 90, p.gold, 10) +
  [700, 850]
    .map((x) =>
      at(
        x,
        880,
        shape('M-30 -140H30L70 0H-70Z', p.spark) +
          rect(-36, -170, 72, 60, p.ink, 20) +
          stroke('M-20 -100L-40 -10M20 -100L40 -10', p.sparkDeep, 8),
      ),
    )
    .join('') +
  times(
    6,
    (bubble) =>
      `<circle cx="${1_080 + (bubble % 2) * 44}" cy="${200 - bubble * 34}" r="${10 + bubble * 3}" fill="none" stroke="#ffffffcc" stroke-width="6"/>`,
  ) +
  at(
    random.pick([180, 1_120]),
    300,
    oval(0, 0, 56, 30, p.gold) + shape('M44 0L90 -34V34Z', p.gold) + circle(-26, -6, 6, p.ink),
  )

/** A swimming ring and a ladder at the edge of a pool. */
export const swimRing: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, '#7cc3cf') +
  times(14, (wave) => stroke(`M${(wave * 397) % 1_150} ${330 + wave * 42}q30 -18 60 0t60 0`, '#ffffff77', 9)) +
  rect(0, 0, scene.width, 230, p.wall) +
  times(9, (tile) => rect(tile * 150 + 4, 20, 142, 150, p.wallShade, 6)) +
  rect(0, 200, scene.width, 60, p.paper) +
  rect(0, 250, scene.width, 16, p.metal) +
  [940, 1_090].map((x) => stroke(`M${x} 560V190Q${x} 120 ${x - 40} 120T${x - 80} 220`, p.metalDeep, 22)).join('') +
  [350, 450].map((y) => rect(940, y, 150, 20, p.metal, 6)).join('') +
  oval(520, 690, 330, 120, '#00000022') +
  at(
    520,
    600,
    times(8, (part) => {
      const angle = (turn: number) => (turn * 45 * Math.PI) / 180
      const point = (radius: number, turn: number) =>
        `${Math.cos(angle(turn)) * radius * 1.2} ${Math.sin(angle(turn)) * radius * 0.8}`
      return shape(
        `M${point(270, part)}L${point(280, part + 0.5)}L${point(270, part + 1)}L${point(120, part + 1)}L${point(120, part)}Z`,
        part % 2 ? p.paper : p.spark,
      )
    }),
  ) +
  stroke(random.pick(['M760 860Q960 800 1100 880', 'M800 880Q940 780 1120 830']), p.main, 44)
