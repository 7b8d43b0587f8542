import { spokenLanguages } from '#features/listings/rules.ts'
import { contentLimits } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { MultiChoiceChips } from './toggle-chip.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Both content languages, the reader's own first. */
export function useLanguageOrder(): readonly ['En', 'Zh'] | readonly ['Zh', 'En'] {
  return useLocale() === 'en' ? ['En', 'Zh'] : ['Zh', 'En']
}
export const langOf = { En: 'en', Zh: 'zh-Hant' } as const

/** Names, summary, spoken languages and year of establishment. */
export function FormBasics({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const order = useLanguageOrder()
  return (
    <div className="space-y-5">
      {order.map((language, at) => (
        <TextField
          key={language}
          {...form.text(`name${language}`)}
          label={t(`form.name${language}`)}
          hint={at === 0 ? t('form.nameHint') : undefined}
          lang={langOf[language]}
          autoComplete="off"
        />
      ))}
      {order.map((language, at) => (
        <TextAreaField
          key={language}
          {...form.text(`summary${language}`)}
          label={t(`form.summary${language}`)}
          hint={at === 0 ? t('form.summaryHint') : undefined}
          lang={langOf[language]}
          maxCharacters={contentLimits.summary}
          rows={2}
        />
      ))}
      <fieldset>
        <legend className="mb-2 font-semibold">{listingT('detail.languages')}</legend>
        <MultiChoiceChips
          options={spokenLanguages.map((language) => [language, listingT(`language.${language}`)] as const)}
          chosen={form.typed.languagesSpoken}
          onChange={(languagesSpoken) => form.set({ languagesSpoken })}
        />
      </fieldset>
      <TextField
        {...form.text('establishedYear')}
        label={t('form.established')}
        hint={t('form.optional')}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
      />
    </div>
  )
}
