import type { ContentError, ContentErrorName } from '#features/listings/rules/content.ts'
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
