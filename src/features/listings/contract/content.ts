import * as z from 'zod'
import { hongKongDay } from '#shared/hk-time.ts'
import { days, priceUnits } from '../rules.ts'
import { checkContent } from '../rules/check-content.ts'
import { type ListingContent, pathSegments, type Values } from '../rules/content.ts'
import { contentFields, type ContentField, type Field, fieldOf } from '../rules/fields.ts'
import { bilingualAlt } from '../rules/stored-content.ts'
import { span } from './public.ts'

/** Upper bound for any text field of the request. The rules check the limit of each field and name it in the error. */
const rawText = z.string().max(20_000)
const rawTextOrNull = rawText.nullable()
const maxRows = 200
const bilingual = z.strictObject({ en: rawTextOrNull, zh: rawTextOrNull })
/** A text alone is from a program, or a page still open, from before there was one per language. */
const altShape = z.union([bilingual, rawText.transform(bilingualAlt).pipe(bilingual)])

const strictSpan = z.strictObject(span.shape)
const strictHours = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), days: z.partialRecord(z.enum(days), z.array(strictSpan).max(maxRows)) }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('appointment') }),
])

/** Input of each kind of field. */
const shapes = {
  line: rawTextOrNull,
  text: rawTextOrNull,
  phone: rawTextOrNull,
  email: rawTextOrNull,
  url: rawTextOrNull,
  registration: rawTextOrNull,
  amount: z.number().nullable(),
  year: z.number().nullable(),
  boolean: z.boolean(),
  slugs: z.array(z.string().max(120)).max(maxRows),
  prices: z
    .array(
      z.strictObject({
        title: bilingual,
        unit: z.enum(priceUnits),
        fromCents: z.number().nullable(),
        toCents: z.number().nullable(),
        note: bilingual.nullable(),
      }),
    )
    .max(maxRows),
  hours: strictHours.nullable(),
  licences: z
    .array(z.strictObject({ key: z.string().max(60), number: rawText, expiresOn: z.string().max(20).nullable() }))
    .max(maxRows),
  photos: z
    .array(z.strictObject({ id: z.uuid(), alt: altShape, pair: z.number().int().nullable().default(null) }))
    .max(maxRows),
  faq: z.array(z.strictObject({ question: bilingual, answer: bilingual })).max(maxRows),
} satisfies { [K in Exclude<Field['kind'], 'choices'>]: z.ZodType<Values[K]> }

function shapeOf({ kind, options, isRequired }: Field): z.ZodType {
  if (kind === 'choices') return z.array(z.enum(options ?? [])).max(maxRows)
  return isRequired ? rawText : shapes[kind]
}

/** Strict schema of ListingContent (rules/content.ts): unknown keys are refused. */
export const contentShape = z.strictObject(
  Object.fromEntries(contentFields.map((name) => [name, shapeOf(fieldOf(name))])) as {
    [F in ContentField]: z.ZodType<ListingContent[F]>
  },
)

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
