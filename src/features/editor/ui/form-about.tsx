import { contentLimits } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { DraftTerms } from '../contract.ts'
import { langOf, useLanguageOrder } from './form-basics.tsx'
import { LimitNote } from './limit-note.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

type AboutProps = { form: ListingForm; terms: DraftTerms }

/** Description, and the fields of the plan's enhanced profile. */
export function FormAbout({ form, terms }: AboutProps) {
  const t = useTranslation()
  return (
    <div className="space-y-5">
      {useLanguageOrder().map((language, at) => (
        <TextAreaField
          key={language}
          {...form.text(`description${language}`)}
          label={t(`form.description${language}`)}
          hint={t(at === 0 ? 'form.descriptionHint' : 'form.optional')}
          lang={langOf[language]}
          maxCharacters={contentLimits.description}
          rows={at === 0 ? 8 : 4}
        />
      ))}
      {terms.plan.hasEnhancedProfile ? (
        <>
          <TextField
            {...form.text('videoUrl')}
            label={t('form.video')}
            hint={t('form.videoHint')}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
          />
          <FaqRows form={form} />
        </>
      ) : (
        <LimitNote text={t('form.enhanced.limit')} liftedBy={terms.liftedBy.enhancedProfile} />
      )}
    </div>
  )
}

function FaqRows({ form }: Pick<AboutProps, 'form'>) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { faq } = form.typed
  const setRow = (at: number, change: Partial<(typeof faq)[number]>) =>
    form.set({ faq: faq.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{listingT('detail.faq')}</legend>
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
