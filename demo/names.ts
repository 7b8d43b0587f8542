import { voiceOf } from './compose-texts.ts'
// Content: characters, words and names that Hong Kong businesses use.
import { randomFor, type Random } from './random.ts'
import { coreListings, slotOf, type Slot } from './slots.ts'
import { groupTexts } from './texts/groups.ts'
import type { NameKind, Pair } from './texts/shape.ts'

const first: readonly Pair[] = pairs(
  'Wing 永|Hing 興|Tak 德|Lee 利|Cheong 昌|Shing 盛|Tai 泰|On 安|Ming 明|Fai 輝|Shun 順|Tat 達|Fung 豐|Hang 恆|Po 寶|Kin 健|' +
    'Wah 華|Shing 誠|Yu 裕|Yue 裕|Ka 嘉|Chun 駿|Yat 日|Sun 新|Kwong 廣|Man 萬|Kung 公|Yan 仁|Cheung 祥|Ching 正|Lok 樂|Chi 志',
)
const second: readonly Pair[] = pairs(
  'Hing 興|Lee 利|Cheong 昌|Fat 發|Shing 盛|Cheung 祥|Tai 泰|On 安|Wo 和|Fai 輝|Lung 隆|Tat 達|Fung 豐|Yip 業|Shing 成|Kee 記|' +
    'Wing 榮|Shun 信|Yuen 源|Kong 江|Hoi 海|To 圖|Lok 樂|Chit 捷|Ching 晴|Lam 林',
)
/** Well-known companies and names that sound like them, to avoid. */
const taken =
  '永隆 永安 永豐 恆隆 恆生 恆安 泰昌 利豐 永利 永亨 永興 華信 萬豐 裕華 裕昌 萬利 萬安 華業 華記 新利 新興 新記 廣安 廣興 順豐 順利 順達 順安 順記 永和 永記 泰豐 ' +
  '泰林 達利 達記 利記 利信 利安 利昌 德昌 德興 德利 德信 嘉里 嘉利 嘉信 嘉豐 寶林 寶利 寶源 樂信 樂記 安信 安利 安盛 安泰 安記 豐業 豐利 豐泰 盛記 興業 興發 ' +
  '華盛 華利 華豐 新業 新昌 仁安 仁和 正記 祥興 祥記 祥發 昌興 昌記 誠信 誠和 明利 駿業 日昌 公和 公利 裕記 健樂 健安'
const takenNames = new Set(taken.split(' '))

const men: readonly Pair[] = pairs(
  'Keung 強|Ming 明|Fai 輝|Wai 偉|Kei 基|Hung 雄|Kuen 權|Wing 榮|Choi 財|Biu 標|Kau 球|Sum 森|Kwong 光|Hong 康|Chiu 釗|Ho 豪|Kit 傑|Lung 龍',
)
const women: readonly Pair[] = pairs(
  'Jan 珍|Ying 英|Fan 芬|Lin 蓮|Ling 玲|Kuen 娟|Lan 蘭|Yuk 玉|Mui 梅|Fung 鳳|Har 霞|Mei 美',
)

const cityWords: readonly Pair[] = pairs(
  'Harbour 海港|Lion Hill 獅山|Kapok 木棉|Sampan 舢舨|Blue Gate 藍閘|Corner House 街角|Red Brick 紅磚|Stone Steps 石級|Banyan 榕樹|' +
    'Paper Crane 紙鶴|Little Egret 小白鷺|Sea Breeze 海風|East Wind 東風|Nine Hills 九山|Two Lanes 兩巷|Lantern 燈籠|Rooftop 天台|Ding Ding 叮叮|' +
    'Tong Lau 唐樓|Black Kite 麻鷹|Fig Leaf 榕葉|Pier 碼頭|Seven Bridges 七橋|Teapot 茶壺|Rain Tree 雨樹|Lighthouse 燈塔|Upper Floor 樓上|' +
    'Tin Roof 鐵皮屋|Green Tile 綠磚|North Star 北斗|Low Tide 潮退|Bright Alley 明巷|White Heron 白鷺|Amber 琥珀|Pebble 小石|Bamboo Grove 竹林|' +
    'Old Well 古井|Fair Wind 順風|Salt Road 鹽路|Moon Gate 月門|Cotton Tree 紅棉|Sunny Side 向陽|Five Bells 五鈴|Pearl River 珠江|Open Door 開門|' +
    'Half Moon 半月|Long Bench 長櫈|Tram Stop 電車站|Copper Pot 銅煲|Swallow 燕子|Blue Kettle 藍水煲|Orchid Lane 蘭巷|Hill Path 山徑|' +
    'Night Ferry 夜渡|Morning Bay 晨灣|Sparrow 麻雀|Wishing Tree 許願樹|Quiet Street 靜街|Ginger Flower 薑花|Three Oaks 三橡|Tide Table 潮汐',
)
const surnames: readonly Pair[] = pairs(
  'Chan 陳|Wong 黃|Cheung 張|Lau 劉|Ho 何|Ng 吳|Lam 林|Chow 周|Leung 梁|Yip 葉|Kwok 郭|Mak 麥|Tse 謝|Fung 馮|Tsang 曾|Yeung 楊|Tang 鄧|' +
    'Poon 潘|Yuen 袁|Lo 盧|Kwan 關|Mok 莫|Szeto 司徒|Au-Yeung 歐陽|Chung 鍾|Hui 許|Tong 唐|Shum 沈|Ko 高|Lui 呂',
)
const givenNames = (
  'Yoyo Coco Kiki Mandy Joey Winnie Carmen Jacky Marco Priya Lina Elsa Hazel Tiffany Karen Sophie Anna Ivan Leo Oscar Nico ' +
  'Momo Bobo Yuki Mia Ruby Queenie Kenji Amara Bella Gigi Fiona Edith Hugo Stella Ringo Vivi Janice Theo Noel Dorothy Samson'
).split(' ')

