import type { Bilingual, Licence } from '../rules.ts'
import { contentFields, type ListingContent, type StatedLicence } from './content.ts'

/** The description of a photo, as columns of its row. */
export type AltTexts = { altEn: string | null; altZh: string | null }
/** The same as stored, perhaps before there was one per language: then `alt` alone has a text. */
export type StoredAltTexts = Partial<AltTexts> & { alt?: string }

type Stored = Omit<ListingContent, 'photos' | 'licences'> & {
  photos: (AltTexts & { id: string; pair?: number | null })[]
  licences: Licence[]
}

/** Stored content as forms and moderators see it: photos and licences reduced to what their owner states. */
export function toListingContent(stored: Stored): ListingContent {
  return {
    ...stored,
    // Rows written before a field was introduced lack it.
    prices: stored.prices.map(({ title, unit, fromCents, toCents, note }) => ({
      title,
      unit,
      fromCents: fromCents ?? null,
      toCents: toCents ?? null,
      note: note ?? null,
    })),
    licences: stored.licences.map(({ key, number, expiresOn }) => ({ key, number, expiresOn: expiresOn ?? null })),
    photos: stored.photos.map(({ id, altEn, altZh, pair }) => ({
      id,
      alt: { en: altEn, zh: altZh },
      pair: pair ?? null,
    })),
    faq: stored.faq,
  }
}

/** An unchanged licence keeps what is known of it; a new or changed one becomes `claimed`. */
export function mergeLicences(stated: readonly StatedLicence[], before: readonly Licence[]): Licence[] {
  return stated.map(({ key, number, expiresOn }) => {
    const same = before.find((one) => one.key === key && one.number === number && (one.expiresOn ?? null) === expiresOn)
    return same
      ? { ...same, expiresOn, checkedOn: same.checkedOn ?? null }
      : { key, number, expiresOn, state: 'claimed', checkedOn: null }
  })
}

/**
 * The content of a revision; fields missing from it are taken from the current content. The photos of a revision from before
 * there were descriptions per language have one text each.
 */
export function readStored<T extends Stored>(stored: Record<string, unknown>, current: T): T {
  const fields = contentFields.map((field) => [field, stored[field] === undefined ? current[field] : stored[field]])
  const content = { ...current, ...Object.fromEntries(fields) } as T
  return { ...content, photos: content.photos.map(withAltTexts) }
}

/** A photo with a description per language, however it was stored. */
export function withAltTexts<Photo extends StoredAltTexts>({
  alt = '',
  ...photo
}: Photo): Omit<Photo, 'alt'> & AltTexts {
  const { altEn = null, altZh = null } = photo
  const { en, zh } = altEn === null && altZh === null ? bilingualAlt(alt) : { en: altEn, zh: altZh }
  return { ...photo, altEn: en, altZh: zh }
}

/** A description of a photo from before there was one per language: Chinese if it has Chinese characters. */
export function bilingualAlt(alt: string): Bilingual {
  const text = alt || null
  return /\p{Script=Han}/u.test(alt) ? { en: null, zh: text } : { en: text, zh: null }
}

export type Difference = { field: string; before: unknown; after: unknown }

/** The fields that differ between two contents, in the order in which screens show them. */
export function differencesOf(before: ListingContent, after: ListingContent): Difference[] {
  return contentFields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** Whether two JSON values are equal. The order of keys does not matter; a missing key equals an undefined one. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
