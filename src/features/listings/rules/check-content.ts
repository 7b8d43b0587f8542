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

type Clean = { content: ListingContent; errors: ContentError[] }
type Tell = (path: string, error: ContentErrorName) => void

/**
 * The content as it may be stored (Unicode NFC, numbers as E.164, links with their scheme, blanks as null) and every
 * fault that does not depend on plan or catalogue. Browser and server ask the same function. `today` is an ISO day.
 */
export function checkContent(typed: ListingContent, today: string): Clean {
  const errors: ContentError[] = []
  const tell: Tell = (path, error) => errors.push({ path, error: error })
  const line = (path: string, text: string | null, most: number) =>
    limited(tell, path, orNull(cleanLine(text ?? '')), most)
  const text = (path: string, raw: string | null, most: number) =>
    limited(tell, path, orNull(cleanText(raw ?? '')), most)

  const content: ListingContent = {
    nameEn: line('nameEn', typed.nameEn, limits.name),
    nameZh: line('nameZh', typed.nameZh, limits.name),
    summaryEn: line('summaryEn', typed.summaryEn, limits.summary),
    summaryZh: line('summaryZh', typed.summaryZh, limits.summary),
    descriptionEn: text('descriptionEn', typed.descriptionEn, limits.description),
    descriptionZh: text('descriptionZh', typed.descriptionZh, limits.description),
    categories: [...new Set(typed.categories)],
    areas: [...new Set(typed.areas)],
    prices: checkedPrices(tell, typed.prices),
    calloutFeeCents: checkedAmount(tell, 'calloutFeeCents', typed.calloutFeeCents),
    acceptedPayments: acceptedPayments.filter((one) => typed.acceptedPayments.includes(one)),
    openingHours: checkedHours(tell, typed.openingHours),
    languagesSpoken: spokenLanguages.filter((one) => typed.languagesSpoken.includes(one)),
    whatsappNumber: checkedPhone(tell, 'whatsappNumber', typed.whatsappNumber, 'whatsappRequired') ?? '',
    phoneNumber: checkedPhone(tell, 'phoneNumber', typed.phoneNumber),
    email: checkedEmail(tell, typed.email),
    websiteUrl: checkedUrl(tell, 'websiteUrl', typed.websiteUrl),
    establishedYear: checkedYear(tell, typed.establishedYear, Number(today.slice(0, 4))),
    businessRegistrationNo: checkedRegistration(tell, typed.businessRegistrationNo),
    isBusinessRegistrationShown: typed.isBusinessRegistrationShown,
    licences: checkedLicences(tell, typed.licences, today),
    photos: [...new Map(typed.photos.map((photo) => [photo.id, photo])).values()].map(({ id, alt }, at) => ({
      id,
      alt: line(`photos.${at}.alt`, alt, limits.alt) ?? '',
    })),
    videoUrl: checkedUrl(tell, 'videoUrl', typed.videoUrl),
    faq: typed.faq.map(({ question, answer }, at) => ({
      question: required(
        tell,
        `faq.${at}.question`,
        line(`faq.${at}.question`, question, limits.question),
        'questionRequired',
      ),
      answer: required(tell, `faq.${at}.answer`, text(`faq.${at}.answer`, answer, limits.answer), 'answerRequired'),
    })),
  }
  if (!content.nameEn && !content.nameZh) tell('nameEn', 'nameRequired')
  if (!content.descriptionEn && !content.descriptionZh) tell('descriptionEn', 'descriptionRequired')
  if (content.categories.length === 0) tell('categories', 'categoryRequired')
  if (content.areas.length === 0) tell('areas', 'areaRequired')
  if (content.isBusinessRegistrationShown && !content.businessRegistrationNo)
    tell('businessRegistrationNo', 'registrationRequired')
  if (content.faq.length > limits.faq) tell('faq', 'tooManyRows')
  return { content, errors: errors }
}

const orNull = (text: string) => text || null

function limited(tell: Tell, path: string, text: string | null, most: number): string | null {
  if (text !== null && lengthOf(text) > most) tell(path, 'tooLong')
  return text
}

function required(tell: Tell, path: string, text: string | null, error: ContentErrorName): string {
  if (text === null) tell(path, error)
  return text ?? ''
}

function checkedAmount(tell: Tell, path: string, cents: number | null): number | null {
  if (cents !== null && !(Number.isInteger(cents) && cents >= 0 && cents <= limits.amount)) tell(path, 'amountInvalid')
  return cents
}

