import { Converter } from 'opencc-js/t2cn'

/** Variants that Hong Kong writes and OpenCC's table leaves apart: [as written, as folded]. */
const ownPairs =
  '著着 濶阔 塲场 槪概 痳麻 咭卡 砲炮 鑚钻 鎻锁 咀嘴 邨村 墈磡 俾畀 呑吞 茘荔 吿告 裇恤 褔福 呎尺 珈伽'.split(' ')

/**
 * One character to one character, Traditional and variants to Simplified: OpenCC itself converts by phrases, so that a
 * character's image depends on its neighbours, and a query would disagree with the text it was taken from.
 * Characters outside the basic plane stay as they are.
 */
const table = makeTable()

function makeTable(): Uint16Array {
  const convert = Converter({ from: 'hk', to: 'cn' })
  const images = new Uint16Array(0x10000)
  const set = (from: string, to: string) => {
    if (from !== to && to.length === 1) images[from.charCodeAt(0)] = to.charCodeAt(0)
  }
  for (let code = 0x3400; code < 0xfb00; code++) {
    if (code === 0xa000) code = 0xf900
    const character = String.fromCharCode(code)
    set(character, convert(character))
  }
  for (const pair of ownPairs) set(pair[0]!, pair[1]!)
  // An image that has an image of its own would make folding twice differ from folding once.
  for (let code = 0; code < images.length; code++) {
    for (let image = images[code]!; image !== 0 && images[image]! !== 0; image = images[image]!)
      images[code] = images[image]!
  }
  return images
}

const marks = /[\u0300-\u036f]/g
/** Invisible characters (joiners, soft hyphens, direction marks) and apostrophes, which people leave out at will. */
const ignored = /[\p{Cf}'’‘ʼ`´′]/gu

/**
 * A text as the search compares it: compatibility forms, case, accents, apostrophes and the Chinese script made equal.
 * The same for stored text and query; folding twice changes nothing. Never longer than a few times the text.
 */
export function fold(text: string): string {
  return simplified(plain(text))
}

function plain(text: string): string {
  const lower = text.toWellFormed().normalize('NFKC').toLowerCase()
  return lower.normalize('NFKD').replace(marks, '').normalize('NFKC').replace(ignored, '')
}

function simplified(text: string): string {
  let folded = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const image = table[text.charCodeAt(at)]!
    if (image === 0) continue
    folded += text.slice(from, at) + String.fromCharCode(image)
    from = at + 1
  }
  return from === 0 ? text : folded + text.slice(from)
}
