import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { bottle, interior, pane, plant } from './places.ts'

/** Spots of mould in the corner of a ceiling, and the spray against them. */
export const mould: Draw = (p, random) =>
  interior(p, random) +
  shape('M0 0H1280V150L520 240L0 60Z', p.paper) +
  stroke('M520 240V730', p.wallShade, 14) +
  times(44, (index) => {
    const [x, y] = [random.int(380, 800), random.int(220, 360 + (index % 3) * 60)]
    return oval(x, y, random.int(8, 26), random.int(8, 22), index % 3 ? '#4f5a4acc' : '#2f3a2fcc')
  }) +
  at(
    930,
    600,
    rect(-90, -70, 180, 330, p.spark, 30) +
      rect(-70, 30, 140, 130, p.paper, 10) +
      rect(-34, -130, 68, 70, p.sparkDeep) +
      shape('M-130 -190H60L90 -120H-60L-70 -90H-100Z', p.ink),
    'rotate(4)',
  ) +
  times(9, (drop) =>
    circle(790 - (drop % 3) * 40, 396 - Math.floor(drop / 3) * 26 + (drop % 3) * 12, 11, '#ffffffdd'),
  ) +
  shadow(930, 874, 140) +
  rect(560, 810, 190, 70, p.gold, 18) +
  rect(560, 860, 190, 26, p.leaf, 8) +
  shape('M250 800Q330 740 420 800T470 890H230Z', p.soft)

/** A mouse at its hole, and the trap with cheese before it. */
export const traps: Draw = (p, random) =>
  interior(p, random) +
  shape('M250 746V560A130 130 0 0 1 510 560V746Z', p.woodDeep) +
  shape('M276 746V566A104 104 0 0 1 484 566V746Z', p.ink) +
  [330, 430].map((x) => circle(x, 570, 44, '#8f8a86') + circle(x, 570, 26, '#d9a5a0')).join('') +
  shape('M300 746Q296 600 380 596T460 746Z', '#8f8a86') +
  circle(350, 650, 12, '#ffffff') +
  circle(410, 650, 12, '#ffffff') +
  circle(352, 652, 8, p.ink) +
  circle(408, 652, 8, p.ink) +
  circle(380, 696, 13, '#d9a5a0') +
  stroke('M366 704L290 690M366 712L296 726M394 704L470 690M394 712L464 726', p.paper, 4) +
  shadow(820, 870, 280) +
  shape('M610 740H1000L1080 850H560Z', p.wood) +
  shape('M560 850H1080V876H560Z', p.woodDeep) +
  stroke('M690 800L730 640H960L1000 800', p.metalDeep, 16) +
  stroke('M660 800H1030', p.metal, 20) +
  at(
    820,
    772,
    shape('M-90 20L70 -90L110 20Z', '#f1c550') +
      shape('M-90 20H110V60H-90Z', '#dba73a') +
      circle(40, -24, 16, '#dba73a') +
      circle(-10, 36, 12, '#c08f2c'),
  ) +
  at(random.pick([1_080, 1_120]), 700, rect(-80, -60, 160, 110, p.main, 14) + circle(0, 0, 26, p.ink))

/** A mosquito, crossed out, at a window with plants. */
export const mosquitoes: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 180, 150, 260, 320) +
  times(
    8,
    (line) => rect(180 + line * 34, 150, 3, 320, '#ffffff99') + rect(180, 160 + line * 40, 260, 3, '#ffffff99'),
  ) +
  circle(740, 440, 300, '#ffffffbb') +
  at(
    740,
    440,
    oval(-60, -96, 130, 40, '#b9c7c9') +
      oval(70, -100, 130, 40, '#cdd8d9') +
      oval(30, 10, 130, 40, p.ink) +
      circle(-110, -6, 44, p.ink) +
      stroke('M-150 8L-230 70', p.ink, 9) +
      stroke('M-60 30L-110 110L-90 190M0 40L-10 130L30 200M70 40L110 120L90 200M120 20L190 90L200 170', p.ink, 8) +
      times(3, (stripe) => rect(40 + stripe * 36, -24 + stripe * 4, 12, 64 - stripe * 8, p.paper)),
    `rotate(${random.int(-12, 6)})`,
  ) +
  `<circle cx="740" cy="440" r="290" fill="none" stroke="#c8553d" stroke-width="44"/>` +
  stroke('M540 640L940 240', '#c8553d', 44) +
  plant(p, 290, 880, 1.1) +
  bottle(1_080, 880, 110, 190, p.spark, p.ink)

