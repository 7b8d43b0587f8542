import * as z from 'zod'
import { licenceKind } from '#features/catalog/contract.ts'
import { days, licenceStates, listingStatuses, priceUnits, spokenLanguages } from '../rules.ts'
import type { ListingContent } from '../rules/content.ts'
import { cardFields, type ContentField, type Field, fieldOf, pageFields } from '../rules/fields.ts'

export const span = z.object({ from: z.number().int(), to: z.number().int() })
const openingHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), days: z.partialRecord(z.enum(days), z.array(span).max(2)) }),
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('appointment') }),
])

/**
 * A text chosen for the reader's locale. `lang` is the language of the text itself (for the `lang` attribute);
 * `isConverted` marks Traditional text converted to Simplified characters.
 */
export const displayText = z.object({
  text: z.string(),
  lang: z.enum(['en', 'zh-Hant', 'zh-Hans']),
  isConverted: z.boolean(),
})
export type DisplayText = z.infer<typeof displayText>

export const namedRef = z.object({ slug: z.string(), name: z.string() })

export const photo = z.object({
  variants: z
    .array(
      z.object({
        url: z.string(),
        avifUrl: z.string().optional().describe('the same in fewer bytes, for browsers that read AVIF'),
        width: z.number().int(),
        height: z.number().int(),
      }),
    )
    .describe('smallest first'),
  alt: z
    .string()
    .describe(
      'what the photo shows, in the reader’s language where there is such a text; else the other’s, else the name',
    ),
  altLang: displayText.shape.lang.optional().describe('the language of `alt` where it is not the reader’s'),
})
export type Photo = z.infer<typeof photo>

/** A field that is answered as it is stored. */
function answerOf({ kind, options, isRequired }: Field): z.ZodType {
  if (kind === 'boolean') return z.boolean()
  if (kind === 'choices') return z.array(z.enum(options ?? []))
  if (kind === 'hours') return openingHours.nullable()
  if (kind === 'amount' || kind === 'year') return z.number().int().nullable()
  return isRequired ? z.string() : z.string().nullable()
}
const answersOf = <F extends ContentField>(names: readonly F[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { describe, ...field } = fieldOf(name)
      return [name, describe === undefined ? answerOf(field) : answerOf(field).describe(describe)]
    }),
  ) as { [Name in F]: z.ZodType<ListingContent[Name]> }

/** A listing as a card in a list. */
export const listingCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: displayText,
  summary: displayText.nullable(),
  otherName: displayText.nullable().describe('the name in Chinese if `name` is English, and the reverse'),
  romanisedName: z
    .string()
    .nullable()
    .describe('the sound of `name` in Latin letters, for a reader of English where the name is Chinese alone'),
  rating: z.number().nullable().describe('mean of published reviews of finished jobs, null without any'),
  ratingCount: z.number().int().describe('published reviews of finished jobs'),
  enquiryCount: z.number().int().describe('published reviews of people who only asked'),
  takesReviews: z.boolean().describe('false for statutory professions, whose codes allow no praise'),
  category: namedRef.extend({ icon: z.string(), groupSlug: z.string() }),
  areas: z.array(namedRef).describe('at most three, none where it serves every region; areaCount counts all'),
  areaCount: z.number().int(),
  fromPrice: z
    .object({ cents: z.number().int(), unit: z.enum(priceUnits) })
    .nullable()
    .describe('lowest price; null: by quotation'),
  priceAsked: z
    .object({
      title: displayText,
      unit: z.enum(priceUnits),
      fromCents: z.number().int(),
      toCents: z.number().int().nullable(),
    })
    .optional()
    .describe('the price row whose title says what was searched for; absent without such a one'),
  paid: z
    .object({
      count: z.number().int(),
      medianCents: z.number().int(),
      lowestCents: z.number().int(),
      highestCents: z.number().int(),
    })
    .optional()
    .describe('what people paid according to published reviews; absent below five prices'),
  excerpt: displayText
    .optional()
    .describe('the sentence of its text or of a review that says what was searched for, where no name or price does'),
  ...answersOf(cardFields),
  greeting: z
    .string()
    .describe('prefilled WhatsApp text in the reader’s language and, where it differs, one the provider reads'),
  otherLanguages: z
    .array(z.enum(spokenLanguages))
    .describe('the languages spoken, where the reader’s is not among them'),
  isWhatsappVerified: z.boolean(),
  licence: z
    .object({ register: z.string(), checkedOn: z.string() })
    .nullable()
    .describe('the register in which an admin found its licence, and the day'),
  repliesQuickly: z.boolean().describe('at least five reviewers said how fast they heard back, most the same day'),
  isPaidPlace: z.boolean().describe('shown in a paid place, which is labelled as an ad'),
  opening: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('hours'), from: z.string(), to: z.string() }),
      z.object({ kind: z.enum(['always', 'appointment']) }),
    ])
    .nullable()
    .describe('`hours`: the ISO times between which it is open now, or next; null: unknown or closed for good'),
  cover: photo.nullable().describe('null: a signboard with the name'),
})
export type ListingCard = z.infer<typeof listingCard>

export const listingDetail = listingCard.extend({
  status: z.enum(listingStatuses),
  isUnclaimed: z.boolean().describe('has no owner yet and can be claimed'),
  description: displayText,
  photos: z
    .array(photo.extend({ stage: z.enum(['before', 'after']).optional() }))
    .describe('a photo with stage `before` is followed by the one with `after` of the same pair'),
  categories: z.array(namedRef.extend({ icon: z.string() })),
  allAreas: z.array(
    namedRef.extend({
      districtSlug: z.string().nullable().describe('null: the whole region'),
      regionSlug: z.string(),
      regionName: z.string(),
    }),
  ),
  prices: z.array(
    z.object({
      title: displayText,
      unit: z.enum(priceUnits),
      fromCents: z.number().int().nullable(),
      toCents: z.number().int().nullable(),
      note: displayText.nullable(),
    }),
  ),
  ...answersOf(pageFields),
  whatsappVerifiedAt: z.string().nullable().describe('ISO time of the confirmation'),
  licences: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      body: z.string(),
      register: z.string().nullable(),
      registerUrl: z.string().nullable(),
      registerUrlIs: licenceKind.shape.registerUrlIs,
      number: z.string(),
      expiresOn: z.string().nullable(),
      state: z.enum(licenceStates).exclude(['not_found']),
      checkedOn: z.string().nullable(),
    }),
  ),
  ratingDistribution: z.array(z.number().int()).length(5).describe('reviews with 1, 2, 3, 4, 5 stars'),
  replyAnswers: z
    .object({ count: z.number().int(), withinHour: z.number().int(), sameDay: z.number().int() })
    .nullable()
    .describe('how fast reviewers heard back, `sameDay` with those within an hour; null below five answers'),
  removedReviewCount: z.number().int(),
  videoUrl: z.string().nullable(),
  faq: z.array(z.object({ question: displayText, answer: displayText })),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type ListingDetail = z.infer<typeof listingDetail>
