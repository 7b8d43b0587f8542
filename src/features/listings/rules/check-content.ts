import { cleanPairs } from '#features/uploads/rules/pairs.ts'
import { minutesPerDay } from '#shared/durations.ts'
import { parseEmail } from '#shared/email.ts'
import { isHongKongNumber, parsePhone } from '#shared/parse-phone.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { type Bilingual, days, type Faq, type OpeningHours, type Price, type Span } from '../rules.ts'
import {
  contentLimits as limits,
  type ContentError,
  type ContentErrorName,
  emptyContent,
  isAsked,
  type ListingContent,
  type StatedLicence,
  type Values,
} from './content.ts'
import { contentFields, fieldOf, type ContentField, type Field } from './fields.ts'

type CheckedContent = { content: ListingContent; errors: ContentError[] }
type AddError = (path: string, error: ContentErrorName) => void
type Context = { path: ContentField; field: Field; addError: AddError; today: string }
type Check<Value> = (typed: Value, context: Context) => Value

/** Normalizes a value of each kind and adds its errors. */
const checks = {
  line: (typed, { path, field, addError }) =>
    limited(addError, path, orNull(cleanLine(typed ?? '')), field.max ?? Infinity),
  text: (typed, { path, field, addError }) =>
    limited(addError, path, orNull(cleanText(typed ?? '')), field.max ?? Infinity),
  phone: checkedPhone,
  email: (typed, { path, addError }) => {
    if (typed === null || cleanLine(typed) === '') return null
    const email = parseEmail(typed)
    if (email === null) addError(path, 'emailInvalid')
    return email ?? typed
  },
  url: checkedUrl,
  registration: checkedRegistration,
  amount: (typed, { path, addError }) => checkedAmount(addError, path, typed),
  year: checkedYear,
  boolean: (typed) => typed,
  choices: (typed, { field }) => (field.options ?? []).filter((one) => typed.includes(one)),
  slugs: (typed) => [...new Set(typed)],
  prices: (typed, { addError }) => checkedPrices(addError, typed),
  hours: (typed, { addError }) => checkedHours(addError, typed),
  licences: (typed, { addError, today }) => checkedLicences(addError, typed, today),
  photos: (typed, { addError }) =>
    cleanPairs([...new Map(typed.map((photo) => [photo.id, photo])).values()]).map(({ id, alt, pair }, index) => ({
      id,
      alt: checkedTexts(addError, `photos.${index}.alt`, alt, cleanLine, limits.alt),
      pair,
    })),
  faq: (typed, { addError }) => checkedFaq(addError, typed),
} satisfies { [K in Field['kind']]: Check<Values[K]> }

/**
 * Normalizes content for storage (Unicode NFC, numbers as E.164, links with a scheme, blanks as null) and returns every
 * error that does not depend on plan or catalogue. Used by both browser and server. `today` is an ISO day.
 */
export function checkContent(typed: ListingContent, today: string): CheckedContent {
  const errors: ContentError[] = []
  const addError: AddError = (path, error) => errors.push({ path, error })
  const check = (path: ContentField) => {
    const field = fieldOf(path)
    const value = isAsked(typed, field) ? typed[path] : emptyContent[path]
    return (checks[field.kind] as Check<unknown>)(value, { path, field, addError, today })
  }
  const content = Object.fromEntries(contentFields.map((name) => [name, check(name)])) as ListingContent
  if (!content.nameEn && !content.nameZh) addError('nameEn', 'nameRequired')
  if (!content.descriptionEn && !content.descriptionZh) addError('descriptionEn', 'descriptionRequired')
  if (content.categories.length === 0) addError('categories', 'categoryRequired')
  if (content.areas.length === 0) addError('areas', 'areaRequired')
  if (content.isBusinessRegistrationShown && !content.businessRegistrationNo)
    addError('businessRegistrationNo', 'registrationRequired')
  return { content, errors }
}

const orNull = (text: string) => text || null

function limited(addError: AddError, path: string, text: string | null, maxLength: number): string | null {
  if (text !== null && lengthOf(text) > maxLength) addError(path, 'tooLong')
  return text
}

function required(addError: AddError, path: string, text: string | null, error: ContentErrorName): string {
  if (text === null) addError(path, error)
  return text ?? ''
}

/** Both languages of a row's text: cleaned, blanks as null. */
function checkedTexts(
  addError: AddError,
  path: string,
  typed: Bilingual,
  clean: (text: string) => string,
  maxLength: number,
): Bilingual {
  const text = (language: 'en' | 'zh') =>
    limited(addError, `${path}.${language}`, orNull(clean(typed[language] ?? '')), maxLength)
  return { en: text('en'), zh: text('zh') }
}

const isBlank = ({ en, zh }: Bilingual) => !en && !zh

function checkedAmount(addError: AddError, path: string, cents: number | null): number | null {
  if (cents !== null && !(Number.isInteger(cents) && cents >= 0 && cents <= limits.amount))
    addError(path, 'amountInvalid')
  return cents
}

