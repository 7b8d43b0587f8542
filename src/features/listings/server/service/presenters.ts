import { photoGroups } from '#features/uploads/rules/pairs.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Authorized } from '#shared/authorized.ts'
import { brand } from '#shared/brand.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingCard, ListingDetail, Photo } from '../../contract.ts'
import { type Bilingual, type Licence, licenceState, lowestPrice, type PhotoVariant } from '../../rules.ts'
import { pickFields } from '../../rules/content.ts'
import { chooseText, otherText, type DisplayText } from '../../rules/display-text.ts'
import { cardFields, pageFields } from '../../rules/fields.ts'
import { greetingLine, greetingLocales } from '../../rules/greeting.ts'
import { namedAreas } from '../../rules/named-areas.ts'
import { openingOf } from '../../rules/opening-hours.ts'
import { otherLanguagesOf } from '../../rules/other-languages.ts'
import { repliesQuickly, replyAnswersOf } from '../../rules/reply-speed.ts'
import { type StoredAltTexts, withAltTexts } from '../../rules/stored-content.ts'
import type * as store from '../store.ts'
import { romanise } from './romanise.ts'

type ToSimplified = Awaited<ReturnType<typeof loadSimplifier>>
type Texts = Pick<store.CardRow, 'nameEn' | 'nameZh'>

/** A listing's name for a reader; also used by features that show a listing next to their own data. */
export function nameOf(row: Texts, locale: Locale, toSimplified: ToSimplified): DisplayText {
  // A check constraint guarantees at least one of the two names.
  return (
    chooseText(locale, { en: row.nameEn, zh: row.nameZh }, toSimplified) ?? {
      text: '',
      lang: locale,
      isConverted: false,
    }
  )
}

/** The sound of a listing's name for a reader of English, who cannot read it; null where it has an English name. */
const romanisedNameOf = ({ nameEn, nameZh }: Texts, locale: Locale): string | null =>
  locale === 'en' && !nameEn && nameZh ? romanise(nameZh) : null

/** A listing's name in a message, where a name that the reader cannot read is followed by its sound. */
function legibleNameOf(row: Texts, locale: Locale, toSimplified: ToSimplified): string {
  const romanised = romanisedNameOf(row, locale)
  const { text } = nameOf(row, locale, toSimplified)
  return romanised ? `${text} (${romanised})` : text
}

/** A listing's name in an e-mail to a reader of this language. */
export async function nameFor(row: Texts, language: Locale): Promise<string> {
  return legibleNameOf(row, language, await loadSimplifier())
}

type Kinds = readonly { key: string; body: string; register: string | null }[]

/** The first licence that an admin found in its register and that has not ended. */
export function checkedLicence(licences: readonly Licence[], kinds: Kinds, now: Date): ListingCard['licence'] {
  const today = hongKongDay(now)
  const licence = licences.find((one) => one.checkedOn && licenceState(one, today) === 'checked')
  const kind = kinds.find(({ key }) => key === licence?.key)
  return licence?.checkedOn ? { register: kind?.register ?? kind?.body ?? '', checkedOn: licence.checkedOn } : null
}

/** A listing's card without areas and cover. */
export function cardOf(
  row: Omit<store.CardRow, 'categoryIds' | 'areaIds' | 'cover'>,
  {
    category,
    takesReviews,
    licenceKinds,
  }: { category: ListingCard['category']; takesReviews: boolean; licenceKinds: Kinds },
  locale: Locale,
  toSimplified: ToSimplified,
  now: Date,
): Omit<ListingCard, 'areas' | 'areaCount' | 'cover'> {
  return {
    id: row.id,
    slug: row.slug,
    name: nameOf(row, locale, toSimplified),
    otherName: otherText(locale, { en: row.nameEn, zh: row.nameZh }, toSimplified),
    summary: chooseText(locale, { en: row.summaryEn, zh: row.summaryZh }, toSimplified),
    romanisedName: romanisedNameOf(row, locale),
    rating: row.ratingAvg,
    ratingCount: row.ratingCount,
    enquiryCount: row.enquiryCount,
    takesReviews,
    category,
    fromPrice: row.fromPrice,
    ...pickFields(row, cardFields),
    greeting: greetingOf(row, locale, toSimplified),
    otherLanguages: otherLanguagesOf(locale, row.languagesSpoken),
    isWhatsappVerified: row.whatsappVerifiedAt !== null,
    licence: checkedLicence(row.licences, licenceKinds, now),
    repliesQuickly: repliesQuickly(replyAnswersOf(row.replyCounts)),
    isPaidPlace: false,
    opening: openingOf(row.openingHours, now),
  }
}

