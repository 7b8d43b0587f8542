import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw, type Palette } from './draw.ts'
import { box, interior, pane, pendant, plant, street, table } from './places.ts'

/** Bubble wrap. */
const film = '#9dc3cf'

/** A low board on castors with its top at `y`. */
const dolly = (p: Palette, x: number, y: number, width: number) =>
  shadow(x + width / 2, y + 66, width * 0.56) +
  rect(x, y, width, 24, p.woodDeep, 8) +
  [x + 50, x + width - 50].map((wheel) => circle(wheel, y + 42, 24, p.ink) + circle(wheel, y + 42, 9, p.metal)).join('')

/** A sofa in film and straps, ready to go. */
export const wrappedSofa: Draw = (p, random) =>
  interior(p, random) +
  pane(p, random, 140, 130, 270, 240) +
  dolly(p, 280, 800, 720) +
  rect(290, 420, 700, 250, p.soft, 50) +
  rect(350, 560, 290, 150, p.main, 26) +
  rect(640, 560, 290, 150, p.main, 26) +
  rect(240, 540, 130, 262, p.soft, 46) +
  rect(910, 540, 130, 262, p.soft, 46) +
  rect(340, 690, 600, 112, p.soft, 14) +
  shape('M250 440Q290 400 350 410H940Q1010 400 1030 460L1044 800H236Z', '#ffffff77') +
  times(6, (index) => stroke(`M${310 + index * 120} 420l${index % 2 ? 36 : -30} 370`, '#ffffffaa', 6)) +
  [410, 810].map((x) => rect(x, 404, 44, 400, random.chance(0.5) ? p.gold : p.spark)).join('') +
  rect(238, 630, 804, 34, p.sparkDeep) +
  box(p, 1_070, 880, 170, 150) +
  box(p, 1_086, 730, 140, 110)

/** A piano under blankets and straps on a dolly. */
export const movedPiano: Draw = (p, random) =>
  interior(p, random) +
  pendant(p, 1_120, 150) +
  dolly(p, 330, 790, 620) +
  rect(366, 290, 548, 500, p.woodDeep, 14) +
  rect(330, 560, 620, 70, p.paper, 6) +
  times(15, (index) => rect(368 + index * 40, 560, 3, 70, p.metal)) +
  times(15, (index) => (index % 7 === 2 || index % 7 === 6 ? '' : rect(356 + index * 40, 560, 24, 40, p.ink, 3))) +
  rect(320, 628, 640, 34, p.wood, 8) +
  rect(346, 660, 40, 130, p.wood) +
  rect(894, 660, 40, 130, p.wood) +
  shape('M350 276Q640 256 930 276L944 520Q860 536 790 522T640 530T490 522T336 520Z', p.near) +
  times(5, (index) => stroke(`M${440 + index * 100} 272l${(index - 2) * 3} 246`, p.far, 5)) +
  times(2, (index) => stroke(`M346 ${356 + index * 84}Q640 ${340 + index * 84} 936 ${356 + index * 84}`, p.far, 5)) +
  [450, 790].map((x) => rect(x, 262, 40, 530, random.chance(0.5) ? p.gold : p.spark)).join('') +
  rect(440, 440, 60, 44, p.metal, 6) +
  rect(780, 440, 60, 44, p.metal, 6) +
  rect(120, 770, 180, 40, p.spark, 16) +
  stroke('M146 810L134 880M274 810L286 880', p.ink, 14) +
  oval(210, 884, 110, 10, '#0000001c')

/** Boxes in the open lift and crates on the landing. */
export const liftLobby: Draw = (p, random) =>
  rect(0, 0, scene.width, scene.height, p.wall) +
  times(5, (column) => rect(column * 280 - 70, 0, 8, 740, p.wallShade)) +
  rect(0, 740, scene.width, 220, p.floor) +
  rect(0, 730, scene.width, 14, p.floorShade) +
  rect(400, 120, 480, 620, p.metalDeep, 8) +
  rect(430, 150, 420, 590, '#efe3c4') +
  rect(430, 150, 420, 60, '#fff6d8') +
  rect(430, 470, 420, 12, p.metal) +
  box(p, 510, 740, 270, 180) +
  box(p, 530, 560, 200, 130) +
  box(p, 560, 430, 140, 90) +
  rect(430, 150, 66, 590, p.metal) +
  rect(784, 150, 66, 590, p.metal) +
  rect(486, 150, 10, 590, p.metalDeep) +
  rect(784, 150, 10, 590, p.metalDeep) +
  rect(560, 50, 160, 50, p.ink, 10) +
  shape('M620 86H660L640 62Z', p.spark) +
  rect(930, 420, 60, 130, p.paper, 10) +
  circle(960, 456, 16, p.spark) +
  circle(960, 512, 16, p.metal) +
  shadow(1_080, 884, 170) +
  times(3, (row) => {
    const y = 790 - row * 94
    const fill = [p.main, p.spark, p.main][row] ?? p.main
    return (
      rect(960, y, 240, 86, fill, 10) +
      rect(950, y, 260, 20, random.chance(0.5) ? p.deep : p.sparkDeep, 8) +
      rect(1_040, y + 36, 80, 22, '#00000033', 10)
    )
  }) +
  plant(p, 210, 860, 1.2)

