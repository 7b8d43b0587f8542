import { formatPhone } from '#shared/hk-phone.ts'
import type { AcceptedPayment, PriceUnit, SpokenLanguage } from '../rules.ts'
import { emptyContent, type ContentPhoto, type ListingContent } from './content.ts'
import { hoursFormOf, hoursOf, type HoursForm } from './hours-form.ts'

export type TypedPrice = { title: string; unit: PriceUnit; from: string; to: string; note: string }
/** A photo with what draws it. */
export type TypedPhoto = ContentPhoto & {
  variants: { url: string; width: number; height: number }[]
  blur: string | null
}
export type TypedLicence = { key: string; number: string; expiresOn: string }

/** The content of a listing while it is typed: everything as its inputs hold it, so that nothing typed is ever lost. */
export type TypedListing = {
  [Name in TextName]: string
} & {
  categories: string[]
  areas: string[]
  prices: TypedPrice[]
  calloutFee: string
  acceptedPayments: AcceptedPayment[]
  hours: HoursForm
  languagesSpoken: SpokenLanguage[]
  establishedYear: string
  isBusinessRegistrationShown: boolean
  licences: TypedLicence[]
  photos: TypedPhoto[]
  faq: { question: string; answer: string }[]
}

const textNames = [
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
export type TextName = (typeof textNames)[number]

/** Stored content as it is typed; `photos` are those that it names. */
export function typedOf(content: ListingContent, photos: readonly Omit<TypedPhoto, 'alt'>[] = []): TypedListing {
  const texts = Object.fromEntries(textNames.map((name) => [name, content[name] ?? ''])) as Record<TextName, string>
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

export const nothingTyped: TypedListing = typedOf(emptyContent)

/** What was typed, as content; an amount or a year that cannot be read is NaN, which the content's rules refuse. */
export function contentOf(typed: TypedListing): ListingContent {
  const texts = Object.fromEntries(textNames.map((name) => [name, typed[name].trim() ? typed[name] : null]))
  const { categories, areas, acceptedPayments, languagesSpoken, photos, isBusinessRegistrationShown } = typed
  return {
    ...(texts as Record<TextName, string | null>),
    whatsappNumber: typed.whatsappNumber,
    categories,
    areas,
    acceptedPayments,
    languagesSpoken,
    isBusinessRegistrationShown,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    // A row in which nothing stands was only opened.
    faq: typed.faq.filter(({ question, answer }) => question.trim() || answer.trim()),
    prices: typed.prices.map(({ title, unit, from, to, note }) => ({
      title,
      unit,
      fromCents: unit === 'quote' ? null : cents(from),
      toCents: unit === 'quote' ? null : cents(to),
      note: note.trim() ? note : null,
    })),
    calloutFeeCents: cents(typed.calloutFee),
    openingHours: hoursOf(typed.hours),
    establishedYear: typed.establishedYear.trim() ? Number(typed.establishedYear.normalize('NFKC')) : null,
    licences: typed.licences
      .filter(({ number, expiresOn }) => number.trim() || expiresOn)
      .map(({ key, number, expiresOn }) => ({ key, number, expiresOn: expiresOn || null })),
  }
}

/** Typed dollars ("1,200", "HK$99.50") as HK cents: null without any, NaN when they cannot be read. */
export function cents(typed: string): number | null {
  const compact = typed.normalize('NFKC').replace(/[\s,]|^\s*(?:HK)?\$/gi, '')
  if (compact === '') return null
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(compact) ? Math.round(Number(compact) * 100) : NaN
}

function dollars(amount: number | null): string {
  if (amount === null) return ''
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
