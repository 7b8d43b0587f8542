import type { AcceptedPayment, PriceUnit, SpokenLanguage } from '#features/listings/rules.ts'
import { emptyContent, type ContentPhoto, type ListingContent } from '#features/listings/rules/content.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { hoursFormOf, hoursOf, type HoursForm } from './hours-form.ts'

export type PriceFormValues = { title: string; unit: PriceUnit; from: string; to: string; note: string }
/** A photo with the variants needed to render it. */
export type PhotoFormValues = ContentPhoto & {
  variants: { url: string; width: number; height: number }[]
  blur: string | null
}
export type LicenceFormValues = { key: string; number: string; expiresOn: string }

/** Form values of a listing: everything as its inputs hold it, so that no typed text is lost. */
export type ListingFormValues = {
  [Name in TextField]: string
} & {
  categories: string[]
  areas: string[]
  prices: PriceFormValues[]
  calloutFee: string
  acceptedPayments: AcceptedPayment[]
  hours: HoursForm
  languagesSpoken: SpokenLanguage[]
  establishedYear: string
  isBusinessRegistrationShown: boolean
  licences: LicenceFormValues[]
  photos: PhotoFormValues[]
  faq: { question: string; answer: string }[]
}

const textFields = [
  'nameEn',
  'nameZh',
  'summaryEn',
  'summaryZh',
  'descriptionEn',
  'descriptionZh',
  'whatsappNumber',
  'phoneNumber',
  'email',
  'websiteUrl',
  'businessRegistrationNo',
  'videoUrl',
] as const satisfies readonly (keyof ListingContent)[]
export type TextField = (typeof textFields)[number]

/** Converts content to form values; `photos` are the photos that it refers to. Photos missing from them are dropped. */
export function formValuesOf(
  content: ListingContent,
  photos: readonly Omit<PhotoFormValues, 'alt'>[] = [],
): ListingFormValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, content[name] ?? ''])) as Record<TextField, string>
  const { categories, areas, acceptedPayments, languagesSpoken, faq, isBusinessRegistrationShown } = content
  return {
    ...texts,
    whatsappNumber: formatPhone(texts.whatsappNumber),
    phoneNumber: formatPhone(texts.phoneNumber),
    categories,
    areas,
    acceptedPayments,
    languagesSpoken,
    faq,
    isBusinessRegistrationShown,
    photos: content.photos.flatMap(({ id, alt }) => {
      const photo = photos.find((one) => one.id === id)
      return photo ? [{ id, alt, variants: photo.variants, blur: photo.blur }] : []
    }),
    prices: content.prices.map(({ title, unit, fromCents, toCents, note }) => ({
      title,
      unit,
      from: dollars(fromCents),
      to: dollars(toCents),
      note: note ?? '',
    })),
    calloutFee: dollars(content.calloutFeeCents),
    hours: hoursFormOf(content.openingHours),
    establishedYear: content.establishedYear === null ? '' : String(content.establishedYear),
    licences: content.licences.map((licence) => ({ ...licence, expiresOn: licence.expiresOn ?? '' })),
  }
}

export const emptyFormValues: ListingFormValues = formValuesOf(emptyContent)

/** Converts form values to content; an amount or year that cannot be parsed is NaN, which checkContent refuses. */
export function contentOf(values: ListingFormValues): ListingContent {
  const texts = Object.fromEntries(textFields.map((name) => [name, values[name].trim() ? values[name] : null]))
  const { categories, areas, acceptedPayments, languagesSpoken, photos, isBusinessRegistrationShown } = values
  return {
    ...(texts as Record<TextField, string | null>),
    whatsappNumber: values.whatsappNumber,
    categories,
    areas,
    acceptedPayments,
    languagesSpoken,
    isBusinessRegistrationShown,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    // Empty rows are dropped.
    faq: values.faq.filter(({ question, answer }) => question.trim() || answer.trim()),
    prices: values.prices.map(({ title, unit, from, to, note }) => ({
      title,
      unit,
      fromCents: unit === 'quote' ? null : cents(from),
      toCents: unit === 'quote' ? null : cents(to),
      note: note.trim() ? note : null,
    })),
    calloutFeeCents: cents(values.calloutFee),
    openingHours: hoursOf(values.hours),
    establishedYear: values.establishedYear.trim() ? Number(values.establishedYear.normalize('NFKC')) : null,
    licences: values.licences
      .filter(({ number, expiresOn }) => number.trim() || expiresOn)
      .map(({ key, number, expiresOn }) => ({ key, number, expiresOn: expiresOn || null })),
  }
}

/** Parses dollars ("1,200", "HK$99.50") into HK cents: null when empty, NaN when invalid. */
export function cents(typed: string): number | null {
  const compact = typed.normalize('NFKC').replace(/[\s,]|^\s*(?:HK)?\$/gi, '')
  if (compact === '') return null
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(compact) ? Math.round(Number(compact) * 100) : NaN
}

function dollars(amount: number | null): string {
  if (amount === null) return ''
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
