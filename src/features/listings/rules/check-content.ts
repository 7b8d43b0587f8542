import { parseEmail } from '#shared/email.ts'
import { isHongKongNumber, parsePhone } from '#shared/hk-phone.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { acceptedPayments, days, type OpeningHours, type Price, type Span, spokenLanguages } from '../rules.ts'
import {
  contentLimits as limits,
  type ContentError,
  type ContentErrorName,
  type ListingContent,
  type StatedLicence,
} from './content.ts'

type CheckedContent = { content: ListingContent; errors: ContentError[] }
type AddError = (path: string, error: ContentErrorName) => void

/**
 * Normalizes content for storage (Unicode NFC, numbers as E.164, links with a scheme, blanks as null) and returns every
 * error that does not depend on plan or catalogue. Used by both browser and server. `today` is an ISO day.
 */
export function checkContent(typed: ListingContent, today: string): CheckedContent {
  const errors: ContentError[] = []
  const addError: AddError = (path, error) => errors.push({ path, error: error })
  const line = (path: string, text: string | null, maxLength: number) =>
    limited(addError, path, orNull(cleanLine(text ?? '')), maxLength)
  const text = (path: string, raw: string | null, maxLength: number) =>
    limited(addError, path, orNull(cleanText(raw ?? '')), maxLength)

  const content: ListingContent = {
    nameEn: line('nameEn', typed.nameEn, limits.name),
    nameZh: line('nameZh', typed.nameZh, limits.name),
    summaryEn: line('summaryEn', typed.summaryEn, limits.summary),
    summaryZh: line('summaryZh', typed.summaryZh, limits.summary),
    descriptionEn: text('descriptionEn', typed.descriptionEn, limits.description),
    descriptionZh: text('descriptionZh', typed.descriptionZh, limits.description),
    categories: [...new Set(typed.categories)],
    areas: [...new Set(typed.areas)],
    prices: checkedPrices(addError, typed.prices),
    calloutFeeCents: checkedAmount(addError, 'calloutFeeCents', typed.calloutFeeCents),
    acceptedPayments: acceptedPayments.filter((one) => typed.acceptedPayments.includes(one)),
    openingHours: checkedHours(addError, typed.openingHours),
    languagesSpoken: spokenLanguages.filter((one) => typed.languagesSpoken.includes(one)),
    whatsappNumber: checkedPhone(addError, 'whatsappNumber', typed.whatsappNumber, 'whatsappRequired') ?? '',
    phoneNumber: checkedPhone(addError, 'phoneNumber', typed.phoneNumber),
    email: checkedEmail(addError, typed.email),
    websiteUrl: checkedUrl(addError, 'websiteUrl', typed.websiteUrl),
    establishedYear: checkedYear(addError, typed.establishedYear, Number(today.slice(0, 4))),
    businessRegistrationNo: checkedRegistration(addError, typed.businessRegistrationNo),
    isBusinessRegistrationShown: typed.isBusinessRegistrationShown,
    licences: checkedLicences(addError, typed.licences, today),
    photos: [...new Map(typed.photos.map((photo) => [photo.id, photo])).values()].map(({ id, alt }, index) => ({
      id,
      alt: line(`photos.${index}.alt`, alt, limits.alt) ?? '',
    })),
    videoUrl: checkedUrl(addError, 'videoUrl', typed.videoUrl),
    faq: typed.faq.map(({ question, answer }, index) => ({
      question: required(
        addError,
        `faq.${index}.question`,
        line(`faq.${index}.question`, question, limits.question),
        'questionRequired',
      ),
      answer: required(
        addError,
        `faq.${index}.answer`,
        text(`faq.${index}.answer`, answer, limits.answer),
        'answerRequired',
      ),
    })),
  }
  if (!content.nameEn && !content.nameZh) addError('nameEn', 'nameRequired')
  if (!content.descriptionEn && !content.descriptionZh) addError('descriptionEn', 'descriptionRequired')
  if (content.categories.length === 0) addError('categories', 'categoryRequired')
  if (content.areas.length === 0) addError('areas', 'areaRequired')
  if (content.isBusinessRegistrationShown && !content.businessRegistrationNo)
    addError('businessRegistrationNo', 'registrationRequired')
  if (content.faq.length > limits.faq) addError('faq', 'tooManyRows')
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
    const title = limited(addError, `${path}.title`, orNull(cleanLine(price.title)), limits.priceTitle)
    const note = limited(addError, `${path}.note`, orNull(cleanLine(price.note ?? '')), limits.priceNote)
    const row = { title: required(addError, `${path}.title`, title, 'titleRequired'), unit: price.unit, note }
    if (price.unit === 'quote') return { ...row, fromCents: null, toCents: null }
    const fromCents = checkedAmount(addError, `${path}.fromCents`, price.fromCents)
    const toCents = checkedAmount(addError, `${path}.toCents`, price.toCents)
    if (fromCents === null) addError(`${path}.fromCents`, 'amountRequired')
    else if (toCents !== null && toCents < fromCents) addError(`${path}.toCents`, 'amountsReversed')
    return { ...row, fromCents, toCents }
  })
}

function checkedPhone(
  addError: AddError,
  path: string,
  typed: string | null,
  missing?: ContentErrorName,
): string | null {
  if (!typed?.trim()) {
    if (missing) addError(path, missing)
    return null
  }
  const number = parsePhone(typed)
  if (number === null) addError(path, 'phoneInvalid')
  else if (!isHongKongNumber(number)) addError(path, 'phoneNotHongKong')
  return number ?? typed
}

function checkedEmail(addError: AddError, typed: string | null): string | null {
  if (!typed?.trim()) return null
  const email = parseEmail(typed)
  if (email === null) addError('email', 'emailInvalid')
  return email ?? typed
}

/** A web address with http or https; https is added when the scheme is missing. */
function checkedUrl(addError: AddError, path: string, typed: string | null): string | null {
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

function checkedYear(addError: AddError, year: number | null, thisYear: number): number | null {
  if (year !== null && !(Number.isInteger(year) && year >= limits.firstYear && year <= thisYear))
    addError('establishedYear', 'yearInvalid')
  return year
}

/** The first eight characters of the certificate number: eight digits, or a letter and seven digits. */
function checkedRegistration(addError: AddError, typed: string | null): string | null {
  const number = cleanLine(typed ?? '')
    .normalize('NFKC')
    .toUpperCase()
  if (number === '') return null
  const [first = ''] = number.split('-')
  if (!/^[A-Z\d]\d{7}$/.test(first)) addError('businessRegistrationNo', 'registrationInvalid')
  return first
}

const minutesPerDay = 24 * 60

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

const isDay = (text: string) =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
