import { type Manner, manners } from '../../rules/manners.ts'
import { phraseUnits, readWordLines } from './lexicons.ts'
import { makePhraseTable, type PhraseTable, type Unit } from './units.ts'

/** Words for how a service is wanted, as `reference/wishes.txt` has them. */
export type WishPhrase = {
  /** None where no listing states it: a home visit. */
  manners: readonly Manner[]
  /** Which way the time of day in the words is meant. */
  hour: 'before' | 'after' | 'at' | null
  /** Whether the words mean something else in a sentence. */
  isLoose: boolean
  /** Whether they also say what is needed, and are left to it. */
  isShared: boolean
  /** Whether they are the name of a language and nothing else. */
  isBare: boolean
}

const lines = readWordLines('wishes.txt')
const slotLine = /^\{(\w+)\} (\w+) = (.*)$/

/** Words for each value of each slot. */
const slots = new Map<string, Map<string, string[]>>()
for (const line of lines) {
  const [, slot, value, words] = slotLine.exec(line) ?? []
  if (!slot) continue
  const values = slots.get(slot) ?? new Map<string, string[]>()
  slots.set(slot, values.set(value!, words!.split(', ')))
}

const known: ReadonlySet<string> = new Set(manners)
const isManner = (text: string): text is Manner => known.has(text)
const hours = ['before', 'after', 'at'] as const

function phraseOf(meanings: readonly string[], mark: string): WishPhrase {
  return {
    manners: meanings.filter(isManner),
    hour: hours.find((one) => meanings.includes(one)) ?? null,
    isLoose: mark === '~',
    isShared: mark === '+',
    isBare: mark === '?',
  }
}

/** One line of the file, a phrase for each of its words and of the values of its slot. */
function phrasesOf(line: string): [text: string, phrase: WishPhrase][] {
  const [head = '', words = ''] = line.split(/: (.*)/)
  const [, slot = ''] = /\{(\w+)\}/.exec(line) ?? []
  const mark = /[~+?]$/.exec(head)?.[0] ?? ''
  return [...(slots.get(slot) ?? [['', ['']] as const])].flatMap(([value, names]) => {
    const filled = head.replaceAll(`{${slot}}`, value)
    const phrase = phraseOf(filled.split(' '), mark)
    return words
      .split(', ')
      .flatMap((text) =>
        (text.includes('{') ? names : ['']).map(
          (name) => [text.replace(/\{\w+\}/, name), phrase] as [string, WishPhrase],
        ),
      )
  })
}

const phrases = lines.filter((line) => !slotLine.test(line)).flatMap(phrasesOf)

/** Numbers of one to three figures, each as long as it may be cut. */
const numbers = ['0', '00', '000']
const withNumbers = phrases.flatMap(([text, phrase]) =>
  text.includes('0') ? numbers.map((number) => [phraseUnits(text.replace('0', number)), phrase] as const) : [],
)
const first = (one: WishPhrase) => one
const table = makePhraseTable(
  phrases.map(([text, phrase]) => [phraseUnits(text), phrase] as const),
  false,
  first,
)
const tableOfNumbers = makePhraseTable(withNumbers, false, first)
const numeral = /\d+|[一二两三四五六七八九十百千]/g

/** The words with a 0 for each number. */
const numbered = (units: readonly Unit[]) => units.map((unit) => ({ ...unit, text: unit.text.replace(numeral, '0') }))
const numberedOf = new WeakMap<readonly Unit[], Unit[]>()

/** Phrases about how a visitor wants a service. */
export const wishPhrases: PhraseTable<WishPhrase> = {
  matchesAt: (units, start) => {
    const others = numberedOf.get(units) ?? numbered(units)
    numberedOf.set(units, others)
    return [...table.matchesAt(units, start), ...tableOfNumbers.matchesAt(others, start)].sort(
      (one, other) => other.end - one.end,
    )
  },
}

const latest = 23

/** The manners that these words mean, with the time of day that they name. */
export function mannersOf({ manners: plain, hour }: WishPhrase, units: readonly Unit[]): Manner[] {
  if (hour === null) return [...plain]
  const text = units.map((unit) => unit.text).join('')
  const [, figures = '', half = ''] = /(\d{1,2}):?(am|pm)?/.exec(text) ?? []
  const chinese = [...text].filter((character) => '一二两三四五六七八九十'.includes(character)).join('')
  const number = figures ? Number(figures) : chineseHours.indexOf(chinese.replace('两', '二')) + 1
  const isEvening = half
    ? half === 'pm'
    : /晚|下午|pm$/.test(text) || (!/am$|早|上午/.test(text) && isLate(number, hour))
  const clock = (number % 12) + (isEvening ? 12 : 0)
  return number < 1 || number > latest ? [] : [`at:${hour === 'before' ? (clock + latest) % (latest + 1) : clock}`]
}
const chineseHours = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ')

/** Whether an hour without a half of the day is one of the afternoon: after 7, at 3, but before 9. */
const isLate = (number: number, hour: WishPhrase['hour']) =>
  hour === 'after' ? number < 12 : hour === 'at' && number < 8
