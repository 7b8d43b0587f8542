/**
 * Hong Kong in tiles, north up, the crowded districts drawn larger than they are. A letter is a district of
 * reference/areas.json; Lamma, Cheung Chau and Peng Chau stand for themselves.
 */
const rows = [
  '..............NNNN...NNN........',
  '...........NNNNNNNNNNNNN..N.....',
  '.........YYNNNNNNNNNNNNNNNN.....',
  '.......YYYYYNNNNNNNNNNNPPPPP....',
  '......YYYYYYYNNNNNPPP..PPPPP....',
  '.....YYYYYYYYPPPPPPP..PPPP..PP..',
  '.....UYYYYYYTPPPPPP...PP.PPPPPP.',
  '....UUUYYYYTTPPPPPS..SPPPPPPPP..',
  '....UUUUUTTTTTSSSSSSSSGGPPPPPG..',
  '.....UUUUTTTTTSSSSSSSGGGGGGGGG..',
  '......UU.TTTTKSSSSSSSGGG.GGGG...',
  '..........TKKKDDWWSSSGG..GG.GG..',
  '........TT.KKKDDDWWWWOGG...G.G..',
  '.......T.KKK.MDDCWWWOOOGGG......',
  '...LL.LLL.KK.MMCCCCOOOO.GGG.....',
  '..LLL.LLL....MMMCC.OOOO.GG.G....',
  '.LL..LLLLL.p..MM.C..OOO.GG......',
  '..LLLLLLLLL..........OO..G......',
  '.LLLLLLLLL...cccwwweeee..G......',
  'LLLLLLLLL...ccccwwweeeee........',
  'LLLLLLL..h..csssswweeee.........',
  '.LLL.L...h...ssssssseess........',
  '..........aa..sss.sss.ss........',
  '..........aaa..s...ss...........',
  '...........aa......s............',
]

/** The slug behind each letter, and which of three tones it takes, so that neighbours differ. */
const places: Record<string, [slug: string, tone: 0 | 1 | 2]> = {
  N: ['north-district', 0],
  Y: ['yuen-long-district', 1],
  U: ['tuen-mun-district', 2],
  T: ['tsuen-wan-district', 0],
  P: ['tai-po-district', 1],
  S: ['sha-tin-district', 2],
  G: ['sai-kung-district', 0],
  K: ['kwai-tsing-district', 1],
  D: ['sham-shui-po-district', 0],
  W: ['wong-tai-sin-district', 1],
  C: ['kowloon-city-district', 2],
  M: ['yau-tsim-mong-district', 1],
  O: ['kwun-tong-district', 2],
  c: ['central-and-western-district', 0],
  w: ['wan-chai-district', 1],
  e: ['eastern-district', 2],
  s: ['southern-district', 1],
  L: ['islands-district', 0],
  a: ['lamma-island', 1],
  h: ['cheung-chau', 2],
  p: ['peng-chau', 1],
}

export type DistrictTiles = { slug: string; tone: 0 | 1 | 2; isIsland: boolean; d: string }

/** One path for each district and island: runs of tiles as lines, for dashes one unit long to cut. */
export const districtTiles: DistrictTiles[] = Object.entries(places).map(([letter, [slug, tone]]) => {
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map((run) => `M${run.index} ${y}h${run[0].length}`),
  )
  return { slug, tone, isIsland: !slug.endsWith('-district'), d: runs.join('') }
})

export const districtTilesBox = `-.5 -1 ${rows[0]!.length + 1} ${rows.length + 1}`
