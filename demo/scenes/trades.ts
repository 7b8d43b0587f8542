import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { bottle, interior, pane, plant, street, table, toolbox } from './places.ts'

/** An open consumer unit with its switches, and a lamp that works. */
export const fusebox: Draw = (p, random) =>
  interior(p, random) +
  rect(380, 150, 520, 420, p.metal, 18) +
  rect(410, 180, 460, 360, p.paper, 10) +
  rect(410, 180, 460, 64, p.main, 10) +
  circle(450, 212, 14, p.spark) +
  times(2, (row) =>
    times(7, (column) => {
      const isOn = random.chance(0.7)
      const [x, y] = [440 + column * 58, 276 + row * 132]
      return (
        rect(x, y, 46, 96, p.wallShade, 6) + rect(x + 13, y + (isOn ? 14 : 50), 20, 32, isOn ? p.main : p.sparkDeep, 4)
      )
    }),
  ) +
  stroke('M640 570V650Q640 690 690 690H960Q1000 690 1000 650V560', p.ink, 10) +
  circle(1_000, 480, 110, '#fff2b833') +
  circle(1_000, 470, 62, p.gold) +
  rect(972, 524, 56, 44, p.metalDeep, 8) +
  toolbox(p, 330, 880)

/** A door with its lock, and the new key. */
export const lock: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wall) +
  rect(0, 0, 1_280, 40, p.wallShade) +
  rect(290, 60, 620, 900, p.woodDeep, 6) +
  rect(320, 90, 560, 870, random.pick([p.main, p.wood, p.deep])) +
  rect(380, 150, 440, 240, '#00000018', 10) +
  rect(380, 690, 440, 300, '#00000018', 10) +
  rect(700, 430, 110, 230, p.metal, 20) +
  circle(755, 490, 34, p.gold) +
  stroke('M755 490H640', p.gold, 30) +
  circle(755, 600, 26, p.ink) +
  rect(748, 600, 14, 42, p.ink, 4) +
  at(
    1_040,
    420,
    circle(0, 50, 62, p.gold) +
      circle(0, 38, 22, p.wall) +
      rect(-16, 104, 32, 190, p.gold, 6) +
      rect(12, 216, 44, 26, p.gold, 4) +
      rect(12, 260, 34, 26, p.gold, 4) +
      stroke('M-26 -16Q0 -4 0 24', p.metalDeep, 12),
    `rotate(${random.int(-12, 12)})`,
  )

/** A washing machine at work with a basket of towels. */
export const washer: Draw = (p, random) =>
  interior(p, random) +
  shadow(560, 884, 260) +
  rect(350, 330, 420, 550, p.paper, 22) +
  rect(350, 330, 420, 90, '#ffffff', 22) +
  rect(384, 356, 110, 40, p.wallShade, 8) +
  circle(620, 376, 26, p.metal) +
  circle(700, 376, 16, p.main) +
  circle(560, 630, 166, p.metal) +
  circle(560, 630, 138, p.near) +
  shape('M424 640Q490 590 560 640T696 640Q690 764 560 768T424 640Z', p.soft) +
  circle(510, 690, 26, '#ffffffaa') +
  circle(590, 706, 18, '#ffffffaa') +
  shape('M470 560Q520 520 600 540', '#ffffff44') +
  shadow(960, 884, 150) +
  shape('M840 700H1080L1050 880H870Z', p.wood) +
  times(4, (index) => stroke(`M${862 + index * 4} ${734 + index * 38}H${1_058 - index * 4}`, p.woodDeep, 8)) +
  [p.spark, p.main, p.paper]
    .map((fill, index) => rect(862 + index * 12, 664 - index * 32, 200 - index * 26, 40, fill, 18))
    .join('') +
  bottle(180, 880, 90, 140, p.spark, p.ink)

/** A flat-pack cupboard half built. */
export const flatpack: Draw = (p, random) =>
  interior(p, random) +
  shadow(560, 884, 300) +
  rect(360, 250, 400, 630, p.wood, 6) +
  rect(384, 274, 352, 582, p.wallShade) +
  times(3, (index) => rect(384, 400 + index * 150, 352, 20, p.wood)) +
  [p.main, p.spark, p.soft, p.deep, p.gold]
    .slice(0, random.int(3, 5))
    .map((fill, index) => rect(404 + index * 44, 292 + (index % 2) * 14, 34, 108 - (index % 2) * 14, fill, 3))
    .join('') +
  rect(410, 474, 90, 76, p.sparkDeep, 40) +
  at(900, 560, rect(-40, -230, 80, 470, p.wood, 4) + rect(-40, -230, 80, 14, p.woodDeep), 'rotate(12)') +
  at(1_040, 800, rect(-16, -150, 32, 130, p.metal, 6) + rect(-26, -40, 52, 110, p.main, 14), 'rotate(70)') +
  times(5, (index) => circle(830 + index * 44, 862 + (index % 2) * 18, 11, p.metalDeep)) +
  shape('M150 800L320 780L340 890L160 908Z', p.paper) +
  stroke('M190 820L300 808M194 852L280 844', p.soft, 8)