function checkedPrices(addError: AddError, typed: readonly Price[]): Price[] {
  if (typed.length === 0) addError('prices', 'pricesRequired')
  if (typed.length > limits.prices) addError('prices', 'tooManyRows')
  return typed.map((price, index) => {
    const path = `prices.${index}`
    const title = checkedTexts(addError, `${path}.title`, price.title, cleanLine, limits.priceTitle)
    const note = checkedTexts(
      addError,
      `${path}.note`,
      price.note ?? { en: null, zh: null },
      cleanLine,
      limits.priceNote,
    )
    if (isBlank(title)) addError(`${path}.title.en`, 'titleRequired')
    const row = { title, unit: price.unit, note: isBlank(note) ? null : note }
    if (price.unit === 'quote') return { ...row, fromCents: null, toCents: null }
    const fromCents = checkedAmount(addError, `${path}.fromCents`, price.fromCents)
    const toCents = checkedAmount(addError, `${path}.toCents`, price.toCents)
    if (fromCents === null) addError(`${path}.fromCents`, 'amountRequired')
    else if (toCents !== null && toCents < fromCents) addError(`${path}.toCents`, 'amountsReversed')
    return { ...row, fromCents, toCents }
  })
}

function checkedPhone(typed: string | null, { path, field, addError }: Context): string | null {
  if (typed === null || cleanLine(typed) === '') {
    if (!field.isRequired) return null
    addError(path, 'whatsappRequired')
    return ''
  }
  const number = parsePhone(typed)
  if (number === null) addError(path, 'phoneInvalid')
  else if (!isHongKongNumber(number)) addError(path, 'phoneNotHongKong')
  return number ?? typed
}

/** A web address with http or https; https is added when the scheme is missing. */
function checkedUrl(typed: string | null, { path, addError }: Context): string | null {
  const clean = cleanLine(typed ?? '')
  if (clean === '') return null
  const whole = /^[a-z][a-z\d+.-]*:/i.test(clean) ? clean : `https://${clean}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  const isWeb =
    url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password
  if (!isWeb) addError(path, 'urlInvalid')
  else if (lengthOf(url.href) > limits.url) addError(path, 'tooLong')
  return isWeb ? url.href : clean
}

function checkedYear(year: number | null, { path, addError, today }: Context): number | null {
  if (year !== null && !(Number.isInteger(year) && year >= limits.firstYear && year <= Number(today.slice(0, 4))))
    addError(path, 'yearInvalid')
  return year
}

/** The first eight characters of the certificate number: eight digits, or a letter and seven digits. */
function checkedRegistration(typed: string | null, { path, addError }: Context): string | null {
  const number = cleanLine(typed ?? '')
    .normalize('NFKC')
    .toUpperCase()
  if (number === '') return null
  const [first = ''] = number.split('-')
  if (!/^[A-Z\d]\d{7}$/.test(first)) addError(path, 'registrationInvalid')
  return first
}

function checkedHours(addError: AddError, hours: OpeningHours | null): OpeningHours | null {
  if (hours?.kind !== 'weekly') return hours
  const week: Partial<Record<(typeof days)[number], Span[]>> = {}
  for (const day of days) {
    const spans = hours.days[day]?.toSorted((a, b) => a.from - b.from)
    if (!spans) continue
    const path = `openingHours.days.${day}`
    const areValid = spans.every(
      ({ from, to }) =>
        Number.isInteger(from) &&
        Number.isInteger(to) &&
        from >= 0 &&
        from < minutesPerDay &&
        to > from &&
        to <= from + minutesPerDay,
    )
    if (spans.length > 2 || !areValid) addError(path, 'hoursInvalid')
    else if (spans[1] && spans[0] && spans[1].from < spans[0].to) addError(path, 'hoursOverlap')
    week[day] = spans
  }
  if (!Object.values(week).some((spans) => spans.length > 0)) addError('openingHours', 'hoursRequired')
  return { kind: 'weekly', days: week }
}

function checkedLicences(addError: AddError, typed: readonly StatedLicence[], today: string): StatedLicence[] {
  if (typed.length > limits.licences) addError('licences', 'tooManyRows')
  return typed.map(({ key, number, expiresOn }, index) => {
    const path = `licences.${index}`
    const clean = limited(addError, `${path}.number`, orNull(cleanLine(number)), limits.licenceNumber)
    if (expiresOn && !isDay(expiresOn)) addError(`${path}.expiresOn`, 'dateInvalid')
    else if (expiresOn && expiresOn < today) addError(`${path}.expiresOn`, 'licenceExpired')
    return { key, number: required(addError, `${path}.number`, clean, 'numberRequired'), expiresOn: expiresOn || null }
  })
}

function checkedFaq(addError: AddError, typed: readonly Faq[]): Faq[] {
  if (typed.length > limits.faq) addError('faq', 'tooManyRows')
  return typed.map((row, index) => {
    const path = `faq.${index}`
    const question = checkedTexts(addError, `${path}.question`, row.question, cleanLine, limits.question)
    const answer = checkedTexts(addError, `${path}.answer`, row.answer, cleanText, limits.answer)
    if (isBlank(question) && isBlank(answer)) {
      addError(`${path}.question.en`, 'questionRequired')
      addError(`${path}.answer.en`, 'answerRequired')
    }
    for (const language of ['en', 'zh'] as const) {
      if (question[language] && !answer[language]) addError(`${path}.answer.${language}`, 'answerRequired')
      if (answer[language] && !question[language]) addError(`${path}.question.${language}`, 'questionRequired')
    }
    return { question, answer }
  })
}

const isDay = (text: string) =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
