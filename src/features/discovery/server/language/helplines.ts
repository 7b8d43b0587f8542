import fs from 'node:fs'
import path from 'node:path'
import type { Locale, Localized } from '#shared/locale.ts'
import type { Helpline } from '../../contract.ts'
import { phraseUnits } from './lexicons.ts'
import { tokenizeQuery } from './query.ts'
import type { Token } from './tokenizer.ts'
import { longestMatches, makePhraseTable, tokensOf, unitsOf } from './units.ts'

type HelplinesFile = {
  checkedOn: string
  harmless: string[]
  dangers: { key: string; isForTrade?: boolean; lines: string[]; phrases: string[] }[]
  lines: { key: string; number: string; source: string; name: Localized; text: Localized }[]
}

const { checkedOn, harmless, dangers, lines } = JSON.parse(
  fs.readFileSync(path.resolve('reference', 'helplines.json'), 'utf8'),
) as HelplinesFile

const table = makePhraseTable<HelplinesFile['dangers'][number] | null>(
  [
    ...dangers.flatMap((danger) => danger.phrases.map((phrase) => [phraseUnits(phrase), danger] as const)),
    ...harmless.map((phrase) => [phraseUnits(phrase), null] as const),
  ],
  true,
  (one) => one,
)

/** A danger that a query names. */
export type Danger = {
  /** Keys of the lines to call. */
  lines: ReadonlySet<string>
  /** The words beside the danger, when no trade answers the danger itself: only they may say what is needed. */
  beside: Token[] | null
}

/** The danger that a query names, or null: self-harm, violence at home, a gas leak. */
export function findDanger(tokens: readonly Token[]): Danger | null {
  const units = unitsOf(tokens)
  const spans = longestMatches(units, table, () => true).flatMap(({ value, ...span }) =>
    value ? [{ ...span, value }] : [],
  )
  if (spans.length === 0) return null
  const isNamed = (index: number) => spans.some(({ start, end }) => start <= index && index < end)
  const isForTrade = spans.every(({ value }) => value.isForTrade)
  return {
    lines: new Set(spans.flatMap(({ value }) => value.lines)),
    beside: isForTrade ? null : tokensOf(units.filter((_, index) => !isNamed(index))),
  }
}

/** Whether a text names a danger: it must not be recorded. */
export const namesDanger = (q: string): boolean => findDanger(tokenizeQuery(q)) !== null

/** Public telephone lines for a danger, in the visitor's language. */
export const helplinesOf = (danger: Danger | null, locale: Locale): Helpline[] =>
  lines
    .filter(({ key }) => danger?.lines.has(key))
    .map(({ key, number, source, name, text }) => ({
      key,
      name: name[locale],
      number,
      text: text[locale],
      source,
      checkedOn,
    }))
