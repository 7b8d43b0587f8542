/** Irregular English forms by their basic form: what a stemmer does not know. */
const irregular = `bite: bit bitten, bleed: bled, blow: blew blown, break: broke broken, build: built, burn: burnt, buy: bought,
  catch: caught, choose: chose chosen, draw: drew drawn, drink: drank drunk, drive: drove driven, eat: ate eaten, fall: fell fallen,
  fight: fought, fly: flew flown, forget: forgot forgotten, freeze: froze frozen, grow: grew grown, hang: hung, hide: hid hidden,
  lean: leant, learn: learnt, lose: lost, pay: paid, ride: rode ridden, ring: rang rung, sell: sold, send: sent, sew: sewn,
  shake: shook shaken, shoot: shot, shrink: shrank shrunk, sing: sang sung, sink: sank sunk, sleep: slept, smell: smelt,
  speak: spoke spoken, spill: spilt, spoil: spoilt, steal: stole stolen, stick: stuck, sting: stung, stink: stank stunk,
  sweep: swept, swell: swollen, swim: swam swum, teach: taught, tear: tore torn, throw: threw thrown, wake: woke woken,
  wear: wore worn, weep: wept, write: wrote written, tooth: teeth, foot: feet, mouse: mice, goose: geese, child: children,
  wife: wives, knife: knives, shelf: shelves, loaf: loaves, die: dying, lie: lying, tie: tying, dye: dyeing`

/** Characters of spoken Cantonese, and of classical use, by what Mandarin writes for them. Folded: Simplified only. */
const spoken = `不: 唔, 没: 冇, 了: 咗, 的: 嘅, 在: 喺, 他: 佢, 们: 哋, 来: 嚟, 看: 睇, 吃: 食, 喝: 饮, 睡: 瞓, 找: 搵 揾, 给: 俾 畀,
  些: 啲, 是: 系, 那: 嗰, 拿: 攞, 站: 企, 掉: 甩, 关: 闩 閂, 丢: 掟, 吵: 嘈, 痛: 疼, 冷: 冻`

const basicForms = new Map(
  [irregular, spoken].flatMap((list) =>
    list.split(',').flatMap((entry) => {
      const [basic = '', forms = ''] = entry.trim().split(': ')
      return forms.split(' ').map((form) => [form, basic] as const)
    }),
  ),
)

/** The form of a word, or of a Chinese character, that represents all of its forms. */
export const basicForm = (word: string): string => basicForms.get(word) ?? word
