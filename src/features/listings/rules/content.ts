import type { AcceptedPayment, Faq, OpeningHours, Price, SpokenLanguage } from '../rules.ts'

/** A licence as its holder states it, without the state that admins set. `expiresOn` is an ISO day. */
export type StatedLicence = { key: string; number: string; expiresOn: string | null }

/** A photo of the listing: `id` is the id of its upload, `alt` its alternative text. */
export type ContentPhoto = { id: string; alt: string }

/**
 * The whole content of a listing, as forms submit it, revisions store it and approvals write it. Amounts are HK cents;
 * an amount or year that cannot be parsed is NaN, which is an error and never null. Categories and areas are slugs, the
 * main ones first; the first photo is the cover.
 */
export type ListingContent = {
  nameEn: string | null
  nameZh: string | null
  summaryEn: string | null
  summaryZh: string | null
  descriptionEn: string | null
  descriptionZh: string | null
  categories: string[]
  areas: string[]
  prices: Price[]
  calloutFeeCents: number | null
  acceptedPayments: AcceptedPayment[]
  openingHours: OpeningHours | null
  languagesSpoken: SpokenLanguage[]
  whatsappNumber: string
  phoneNumber: string | null
  email: string | null
  websiteUrl: string | null
  establishedYear: number | null
  businessRegistrationNo: string | null
  isBusinessRegistrationShown: boolean
  licences: StatedLicence[]
  photos: ContentPhoto[]
  videoUrl: string | null
  faq: Faq[]
}
export type ContentField = keyof ListingContent

/** Initial content of a new listing. */
export const emptyContent: ListingContent = {
  nameEn: null,
  nameZh: null,
  summaryEn: null,
  summaryZh: null,
  descriptionEn: null,
  descriptionZh: null,
  categories: [],
  areas: [],
  prices: [],
  calloutFeeCents: null,
  acceptedPayments: [],
  openingHours: null,
  languagesSpoken: [],
  whatsappNumber: '',
  phoneNumber: null,
  email: null,
  websiteUrl: null,
  establishedYear: null,
  businessRegistrationNo: null,
  isBusinessRegistrationShown: false,
  licences: [],
  photos: [],
  videoUrl: null,
  faq: [],
}

/** All fields, in the order in which screens show them. */
export const contentFields = Object.keys(emptyContent) as ContentField[]

/** Lengths in code points, counts in rows, amounts in HK cents. */
export const contentLimits = {
  name: 120,
  summary: 160,
  description: 5_000,
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
export const contentErrors = [
  'nameRequired',
  'descriptionRequired',
  'whatsappRequired',
  'phoneInvalid',
  'phoneNotHongKong',
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