/** Wood that termites have hollowed out, in the light of a torch. */
export const termites: Draw = (p, random) =>
  interior(p, random) +
  rect(420, 0, 240, 960, p.wood) +
  rect(640, 0, 20, 960, p.woodDeep) +
  shape(
    'M460 210Q600 160 630 300Q650 420 600 500Q640 640 520 690Q430 640 470 520Q430 420 480 350Q430 290 460 210Z',
    p.woodDeep,
  ) +
  stroke('M500 260q70 30 30 90t40 110q-60 60 -20 120M570 240q40 90 -20 180q70 60 0 190', '#00000055', 22) +
  times(9, (ant) =>
    at(
      random.int(480, 590),
      250 + ant * 46,
      oval(-14, 0, 16, 11, '#f3dfb6') + circle(8, 0, 11, '#c98b4b'),
      `rotate(${random.int(0, 360)})`,
    ),
  ) +
  shape('M900 600L560 280V640Z', '#fff2b855') +
  at(
    960,
    640,
    rect(-80, -54, 90, 108, p.gold, 10) + rect(0, -36, 210, 72, p.ink, 16) + rect(70, -36, 40, 20, p.spark, 6),
    'rotate(26)',
  ) +
  shape('M330 870Q520 800 740 870V900H330Z', '#c9ad7f') +
  times(7, (dust) => circle(380 + dust * 50, 850 - (dust % 2) * 14, 10, '#b2935f')) +
  bottle(240, 890, 110, 200, p.main, p.ink)

const tuft = (p: Palette, x: number, y: number) => stroke(`M${x} ${y}v26`, p.paper, 7)

/** A carpet, washed in lanes, with the machine. */
export const carpet: Draw = (p, random) =>
  interior(p, random) +
  rect(0, 560, scene.width, 400, p.floor) +
  rect(0, 550, scene.width, 20, p.paper) +
  shape('M240 600H1040L1180 900H100Z', p.deep) +
  shape('M276 622H1004L1116 872H160Z', p.main) +
  shape('M276 622H620L590 872H160Z', p.soft) +
  times(4, (lane) => stroke(`M${340 + lane * 74} 630L${250 + lane * 98} 866`, '#ffffff55', 16)) +
  times(24, (index) => tuft(p, 116 + index * 46, 902)) +
  stroke('M640 740L800 250Q816 210 860 216H930', p.metalDeep, 22) +
  shape('M540 720H720L750 800H510Z', p.ink) +
  rect(650, 400, 120, 240, p.spark, 30) +
  rect(674, 440, 72, 110, '#ffffff77', 14) +
  times(7, (foam) => circle(420 + foam * 34, 800 + (foam % 2) * 22, 17, '#ffffffdd')) +
  random.pick([plant(p, 180, 610, 0.9), rect(120, 380, 190, 210, p.wood, 10) + rect(140, 400, 150, 80, p.woodDeep, 6)])

/** A spray bottle, a magnifying glass and a sealed gap: pests are found and kept out. */
export const pests: Draw = (p, random) =>
  interior(p, random) +
  rect(430, 250, 420, 480, p.wood, 8) +
  rect(452, 276, 180, 430, p.woodDeep, 6) +
  rect(648, 276, 180, 430, p.woodDeep, 6) +
  circle(616, 490, 12, p.gold) +
  circle(664, 490, 12, p.gold) +
  shadow(960, 884, 110) +
  rect(890, 640, 150, 240, p.spark, 22) +
  rect(936, 590, 58, 60, p.spark) +
  shape('M900 540H1010L1060 560V600H936Z', p.ink) +
  rect(904, 710, 122, 90, p.paper, 10) +
  times(4, (index) => circle(1_092 + (index % 2) * 44, 540 + index * 26, 8 + index, '#ffffffbb')) +
  at(
    330,
    800,
    oval(0, 0, 46, 32, p.ink) +
      circle(50, 0, 22, p.ink) +
      times(3, (leg) =>
        stroke(`M${-26 + leg * 26} -24L${-40 + leg * 30} -54M${-26 + leg * 26} 24L${-40 + leg * 30} 54`, p.ink, 7),
      ),
  ) +
  circle(330, 800, 104, '#ffffff44') +
  stroke('M330 690A110 110 0 1 0 331 690', p.main, 22) +
  stroke('M250 882L170 940', p.deep, 34)