/** A room with its new window, half cleaned. */
export const windowWork: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 340, 110, 600, 430) +
  shape('M340 110H640L520 540H340Z', '#ffffff55') +
  stroke('M470 480L700 250', p.ink, 16) +
  at(700, 250, rect(-130, -18, 260, 36, p.main, 8) + rect(-130, 14, 260, 12, p.ink), 'rotate(45)') +
  shadow(300, 876, 130) +
  shape('M190 700H410L380 880H220Z', p.spark) +
  oval(300, 700, 110, 22, p.sparkDeep) +
  stroke('M196 700Q300 570 404 700', p.metalDeep, 10) +
  shape('M930 820Q990 770 1060 810T1130 880H920Z', p.soft) +
  plant(p, 1_120, 800, 0.7)

/** A balcony full of plants over the city. */
export const garden: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.sky) +
  circle(random.int(180, 1_080), 170, 66, p.paper) +
  street(p, random).replace(/^<rect[^>]*\/><circle[^>]*\/>/, '') +
  rect(0, 620, 1_280, 340, p.floor) +
  rect(0, 560, 1_280, 22, p.metalDeep) +
  times(22, (index) => rect(20 + index * 60, 580, 12, 220, p.metalDeep)) +
  rect(0, 790, 1_280, 20, p.metalDeep) +
  rect(160, 700, 420, 110, p.wood, 8) +
  times(
    6,
    (index) =>
      circle(205 + index * 66, 668 - (index % 2) * 22, 50, index % 2 ? p.leaf : p.leafDeep) +
      circle(205 + index * 66, 650 - (index % 2) * 22, 15, [p.spark, p.paper, p.gold][index % 3] ?? p.spark),
  ) +
  plant(p, 760, 880, 1.5) +
  plant(p, 1_060, 860, 1.1) +
  shape('M890 800H1000L990 890H900Z', p.main) +
  stroke('M1000 820Q1050 800 1060 750M890 830Q850 830 850 860T896 880', p.main, 16)

/** A vacuum cleaner beside a sofa. */
export const sofa: Draw = (p, random) => {
  const [cover, arms, seat] = random.pick([
    [p.main, p.deep, p.soft],
    [p.soft, p.main, p.paper],
    [p.sparkDeep, '#7a4a3a', p.spark],
  ])
  return (
    interior(p, random) +
    shadow(640, 850, 420) +
    rect(270, 420, 740, 260, cover, 50) +
    rect(330, 560, 300, 150, seat, 26) +
    rect(650, 560, 300, 150, seat, 26) +
    rect(220, 540, 130, 270, arms, 46) +
    rect(930, 540, 130, 270, arms, 46) +
    rect(320, 690, 640, 110, cover, 14) +
    rect(270, 800, 30, 50, p.woodDeep) +
    rect(980, 800, 30, 50, p.woodDeep) +
    at(440, 520, rect(-70, -60, 140, 120, p.spark, 24), 'rotate(-12)') +
    at(840, 520, rect(-64, -56, 128, 112, p.paper, 24), 'rotate(10)') +
    stroke('M1110 860V430Q1110 380 1070 380', p.metalDeep, 20) +
    rect(1_030, 850, 160, 40, p.ink, 14) +
    rect(1_076, 560, 68, 190, p.spark, 26)
  )
}

/** A truck with bags and an old chair on its bed. */
export const rubbish: Draw = (p, random) =>
  street(p, random) +
  shadow(620, 812, 470) +
  rect(230, 640, 640, 130, p.main, 10) +
  times(5, (index) => stroke(`M${290 + index * 130} 650V760`, p.deep, 12)) +
  shape('M870 500H1010Q1090 510 1120 640V770H870Z', p.spark) +
  shape('M900 530H1000Q1050 540 1072 630H900Z', p.sky) +
  [p.ink, p.deep, p.ink]
    .map((fill, index) =>
      shape(
        `M${270 + index * 120} 640Q${250 + index * 120} 520 ${330 + index * 120} 500Q${420 + index * 120} 520 ${400 + index * 120} 640Z`,
        fill,
      ),
    )
    .join('') +
  rect(660, 470, 40, 170, p.wood, 6) +
  rect(700, 560, 130, 30, p.wood, 6) +
  rect(806, 560, 24, 84, p.woodDeep) +
  [380, 960].map((x) => circle(x, 780, 68, p.ink) + circle(x, 780, 30, p.metal)).join('')

