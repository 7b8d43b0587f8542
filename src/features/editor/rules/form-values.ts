import type { Bilingual, PriceUnit } from '#features/listings/rules.ts'
import { type ContentPhoto, emptyContent, type ListingContent, type Values } from '#features/listings/rules/content.ts'
import { contentFields, type ContentField, type FieldOfKind, fields } from '#features/listings/rules/fields.ts'
import { bilingualAlt } from '#features/listings/rules/stored-content.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { cleanLine } from '#shared/text.ts'
import { parseHkd, typedHkd } from '#shared/typed-money.ts'
import { hoursFormOf, hoursOf, type HoursForm } from './hours-form.ts'

/** A text typed in both languages. */
export type FormTexts = Record<keyof Bilingual, string>
export type PriceFormValues = { title: FormTexts; unit: PriceUnit; from: string; to: string; note: FormTexts }
export type FaqFormValues = { question: FormTexts; answer: FormTexts }
/** A photo with the variants needed to render it. */
export type PhotoFormValues = Omit<ContentPhoto, 'alt'> & {
  alt: FormTexts
  variants: { url: string; width: number; height: number }[]
  blur: string | null
}
export type LicenceFormValues = { key: string; number: string; expiresOn: string }

/** Kinds of fields whose form value is not text. */
type FormValues = {
  boolean: boolean
  slugs: string[]
  prices: PriceFormValues[]
  hours: HoursForm
  licences: LicenceFormValues[]
  photos: PhotoFormValues[]
  faq: FaqFormValues[]
}

/** Form values of a listing: everything as its inputs hold it, so that no typed text is lost. */
export type ListingFormValues = {
  [F in ContentField]: F extends FieldOfKind<'choices'>
    ? ListingContent[F]
    : (typeof fields)[F]['kind'] extends keyof FormValues
      ? FormValues[(typeof fields)[F]['kind']]
      : string
}
/** Fields typed as one text. */
export type TextField = Exclude<ContentField, FieldOfKind<keyof FormValues | 'choices'>>

type PhotoVariants = readonly Omit<PhotoFormValues, 'alt' | 'pair'>[]
type ToForm<K extends keyof Values> = (value: Values[K], photos: PhotoVariants) => unknown
type ToContent<Value> = (typed: never) => Value

const same = <T>(value: T): T => value
const textOf = (value: string | null) => value ?? ''
const textOrNull = (typed: string) => (cleanLine(typed) ? typed : null)
const textsOf = (texts: Bilingual | null): FormTexts => ({ en: texts?.en ?? '', zh: texts?.zh ?? '' })
const bilingualOf = ({ en, zh }: FormTexts): Bilingual => ({ en: textOrNull(en), zh: textOrNull(zh) })
const isTyped = ({ en, zh }: FormTexts) => Boolean(cleanLine(en) || cleanLine(zh))

const toForm: { [K in keyof Values]: ToForm<K> } = {
  line: textOf,
  text: textOf,
  phone: (number) => formatPhone(number ?? ''),
  email: textOf,
  url: textOf,
  registration: textOf,
  amount: typedHkd,
  year: (year) => (year === null ? '' : String(year)),
  boolean: same,
  choices: same,
  slugs: same,
  prices: (rows) =>
    rows.map(({ title, unit, fromCents, toCents, note }) => ({
      title: textsOf(title),
      unit,
      from: typedHkd(fromCents),
      to: typedHkd(toCents),
      note: textsOf(note),
    })),
  hours: hoursFormOf,
  licences: (rows) => rows.map((licence) => ({ ...licence, expiresOn: licence.expiresOn ?? '' })),
  photos: (rows, photos) =>
    rows.flatMap(({ id, alt, pair }) => {
      const photo = photos.find((one) => one.id === id)
      return photo ? [{ id, alt: textsOf(alt), pair, variants: photo.variants, blur: photo.blur }] : []
    }),
  faq: (rows) => rows.map(({ question, answer }) => ({ question: textsOf(question), answer: textsOf(answer) })),
}

const toContent = {
  line: textOrNull,
  text: textOrNull,
  phone: textOrNull,
  email: textOrNull,
  url: textOrNull,
  registration: textOrNull,
  amount: parseHkd,
  year: (typed: string) => (cleanLine(typed) ? Number(typed.normalize('NFKC')) : null),
  boolean: same<boolean>,
  choices: same<string[]>,
  slugs: same<string[]>,
  prices: (rows: PriceFormValues[]) =>
    rows.map(({ title, unit, from, to, note }) => ({
      title: bilingualOf(title),
      unit,
      fromCents: unit === 'quote' ? null : parseHkd(from),
      toCents: unit === 'quote' ? null : parseHkd(to),
      note: isTyped(note) ? bilingualOf(note) : null,
    })),
  hours: hoursOf,
  // Empty rows are dropped.
  licences: (rows: LicenceFormValues[]) =>
    rows
      .filter(({ number, expiresOn }) => cleanLine(number) || expiresOn)
      .map(({ key, number, expiresOn }) => ({ key, number, expiresOn: expiresOn || null })),
  photos: (rows: PhotoFormValues[]) => rows.map(({ id, alt, pair }) => ({ id, alt: bilingualOf(alt), pair })),
  faq: (rows: FaqFormValues[]) =>
    rows
      .filter(({ question, answer }) => isTyped(question) || isTyped(answer))
      .map(({ question, answer }) => ({ question: bilingualOf(question), answer: bilingualOf(answer) })),
} satisfies { [K in keyof Values]: ToContent<Values[K]> }

/** Converts content to form values; `photos` are the photos that it refers to. Photos missing from them are dropped. */
export function formValuesOf(content: ListingContent, photos: PhotoVariants = []): ListingFormValues {
  const valueOf = (name: ContentField) => (toForm[fields[name].kind] as ToForm<never>)(content[name] as never, photos)
  return Object.fromEntries(contentFields.map((name) => [name, valueOf(name)])) as ListingFormValues
}

export const emptyFormValues: ListingFormValues = formValuesOf(emptyContent)

type StoredPhoto = Omit<PhotoFormValues, 'alt' | 'pair'> & { alt: FormTexts | string; pair?: number | null }

/** Values of a stored draft, which may be older than pairs of photos and than their descriptions per language. */
export function valuesOfDraft(stored: Partial<ListingFormValues>): Partial<ListingFormValues> {
  const photos = stored.photos?.map(({ alt, pair, ...photo }: StoredPhoto) => ({
    ...photo,
    alt: typeof alt === 'string' ? textsOf(bilingualAlt(alt)) : alt,
    pair: pair ?? null,
  }))
  return { ...stored, ...(photos && { photos }) }
}

/** Converts form values to content; an amount or year that cannot be parsed is NaN, which checkContent refuses. */
export function contentOf(typed: ListingFormValues): ListingContent {
  const valueOf = (name: ContentField) => (toContent[fields[name].kind] as ToContent<unknown>)(typed[name] as never)
  const content = Object.fromEntries(contentFields.map((name) => [name, valueOf(name)])) as ListingContent
  return { ...content, whatsappNumber: typed.whatsappNumber }
}
