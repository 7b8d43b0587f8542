// Why long: drawings, not code; each scene is one expression of coordinates, used by one entry of subjects.ts.
import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { bottle, interior, pane, pendant, plant, skyline, table } from './places.ts'

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

/** A studio with a mirror and a barre. */
export const studio: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  times(
    4,
    (index) =>
      rect(110 + index * 268, 120, 256, 520, '#ffffff66', 4) +
      shape(
        `M${130 + index * 268} 620L${300 + index * 268} 140H${350 + index * 268}L${180 + index * 268} 620Z`,
        '#ffffff55',
      ),
  ) +
  rect(0, 700, 1_280, 260, p.wood) +
  times(6, (index) => rect(0, 730 + index * 42, 1_280, 4, p.woodDeep)) +
  stroke('M60 470H1220', p.woodDeep, 20) +
  [140, 640, 1_140].map((x) => rect(x - 8, 470, 16, 240, p.metalDeep)).join('') +
  at(
    random.pick([430, 800]),
    820,
    shadow(0, 44, 200) +
      rect(-190, -40, 380, 80, p.spark, 40) +
      circle(190, 0, 40, p.sparkDeep) +
      circle(190, 0, 20, p.spark),
  ) +
  circle(1_060, 806, 70, p.main) +
  shape('M1010 770Q1060 740 1110 774Q1060 800 1010 770Z', '#ffffff44')

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

/** Speech bubbles of two languages above open books. */
export const talk: Draw = (p, random) =>
  table(p, random) +
  shape(
    'M260 150H660A40 40 0 0 1 700 190V350A40 40 0 0 1 660 390H440L360 470V390H260A40 40 0 0 1 220 350V190A40 40 0 0 1 260 150Z',
    p.main,
  ) +
  stroke('M300 230H600M300 300H520', '#ffffffdd', 24) +
  shape(
    'M720 290H1020A40 40 0 0 1 1060 330V450A40 40 0 0 1 1020 490H960V560L880 490H720A40 40 0 0 1 680 450V330A40 40 0 0 1 720 290Z',
    p.spark,
  ) +
  stroke('M750 360H990M750 420H900', p.ink, 18) +
  at(
    random.pick([560, 640]),
    800,
    shape('M-300 -40Q-150 -110 0 -50Q150 -110 300 -40V60Q150 -10 0 50Q-150 -10 -300 60Z', p.paper) +
      stroke('M0 -50V50', p.wallShade, 8) +
      times(3, (line) =>
        stroke(
          `M-250 ${-26 + line * 24}Q-150 ${-64 + line * 24} -50 ${-30 + line * 24}M50 ${-30 + line * 24}Q150 ${-64 + line * 24} 250 ${-26 + line * 24}`,
          p.soft,
          7,
        ),
      ),
  )

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

/** A wall of medicine drawers behind a counter with scale and mortar. */
export const medicine: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  rect(130, 60, 1_020, 540, p.woodDeep, 8) +
  times(5, (row) =>
    times(
      9,
      (column) =>
        rect(152 + column * 110, 80 + row * 102, 98, 90, p.wood, 4) +
        rect(176 + column * 110, 98 + row * 102, 50, 26, p.paper, 3) +
        circle(201 + column * 110, 146 + row * 102, 8, p.gold),
    ),
  ) +
  rect(0, 690, 1_280, 270, p.main) +
  rect(0, 670, 1_280, 34, p.deep) +
  times(4, (index) => rect(70 + index * 300, 750, 240, 150, '#00000022', 8)) +
  shape('M360 570H560Q556 660 500 670H420Q364 660 360 570Z', p.paper) +
  stroke('M500 580L580 450', p.wallShade, 30) +
  stroke('M860 670V430M730 460H990', p.gold, 14) +
  [740, 980]
    .map(
      (x) =>
        stroke(`M${x} 460L${x - 56} 590M${x} 460L${x + 56} 590`, p.gold, 4) +
        shape(`M${x - 66} 590H${x + 66}Q${x} 650 ${x - 66} 590Z`, p.gold),
    )
    .join('') +
  random.pick([plant(p, 1_130, 672, 0.7), bottle(1_090, 670, 80, 130, p.spark, p.ink)])

/** A reading chart and a pair of glasses. */
export const glasses: Draw = (p, random) =>
  table(p, random) +
  rect(450, 50, 380, 470, p.paper, 10) +
  [
    [72, 1],
    [52, 2],
    [38, 3],
    [26, 4],
    [18, 5],
  ]
    .map(([size = 0, count = 0], row) =>
      times(count, (index) => {
        const x = 640 + (index - (count - 1) / 2) * (size + 34)
        return stroke(
          `M${x + size / 2} ${110 + row * 82}H${x - size / 2}V${110 + row * 82 + size}H${x + size / 2}M${x - size / 2} ${110 + row * 82 + size / 2}H${x + size / 2}`,
          p.ink,
          Math.max(4, size / 6),
        )
      }),
    )
    .join('') +
  stroke('M425 630A110 110 0 1 1 424 630ZM855 630A110 110 0 1 1 854 630Z', p.main, 26) +
  shadow(640, 862, 420) +
  circle(425, 740, 96, '#ffffff66') +
  circle(855, 740, 96, '#ffffff66') +
  stroke('M535 720Q640 660 745 720M315 730L190 690M965 730L1090 690', p.main, 26)

