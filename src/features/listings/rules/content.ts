import type { Bilingual, Faq, OpeningHours, Price } from '../rules.ts'
import { contentFields, fieldOf, type ContentField, type Field, type FieldOfKind, type fields } from './fields.ts'

export { contentFields, type ContentField } from './fields.ts'

/** A licence as its holder states it, without the state that admins set. `expiresOn` is an ISO day. */
export type StatedLicence = { key: string; number: string; expiresOn: string | null }

/**
 * A photo of the listing: `id` is the id of its upload, `alt` its alternative text in each language, `pair` the number that
 * it shares with the other photo of a before-and-after pair (uploads/rules/pairs.ts).
 */
export type ContentPhoto = { id: string; alt: Bilingual; pair: number | null }

/** The value of each kind of field. */
export type Values = {
  line: string | null
  text: string | null
  phone: string | null
  email: string | null
  url: string | null
  registration: string | null
  amount: number | null
  year: number | null
  boolean: boolean
  choices: string[]
  slugs: string[]
  prices: Price[]
  hours: OpeningHours | null
  licences: StatedLicence[]
  photos: ContentPhoto[]
  faq: Faq[]
}
type ValueOf<F extends Field> = F extends { kind: 'phone'; isRequired: true }
  ? string
  : F extends { options: readonly (infer Option)[] }
    ? Option[]
    : Values[F['kind']]

/**
 * The whole content of a listing, as forms submit it, revisions store it and approvals write it. Amounts are HK cents;
 * an amount or year that cannot be parsed is NaN, which is an error and never null. Categories and areas are slugs, the
 * main ones first; the first photo is the cover.
 */
export type ListingContent = { [F in ContentField]: ValueOf<(typeof fields)[F]> }

const emptyValues: Partial<Values> = {
  boolean: false,
  choices: [],
  slugs: [],
  prices: [],
  licences: [],
  photos: [],
  faq: [],
}
const emptyOf = ({ kind, isRequired }: Field) => (kind === 'phone' && isRequired ? '' : (emptyValues[kind] ?? null))

/** Initial content of a new listing. */
export const emptyContent = Object.fromEntries(
  contentFields.map((name) => [name, emptyOf(fieldOf(name))]),
) as ListingContent

/** Whether a field has a meaning in this content: not when it needs another field that is false (`onlyWith`). */
export function isAsked(content: Pick<ListingContent, FieldOfKind<'boolean'>>, { onlyWith }: Field): boolean {
  return onlyWith === undefined || content[onlyWith as FieldOfKind<'boolean'>]
}

/** The values of these fields. */
export const pickFields = <F extends ContentField>(from: Pick<ListingContent, F>, names: readonly F[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<ListingContent, F>

/** Limits inside rows and of all fields of a kind. Lengths in code points, counts in rows, amounts in HK cents. */
export const contentLimits = {
  priceTitle: 120,
  priceNote: 300,
  prices: 30,
  /** Ten million HK$. */
  amount: 1_000_000_000,
  url: 500,
  licenceNumber: 60,
  licences: 10,
  alt: 300,
  photos: 10,
  question: 200,
  answer: 1_000,
  faq: 10,
  categories: 5,
  /** Enough to select every neighbourhood individually; owners with unlimited areas usually select regions. */
  areas: 150,
  firstYear: 1_800,
}

/** Error names of fields; the forms have a message `error.<name>` for each. */
const contentErrors = [
  'nameRequired',
  'descriptionRequired',
  'whatsappRequired',
  'phoneInvalid',
  'phoneNotHongKong',
  'phoneImpossible',
  'contactBanned',
  'emailInvalid',
  'urlInvalid',
  'tooLong',
  'categoryRequired',
  'categoryUnknown',
  'tooManyCategories',
  'areaRequired',
  'areaUnknown',
  'areaTooWide',
  'tooManyAreas',
  'pricesRequired',
  'tooManyRows',
  'titleRequired',
  'unitWrong',
  'amountRequired',
  'amountInvalid',
  'amountsReversed',
  'yearInvalid',
  'registrationInvalid',
  'registrationRequired',
  'hoursRequired',
  'hoursInvalid',
  'hoursOverlap',
  'licenceRequired',
  'licenceUnknown',
  'licenceExpired',
  'expiryRequired',
  'numberRequired',
  'dateInvalid',
  'photoUnknown',
  'tooManyPhotos',
  'questionRequired',
  'answerRequired',
  'planWithoutVideo',
  'planWithoutFaq',
] as const
export type ContentErrorName = (typeof contentErrors)[number]

/** An error and the path of its field: `nameEn`, `prices.0.fromCents`, `openingHours.days.mon`. */
export type ContentError = { path: string; error: ContentErrorName }

/** Splits the path of an error into segments, with row indexes as numbers. */
export function pathSegments(path: string): (string | number)[] {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
