import { isFunctionWord } from './function-words.ts'
import { phraseUnits, readWordLines } from './lexicons.ts'
import { makePhraseTable, type Unit } from './units.ts'

/** Slugs of the trades for a thing, likeliest first, by the name of the action. */
type Trades = ReadonlyMap<string, readonly string[]>

const lines = readWordLines('actions.txt')
const listOf = (text: string) => text.split(', ')
/** The action of a thing that is all of a query. */
const alone = 'only'
/** Words of grammar say nothing here: get rid of my sofa. */
const content = (units: readonly Unit[]) => units.filter(({ text, isChinese }) => isChinese || !isFunctionWord(text))

const keyOf = (before: readonly Unit[], after: readonly Unit[]) =>
  [before, after].map((units) => units.map(({ text }) => text).join(' ')).join('%')

/** A pattern with its words of grammar and without them, unless nothing else is in it: take away. */
function keysOf(pattern: string): string[] {
  const [before = [], after = []] = pattern.split('%').map(phraseUnits)
  const said = keyOf(before, after)
  const bare = keyOf(content(before), content(after))
  return bare === '%' ? [said] : [...new Set([said, bare])]
}

/** Names of actions by the words before and after the thing. */
const actionsByWords = new Map<string, string[]>()
for (const line of lines) {
  const [action = '', patterns] = line.split(' = ')
  for (const key of patterns ? listOf(patterns).flatMap(keysOf) : [])
    actionsByWords.set(key, [...(actionsByWords.get(key) ?? []), action])
}

/** A thing, and as many or one of it; no other form of the word, which may be somebody: accounting, but not accountant. */
function numbersOf(units: Unit[]): Unit[][] {
  const last = units.at(-1)!
  if (last.isChinese) return [units]
  const { text } = last
  const others = text.endsWith('s') ? [text.slice(0, -1), text.replace(/es$/, '')] : [`${text}s`, `${text}es`]
  return [text, ...others].map((one) => units.toSpliced(-1, 1, { ...last, text: one }))
}

const things = makePhraseTable<Trades>(
  lines.flatMap((line) => {
    const [names, actions] = line.split(': ')
    if (!actions) return []
    const trades = new Map(
      actions.split('; ').map((text) => {
        const [action = '', ...slugs] = text.split(' ')
        return [action, slugs] as const
      }),
    )
    return listOf(names!).flatMap((name) => numbersOf(phraseUnits(name)).map((units) => [units, trades] as const))
  }),
  false,
  (one, other) => new Map([...one, ...other]),
)

/**
 * Slugs of the trades for a query that is a thing and what is to be done with it; none for any other query. A word of grammar may
 * be the thing: a bad back, a will.
 */
export const tradesOfAction = (said: readonly Unit[]): readonly string[] =>
  [said, content(said)].map(tradesOf).find((slugs) => slugs.length > 0) ?? tradesOfThing(said)

/**
 * Slugs of the trades for a query of a thing and nothing else, in any form of the word, likeliest first. Other words of grammar
 * than these may say what is to be done: take in a suit.
 */
export function tradesOfThing(said: readonly Unit[]): readonly string[] {
  const units = said.filter(({ text }) => !determiners.has(text))
  const forms = [units, units.map((unit) => ({ ...unit, text: unit.stem }))]
  return forms.map(tradesOfWhole).find((slugs) => slugs.length > 0) ?? []
}
const determiners = new Set(['a', 'an', 'the', 'my', 'our', 'some'])

function tradesOfWhole(units: readonly Unit[]): readonly string[] {
  const whole = units.length > 0 ? things.matchesAt(units, 0).find(({ end }) => end === units.length) : undefined
  return whole?.value.get(alone) ?? []
}

function tradesOf(units: readonly Unit[]): readonly string[] {
  for (const start of units.keys())
    for (const { end, value } of things.matchesAt(units, start)) {
      const actions = actionsByWords.get(keyOf(units.slice(0, start), units.slice(end))) ?? []
      const slugs = actions.flatMap((action) => (action === alone ? [] : (value.get(action) ?? [])))
      if (slugs.length > 0) return [...new Set(slugs)]
    }
  return []
}