/** Groups in which businesses named after a person mostly belong to women. */
const womensTrades = new Set(['beauty-wellness', 'domestic-help-care', 'food-catering'])

/** The name of a listing in both languages. */
export type DemoName = { en: string; zh: string; slug: string }

/** Core listings have unique names in each language; above the core only the slug is unique. */
export function nameOf(slot: Slot): DemoName {
  if (slot.index < coreListings) {
    coreNames ??= uniqueNames()
    return coreNames[slot.index] as DemoName
  }
  const name = drawName(slot, 0)
  return { ...name, slug: `${name.slug}-${slot.index + 1}` }
}

let coreNames: DemoName[] | undefined

function uniqueNames(): DemoName[] {
  const seen = new Set<string>()
  return Array.from({ length: coreListings }, (_, index) => {
    const slot = slotOf(index)
    for (let attempt = 0; attempt < 200; attempt++) {
      const name = drawName(slot, attempt)
      const keys = [name.en.toLowerCase(), name.zh.toLowerCase(), name.slug]
      if (keys.some((key) => seen.has(key))) continue
      for (const key of keys) seen.add(key)
      return name
    }
    throw new Error(`no name is left for listing ${index}`)
  })
}

function drawName(slot: Slot, attempt: number): DemoName {
  const { group, slug } = slot.category
  const words = groupTexts[group]
  const category = words?.categories[slug]
  if (!words || !category) throw new Error(`no words for ${slug}`)
  const random = randomFor('name', slot.index, attempt)
  const [en, zh] = named[random.pick(words.names)](random, random.pick(category.trade), slot)
  return { en, zh, slug: slugOf(en) }
}

const named: Record<NameKind, (random: Random, trade: Pair, slot: Slot) => Pair> = {
  lucky: (random, trade) => {
    let [a, b] = [random.pick(first), random.pick(second)]
    while (takenNames.has(a[1] + b[1]) || a[1] === b[1] || a[0] === b[0])
      [a, b] = [random.pick(first), random.pick(second)]
    return [`${a[0]} ${b[0]} ${trade[0]}`, `${a[1]}${b[1]}${trade[1]}`]
  },
  nick: (random, trade, slot) => {
    const isWoman = random.chance(womensTrades.has(slot.category.group) ? 0.9 : 0.25)
    const [en, zh] = random.pick(isWoman ? women : men)
    const called: Pair[] = isWoman
      ? [
          [`Sister ${en}`, `${zh}姐`],
          [`Ah ${en}`, `阿${zh}`],
          [`${en} Kee`, `${zh}記`],
        ]
      : [
          [`Uncle ${en}`, `${zh}叔`],
          [`Ah ${en}`, `阿${zh}`],
          [`${en} Kee`, `${zh}記`],
          [`Brother ${en}`, `${zh}哥`],
        ]
    return joined(random.pick(called), trade)
  },
  brand: (random, trade) => joined(random.pick(cityWords), trade),
  place: (random, trade, slot) => {
    const area = random.pick(slot.areas).name
    return random.chance(0.5) ? joined(area, trade) : joined([`${area[0]} Neighbourhood`, `${area[1]}街坊`], trade)
  },
  surname: (random, trade, slot) => {
    const [one, other] = random.some(surnames, 2) as [Pair, Pair]
    if (slot.category.group === 'education-lessons')
      return joined([random.chance(0.5) ? `Miss ${one[0]}` : `Teacher ${one[0]}`, `${one[1]}老師`], trade)
    if (voiceOf(slot).isSolo) return joined([one[0], `${one[1]}氏`], trade)
    const forms: Pair[] = [
      [`${one[0]} & Partners`, `${one[1]}氏`],
      [`${one[0]} & ${other[0]}`, `${one[1]}${other[1]}`],
      [`${one[0]} Family`, `${one[1]}家`],
    ]
    return joined(random.pick(forms), trade)
  },
  given: (random, trade) => {
    const name = random.pick(givenNames)
    return [random.chance(0.5) ? `${name} ${trade[0]}` : `${trade[0]} by ${name}`, `${name} ${trade[1]}`]
  },
}

const joined = ([en, zh]: Pair, trade: Pair): Pair => [`${en} ${trade[0]}`, `${zh}${trade[1]}`]

/** A slug of lower-case letters, digits and hyphens. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}

/** "Wing 永|On 安" as pairs; the Chinese is the last word. */
function pairs(text: string): Pair[] {
  return text.split('|').map((one) => {
    const at = one.lastIndexOf(' ')
    return [one.slice(0, at), one.slice(at + 1)]
  })
}
