import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { table } from './places.ts'

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

/** Squares of writing practice with characters, a brush and ink. */
export const characters: Draw = (p, random) =>
  table(p, random) +
  rect(0, 200, scene.width, 760, p.wood) +
  rect(0, 200, scene.width, 16, p.woodDeep) +
  rect(230, 260, 640, 640, p.paper, 6) +
  random
    .some(
      [
        'M-70 -20H70M0 -84Q0 20 -76 84M4 -10Q20 50 80 84',
        'M4 -84Q-4 20 -80 84M0 -20Q20 50 84 84',
        'M-64 -44H64V30H-64ZM0 -90V90',
        'M-60 -60H60M0 -60V70M-80 70H80M-44 4H44',
        'M0 -84V70M-80 -20V70H80V-20',
        'M-70 -64H70V70H-70ZM0 -64V70M-70 4H70',
      ],
      4,
    )
    .map((character, index) => {
      const [x, y] = [400 + (index % 2) * 300, 430 + Math.floor(index / 2) * 300]
      return (
        rect(x - 130, y - 130, 260, 260, '#c8553d33', 4) +
        rect(x - 122, y - 122, 244, 244, p.paper) +
        stroke(`M${x - 122} ${y}H${x + 122}M${x} ${y - 122}V${y + 122}`, '#c8553d55', 3) +
        at(x, y, stroke(character, p.ink, 20))
      )
    })
    .join('') +
  at(
    1_010,
    560,
    rect(-15, -300, 30, 300, p.woodDeep, 12) +
      rect(-20, -14, 40, 40, p.gold, 6) +
      shape('M-22 26H22Q20 90 0 140Q-20 90 -22 26Z', p.ink),
    'rotate(14)',
  ) +
  rect(920, 740, 210, 150, p.ink, 20) +
  oval(1_025, 800, 76, 40, '#11181a')

/** Cards with letters, an apple and a picture book. */
export const letters: Draw = (p, random) =>
  table(p, random) +
  shadow(640, 706, 420) +
  [
    [330, p.main, 'M-70 90L0 -90L70 90M-44 24H44'],
    [640, p.spark, 'M-56 -90V90H20Q70 90 70 44T20 -2H-56M20 -2Q60 -2 60 -46T16 -90H-56'],
    [950, p.sparkDeep, 'M70 -56Q40 -94 0 -94Q-76 -90 -76 0T0 94Q40 94 70 56'],
  ]
    .map(([x, fill, letter], index) =>
      at(
        Number(x),
        500,
        rect(-135, -190, 270, 370, p.paper, 20) +
          rect(-115, -170, 230, 330, String(fill), 14) +
          stroke(String(letter), '#ffffff', 34),
        `rotate(${[-5, 2, 6][index]})`,
      ),
    )
    .join('') +
  circle(240, 790, 70, '#c8553d') +
  stroke('M240 726q6 -34 34 -40', p.woodDeep, 11) +
  shape('M246 710Q290 650 330 690Q300 730 246 710Z', p.leaf) +
  at(
    random.pick([720, 800]),
    830,
    shape('M-240 -40Q-120 -90 0 -40Q120 -90 240 -40V60Q120 10 0 60Q-120 10 -240 60Z', p.paper) +
      rect(-180, -40, 110, 50, p.soft, 8) +
      stroke('M50 -20Q120 -46 190 -24M50 10Q120 -16 190 6', p.metal, 8),
  )
