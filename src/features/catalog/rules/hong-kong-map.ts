/**
 * Tile map of Hong Kong, north up, with dense districts enlarged. Each letter is a district of reference/areas.json;
 * Lamma, Cheung Chau and Peng Chau have letters of their own.
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

/** The place of each letter, its region, and the opacity of its tiles, chosen so that neighbours differ. */
const places: [letter: string, slug: string, region: string, opacity: number][] = [
  ['N', 'north-district', 'new-territories', 1],
  ['Y', 'yuen-long-district', 'new-territories', 0.9],
  ['U', 'tuen-mun-district', 'new-territories', 0.8],
  ['T', 'tsuen-wan-district', 'new-territories', 1],
  ['P', 'tai-po-district', 'new-territories', 0.9],
  ['S', 'sha-tin-district', 'new-territories', 0.8],
  ['G', 'sai-kung-district', 'new-territories', 1],
  ['K', 'kwai-tsing-district', 'new-territories', 0.9],
  ['D', 'sham-shui-po-district', 'kowloon', 1],
  ['W', 'wong-tai-sin-district', 'kowloon', 0.9],
  ['C', 'kowloon-city-district', 'kowloon', 0.8],
  ['M', 'yau-tsim-mong-district', 'kowloon', 0.9],
  ['O', 'kwun-tong-district', 'kowloon', 0.8],
  ['c', 'central-and-western-district', 'hong-kong-island', 1],
  ['w', 'wan-chai-district', 'hong-kong-island', 0.9],
  ['e', 'eastern-district', 'hong-kong-island', 0.8],
  ['s', 'southern-district', 'hong-kong-island', 0.9],
  ['L', 'islands-district', 'outlying-islands', 1],
  ['a', 'lamma-island', 'outlying-islands', 0.9],
  ['h', 'cheung-chau', 'outlying-islands', 0.8],
  ['p', 'peng-chau', 'outlying-islands', 0.9],
]

/** Width and height of the map, in tiles with a margin. */
export const mapSize = [33, 26] as const

/** Draws runs of tiles as lines, which a dash pattern one unit long cuts into tiles. */
function drawPaths(isIncluded: (place: (typeof places)[number]) => boolean): string {
  const paths = places.filter(isIncluded).map(([letter, , , opacity]) => {
    const runs = rows.flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map((run) => `M${run.index} ${y}h${run[0].length}`),
    )
    return `<path stroke-opacity="${opacity}" d="${runs.join('')}"/>`
  })
  return paths.join('')
}

/**
 * SVG symbols of size `mapSize`, to be stroked in one colour: `hk-hong-kong` is the whole map, `hk-<slug>` a region, a
 * district or one of the islands. The Islands district consists of all of them.
 */
export function mapSymbols(): string[] {
  const shapes = new Map([['hong-kong', drawPaths(() => true)]])
  for (const [, slug, region] of places) {
    const all = drawPaths((place) => place[2] === region)
    shapes.set(region, all)
    shapes.set(slug, slug === 'islands-district' ? all : drawPaths((place) => place[1] === slug))
  }
  const box = `-.5 -1 ${mapSize.join(' ')}`
  return [...shapes].map(([slug, shape]) => `<symbol id="hk-${slug}" viewBox="${box}">${shape}</symbol>`)
}