/** A row of storage units, one of them open. */
export const units: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wallShade) +
  rect(0, 0, 1_280, 130, p.deep) +
  rect(0, 770, 1_280, 190, p.floor) +
  times(3, (index) => {
    const x = 70 + index * 400
    const isOpen = index === 1
    return (
      rect(x, 180, 340, 590, p.ink, 6) +
      (isOpen
        ? rect(x + 14, 194, 312, 110, random.pick([p.main, p.spark])) +
          rect(x + 14, 304, 312, 466, '#3b4541') +
          times(2, (row) =>
            times(
              3 - row,
              (box) =>
                rect(x + 40 + box * 92 + row * 46, 690 - row * 84, 84, 78, p.wood, 3) +
                rect(x + 74 + box * 92 + row * 46, 690 - row * 84, 16, 78, p.gold),
            ),
          )
        : times(14, (slat) => rect(x + 14, 194 + slat * 41, 312, 36, slat % 2 ? p.main : p.soft)) +
          circle(x + 170, 730, 14, p.gold)) +
      rect(x + 110, 64, 120, 40, p.paper, 6) +
      stroke(`M${x + 134} 84H${x + 206}`, p.main, 10)
    )
  }) +
  rect(1_050, 840, 170, 16, p.metalDeep, 6) +
  circle(1_080, 874, 18, p.ink) +
  circle(1_190, 874, 18, p.ink)

/** A courier's scooter with its parcel box. */
export const scooter: Draw = (p, random) =>
  street(p, random) +
  shadow(640, 842, 360) +
  stroke('M440 770H720Q770 770 790 720L880 430', p.main, 44) +
  shape('M500 620H720Q760 700 720 770H440Q440 660 500 620Z', p.main) +
  rect(470, 580, 270, 50, p.ink, 24) +
  stroke('M880 430L790 400M880 430L920 380', p.ink, 22) +
  circle(930, 470, 36, p.gold) +
  rect(330, 330, 280, 250, p.spark, 16) +
  rect(330, 420, 280, 40, p.sparkDeep) +
  rect(420, 350, 100, 50, p.paper, 6) +
  stroke('M880 440L950 770', p.metalDeep, 26) +
  [420, 950].map((x) => circle(x, 780, 86, p.ink) + circle(x, 780, 46, p.metal) + circle(x, 780, 14, p.ink)).join('')

/** A shirt under the iron. */
export const ironing: Draw = (p, random) =>
  interior(p, random) +
  stroke('M430 610L780 890M780 610L430 890', p.metalDeep, 22) +
  shape('M210 560H980Q1090 560 1100 610H260Q210 610 210 560Z', p.soft) +
  shape('M300 470H620L700 500V560H300Z', p.paper) +
  stroke('M360 500H600M360 530H560', p.wallShade, 8) +
  shape('M760 560V500Q780 430 900 420H960Q990 420 1000 460L1020 560Z', p.main) +
  stroke('M800 440Q860 360 960 400', p.ink, 26) +
  rect(760, 546, 264, 18, p.metal, 4) +
  times(3, (index) => stroke(`M${1_060 + index * 34} 500q-18 -30 0 -56t0 -50`, '#ffffffaa', 9)) +
  stroke('M160 150H420', p.woodDeep, 14) +
  [p.spark, p.main, p.deep]
    .map((fill, index) => shape(`M${190 + index * 76} 164L${160 + index * 76} 210V380H${232 + index * 76}V210Z`, fill))
    .join('')

/** A kitchen table with tea for two. */
export const tea: Draw = (p, random) =>
  table(p, random) + pane(p, random, 150, 110, 300, 260) + at(-190, -240, teaSet(p), 'scale(1.3)')

const teaSet = (p: Palette) =>
  shadow(640, 790, 400) +
  oval(640, 770, 420, 60, p.woodDeep) +
  oval(640, 756, 420, 60, p.wood) +
  at(
    600,
    730,
    oval(0, -90, 130, 100, p.main) +
      rect(-50, -210, 100, 30, p.deep, 12) +
      circle(0, -216, 16, p.gold) +
      stroke('M118 -110Q190 -120 200 -190', p.main, 30) +
      stroke('M-120 -140Q-200 -130 -186 -70T-112 -40', p.main, 22),
  ) +
  [400, 870]
    .map(
      (x) =>
        oval(x, 756, 92, 16, p.paper) +
        shape(`M${x - 54} 680H${x + 54}Q${x + 50} 750 ${x} 752T${x - 54} 680Z`, p.paper) +
        stroke(`M${x + 54} 700q34 4 20 36t-30 10`, p.paper, 10) +
        oval(x, 682, 46, 8, p.gold),
    )
    .join('') +
  times(2, (index) => stroke(`M${385 + index * 36} 650q-16 -24 0 -46t0 -40`, '#ffffffaa', 8))
