/** Trades that a picture plainly stands for, in words of `reference/`, one trade and its pictures a line. */
const trades = `
  handyman 🔧🛠🔨🪛🧰
  electrician 💡🔌
  plumber 🚽🚿🚰
  locksmith 🔑🗝🔐
  painter 🖌
  cleaning 🧹🧽🪣
  laundry 🧺
  movers 🚚🚛
  pest control 🪳🐀🐁🪲🪰🦟
  gardening 🪴
  dog walking 🐕🦮
  vet 🐶🐱🐾🐈
  dentist 🦷
  doctor 🩺🤒
  glasses 👓
  hair salon 💇💈
  manicure 💅
  massage 💆
  babysitter 👶🍼
  wedding planner 👰💒
  photographer 📷📸
  video production 🎥📹
  magician 🎩
  florist 💐🌹
  cakes 🎂🧁
  catering 🍽🍱
  bartender 🍸🍹
  dj 🎧
  yacht party 🛥
  piano lessons 🎹
  guitar lessons 🎸
  violin lessons 🎻
  drum lessons 🥁
  dance lessons 💃🕺🩰
  swimming lessons 🏊
  yoga 🧘
  martial arts 🥋
  boxing 🥊
  tennis coach 🎾
  badminton coach 🏸
  personal trainer 🏋
  hiking guide 🥾
  surfing 🏄
  solicitor ⚖
  tailor 🧵🪡
  bicycle repair 🚲
  computer repair 💻
  phone repair 📱`

const wordsOf = new Map(
  trades
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, words = '', pictures = ''] = line.trim().match(/^(.*) (\P{ASCII}+)$/u) ?? []
      return Array.from(pictures, (picture) => [picture, words] as const)
    }),
)

/** The trades that the pictures of a text plainly stand for, each once. */
export const tradesOfPictures = (text: string): string[] => [
  ...new Set((text.match(/\p{Extended_Pictographic}/gu) ?? []).flatMap((picture) => wordsOf.get(picture) ?? [])),
]

/**
 * What a text without letters or digits says by its first picture: the words of its trade, else the picture itself, which
 * is in no listing. Empty for a text without pictures.
 */
export function wordsOfPictures(text: string): string[] {
  const [picture] = text.match(/\p{Extended_Pictographic}/u) ?? []
  if (picture === undefined) return []
  return (wordsOf.get(picture) ?? picture).split(' ')
}
