import {
  type Bilingual,
  days,
  type Faq,
  type OpeningHours,
  type Price,
  priceUnits,
  type Span,
} from '#features/listings/rules.ts'
import type { ListingContent, StatedLicence, Values } from '#features/listings/rules/content.ts'
import {
  type ContentField,
  type Field,
  fieldOf,
  fields,
  type ImportColumn,
  importedFields,
} from '#features/listings/rules/fields.ts'
import { unquotedCell } from '#shared/csv.ts'
import { minutesPerDay } from '#shared/durations.ts'
import { cleanText, truncateText } from '#shared/text.ts'
import { parseHkd, typedHkd } from '#shared/typed-money.ts'
import type { ImportField, RowError } from '../rules.ts'
import { foldName } from './fold-name.ts'
import { readHours } from './read-hours.ts'
import { maxOvernight } from './read-span.ts'

/** Slugs of what a file may call categories and areas; undefined for what means none of them for certain. */
export type Places = Record<'categories' | 'areas', (name: string) => string | undefined>

/** Removes spreadsheet artefacts: surrounding blanks, invisible characters, `="0123"`, and the quote that escapes a formula. */
export function plainCell(cell: string): string {
  const text = cleanText(cell)
  const formula = /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"')
  return unquotedCell(formula ?? text)
}

type Read = { content: Partial<ListingContent>; errors: RowError[] }
type Reading = { field: Field; name: ContentField; places: Places; addError: (error: string) => void }

const textOrNull = (cell: string) => cell || null

/** Reads a cell as a value of each kind. Texts are not validated here; the content rules do that. */
const readers: { [K in keyof Values]: (cell: string, reading: Reading) => Values[K] } = {
  line: textOrNull,
  text: textOrNull,
  phone: (cell, { field }) => (field.isRequired ? cell : textOrNull(cell)),
  email: textOrNull,
  url: textOrNull,
  registration: textOrNull,
  amount: parseHkd,
  year: (cell) => {
    const [, year] = /^(\d{4})\s*年?$/.exec(cell.normalize('NFKC')) ?? []
    return cell === '' ? null : Number(year)
  },
  boolean: (cell, { addError }) => {
    const word = foldName(cell)
    if (!words.yes.includes(word) && !words.no.includes(word)) addError('listInvalid')
    return words.yes.includes(word)
  },
  choices: (cell, { field, addError }) =>
    listOf(cell).flatMap((word) => {
      const key = foldName(word).replace(/[\s-]+/g, '_')
      const found = field.options?.find((one) => one === key)
      if (!found) addError('listInvalid')
      return found ?? []
    }),
  slugs: (cell, { name, places }) => {
    const find = name === 'areas' ? places.areas : places.categories
    // A name may hold what separates names: Sofa, Carpet & Mattress Cleaning.
    const whole = find(cell)
    return whole ? [whole] : listOf(cell).map((word) => find(word) ?? truncateText(word, 120))
  },
  prices: (cell, { addError }) => readPrices(cell, addError),
  hours: (cell, { addError }) => {
    let isWhole = true
    const hours = readHours(cell, () => (isWhole = false))
    if (!isWhole) addError('hoursInvalid')
    return hours
  },
  licences: (cell, { addError }) => readLicences(cell, addError),
  photos: () => [],
  faq: (cell, { addError }) => readFaq(cell, addError),
}

/** How files say yes and no. An empty cell means no. */
const words = {
  yes: ['yes', 'y', 'true', '1', '是', '有'],
  no: ['', 'no', 'n', 'false', '0', '否', '無', '无', '没有'],
}

/**
 * Listing content from the cells of a row. Contains only fields that have a column, so that an update leaves the
 * others unchanged.
 */
export function readCells(cells: Partial<Record<ImportField, string>>, places: Places): Read {
  const errors: RowError[] = []
  const values = importedFields.flatMap((name) => {
    const column = fields[name].importAs
    const raw = cells[column]
    if (raw === undefined) return []
    const [field, cell] = [fieldOf(name), plainCell(raw)]
    const addError = (error: string) => errors.push({ field: column, error, value: cell })
    return [[name, readers[field.kind](cell, { field, name, places, addError })] as const]
  })
  return { content: Object.fromEntries(values) as Partial<ListingContent>, errors }
}

