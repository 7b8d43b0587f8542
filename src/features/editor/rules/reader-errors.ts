import type { ContentError, ContentErrorName } from '#features/listings/rules/content.ts'
import { fieldsOfKind } from '#features/listings/rules/fields.ts'
import type { Locale } from '#shared/locale.ts'

/** Errors of texts that one of two languages is enough for; they are found at the English one. */
const eitherLanguage = new Set<ContentErrorName>(['nameRequired', 'descriptionRequired', 'titleRequired'])

/** The errors as a reader meets them: where either language is enough, at the field of their own, which comes first. */
export function errorsForReader(errors: readonly ContentError[], locale: Locale): ContentError[] {
  if (locale === 'en') return [...errors]
  const paths = new Set(errors.map(({ path }) => path))
  /** A question without an answer, or the reverse, lacks it in the language of what there is; a blank row lacks both in either. */
  const isOfBlankRow = (path: string) => {
    const row = /^faq\.\d+/.exec(path)?.[0]
    return row !== undefined && paths.has(`${row}.question.en`) && paths.has(`${row}.answer.en`)
  }
  return errors.map((found) =>
    eitherLanguage.has(found.error) || isOfBlankRow(found.path)
      ? { ...found, path: found.path.replace(/En$/, 'Zh').replace(/\.en$/, '.zh') }
      : found,
  )
}

/** Fields whose control shows one message, whatever is wrong within them. */
const withOneMessage = new Set<string>(fieldsOfKind('slugs', 'photos', 'hours'))

/** The errors of which a message is shown, so that as many are counted as are seen. */
export function shownErrors(errors: readonly ContentError[]): ContentError[] {
  const fieldAt = ({ path }: ContentError) => path.split('.')[0] ?? ''
  return errors.filter((error, at) => {
    const field = fieldAt(error)
    return !withOneMessage.has(field) || errors.findIndex((other) => fieldAt(other) === field) === at
  })
}
