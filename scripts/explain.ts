import { parseArgs } from 'node:util'
import { meaningOf } from '#features/discovery/server/language/meaning-of.ts'
import type { Reading } from '#features/discovery/server/language/reading.ts'
import type { Sorting } from '#features/discovery/server/language/sorting.ts'
import type { Vocabulary } from '#features/discovery/server/language/vocabulary.ts'
import { lookUpIn } from '#features/discovery/server/search-index/look-up.ts'
import { getSearchDictionary } from '#features/discovery/server/service/dictionary.ts'
import { locales } from '#shared/locale.ts'
import { withDatabase } from './database.ts'

/**
 * `npm run explain -- "burst pipe tai koo"` prints what each step of understanding made of the words of a search, with the
 * listings of the database. `--locale zh-Hans`, `--exact`, `--guess`: as a visitor of that language searches, as typed, as
 * where nothing else is found.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'en' },
    exact: { type: 'boolean', default: false },
    guess: { type: 'boolean', default: false },
  },
})
const q = positionals.join(' ')
const locale = locales.find((one) => one === options.locale)
if (q === '' || !locale) {
  console.error(`Usage: npm run explain -- "WORDS" [--locale ${locales.join('|')}] [--exact] [--guess]`)
  process.exit(1)
}

const texts = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')

function describeReading({ given, typed, tokens, completed, ...reading }: Reading): Record<string, string> {
  const { categories, areas } = given.dictionary.vocabulary
  const { need, place, manners, words, rest } = reading.understanding
  const slugs = (nos: readonly number[]) => nos.map((no) => categories.get(no)?.slug ?? no).join(', ')
  const { query, spelling, danger } = reading
  return {
    typed: texts(typed),
    'searched for': texts(tokens),
    completed: texts(completed),
    place: areas.get(place ?? 0)?.slug ?? '',
    manners: manners.join(', '),
    words: texts(words),
    'without a meaning': texts(rest),
    need: need
      ? `${slugs(need.categories)} (${need.isSure ? 'sure' : 'offered'}${need.isPhrase ? ', a phrase' : ''})`
      : '',
    'paid places': need?.isForPaid ? 'yes' : '',
    corrections: [...spelling.corrections].map((pair) => pair.join(' > ')).join(', '),
    'unknown words': spelling.unknown.join(', '),
    danger: danger ? [...danger.lines].join(', ') : '',
    settled: reading.isSettled ? 'yes' : '',
    query: query
      ? JSON.stringify({ ...query, categories: slugs(query.categories), related: slugs(query.related) })
      : '',
  }
}

const describeSorting =
  ({ categories, areas }: Vocabulary) =>
  ({ phrases, place, from, wishes, words, need, all, taken }: Sorting): Record<string, string> => {
    const textOf = ({ start, end }: { start: number; end: number }) => texts(all.slice(start, end))
    return {
      'trades named': phrases.map(textOf).join(', '),
      'taken away': texts(all.filter((_, index) => taken[index])),
      place: areas.get(place?.no ?? 0)?.slug ?? '',
      from: areas.get(from?.no ?? 0)?.slug ?? '',
      wishes: wishes.map((wish) => `${wish.words} (${wish.manners.join(' ') || 'no listing states it'})`).join(', '),
      words: texts(words),
      need: need ? need.categories.map((no) => categories.get(no)?.slug ?? no).join(', ') : '',
    }
  }

/** Prints what differs after a step. */
const printer =
  <S>(describe: (state: S) => Record<string, string>, indent: string) =>
  (step: string, before: S, after: S): void => {
    const known = describe(before)
    const changed = Object.entries(describe(after)).filter(([name, text]) => known[name] !== text)
    console.log(indent + step + (changed.length > 0 ? '' : ': nothing'))
    for (const [name, text] of changed) console.log(`${indent}  ${name.padEnd(17)} ${text || '(none)'}`)
  }

await withDatabase(async ({ db }) => {
  const words = { q, locale, exact: options.exact ? ('1' as const) : undefined }
  const dictionary = await getSearchDictionary(db)
  await meaningOf(words, dictionary, lookUpIn(db), options.guess, {
    onStep: printer(describeReading, ''),
    onWords: printer(describeSorting(dictionary.vocabulary), '    '),
  })
})