/** A text of an owner for a reader; empty where both languages are missing. */
export const textIn = (locale: Locale, text: Bilingual, toSimplified: ToSimplified): DisplayText =>
  chooseText(locale, text, toSimplified) ?? { text: '', lang: locale, isConverted: false }

/** Everything that a listing's page shows. */
export function detailOf(
  row: Authorized<store.DetailRow, 'view'>,
  category: ListingCard['category'],
  locale: Locale,
  toSimplified: ToSimplified,
  now: Date,
): ListingDetail {
  const card = cardOf({ ...row, fromPrice: lowestPrice(row.prices) }, { ...row, category }, locale, toSimplified, now)
  const photos = photoGroups(row.photos.slice(0, row.plan?.maxPhotos)).flatMap((group) =>
    group.map((photo, at) => ({
      ...photoOf(photo, card.name, locale, toSimplified),
      ...(group.length === 2 && { stage: (['before', 'after'] as const)[at] }),
    })),
  )
  const isEnhanced = row.plan?.hasEnhancedProfile ?? true
  const textOf = (text: Bilingual) => textIn(locale, text, toSimplified)
  return {
    ...card,
    areas: namedAreas(row.allAreas).map(({ slug, name }) => ({ slug, name })),
    areaCount: row.allAreas.length,
    cover: photos[0] ?? null,
    status: row.status,
    isUnclaimed: row.plan === null,
    description: chooseText(locale, { en: row.descriptionEn, zh: row.descriptionZh }, toSimplified) ?? {
      ...card.name,
      text: '',
    },
    photos,
    categories: row.categories,
    allAreas: row.allAreas,
    prices: row.prices.map((price) => ({
      ...price,
      title: textOf(price.title),
      toCents: price.toCents ?? null,
      note: price.note && textOf(price.note),
      fromCents: price.fromCents ?? null,
    })),
    ...pickFields(row, pageFields),
    whatsappVerifiedAt: row.whatsappVerifiedAt && isoTime(row.whatsappVerifiedAt),
    // What was looked for in the register and not found there is not shown as a licence.
    licences: row.licences.flatMap((licence) => {
      const state = licenceState(licence, hongKongDay(now))
      if (state === 'not_found') return []
      const kind = row.licenceKinds.find(({ key }) => key === licence.key)
      const { key, number, expiresOn, checkedOn } = licence
      const { name, body, register } = kind ?? { name: key, body: '', register: null }
      return {
        key,
        name,
        body,
        register,
        registerUrl: kind?.registerUrl ?? null,
        registerUrlIs: kind?.registerUrlIs ?? null,
        number,
        expiresOn: expiresOn ?? null,
        state,
        checkedOn: checkedOn ?? null,
      }
    }),
    ratingDistribution: row.ratings,
    replyAnswers: replyAnswersOf(row.replyCounts),
    removedReviewCount: row.removedReviewCount,
    // Stored even when a plan ends, and shown again with the next one.
    videoUrl: isEnhanced ? row.videoUrl : null,
    faq: isEnhanced
      ? row.faq.map(({ question, answer }) => ({ question: textOf(question), answer: textOf(answer) }))
      : [],
    publishedAt: row.publishedAt && isoTime(row.publishedAt),
    updatedAt: isoTime(row.updatedAt),
  }
}

type GreetingRow = Parameters<typeof cardOf>[0]

function greetingOf(row: GreetingRow, reader: Locale, toSimplified: ToSimplified): string {
  const lines = greetingLocales(reader, row).map((locale) =>
    greetingLine(locale, {
      name: legibleNameOf(row, locale, toSimplified),
      site: locale === 'en' ? brand.name : `${brand.name} ${brand.nameZh}`,
    }),
  )
  return lines.join('\n')
}

/** A photo for a reader; its alternative text defaults to the listing's name. */
export function photoOf(
  photo: StoredAltTexts & { variants: PhotoVariant[] },
  name: DisplayText,
  locale: Locale,
  toSimplified: ToSimplified,
): Photo {
  const { altEn, altZh, variants } = withAltTexts(photo)
  const { text, lang } = chooseText(locale, { en: altEn, zh: altZh }, toSimplified) ?? name
  return { variants: variantsOf(variants), alt: text, ...(lang !== locale && { altLang: lang }) }
}

/** Variants as URLs, smallest first. */
export function variantsOf(variants: readonly PhotoVariant[]): Photo['variants'] {
  return variants
    .toSorted((a, b) => a.width - b.width)
    .map(({ key, avifKey, width, height }) => ({
      url: `/media/${key}`,
      ...(avifKey && { avifUrl: `/media/${avifKey}` }),
      width,
      height,
    }))
}
