import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Draw } from './draw.ts'
import { interior, skyline, table } from './places.ts'

/** Framed pictures on the wall over an album and a lens. */
export const prints: Draw = (p, random) =>
  table(p, random) +
  rect(150, 90, 980, 520, p.wall) +
  rect(190, 120, 380, 270, p.ink, 4) +
  rect(214, 144, 332, 222, p.sky) +
  skyline(p, random, 214, 366, 332, 200) +
  rect(620, 110, 240, 310, p.wood, 4) +
  rect(644, 134, 192, 262, p.soft) +
  circle(740, 240, 58, '#e0b08c') +
  shape('M676 234Q676 170 740 170T804 234Q780 206 740 210T676 234Z', p.ink) +
  shape('M650 396Q660 306 740 306T830 396Z', p.main) +
  rect(910, 150, 220, 220, p.paper, 4) +
  rect(934, 174, 172, 172, p.spark) +
  circle(990, 250, 34, '#e0b08c') +
  circle(1_050, 260, 28, '#c98f6b') +
  shape('M950 346Q956 290 990 290T1024 346ZM1016 346Q1020 296 1050 296T1086 346Z', p.deep) +
  shape('M240 600Q380 540 520 600Q660 540 800 600V830Q660 770 520 830Q380 770 240 830Z', p.paper) +
  shape('M270 620Q380 580 490 620V760Q380 726 270 760Z', p.soft) +
  shape('M550 620Q660 580 770 620V760Q660 726 550 760Z', random.pick([p.spark, p.leaf])) +
  rect(880, 560, 190, 190, p.ink, 24) +
  times(8, (ridge) => rect(890 + ridge * 22, 640, 12, 60, p.metalDeep, 3)) +
  oval(975, 560, 95, 30, p.metalDeep) +
  oval(975, 560, 74, 22, p.near) +
  oval(950, 554, 22, 8, '#ffffffaa')

/** A clapperboard before a reel of film. */
export const clapper: Draw = (p, random) =>
  interior(p, random) +
  circle(880, 400, 230, p.metalDeep) +
  circle(880, 400, 206, p.metal) +
  times(5, (hole) => at(880, 400, circle(0, -120, 54, p.wall), `rotate(${hole * 72 + random.int(0, 12)})`)) +
  circle(880, 400, 30, p.ink) +
  stroke('M880 620Q880 800 1130 800', p.ink, 60) +
  times(6, (frame) => rect(930 + frame * 38, 776 + (frame === 0 ? -8 : 0), 18, 46, p.paper, 3)) +
  shadow(480, 890, 300) +
  rect(220, 440, 560, 430, p.ink, 16) +
  rect(220, 440, 560, 84, p.paper, 8) +
  times(5, (band) => shape(`M${250 + band * 112} 440h56l-40 84h-56Z`, p.ink)) +
  at(
    220,
    430,
    rect(0, -84, 560, 78, p.paper, 8) + times(5, (band) => shape(`M${30 + band * 112} -84h56l40 78h-56Z`, p.ink)),
    'rotate(-14)',
  ) +
  stroke('M250 610H750M250 710H750M430 710V840M600 710V840', '#ffffffaa', 7) +
  rect(270, 560, 260, 22, p.spark, 8) +
  rect(270, 650, 360, 22, p.soft, 8) +
  circle(340, 780, 30, p.sparkDeep)

/** A camera on its legs before the paper. */
export const camera: Draw = (p) =>
  rect(0, 0, scene.width, scene.height, p.wall) +
  shape('M330 60H950V650Q950 740 1100 800H180Q330 740 330 650Z', p.soft) +
  rect(310, 40, 660, 30, p.woodDeep, 10) +
  rect(0, 800, 1_280, 160, p.floor) +
  rect(180, 798, 920, 10, p.floorShade) +
  shadow(640, 892, 300) +
  stroke('M640 560L480 888M640 560L800 888M640 560V880', p.ink, 22) +
  rect(600, 520, 80, 60, p.metalDeep, 8) +
  rect(450, 300, 380, 230, p.ink, 30) +
  shape('M560 300L590 250H690L720 300Z', p.ink) +
  circle(640, 415, 98, p.metalDeep) +
  circle(640, 415, 76, p.deep) +
  circle(640, 415, 44, p.near) +
  circle(616, 392, 16, '#ffffffaa') +
  rect(486, 330, 70, 34, p.main, 8) +
  circle(780, 346, 16, p.gold) +
  stroke('M1090 800V300', p.metalDeep, 14) +
  shape('M980 150L1180 110L1210 300L1010 330Z', p.paper) +
  stroke('M980 150L1180 110L1210 300L1010 330Z', p.ink, 8)
