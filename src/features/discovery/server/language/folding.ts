import { Converter } from 'opencc-js/t2cn'

/** Hong Kong variants that OpenCC's table does not convert: [variant, folded]. */
const extraPairs =
  '櫈凳 鐡铁 栢柏 墟圩 閙闹 隣邻 粘黏 鉋刨 著着 濶阔 塲场 槪概 痳麻 咭卡 砲炮 鑚钻 鎻锁 咀嘴 邨村 墈磡 俾畀 呑吞 茘荔 吿告 裇恤 褔福 呎尺 珈伽'.split(
    ' ',
  )

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
    const simplified = convert(character)
    // A character that common fonts lack is written as the one that it simplifies (劏).
    if (/[\u3400-\u4DBF]/.test(simplified)) set(simplified, character)
    else set(character, simplified)
  }
  for (const pair of extraPairs) set(pair[0]!, pair[1]!)
  // Resolves chains, so that folding is idempotent.
  for (let code = 0; code < codes.length; code++) {
    for (let target = codes[code]!; target !== 0 && codes[target]! !== 0; target = codes[target]!)
      codes[code] = codes[target]!
  }
  return codes
}

/**
 * Radicals that look like characters and come from fonts and PDF files. Compatibility forms know the Kangxi radicals and
 * two of the others; a variant of a radical is read as its Simplified character where one looks like it.
 */
const radicals = new Map(
  (
    '⺀冫 ⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇几 ⺈刀 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺑尣 ⺒巳 ⺓幺 ⺔彑 ⺕彐 ⺖忄 ⺗心 ⺘扌 ⺙攵 ⺛旡 ⺜日 ⺝月 ⺞歹 ⺟母 ⺠民 ' +
    '⺡氵 ⺢水 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺧牛 ⺨犭 ⺩王 ⺪疋 ⺫目 ⺬示 ⺭礻 ⺮竹 ⺯糸 ⺰纟 ⺱罓 ⺲罒 ⺳网 ⺴网 ⺵网 ⺶羊 ⺷羊 ⺸羊 ⺹老 ⺺聿 ⺻聿 ⺼肉 ⺽臼 ⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ' +
    '⻃覀 ⻄西 ⻅见 ⻆角 ⻇角 ⻈讠 ⻉贝 ⻊足 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏邑 ⻐钅 ⻑长 ⻒长 ⻓长 ⻔门 ⻕阜 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻞食 ⻟食 ⻠饣 ⻡首 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ' +
    '⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱亀 ⻲亀 ⻳龟'
  )
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!]),
)
const radical = /[\u2E80-\u2EF3]/g

const combiningMarks = /[\u0300-\u036f]/g
/** Invisible characters (joiners, soft hyphens, fillers, direction marks) and apostrophes, which are often omitted. */
const ignored = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800'’‘ʼ`´′]/gu

/**
 * Normalizes text for comparison: compatibility forms, case, accents, apostrophes and Chinese script. Applied to indexed
 * text and queries; idempotent. The result is never longer than a few times the text.
 */
export function fold(text: string): string {
  return simplify(normalize(text))
}

function normalize(text: string): string {
  const whole = text.toWellFormed().replace(radical, (one) => radicals.get(one) ?? one)
  const lower = whole.replace(ignored, '').normalize('NFKC').toLowerCase()
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
