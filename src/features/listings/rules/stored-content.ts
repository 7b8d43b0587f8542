import type { Licence } from '../rules.ts'
import { contentFields, type ListingContent, type StatedLicence } from './content.ts'

type Kept = Omit<ListingContent, 'photos' | 'licences'> & {
  photos: { id: string; alt: string }[]
  licences: Licence[]
}

/** Content as forms and moderators see it: photos and licences as their owner states them. */
export function shownContent(kept: Kept): ListingContent {
  return {
    ...kept,
    // Rows written before a field was known lack it.
    prices: kept.prices.map(({ title, unit, fromCents, toCents, note }) => ({
      title,
      unit,
      fromCents: fromCents ?? null,
      toCents: toCents ?? null,
      note: note ?? null,
    })),
    licences: kept.licences.map(({ key, number, expiresOn }) => ({ key, number, expiresOn: expiresOn ?? null })),
    photos: kept.photos.map(({ id, alt }) => ({ id, alt })),
    faq: kept.faq.map(({ question, answer }) => ({ question, answer })),
  }
}

/** A licence that is stated as before keeps what was found out about it; a new or changed one is a claim. */
export function mergeLicences(stated: readonly StatedLicence[], before: readonly Licence[]): Licence[] {
  return stated.map((licence) => {
    const same = before.find(
      ({ key, number, expiresOn }) =>
        key === licence.key && number === licence.number && (expiresOn ?? null) === licence.expiresOn,
    )
    return same
      ? { ...licence, state: same.state, checkedOn: same.checkedOn ?? null }
      : { ...licence, state: 'claimed', checkedOn: null }
  })
}

/** What a revision kept, with the listing's own where it kept nothing. */
export function readStored<T extends Kept>(stored: Record<string, unknown>, current: T): T {
  const fields = contentFields.map((field) => [field, stored[field] === undefined ? current[field] : stored[field]])
  return { ...current, ...Object.fromEntries(fields) } as T
}

export type Difference = { field: string; before: unknown; after: unknown }

/** The fields in which two contents differ, in the order in which screens show them. */
export function differencesOf(before: ListingContent, after: ListingContent): Difference[] {
  return contentFields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** A value as text that does not depend on the order in which its parts were written. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
