import {
  acceptedPayments,
  days,
  type Day,
  type OpeningHours,
  type Price,
  priceUnits,
  type Span,
  spokenLanguages,
} from '#features/listings/rules.ts'
import type { ListingContent, StatedLicence } from '#features/listings/rules/content.ts'
import type { ImportField, RowError } from '../rules.ts'

/** Slugs by folded name and slug, as a file may name categories and areas. */
export type Places = { categories: ReadonlyMap<string, string>; areas: ReadonlyMap<string, string> }

export const foldName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Removes spreadsheet artefacts: surrounding blanks, `="0123"`, and the quote that escapes a formula. */
export function plainCell(cell: string): string {
  const text = cell.trim()
  const formula = /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"')
  return (formula ?? text).replace(/^'(?=[=+\-@])/, '')
}

type Read = { content: Partial<ListingContent>; errors: RowError[] }

/**
 * Listing content from the cells of a row. Contains only fields that have a column, so that an update leaves the
 * others unchanged. Texts are not validated here; the content rules do that.
 */
export function readCells(cells: Partial<Record<ImportField, string>>, places: Places): Read {
  const errors: RowError[] = []
  const cell = (field: ImportField) => (cells[field] === undefined ? undefined : plainCell(cells[field]))
  const addError = (field: ImportField, error: string) => errors.push({ field, error, value: cell(field) ?? '' })
  const text = (field: ImportField) => cell(field) || null
  const readKnownValues = <T extends string>(field: ImportField, allowed: readonly T[]) =>
    listOf(cell(field)).flatMap((word) => {
      const key = foldName(word).replace(/[\s-]+/g, '_')
      const found = allowed.find((one) => one === key)
      if (!found) addError(field, 'listInvalid')
      return found ?? []
    })
  const readSlugs = (field: 'categories' | 'areas', map: ReadonlyMap<string, string>) =>
    listOf(cell(field)).map((name) => map.get(foldName(name)) ?? name.slice(0, 120))

  const readers: { [F in ImportField]?: () => Partial<ListingContent> } = {
    name_en: () => ({ nameEn: text('name_en') }),
    name_zh: () => ({ nameZh: text('name_zh') }),
    summary_en: () => ({ summaryEn: text('summary_en') }),
    summary_zh: () => ({ summaryZh: text('summary_zh') }),
    description_en: () => ({ descriptionEn: text('description_en') }),
    description_zh: () => ({ descriptionZh: text('description_zh') }),
    categories: () => ({ categories: readSlugs('categories', places.categories) }),
    areas: () => ({ areas: readSlugs('areas', places.areas) }),
    prices: () => ({ prices: readPrices(cell('prices') ?? '', (error) => addError('prices', error)) }),
    callout_fee: () => ({ calloutFeeCents: readCents(cell('callout_fee') ?? '') }),
    accepted_payments: () => ({ acceptedPayments: readKnownValues('accepted_payments', acceptedPayments) }),
    opening_hours: () => ({
      openingHours: readHours(cell('opening_hours') ?? '', () => addError('opening_hours', 'hoursInvalid')),
    }),
    languages_spoken: () => ({ languagesSpoken: readKnownValues('languages_spoken', spokenLanguages) }),
    whatsapp_number: () => ({ whatsappNumber: cell('whatsapp_number') ?? '' }),
    phone_number: () => ({ phoneNumber: text('phone_number') }),
    email: () => ({ email: text('email') }),
    website_url: () => ({ websiteUrl: text('website_url') }),
    established_year: () => ({
      establishedYear: text('established_year') === null ? null : Number(cell('established_year')),
    }),
    business_registration_no: () => ({ businessRegistrationNo: text('business_registration_no') }),
    licences: () => ({ licences: readLicences(cell('licences') ?? '') }),
  }
  const content = Object.assign(
    {},
    ...(Object.keys(readers) as ImportField[])
      .filter((field) => cells[field] !== undefined)
      .map((field) => readers[field]?.()),
  ) as Partial<ListingContent>
  return { content, errors }
}

const listOf = (cell = '') =>
  cell
    .split(/[;|,、，；\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
const rowsOf = (cell: string) =>
  cell
    .split(/[|\n]/)
    .map((row) => row.split(';').map((part) => part.trim()))
    .filter((parts) => parts.some(Boolean))

/** HK$ in common notations (`1,200`, `HK$ 350.50`) as cents; NaN when unreadable, null when empty. */
export function readCents(cell: string): number | null {
  const plain = cell.replace(/hkd|hk\$|\$|,|\s/gi, '')
  return plain === '' ? null : /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** `title; unit; from; to; note`, rows separated by `|` or a new line; `by quotation` alone is also a row. */
function readPrices(cell: string, addError: (error: string) => void): Price[] {
  return rowsOf(cell).map(([title = '', unitName = '', from = '', to = '', note = '']) => {
    const unit = priceUnits.find((one) => one === foldName(unitName).replaceAll(' ', '-'))
    if (!unit) addError('unitWrong')
    return { title, unit: unit ?? 'quote', fromCents: readCents(from), toCents: readCents(to), note: note || null }
  })
}

/** `key; number; 2027-03-31`, rows separated by `|`. */
function readLicences(cell: string): StatedLicence[] {
  return rowsOf(cell).map(([key = '', number = '', expiresOn = '']) => ({ key, number, expiresOn: expiresOn || null }))
}

/** `always`, `appointment`, or `mon-fri 09:00-13:00 14:00-18:00; sat 10:00-14:00; sun closed`. */
function readHours(cell: string, addError: () => void): OpeningHours | null {
  const text = foldName(cell)
  if (text === '') return null
  if (/^(always|24h?|24 hours|24\/7)$/.test(text)) return { kind: 'always' }
  if (/^(by )?appointment$/.test(text)) return { kind: 'appointment' }
  const week: Partial<Record<Day, Span[]>> = {}
  for (const part of text
    .split(/[;|]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [names = '', ...times] = part.split(' ')
    const spans = times.filter((time) => time !== 'closed').map(readSpan)
    const namedDays = daysOf(names)
    if (namedDays.length === 0 || times.length === 0 || spans.includes(null)) addError()
    for (const day of namedDays) week[day] = spans.filter((span) => span !== null)
  }
  return { kind: 'weekly', days: week }
}

function daysOf(names: string): Day[] {
  return names.split(',').flatMap((name) => {
    const [from, to] = name.split('-').map((one) => days.findIndex((day) => day === one))
    return from === undefined || from < 0 ? [] : days.slice(from, (to === undefined ? from : to) + 1)
  })
}

function readSpan(text: string): Span | null {
  const match = /^(\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/.exec(text)
  if (!match) return null
  const [from, to] = [Number(match[1]) * 60 + Number(match[2] ?? 0), Number(match[3]) * 60 + Number(match[4] ?? 0)]
  return { from, to: to <= from ? to + 24 * 60 : to }
}

/** Inverse of `readCells`: the cells that represent this content. */
export function writeCells(content: ListingContent): Record<Exclude<ImportField, 'external_id'>, string> {
  const clean = (text: string | null) => (text ?? '').replace(/[;|\n]/g, ',')
  return {
    name_en: content.nameEn ?? '',
    name_zh: content.nameZh ?? '',
    summary_en: content.summaryEn ?? '',
    summary_zh: content.summaryZh ?? '',
    description_en: content.descriptionEn ?? '',
    description_zh: content.descriptionZh ?? '',
    categories: content.categories.join('; '),
    areas: content.areas.join('; '),
    prices: content.prices
      .map(({ title, unit, fromCents, toCents, note }) =>
        [clean(title), unit, amount(fromCents), amount(toCents), clean(note)].join('; ').replace(/[; ]+$/, ''),
      )
      .join(' | '),
    callout_fee: amount(content.calloutFeeCents),
    accepted_payments: content.acceptedPayments.join('; '),
    opening_hours: writeHours(content.openingHours),
    languages_spoken: content.languagesSpoken.join('; '),
    whatsapp_number: content.whatsappNumber,
    phone_number: content.phoneNumber ?? '',
    email: content.email ?? '',
    website_url: content.websiteUrl ?? '',
    established_year: content.establishedYear === null ? '' : String(content.establishedYear),
    business_registration_no: content.businessRegistrationNo ?? '',
    licences: content.licences
      .map(({ key, number, expiresOn }) => [key, clean(number), expiresOn].filter(Boolean).join('; '))
      .join(' | '),
  }
}

const amount = (cents: number | null) => (cents === null ? '' : String(cents / 100))

function writeHours(hours: OpeningHours | null): string {
  if (!hours) return ''
  if (hours.kind !== 'weekly') return hours.kind
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return days
    .flatMap((day) => {
      const spans = hours.days[day]
      if (!spans) return []
      return `${day} ${spans.map(({ from, to }) => `${time(from)}-${time(to)}`).join(' ') || 'closed'}`
    })
    .join('; ')
}