function checkedPrices(tell: Tell, typed: readonly Price[]): Price[] {
  if (typed.length === 0) tell('prices', 'pricesRequired')
  if (typed.length > limits.prices) tell('prices', 'tooManyRows')
  return typed.map((price, at) => {
    const path = `prices.${at}`
    const title = limited(tell, `${path}.title`, orNull(cleanLine(price.title)), limits.priceTitle)
    const note = limited(tell, `${path}.note`, orNull(cleanLine(price.note ?? '')), limits.priceNote)
    const row = { title: required(tell, `${path}.title`, title, 'titleRequired'), unit: price.unit, note }
    if (price.unit === 'quote') return { ...row, fromCents: null, toCents: null }
    const fromCents = checkedAmount(tell, `${path}.fromCents`, price.fromCents)
    const toCents = checkedAmount(tell, `${path}.toCents`, price.toCents)
    if (fromCents === null) tell(`${path}.fromCents`, 'amountRequired')
    else if (toCents !== null && toCents < fromCents) tell(`${path}.toCents`, 'amountsReversed')
    return { ...row, fromCents, toCents }
  })
}

function checkedPhone(tell: Tell, path: string, typed: string | null, missing?: ContentErrorName): string | null {
  if (!typed?.trim()) {
    if (missing) tell(path, missing)
    return null
  }
  const number = parsePhone(typed)
  if (number === null) tell(path, 'phoneInvalid')
  else if (!isHongKongNumber(number)) tell(path, 'phoneNotHongKong')
  return number ?? typed
}

function checkedEmail(tell: Tell, typed: string | null): string | null {
  if (!typed?.trim()) return null
  const email = parseEmail(typed)
  if (email === null) tell('email', 'emailInvalid')
  return email ?? typed
}

/** A web address, http or https alone; one typed without a scheme gets https. */
function checkedUrl(tell: Tell, path: string, typed: string | null): string | null {
  const clean = cleanLine(typed ?? '')
  if (clean === '') return null
  const whole = /^[a-z][a-z\d+.-]*:/i.test(clean) ? clean : `https://${clean}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  const isWeb =
    url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password
  if (!isWeb) tell(path, 'urlInvalid')
  else if (lengthOf(url.href) > limits.url) tell(path, 'tooLong')
  return isWeb ? url.href : clean
}

function checkedYear(tell: Tell, year: number | null, thisYear: number): number | null {
  if (year !== null && !(Number.isInteger(year) && year >= limits.firstYear && year <= thisYear))
    tell('establishedYear', 'yearInvalid')
  return year
}

/** The first eight characters of the certificate: eight digits, or a letter and seven. */
function checkedRegistration(tell: Tell, typed: string | null): string | null {
  const number = cleanLine(typed ?? '')
    .normalize('NFKC')
    .toUpperCase()
  if (number === '') return null
  const [first = ''] = number.split('-')
  if (!/^[A-Z\d]\d{7}$/.test(first)) tell('businessRegistrationNo', 'registrationInvalid')
  return first
}

const dayLength = 24 * 60

function checkedHours(tell: Tell, hours: OpeningHours | null): OpeningHours | null {
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
        from < dayLength &&
        to > from &&
        to <= from + dayLength,
    )
    if (spans.length > 2 || !areValid) tell(path, 'hoursInvalid')
    else if (spans[1] && spans[0] && spans[1].from < spans[0].to) tell(path, 'hoursOverlap')
    week[day] = spans
  }
  if (!Object.values(week).some((spans) => spans.length > 0)) tell('openingHours', 'hoursRequired')
  return { kind: 'weekly', days: week }
}

function checkedLicences(tell: Tell, typed: readonly StatedLicence[], today: string): StatedLicence[] {
  if (typed.length > limits.licences) tell('licences', 'tooManyRows')
  return typed.map(({ key, number, expiresOn }, at) => {
    const path = `licences.${at}`
    const clean = limited(tell, `${path}.number`, orNull(cleanLine(number)), limits.licenceNumber)
    if (expiresOn && !isDay(expiresOn)) tell(`${path}.expiresOn`, 'dateInvalid')
    else if (expiresOn && expiresOn < today) tell(`${path}.expiresOn`, 'licenceExpired')
    return { key, number: required(tell, `${path}.number`, clean, 'numberRequired'), expiresOn: expiresOn || null }
  })
}

const isDay = (text: string) =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
