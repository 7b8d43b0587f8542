import * as z from 'zod'
import { hongKongDay } from '#shared/hk-time.ts'
import { acceptedPayments, days, priceUnits, spokenLanguages } from '../rules.ts'
import { checkContent } from '../rules/check-content.ts'
import { stepsOf } from '../rules/content.ts'

/** Whatever a field may hold at most, it is no longer than this on its way in; the rules then name its own limit. */
const typed = z.string().max(20_000)
const typedOrNull = typed.nullable()
const rows = 200

export const span = z.object({ from: z.number().int(), to: z.number().int() })
export const openingHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), days: z.partialRecord(z.enum(days), z.array(span).max(2)) }),
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('appointment') }),
])

const strictSpan = z.strictObject(span.shape)
const strictHours = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), days: z.partialRecord(z.enum(days), z.array(strictSpan).max(rows)) }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('appointment') }),
])
const slugs = z.array(z.string().max(120)).max(rows)

/** The shape of a listing's content, see ListingContent in rules/content.ts; nothing else may stand in it. */
export const contentShape = z.strictObject({
  nameEn: typedOrNull,
  nameZh: typedOrNull,
  summaryEn: typedOrNull,
  summaryZh: typedOrNull,
  descriptionEn: typedOrNull,
  descriptionZh: typedOrNull,
  categories: slugs,
  areas: slugs,
  prices: z
    .array(
      z.strictObject({
        title: typed,
        unit: z.enum(priceUnits),
        fromCents: z.number().nullable(),
        toCents: z.number().nullable(),
        note: typedOrNull,
      }),
    )
    .max(rows),
  calloutFeeCents: z.number().nullable(),
  acceptedPayments: z.array(z.enum(acceptedPayments)).max(rows),
  openingHours: strictHours.nullable(),
  languagesSpoken: z.array(z.enum(spokenLanguages)).max(rows),
  whatsappNumber: typed,
  phoneNumber: typedOrNull,
  email: typedOrNull,
  websiteUrl: typedOrNull,
  establishedYear: z.number().nullable(),
  businessRegistrationNo: typedOrNull,
  isBusinessRegistrationShown: z.boolean(),
  licences: z
    .array(z.strictObject({ key: z.string().max(60), number: typed, expiresOn: z.string().max(20).nullable() }))
    .max(rows),
  photos: z.array(z.strictObject({ id: z.uuid(), alt: typed })).max(rows),
  videoUrl: typedOrNull,
  faq: z.array(z.strictObject({ question: typed, answer: typed })).max(rows),
})

/**
 * Content on its way in: checked and cleaned by the rules that the form asks too. Each fault is an issue at its field,
 * its message a name of `contentFaults`. Days are judged by the day in Hong Kong.
 */
export const contentInput = contentShape.transform((content, context) => {
  const checked = checkContent(content, hongKongDay(new Date()))
  for (const { path, error } of checked.errors) {
    context.addIssue({ code: 'custom', path: stepsOf(path), message: error })
  }
  return checked.content
})
