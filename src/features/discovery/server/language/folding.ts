import { Converter } from 'opencc-js/t2cn'

/** Hong Kong variants that OpenCC's table does not convert: [variant, folded]. */
const extraPairs =
  '櫈凳 鐡铁 栢柏 墟圩 閙闹 隣邻 粘黏 鉋刨 著着 濶阔 塲场 槪概 痳麻 咭卡 砲炮 鑚钻 鎻锁 咀嘴 邨村 墈磡 俾畀 呑吞 茘荔 吿告 裇恤 褔福 呎尺 珈伽 姪侄 鎗枪 蔴麻 荳豆 汚污 菓果 舩船 徧遍 痺痹 鬪斗 窓窗 窻窗 箒帚 鑵罐 翺翱 艶艳 苺莓 袴裤 帬裙 讃赞 賍赃 躱躲 鄕乡 醤酱 鉄铁 雑杂 韮韭 頴颖 颕颖 飃飘 鶏鸡 黙默 鼈鳖 缐线 碁棋 砂沙 繙翻 稺稚 椀碗 秌秋 麞獐 搾榨'.split(
    ' ',
  )

/**
 * Characters that common fonts lack, and those that they simplify, as which they are read: [rare, common]. Listed, since the
 * converter that pages use leaves them out of the dictionary, which both share.
 */
const rarePairs = (
  '㑔㑯 㑇㑳 㐹㑶 㘎㘚 㚯㜄 㛣㜏 㟆㠏 㤘㥮 㨫㩜 㧐㩳 䀥䁻 䌶䊷 䌺䋙 䌻䋚 䌿䋹 䌾䋻 䍠䍦 䎬䎱 䙌䙡 䜧䜀 䞍䝼 䦂䥇 䥾䥱 䦶䦛 䦷䦟 䯅䯀 䲣䱷 䲝䱽 㑈倲 㐽偑 㐷傌 㑩儸 㓥劏 㔉劚 㖞喎 㖊噚 ' +
  '㛀媰 㛤孋 㟥嵾 㡎幓 㥪慺 㤽懤 㧏掆 㧑撝 㧟擓 㧰擽 㭎棡 㭏椲 㭤樢 㭴樫 㱮殨 㱩殰 㴋潚 㳠澾 㳡濄 㳔濧 㲿瀇 㳕灡 㶽煱 㶶燶 㺍獱 㻅璯 䁖瞜 䂵碽 䃅磾 䅉稏 䅟穇 䇲筴 䉤籔 䌷紬 䌹絅 䌼綐 ' +
  '䌸縳 䍁繸 䍀繿 䓨罃 䏝膞 䓕薳 䓓薵 䓖藭 䗖螮 䜣訢 䜩讌 䝙貙 䞐賰 䟢躎 䥺釾 䥽鏺 䦅鐥 䦃鐯 䯄騧 䲟鮣 䲠鰆 䲡鰌 䲢鰧 䴓鳾 䴕鴷 䴔鵁 䴖鶄 䴗鶪 䴘鷉 㶉鸂 䴙鸊 䶮龑 䜤鿁'
).split(' ')

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
    if (!/[\u3400-\u4DBF]/.test(simplified)) set(character, simplified)
  }
  for (const pair of [...extraPairs, ...rarePairs]) set(pair[0]!, pair[1]!)
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
/**
 * Characters without a meaning inside words: invisible ones (fillers, soft hyphens, direction marks), those that join the
 * letters of any script, as the Arabic tatweel, enclosing marks, and apostrophes, which are often omitted.
 */
const ignored = /[\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u0640\u07FA\u0883-\u0885\u1806\u180A'’‘ʼ`´′]/gu

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
