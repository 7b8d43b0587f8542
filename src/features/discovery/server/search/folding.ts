import { Converter } from 'opencc-js/t2cn'

/** Hong Kong variants that OpenCC's table does not convert: [variant, folded]. */
const extraPairs =
  '著着 濶阔 塲场 槪概 痳麻 咭卡 砲炮 鑚钻 鎻锁 咀嘴 邨村 墈磡 俾畀 呑吞 茘荔 吿告 裇恤 褔福 呎尺 珈伽'.split(' ')

/**
 * Maps single characters from Traditional and variants to Simplified. OpenCC converts by phrases, so that its result for
 * a character depends on its neighbours and a query could differ from the text that it was copied from. Characters
 * outside the basic multilingual plane are not mapped.
 */
const simplifiedCodes = makeTable()

function makeTable(): Uint16Array {
  const convert = Converter({ from: 'hk', to: 'cn' })
  const codes = new Uint16Array(0x10000)
  const set = (from: string, to: string) => {
    if (from !== to && to.length === 1) codes[from.charCodeAt(0)] = to.charCodeAt(0)
  }
  for (let code = 0x3400; code < 0xfb00; code++) {
    if (code === 0xa000) code = 0xf900
    const character = String.fromCharCode(code)
    set(character, convert(character))
  }
  for (const pair of extraPairs) set(pair[0]!, pair[1]!)
  // Resolves chains, so that folding is idempotent.
  for (let code = 0; code < codes.length; code++) {
    for (let target = codes[code]!; target !== 0 && codes[target]! !== 0; target = codes[target]!)
      codes[code] = codes[target]!
  }
  return codes
}

const combiningMarks = /[\u0300-\u036f]/g
/** Invisible characters (joiners, soft hyphens, direction marks) and apostrophes, which are often omitted. */
const ignored = /[\p{Cf}'’‘ʼ`´′]/gu

/**
 * Normalizes text for comparison: compatibility forms, case, accents, apostrophes and Chinese script. Applied to indexed
 * text and queries; idempotent. The result is never longer than a few times the text.
 */
export function fold(text: string): string {
  return simplify(normalize(text))
}

function normalize(text: string): string {
  const lower = text.toWellFormed().normalize('NFKC').toLowerCase()
  return lower.normalize('NFKD').replace(combiningMarks, '').normalize('NFKC').replace(ignored, '')
}

function simplify(text: string): string {
  let folded = ''
  let from = 0
  for (let index = 0; index < text.length; index++) {
    const code = simplifiedCodes[text.charCodeAt(index)]!
    if (code === 0) continue
    folded += text.slice(from, index) + String.fromCharCode(code)
    from = index + 1
  }
  return from === 0 ? text : folded + text.slice(from)
}
