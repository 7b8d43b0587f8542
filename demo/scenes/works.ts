import { at, circle, oval, rect, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { interior, pane, plant, street, table } from './places.ts'

/** Lights over a laid table. */
export const party: Draw = (p) =>
  rect(0, 0, 1_280, 960, p.deep) +
  [
    [0, 90, 640, 250, 1_280, 80],
    [0, 220, 640, 390, 1_280, 210],
  ]
    .map(
      ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        stroke(`M${a} ${b}Q${c} ${d} ${e} ${f}`, p.ink, 5) +
        times(11, (index) => {
          const t = (index + 0.5) / 11
          const y = (1 - t) ** 2 * b + 2 * t * (1 - t) * d + t * t * f
          return (
            circle(t * 1_280, y + 22, 44, '#ffffff18') + circle(t * 1_280, y + 20, 17, index % 3 ? '#f4d58a' : p.spark)
          )
        }),
    )
    .join('') +
  shape('M140 660H1140L1200 960H80Z', p.paper) +
  oval(640, 660, 500, 56, p.paper) +
  [330, 640, 950]
    .map((x, index) =>
      index === 1
        ? at(
            x,
            660,
            rect(-60, -96, 120, 110, p.main, 14) +
              times(7, (stem) =>
                circle(-90 + stem * 30, -140 - (stem % 3) * 40, 44, [p.spark, p.soft, p.sparkDeep][stem % 3] ?? p.soft),
              ) +
              times(5, (leaf) => oval(-70 + leaf * 36, -100, 28, 16, p.leaf)),
          )
        : oval(x, 690, 110, 26, p.wallShade) +
          oval(x, 686, 76, 16, p.paper) +
          at(
            x + 150 * (index - 1) * -1,
            668,
            shape('M-34 -150H34Q34 -70 0 -64T-34 -150Z', '#ffffffaa') +
              stroke('M0 -64V0', p.wallShade, 8) +
              oval(0, 2, 30, 8, p.wallShade),
          ),
    )
    .join('')

/** A tower of bamboo steamers, steaming. */
export const steamers: Draw = (p, random) =>
  table(p, random) +
  times(4, (index) => stroke(`M${540 + index * 66} 270q-30 -40 0 -80t0 -90`, '#ffffffaa', 14)) +
  shadow(640, 700, 320) +
  [0, 1, 2]
    .map((index) => {
      const y = 560 - index * 120
      return (
        rect(400, y, 480, 110, p.wood, 10) +
        rect(400, y, 480, 20, p.woodDeep, 8) +
        rect(400, y + 82, 480, 20, p.woodDeep, 8) +
        times(9, (slat) => rect(440 + slat * 48, y + 24, 4, 56, p.woodDeep))
      )
    })
    .join('') +
  oval(640, 318, 240, 40, p.wood) +
  oval(640, 314, 210, 30, p.paper) +
  [500, 590, 690, 780]
    .map(
      (x, index) =>
        oval(x, 300 + (index % 2) * 10, 44, 32, '#ffffff') +
        stroke(`M${x - 12} ${284 + (index % 2) * 10}q12 8 24 0`, p.wallShade, 5),
    )
    .join('') +
  oval(1_050, 700, 120, 26, p.main) +
  shape('M990 610H1110Q1106 690 1050 692T990 610Z', p.paper) +
  oval(1_050, 612, 60, 14, p.sparkDeep) +
  stroke('M150 720L330 640M160 750L340 664', p.deep, 14)

/** A cake on its stand. */
export const cake: Draw = (p, random) =>
  table(p, random) +
  times(14, (index) => shape(`M${index * 96 - 20} 0h96l-48 90Z`, [p.main, p.spark, p.soft][index % 3] ?? p.main)) +
  shadow(640, 706, 280) +
  oval(640, 690, 160, 24, p.metal) +
  rect(610, 600, 60, 90, p.metal) +
  oval(640, 600, 320, 40, p.paper) +
  rect(430, 420, 420, 170, p.soft, 12) +
  oval(640, 420, 210, 36, p.paper) +
  shape('M430 420H850V470Q820 520 790 470T730 470T670 480T610 466T550 486T490 466T430 470Z', p.paper) +
  rect(510, 290, 260, 130, p.spark, 10) +
  oval(640, 290, 130, 24, p.paper) +
  shape('M510 290H770V326Q745 362 720 326T668 330T616 324T564 338T510 322Z', p.paper) +
  [580, 640, 700]
    .map((x) => rect(x - 7, 200, 14, 84, p.main) + shape(`M${x} 158Q${x + 18} 186 ${x} 198T${x} 158Z`, p.gold))
    .join('') +
  times(7, (index) => circle(460 + index * 60, 560, 13, p.main))

/** A car under the towers. */
export const car: Draw = (p, random) =>
  street(p, random) +
  shadow(640, 840, 430) +
  shape(
    'M220 700Q230 620 330 610L430 500Q460 470 520 470H780Q830 470 870 510L950 600Q1050 610 1070 680V780H220Z',
    random.pick([p.main, p.sparkDeep, '#b5473a', '#e9e6dc']),
  ) +
  shape('M460 600L510 530Q520 516 545 516H626V600ZM656 516H770Q800 516 820 536L880 600H656Z', p.sky) +
  rect(220, 740, 850, 44, p.deep, 10) +
  rect(1_020, 650, 50, 34, p.gold, 12) +
  rect(222, 660, 34, 40, p.sparkDeep, 8) +
  rect(690, 636, 60, 12, p.deep, 6) +
  rect(500, 636, 60, 12, p.deep, 6) +
  [390, 890].map((x) => circle(x, 788, 88, p.ink) + circle(x, 788, 46, p.metal) + circle(x, 788, 14, p.ink)).join('')

/** A bicycle against the wall. */
export const bicycle: Draw = (p, random) =>
  interior(p, random) +
  shadow(640, 880, 420) +
  [390, 890]
    .map(
      (x) =>
        `<circle cx="${x}" cy="700" r="165" fill="none" stroke="${p.ink}" stroke-width="20"/>` +
        times(8, (index) =>
          stroke(
            `M${x} 700l${Math.round(152 * Math.cos((index * Math.PI) / 4))} ${Math.round(152 * Math.sin((index * Math.PI) / 4))}`,
            p.metal,
            4,
          ),
        ) +
        circle(x, 700, 18, p.metalDeep),
    )
    .join('') +
  stroke('M390 700L540 470H780L640 720ZM540 470L640 720M390 700H640M890 700L780 440', p.main, 22) +
  stroke('M760 380H830Q880 384 870 430M780 440L764 380', p.ink, 18) +
  shape('M470 420H610Q610 446 560 452H500Q470 446 470 420Z', p.ink) +
  stroke('M540 470L530 440', p.metalDeep, 16) +
  circle(640, 716, 42, p.gold) +
  stroke('M640 716L680 790H716', p.ink, 14) +
  rect(880, 380, 190, 130, p.wood, 12) +
  times(4, (index) => rect(880, 404 + index * 28, 190, 6, p.woodDeep))

/** Keys on the table of a new home. */
export const keys: Draw = (p, random) =>
  table(p, random) +
  pane(p, random, 380, 90, 560, 400) +
  shadow(640, 820, 250) +
  at(
    560,
    760,
    `<circle r="84" fill="none" stroke="${p.gold}" stroke-width="36"/>` +
      rect(76, -20, 300, 40, p.gold, 8) +
      rect(300, 14, 34, 60, p.gold, 4) +
      rect(346, 14, 30, 44, p.gold, 4),
    'rotate(-8)',
  ) +
  at(
    520,
    790,
    `<circle r="66" fill="none" stroke="${p.metal}" stroke-width="28"/>` +
      rect(56, -16, 230, 32, p.metal, 6) +
      rect(230, 12, 26, 46, p.metal, 4),
    'rotate(26)',
  ) +
  at(430, 700, shape('M-90 20L0 -66L90 20V110H-90Z', p.main) + rect(-24, 44, 48, 66, p.paper, 4)) +
  plant(p, 1_090, 690, 1)

/** Papers, a pen and a stamp. */
export const papers: Draw = (p, random) =>
  table(p, random) +
  times(
    3,
    (shelf) =>
      rect(700, 130 + shelf * 150, 460, 20, p.woodDeep, 4) +
      times(9, (file) =>
        file === 4 + shelf
          ? ''
          : rect(
              716 + file * 48,
              20 + shelf * 150,
              40,
              110,
              [p.main, p.deep, p.soft, p.spark][(file + shelf) % 4] ?? p.main,
              4,
            ),
      ),
  ) +
  rect(150, 120, 360, 260, p.paper, 8) +
  rect(180, 150, 300, 200, p.soft) +
  shape('M180 350V260Q260 190 330 260T480 240V350Z', p.leaf) +
  shape('M330 640H800L880 900H270Z', p.paper) +
  stroke('M400 690H700M390 730H740M380 770H620', p.metal, 9) +
  `<circle cx="720" cy="828" r="44" fill="none" stroke="${p.sparkDeep}" stroke-width="9"/>` +
  stroke('M700 828h40', p.sparkDeep, 9) +
  at(
    560,
    820,
    rect(-110, -12, 190, 24, p.ink, 12) + shape('M80 -12L130 0L80 12Z', p.gold) + rect(-70, -12, 20, 24, p.gold),
    'rotate(-24)',
  ) +
  at(
    1_000,
    790,
    rect(-84, 0, 168, 50, p.deep, 8) + shape('M-32 0L-18 -90H18L32 0Z', p.spark) + circle(0, -112, 46, p.spark),
  )

/** A laptop, a cup and what is on the screen. */
export const laptop: Draw = (p, random) =>
  table(p, random) +
  pane(p, random, 120, 110, 250, 330) +
  shadow(660, 720, 360) +
  rect(400, 240, 520, 370, p.ink, 20) +
  rect(424, 264, 472, 322, p.paper, 6) +
  rect(424, 264, 472, 52, p.main, 6) +
  circle(454, 290, 9, p.spark) +
  circle(484, 290, 9, p.paper) +
  rect(450, 346, 180, 120, p.soft, 8) +
  stroke('M660 362H860M660 396H820M660 430H850M450 510H860M450 546H740', p.wallShade, 14) +
  times(4, (bar) => rect(470 + bar * 38, 440 - [30, 56, 42, 78][bar]!, 24, [30, 56, 42, 78][bar]!, p.deep, 3)) +
  shape('M360 610H960L1010 700H310Z', p.metal) +
  rect(310, 692, 700, 20, p.metalDeep, 8) +
  shape('M400 630H920L936 664H384Z', p.metalDeep) +
  shape('M1060 580H1180Q1176 690 1120 692T1060 580Z', p.spark) +
  stroke('M1176 600Q1220 600 1212 632T1168 660', p.spark, 14) +
  oval(1_120, 582, 60, 14, p.woodDeep) +
  plant(p, 230, 690, 0.85)

/** A shop with its sign out. */
export const shop: Draw = (p, random) =>
  rect(0, 0, 1_280, 960, p.wallShade) +
  times(8, (row) =>
    times(17, (column) =>
      rect(column * 80 + (row % 2 ? -40 : 0) + 3, row * 44 + 3, 74, 38, (row * 3 + column) % 5 ? p.wall : p.soft, 4),
    ),
  ) +
  rect(0, 800, 1_280, 160, '#9aa0a0') +
  rect(0, 790, 1_280, 20, '#777e7e') +
  rect(180, 330, 920, 470, p.deep, 8) +
  rect(220, 450, 500, 300, p.sky, 6) +
  rect(760, 450, 280, 350, p.main, 6) +
  rect(790, 480, 220, 200, p.sky, 4) +
  circle(1_000, 720, 12, p.gold) +
  plant(p, 320, 750, 0.8) +
  box2(p) +
  rect(150, 330, 980, 90, p.paper, 6) +
  times(7, (index) => shape(`M${150 + index * 140} 410h140v40a70 50 0 0 1 -140 0Z`, index % 2 ? p.paper : p.spark)) +
  rect(420, 352, 440, 44, p.main, 22) +
  rect(470, 368, 340, 12, p.paper, 6) +
  stroke('M1010 210V330', p.ink, 12) +
  rect(930, 120, 160, 130, random.chance(0.5) ? p.gold : p.spark, 14) +
  stroke('M970 165H1050M970 200H1026', p.ink, 12)

const box2 = (p: Palette) =>
  rect(480, 640, 200, 16, p.woodDeep, 4) +
  rect(500, 560, 60, 80, p.spark, 8) +
  rect(580, 590, 80, 50, p.gold, 8) +
  rect(480, 656, 12, 94, p.woodDeep) +
  rect(668, 656, 12, 94, p.woodDeep)