/** A treatment bed with towels, stones and a candle. */
export const treatment: Draw = (p, random) =>
  interior(p, random) +
  shadow(640, 880, 460) +
  stroke('M330 880L430 640M930 880L830 640M430 880L330 640M830 880L930 640', p.woodDeep, 20) +
  rect(190, 560, 900, 90, p.main, 40) +
  rect(190, 540, 900, 60, p.paper, 30) +
  shape('M540 540H1060Q1090 560 1070 640Q900 620 780 650T540 630Z', p.soft) +
  rect(220, 480, 210, 74, p.spark, 34) +
  times(3, (index) => oval(900, 528 - index * 34, 62 - index * 13, 20, [p.ink, p.metalDeep, p.metal][index] ?? p.ink)) +
  random.pick([
    stroke('M1150 880V690', p.woodDeep, 16) +
      rect(1_090, 670, 130, 20, p.wood, 6) +
      rect(1_124, 590, 60, 80, p.paper, 8) +
      shape('M1154 590q-22 -34 0 -66q22 32 0 66Z', p.gold),
    plant(p, 1_160, 880, 1.1),
  ]) +
  pane(p, random, 480, 110, 300, 240)

/** A dentist's chair with its lamp. */
export const dentist: Draw = (p, random) =>
  interior(p, random) +
  stroke('M880 0V120L1010 250', p.metal, 22) +
  shape('M920 230L1060 250L1030 340L900 320Z', p.paper) +
  oval(965, 332, 66, 16, p.gold) +
  shadow(600, 890, 290) +
  shape('M300 640L430 610L520 640H880Q930 650 930 690T880 730H470Q420 730 400 690Z', p.main) +
  shape('M300 650Q250 480 330 330Q370 290 410 330L500 640Z', p.main) +
  rect(290, 270, 120, 90, p.deep, 40) +
  rect(560, 730, 90, 130, p.metalDeep) +
  rect(470, 850, 280, 36, p.metal, 16) +
  stroke('M900 700L1010 780', p.main, 44) +
  rect(120, 560, 140, 20, p.metal, 8) +
  stroke('M190 580V880', p.metalDeep, 16) +
  times(3, (index) => stroke(`M${146 + index * 40} 560v-${60 + index * 14}`, index === 1 ? p.spark : p.metalDeep, 9)) +
  at(
    random.pick([640, 1_120]),
    170,
    shape(
      'M-60 -50Q-60 -90 -20 -80Q0 -70 20 -80Q60 -90 60 -50Q60 0 30 70Q10 90 4 20Q0 4 -4 20Q-10 90 -30 70Q-60 0 -60 -50Z',
      '#ffffff',
    ),
  )

/** A bowl of fruit, a plate and a measuring tape. */
export const fruit: Draw = (p, random) =>
  table(p, random) +
  pendant(p, random.pick([400, 860]), 160) +
  shadow(560, 740, 290) +
  [
    [450, 540, '#c8553d'],
    [560, 510, p.gold],
    [670, 540, '#7f9f4a'],
    [510, 470, '#a9bd5c'],
    [620, 460, '#d5763f'],
  ]
    .map(
      ([x = 0, y = 0, fill]) =>
        circle(Number(x), Number(y), 72, String(fill)) +
        stroke(`M${x} ${Number(y) - 66}q6 -24 24 -30`, p.woodDeep, 8) +
        circle(Number(x) - 22, Number(y) - 26, 13, '#ffffff66'),
    )
    .join('') +
  shape('M320 550H800Q790 720 640 730H480Q330 720 320 550Z', p.paper) +
  rect(310, 536, 500, 30, '#ffffff', 14) +
  stroke('M860 800Q960 720 1060 790T1190 760', p.gold, 40) +
  times(9, (index) => rect(880 + index * 34, 770 - (index % 2) * 8, 4, 30, p.ink)) +
  oval(300, 830, 150, 40, p.paper) +
  oval(300, 826, 110, 26, p.soft)

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
    800,
    shape('M-90 -20Q-110 -110 -20 -120Q80 -120 90 -40Q90 40 20 50H-50Q-84 40 -90 -20Z', p.spark) +
      rect(-60, 44, 120, 56, p.paper, 10) +
      circle(-74, -30, 34, p.sparkDeep),
    'rotate(-12)',
  ) +
  at(
    980,
    810,
    shape('M90 -20Q110 -110 20 -120Q-80 -120 -90 -40Q-90 40 -20 50H50Q84 40 90 -20Z', p.spark) +
      rect(-60, 44, 120, 56, p.paper, 10) +
      circle(74, -30, 34, p.sparkDeep),
    'rotate(14)',
  ) +
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

/** A pet carrier with a blanket and a label. */
export const carrier: Draw = (p, random) =>
  interior(p, random) +
  shadow(600, 880, 330) +
  stroke('M480 480Q600 380 720 480', p.deep, 28) +
  rect(310, 480, 580, 380, p.main, 60) +
  rect(310, 650, 580, 210, p.deep, 60) +
  rect(370, 540, 300, 270, p.ink, 40) +
  circle(520, 690, 84, p.wood) +
  shape('M450 640L440 560L510 610ZM590 640L600 560L530 610Z', p.wood) +
  circle(492, 676, 10, p.ink) +
  circle(548, 676, 10, p.ink) +
  shape('M508 704H532L520 718Z', p.sparkDeep) +
  times(6, (index) => rect(394 + index * 46, 540, 10, 270, p.metal)) +
  times(4, (index) => rect(730, 560 + index * 36, 110, 12, '#00000033', 6)) +
  at(
    960,
    640,
    rect(-70, -40, 160, 100, p.paper, 10) + circle(-44, 10, 12, p.main) + stroke('M-14 -6H66M-14 24H40', p.soft, 9),
    `rotate(${random.int(4, 18)})`,
  ) +
  oval(1_090, 880, 90, 24, p.spark) +
  oval(1_090, 868, 60, 14, p.woodDeep)
