import { contentLimits } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts'
import { BilingualFields } from './bilingual-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Editable questions and answers. */
export function FaqRows({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const { faq } = form.typed
  const setRow = (at: number, change: Partial<(typeof faq)[number]>) =>
    form.set({ faq: faq.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <fieldset {...keptFocus} className="focus:outline-none">
      <legend className="mb-2 font-semibold">{listingT('field.faq')}</legend>
      <div className="space-y-3">
        {faq.map(({ question, answer }, at) => (
          <div
            key={at}
            role="group"
            aria-label={t('form.faq.row', { number: at + 1 })}
            className="rounded-card border-line bg-surface space-y-3 border p-3"
          >
            <BilingualFields
              form={form}
              path={`faq.${at}.question`}
              texts={question}
              onChange={(texts) => setRow(at, { question: texts })}
              label={t('form.faq.question')}
            />
            <BilingualFields
              form={form}
              path={`faq.${at}.answer`}
              texts={answer}
              onChange={(texts) => setRow(at, { answer: texts })}
              label={t('form.faq.answer')}
              rows={3}
              maxCharacters={contentLimits.answer}
            />
            <Button size="sm" onClick={() => form.set({ faq: faq.filter((_, index) => index !== at) })}>
              {t('form.faq.remove', { number: at + 1 })}
            </Button>
          </div>
        ))}
      </div>
      {faq.length < contentLimits.faq && (
        <Button
          className="mt-3"
          onClick={() => form.set({ faq: [...faq, { question: { en: '', zh: '' }, answer: { en: '', zh: '' } }] })}
        >
          <Icon name="plus" size={18} />
          {t('form.faq.add')}
        </Button>
      )}
    </fieldset>
  )
}
