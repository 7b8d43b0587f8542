import * as z from 'zod'
import type { Field, Form } from './form.ts'
import { fallbackLocale, locales } from './locale.ts'
import { cleanLine, cleanText, lengthOf } from './text.ts'

export const localeSchema = z.enum(locales)

/** Localized reads take the locale as input so that responses can be cached by input alone. */
export const inLocale = { locale: localeSchema.default(fallbackLocale) }

/** Maximum rows per response, whatever is requested. */
export const maxPageSize = 50

/**
 * An opaque keyset cursor. The server validates its content; a forged one is bad input. It may hold the longest name that
 * the index of a sort by name can: 2,700 bytes, a third more as base64.
 */
export const cursorSchema = z.string().max(4_000).optional()

/** The refusal of a contract that takes a cursor. */
export const badCursor = { CURSOR_INVALID: { status: 400 } }

/**
 * Text and single-line text of at most `max` code points, normalised as it is stored: one of invisible characters alone
 * is empty. Every text of a contract's input is one of these or a form field; what is compared and not stored (passwords,
 * tokens, slugs) is not.
 */
export const textInput = (max: number) => cleaned(max, cleanText)
export const lineInput = (max: number) => cleaned(max, cleanLine)

/** Zod counts UTF-16 units, of which a code point has up to two; JSON Schema counts code points. */
const cleaned = (max: number, clean: (typed: string) => string) =>
  z
    .string()
    .max(2 * max)
    .meta({ maxLength: max })
    .transform(clean)
    .refine((text) => lengthOf(text) <= max)

/** What names one row and nothing else. */
export const idInput = z.strictObject({ id: z.uuid() })

/** Page size: 1 to 50 rows. */
export const pageSizeSchema = (size: number) => z.coerce.number().int().min(1).max(maxPageSize).default(size)

/** What to undo: decisions of the same admin within the seconds that these can be undone. */
export const undoInput = z.strictObject({ ids: z.array(z.uuid()).min(1).max(maxPageSize) })

/** `refused`: it was too late, or what was decided about has changed since. */
export const undoOutput = z.object({ undone: z.array(z.string()), refused: z.array(z.string()) })

/**
 * Zod schema of a form: its fields as text, each validated by its own function; the field error becomes the issue's
 * message.
 */
export function formSchema<F extends Form>(form: F) {
  const shape = Object.fromEntries(Object.entries(form).map(([name, field]) => [name, fieldSchema(field)]))
  return z.strictObject(shape as { [Name in keyof F]: ReturnType<typeof fieldSchema<ValueOf<F[Name]>>> })
}
type ValueOf<F> = F extends Field<infer T> ? T : never

/** One form field as text of at most 10,000 characters. */
export const fieldSchema = <T>(check: Field<T>) =>
  z
    .string()
    .max(10_000)
    .transform((typed, context): T => {
      const checked = check(typed, {})
      if ('value' in checked) return checked.value
      context.addIssue({ code: 'custom', message: checked.error })
      return z.NEVER
    })

/** The refusal of a contract whose procedure has a rate limit. */
export const tooManyRequests = {
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
}
