import { replySpeeds, type ReplySpeed } from '#features/listings/rules/reply-speed.ts'
import type { Field } from '#shared/form.ts'
import type { Locale } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { parseHkd } from '#shared/typed-money.ts'
import { reviewStages, type ReviewStage } from '../rules.ts'
import { isChinese } from './language.ts'

/** In code points. */
export const reviewLength = { min: 20, max: 4_000, title: 120, reply: 4_000 }
const maxPaidCents: Cents = 10_000_000_00

const rating: Field<number> = (typed) =>
  /^[1-5]$/.test(typed) ? { value: Number(typed) } : { error: 'ratingRequired' }

const stage: Field<ReviewStage> = (typed) => {
  const known = reviewStages.find((one) => one === typed)
  return known ? { value: known } : { error: 'stageRequired' }
}

const title: Field<string | null> = (typed) => {
  const clean = cleanLine(typed)
  return lengthOf(clean) > reviewLength.title ? { error: 'titleTooLong' } : { value: clean || null }
}

const body: Field<string> = (typed) => {
  const clean = cleanText(typed)
  if (clean === '') return { error: 'bodyRequired' }
  const length = lengthOf(clean)
  if (length < reviewLength.min) return { error: 'bodyTooShort' }
  return length > reviewLength.max ? { error: 'bodyTooLong' } : { value: clean }
}

/** `YYYY-MM`. The server also refuses future months. */
const jobMonth: Field<string | null> = (typed) => {
  if (typed === '') return { value: null }
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(typed) ? { value: typed } : { error: 'monthInvalid' }
}

const pricePaid: Field<Cents | null> = (typed) => {
  const cents = parseHkd(typed)
  return cents === null || cents <= maxPaidCents ? { value: cents } : { error: 'priceInvalid' }
}

const replySpeed: Field<ReplySpeed | null> = (typed) => {
  if (typed === '') return { value: null }
  const known = replySpeeds.find((one) => one === typed)
  return known ? { value: known } : { error: 'replySpeedUnknown' }
}

/** A field that is hidden and ignored unless the work was done. */
const onlyForDoneWork =
  <T>(check: Field<T | null>): Field<T | null> =>
  (typed, all) =>
    (all['stage'] ?? 'work_done') === 'work_done' ? check(typed, all) : { value: null }

export const reviewForm = {
  rating,
  stage,
  title,
  body,
  replySpeed,
  jobMonth: onlyForDoneWork(jobMonth),
  pricePaid: onlyForDoneWork(pricePaid),
}

const replyIn =
  (other: 'bodyEn' | 'bodyZh', isWrong: (text: string) => boolean, wrong: string): Field<string | null> =>
  (typed, all) => {
    const clean = cleanText(typed)
    // The server checks a field alone, and both together itself.
    if (clean === '') return cleanText(all[other] ?? 'x') === '' ? { error: 'replyRequired' } : { value: null }
    if (isWrong(clean)) return { error: wrong }
    return lengthOf(clean) > reviewLength.reply ? { error: 'replyTooLong' } : { value: clean }
  }

/** The owner's reply in English, in Chinese, or in both. */
export const replyForm = {
  bodyEn: replyIn('bodyZh', isChinese, 'replyNotEnglish'),
  bodyZh: replyIn('bodyEn', (text) => !isChinese(text), 'replyNotChinese'),
}

/** The same on the screen, where an empty reply is missed once: in the reader's language, whose field comes first. */
export function replyScreenForm(locale: Locale): typeof replyForm {
  const second = locale === 'en' ? 'bodyZh' : 'bodyEn'
  const check: Field<string | null> = (typed, all) => {
    const checked = replyForm[second](typed, all)
    return 'error' in checked && checked.error === 'replyRequired' ? { value: null } : checked
  }
  return { ...replyForm, [second]: check }
}