const listOf = (cell = '') =>
  cell
    .split(/[;|,、，；\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Rows separated by `|` or a new line, their parts by `;`. A backslash makes the next `;`, `|` or `\` part of a text, and `\n` is a new line in one. More parts than a row has would be lost, and are an error. */
const rowsOf = (cell: string, maxParts: number, addError: (error: string) => void) => {
  const rows = splitAt(cell, '|\n')
    .map((row) => splitAt(row, ';').map((part) => unescaped(part.trim())))
    .filter((parts) => parts.some(Boolean))
  if (rows.some((parts) => parts.slice(maxParts).some(Boolean))) addError('partsTooMany')
  return rows
}

function splitAt(text: string, separators: string): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\[\\;|n]|[^]/g)) {
    if (separators.includes(piece)) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

const unescaped = (part: string) => part.replace(/\\([\\;|n])/g, (_, one: string) => (one === 'n' ? '\n' : one))
const escaped = (text: string) => text.replace(/[\\;|]/g, String.raw`\$&`).replace(/\n/g, String.raw`\n`)

/**
 * `title; unit; from; to; note; Chinese title; Chinese note`, rows separated by `|` or a new line. A Chinese text in the
 * first place of either pair is taken as Chinese, so that files with one language need no further parts.
 */
function readPrices(cell: string, addError: (error: string) => void): Price[] {
  return rowsOf(cell, 7, addError).map(
    ([title = '', unitName = '', from = '', to = '', note = '', titleZh = '', noteZh = '']) => {
      const unit = priceUnits.find((one) => one === foldName(unitName).replaceAll(' ', '-'))
      if (!unit) addError('unitWrong')
      return {
        title: bilingual(title, titleZh),
        unit: unit ?? 'quote',
        fromCents: parseHkd(from),
        toCents: parseHkd(to),
        note: note || noteZh ? bilingual(note, noteZh) : null,
      }
    },
  )
}

function bilingual(first: string, chinese: string): Bilingual {
  const isChinese = !chinese && /\p{Script=Han}/u.test(first) && !/\p{Script=Latin}/u.test(first)
  return isChinese ? { en: null, zh: first } : { en: first || null, zh: chinese || null }
}

/** `key; number; 2027-03-31`, rows separated by `|`. */
function readLicences(cell: string, addError: (error: string) => void): StatedLicence[] {
  return rowsOf(cell, 3, addError).map(([key = '', number = '', expiresOn = '']) => ({
    key,
    number,
    expiresOn: expiresOn || null,
  }))
}

/** `question; answer; Chinese question; Chinese answer`; Chinese texts in the first pair are taken as Chinese. */
function readFaq(cell: string, addError: (error: string) => void): Faq[] {
  return rowsOf(cell, 4, addError).map(([question = '', answer = '', questionZh = '', answerZh = '']) => ({
    question: bilingual(question, questionZh),
    answer: bilingual(answer, answerZh),
  }))
}

const textOf = (text: string | null) => text ?? ''
/** Inverse of a row of `rowsOf`, without the blanks at its end. */
function rowOf(parts: readonly (string | null | undefined)[]): string {
  const last = parts.findLastIndex(Boolean)
  return parts
    .slice(0, last + 1)
    .map((part) => escaped(part ?? ''))
    .join('; ')
}
const joined = (values: readonly string[]) => values.join('; ')

const writers: { [K in keyof Values]: (value: Values[K]) => string } = {
  line: textOf,
  text: textOf,
  phone: textOf,
  email: textOf,
  url: textOf,
  registration: textOf,
  amount: typedHkd,
  year: (year) => (year === null ? '' : String(year)),
  boolean: (isTrue) => (isTrue ? 'yes' : 'no'),
  choices: joined,
  slugs: joined,
  prices: (rows) =>
    rows
      .map(({ title, unit, fromCents, toCents, note }) =>
        rowOf([title.en, unit, typedHkd(fromCents), typedHkd(toCents), note?.en, title.zh, note?.zh]),
      )
      .join(' | '),
  hours: writeHours,
  licences: (rows) => rows.map(({ key, number, expiresOn }) => rowOf([key, number, expiresOn])).join(' | '),
  photos: () => '',
  faq: (rows) =>
    rows.map(({ question, answer }) => rowOf([question.en, answer.en, question.zh, answer.zh])).join(' | '),
}

/** Inverse of `readCells`: the cells that represent this content. */
export function writeCells(content: ListingContent): Record<ImportColumn, string> {
  const write = (name: ContentField) => (writers[fieldOf(name).kind] as (value: unknown) => string)(content[name])
  return Object.fromEntries(importedFields.map((name) => [fields[name].importAs, write(name)])) as Record<
    ImportColumn,
    string
  >
}

function writeHours(hours: OpeningHours | null): string {
  if (!hours) return ''
  if (hours.kind !== 'weekly') return hours.kind
  const time = (hour: number, minutes: number) =>
    `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const write = ({ from, to }: Span) => {
    const [first, last] = [from, to].map((minutes) => Math.floor(minutes / 60)) as [number, number]
    const isPlain = to - from <= maxOvernight || to - from === minutesPerDay
    return `${time(first, from)}-${time(isPlain ? last % 24 : last, to)}`
  }
  return days
    .flatMap((day) => {
      const spans = hours.days[day]
      if (!spans) return []
      return `${day} ${spans.map(write).join(' ') || 'closed'}`
    })
    .join('; ')
}
