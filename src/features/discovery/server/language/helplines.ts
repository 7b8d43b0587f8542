import fs from 'node:fs'
import path from 'node:path'
import type { Locale, Localized } from '#shared/locale.ts'
import type { Helpline } from '../../contract.ts'
import type { Danger as Kind } from '../../rules/dangers.ts'
import { dangersIn, dangerWords } from './dangers.ts'
import { editDistance } from './lexicon.ts'
import { tokenizeQuery } from './query.ts'
import { isPlainEnglish } from './spelling.ts'
import type { Token } from './tokenizer.ts'
import { tokensOf, unitsOf } from './units.ts'

type HelplinesFile = {
  lines: { key: string; number: string; source: string; checkedOn: string; name: Localized; text: Localized }[]
}

const { lines } = JSON.parse(fs.readFileSync(path.resolve('reference', 'helplines.json'), 'utf8')) as HelplinesFile
const lineOf = new Map(lines.map((line) => [line.key, line]))

/** A danger that a query names. */
export type Danger = {
  kind: Kind
  /** Keys of the lines to call, the first one first. */
  lines: readonly string[]
  /** The words beside the danger: only they may say what is needed. */
  beside: Token[]
}

/** The danger that a query names, or null. */
export function findDanger(typed: readonly Token[]): Danger | null {
  const units = unitsOf(typed.map(respell))
  const found = dangersIn(units)
  if (found.length === 0) return null
  const { kind } = found[0]!
  const named = new Set(found.flatMap(({ words }) => [...words]))
  return {
    kind,
    lines: [...new Set(found.flatMap((danger) => danger.lines))],
    beside: tokensOf(units.filter((unit) => !named.has(unit))),
  }
}

/** Words of which one letter is wrong name a danger too: sucide, ambulence. */
function respell(token: Token): Token {
  const { text, isChinese } = token
  if (isChinese || text.length < minLength || isPlainEnglish(text)) return token
  return { ...token, text: dangerWords.find((word) => editDistance(text, word, 1) <= 1) ?? text }
}
const minLength = 6

/** Whether a text names a danger: it must not be recorded. */
export const namesDanger = (q: string): boolean => findDanger(tokenizeQuery(q)) !== null

/** Public telephone lines for a danger, in the visitor's language, each number once. */
export function helplinesOf(danger: Danger | null, locale: Locale): Helpline[] {
  const named = danger?.lines.flatMap((key) => lineOf.get(key) ?? []) ?? []
  const byNumber = new Map(named.toReversed().map((line) => [line.number, line]))
  return named
    .filter((line) => byNumber.get(line.number) === line)
    .map(({ name, text, ...line }) => ({ ...line, name: name[locale], text: text[locale] }))
}