/** The back of a truck with its ramp down. */
export const ramp: Draw = (p, random) =>
  street(p, random) +
  shadow(640, 800, 400) +
  [380, 850].map((x) => rect(x, 690, 60, 110, p.ink, 16)).join('') +
  rect(340, 130, 600, 590, random.pick([p.main, p.paper]), 14) +
  rect(340, 690, 600, 40, p.ink, 6) +
  rect(386, 176, 508, 510, '#3f4744', 4) +
  rect(386, 176, 508, 50, p.metal) +
  times(4, (index) => rect(386, 186 + index * 11, 508, 3, p.metalDeep)) +
  box(p, 410, 686, 180, 150) +
  box(p, 430, 536, 140, 110) +
  rect(620, 400, 120, 286, p.woodDeep, 6) +
  rect(632, 416, 96, 120, p.wood, 4) +
  rect(632, 548, 96, 120, p.wood, 4) +
  box(p, 756, 686, 120, 200) +
  rect(352, 640, 22, 44, p.sparkDeep, 4) +
  rect(906, 640, 22, 44, p.sparkDeep, 4) +
  shape('M430 712H850L930 910H350Z', p.metal) +
  times(5, (index) => stroke(`M${416 - index * 15} ${752 + index * 33}H${864 + index * 15}`, p.metalDeep, 9)) +
  shape('M430 712H446L372 910H350ZM834 712H850L930 910H908Z', p.gold)

/** A tall carton with clothes on its rail beside a closed one. */
export const wardrobeCartons: Draw = (p, random) =>
  interior(p, random) +
  shadow(470, 884, 270) +
  rect(260, 240, 400, 640, p.woodDeep, 4) +
  rect(290, 270, 340, 580, '#00000033') +
  stroke('M280 300H640', p.metal, 16) +
  [p.main, p.spark, p.paper, p.soft]
    .map((fill, index) => {
      const x = 346 + index * 76
      return (
        stroke(`M${x} 300v24`, p.ink, 6) +
        shape(`M${x - 10} 322h20l34 34V${random.pick([640, 690, 740])}H${x - 44}V356Z`, fill)
      )
    })
    .join('') +
  shape('M260 760H660V880H260Z', p.wood) +
  shape('M260 240L180 300V420L260 350Z', p.wood) +
  shape('M660 240L740 300V420L660 350Z', p.wood) +
  rect(420, 800, 80, 30, p.paper, 4) +
  shadow(930, 884, 200) +
  box(p, 800, 880, 270, 470) +
  rect(880, 520, 110, 40, p.woodDeep, 20) +
  at(730, 850, `<circle r="44" fill="none" stroke="${p.gold}" stroke-width="26"/>`)

/** Plates and a vase going into a box with paper. */
export const packing: Draw = (p, random) =>
  table(p, random) +
  shadow(600, 712, 280) +
  shape('M390 420L290 330L310 300L420 380ZM810 420L910 330L890 300L780 380Z', p.woodDeep) +
  shape('M420 420Q450 330 510 390Q540 310 590 380Q640 320 690 390Q740 330 780 420Z', p.paper) +
  [480, 540, 600]
    .map(
      (x) => oval(x, 380, 26, 92, p.wallShade) + oval(x - 6, 380, 26, 92, '#ffffff') + oval(x - 6, 380, 15, 62, p.soft),
    )
    .join('') +
  shape('M690 430Q650 360 696 310V270H744V310Q790 360 750 430Z', random.pick([p.main, p.sparkDeep])) +
  oval(720, 270, 30, 8, p.deep) +
  rect(390, 410, 420, 296, p.wood, 4) +
  rect(390, 410, 420, 12, p.woodDeep) +
  rect(440, 560, 120, 80, p.paper, 4) +
  stroke('M462 586H538M462 612H520', p.metal, 8) +
  stroke('M700 640V570M700 570l-22 26M700 570l22 26', p.ink, 9) +
  shadow(1_010, 706, 130) +
  rect(900, 530, 230, 170, film, 60) +
  times(3, (row) => times(6, (column) => circle(932 + column * 33, 568 + row * 46, 12, '#ffffff88'))) +
  circle(1_126, 615, 84, '#ffffffcc') +
  circle(1_126, 615, 52, film) +
  circle(1_126, 615, 24, p.woodDeep) +
  shape('M120 800L330 770L360 850L140 890Z', p.paper) +
  at(250, 640, `<circle r="38" fill="none" stroke="${p.gold}" stroke-width="24"/>` + oval(0, 52, 60, 8, '#0000001c'))

/** A wardrobe in order: clothes by colour, folded piles and labelled baskets. */
export const wardrobe: Draw = (p, random) =>
  interior(p, random) +
  shadow(640, 890, 440) +
  rect(220, 110, 840, 770, p.wood, 8) +
  rect(248, 138, 384, 714, p.wallShade) +
  rect(648, 138, 384, 714, p.wallShade) +
  stroke('M256 180H624', p.metal, 14) +
  [p.deep, p.main, p.soft, p.paper, p.spark, p.sparkDeep]
    .map((fill, index) => shape(`M${306 + index * 52} 186l30 40V${random.int(430, 520)}h-58V226Z`, fill))
    .join('') +
  [330, 500, 660].map((y) => rect(648, y, 384, 18, p.woodDeep)).join('') +
  times(3, (row) =>
    times(3, (pile) =>
      times(4, (fold) =>
        rect(
          666 + pile * 120,
          302 + row * 165 - fold * 30,
          104,
          26,
          [p.main, p.soft, p.spark, p.paper][(pile + row) % 4] ?? p.main,
          10,
        ),
      ),
    ),
  ) +
  rect(256, 640, 368, 16, p.woodDeep) +
  [0, 1]
    .map(
      (basket) =>
        rect(270 + basket * 180, 690, 160, 150, p.gold, 14) + rect(310 + basket * 180, 730, 80, 40, p.paper, 6),
    )
    .join('') +
  [0, 1, 2]
    .map(
      (basket) =>
        rect(664 + basket * 122, 720, 108, 120, p.sparkDeep, 12) + rect(690 + basket * 122, 750, 56, 32, p.paper, 6),
    )
    .join('')
