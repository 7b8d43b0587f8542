import { clsx } from 'clsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { FormTexts } from '../rules/form-values.ts'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

type BilingualProps = {
  form: ListingForm
  /** Path of the text in the content: `prices.0.title`. */
  path: string
  texts: FormTexts
  onChange: (texts: FormTexts) => void
  label: string
  /** Height in lines; one line without it. */
  rows?: number
  maxCharacters?: number
  className?: string
}

/**
 * One text of a row in English and in Chinese, the reader's own language first, side by side where there is space. One of
 * the two is enough.
 */
export function BilingualFields({ form, path, texts, onChange, label, className, ...area }: BilingualProps) {
  const t = useTranslation()
  const languages = useLocale() === 'en' ? (['en', 'zh'] as const) : (['zh', 'en'] as const)
  return (
    <div className={clsx('grid gap-3 sm:grid-cols-2', className)}>
      {languages.map((language) => {
        const props = {
          ...form.cell(`${path}.${language}`, texts[language], (text) => onChange({ ...texts, [language]: text })),
          label: t(`form.in.${language}`, { label }),
          lang: language === 'en' ? 'en' : 'zh-Hant',
        }
        const { rows, maxCharacters } = area
        return rows ? (
          <TextAreaField key={language} {...props} rows={rows} {...(maxCharacters && { maxCharacters })} />
        ) : (
          <TextField key={language} {...props} autoComplete="off" />
        )
      })}
    </div>
  )
}
