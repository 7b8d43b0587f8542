import type { SitePage } from '../../rules/site-pages.ts'
import { fillers, phraseUnits, readLists } from './lexicons.ts'
import type { Reading } from './reading.ts'
import { bestCover, longestMatches, makePhraseTable, type Span, type Unit, unitsOf, wordCount } from './units.ts'

const table = makePhraseTable(
  [...readLists('site-words.txt')].flatMap(([page, texts]) =>
    texts.map((text) => [phraseUnits(text), page as SitePage] as const),
  ),
  false,
  (one) => one,
)

/** A longer query tells a story, in which a job is what somebody has. */
const maxWords = 6

/** Recognises a query that asks for a page of the site, or for a job, and for nothing that a provider does. */
export function readSiteWords(reading: Reading): Reading {
  const units = unitsOf(reading.typed)
  const { phrases } = reading.given.dictionary.vocabulary.understanding.needs
  const trades = bestCover(units, phrases)
  const isTrade = ({ start, end }: Span<unknown>) =>
    trades.some((trade) => trade.start < end && start < trade.end && trade.end - trade.start > end - start)
  const [span] = wordCount(units) <= maxWords ? longestMatches(units, table, (one) => !isTrade(one)) : []
  if (!span || (span.value !== 'jobs' && !isFillers(units.toSpliced(span.start, span.end - span.start)))) return reading
  return { ...reading, sitePage: span.value, isSettled: true }
}

/** Whether nothing is left of these words without fillers. */
const isFillers = (units: readonly Unit[]) =>
  longestMatches(units, fillers, () => true).reduce((left, { start, end }) => left - (end - start), units.length) === 0
