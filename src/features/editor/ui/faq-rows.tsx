import { contentLimits } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Editable questions and answers. */
export function FaqRows({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { faq } = form.typed
  const setRow = (at: number, change: Partial<(typeof faq)[number]>) =>
    form.set({ faq: faq.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{listingT('field.faq')}</legend>
      <div className="space-y-3">
        {faq.map(({ question, answer }, at) => (
          <div
            key={at}
            role="group"
            aria-label={t('form.faq.row', { number: at + 1 })}
            className="rounded-card border-line bg-surface space-y-3 border p-3"
          >
            <TextField
              {...form.cell(`faq.${at}.question`, question, (text) => setRow(at, { question: text }))}
              label={t('form.faq.question')}
              autoComplete="off"
            />
            <TextAreaField
              {...form.cell(`faq.${at}.answer`, answer, (text) => setRow(at, { answer: text }))}
              label={t('form.faq.answer')}
              maxCharacters={contentLimits.answer}
              rows={3}
            />
            <Button size="sm" onClick={() => form.set({ faq: faq.filter((_, index) => index !== at) })}>
              {t('form.faq.remove', { number: at + 1 })}
            </Button>
          </div>
        ))}
      </div>
      {faq.length < contentLimits.faq && (
        <Button className="mt-3" onClick={() => form.set({ faq: [...faq, { question: '', answer: '' }] })}>
          <Icon name="plus" size={18} />
          {t('form.faq.add')}
        </Button>
      )}
    </fieldset>
  )
}
