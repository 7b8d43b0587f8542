import fs from 'node:fs'
import path from 'node:path'
import type { Locale, Localized } from '#shared/locale.ts'
import type { Helpline } from '../../contract.ts'
import type { Token } from '../search/tokenizer.ts'
import { phraseUnits } from './lexicons.ts'
import { longestMatches, makePhraseTable, unitsOf } from './units.ts'

type HelplinesFile = {
  checkedOn: string
  dangers: { key: string; lines: string[]; phrases: string[] }[]
  lines: { key: string; number: string; source: string; name: Localized; text: Localized }[]
}

const { checkedOn, dangers, lines } = JSON.parse(
  fs.readFileSync(path.resolve('reference', 'helplines.json'), 'utf8'),
) as HelplinesFile

const table = makePhraseTable(
  dangers.flatMap(({ lines: keys, phrases }) => phrases.map((phrase) => [phraseUnits(phrase), keys] as const)),
  true,
  (one) => one,
)

/** Public telephone lines for the danger that a query names: self-harm, violence at home, a gas leak. */
export function findHelplines(tokens: readonly Token[], locale: Locale): Helpline[] {
  const keys = new Set(longestMatches(unitsOf(tokens), table, () => true).flatMap(({ value }) => value))
  return lines
    .filter(({ key }) => keys.has(key))
    .map(({ key, number, source, name, text }) => ({
      key,
      name: name[locale],
      number,
      text: text[locale],
      source,
      checkedOn,
    }))
}
