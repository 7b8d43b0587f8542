import * as z from 'zod'
import { hongKongDay } from '#shared/hk-time.ts'
import { acceptedPayments, days, priceUnits, spokenLanguages } from '../rules.ts'
import { checkContent } from '../rules/check-content.ts'
import { pathSegments } from '../rules/content.ts'
import { span } from './public.ts'

/** Upper bound for any text field of the request. The rules check the limit of each field and name it in the error. */
const rawText = z.string().max(20_000)
const rawTextOrNull = rawText.nullable()
const maxRows = 200

const strictSpan = z.strictObject(span.shape)
const strictHours = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), days: z.partialRecord(z.enum(days), z.array(strictSpan).max(maxRows)) }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('appointment') }),
])
const slugs = z.array(z.string().max(120)).max(maxRows)

/** Strict schema of ListingContent (rules/content.ts): unknown keys are refused. */
export const contentShape = z.strictObject({
  nameEn: rawTextOrNull,
  nameZh: rawTextOrNull,
  summaryEn: rawTextOrNull,
  summaryZh: rawTextOrNull,
  descriptionEn: rawTextOrNull,
  descriptionZh: rawTextOrNull,
  categories: slugs,
  areas: slugs,
  prices: z
    .array(
      z.strictObject({
        title: rawText,
        unit: z.enum(priceUnits),
        fromCents: z.number().nullable(),
        toCents: z.number().nullable(),
        note: rawTextOrNull,
      }),
    )
    .max(maxRows),
  calloutFeeCents: z.number().nullable(),
  acceptedPayments: z.array(z.enum(acceptedPayments)).max(maxRows),
  openingHours: strictHours.nullable(),
  languagesSpoken: z.array(z.enum(spokenLanguages)).max(maxRows),
  whatsappNumber: rawText,
  phoneNumber: rawTextOrNull,
  email: rawTextOrNull,
  websiteUrl: rawTextOrNull,
  establishedYear: z.number().nullable(),
  businessRegistrationNo: rawTextOrNull,
  isBusinessRegistrationShown: z.boolean(),
  licences: z
    .array(z.strictObject({ key: z.string().max(60), number: rawText, expiresOn: z.string().max(20).nullable() }))
    .max(maxRows),
  photos: z.array(z.strictObject({ id: z.uuid(), alt: rawText })).max(maxRows),
  videoUrl: rawTextOrNull,
  faq: z.array(z.strictObject({ question: rawText, answer: rawText })).max(maxRows),
})

/**
 * Content as input: cleaned and checked by the same rules as the form. Each error is an issue at its field, with a name
 * from `contentErrors` as its message. Dates are compared with the current day in Hong Kong.
 */
export const contentInput = contentShape.transform((content, context) => {
  const checked = checkContent(content, hongKongDay(new Date()))
  for (const { path, error } of checked.errors) {
    context.addIssue({ code: 'custom', path: pathSegments(path), message: error })
  }
  return checked.content
})
