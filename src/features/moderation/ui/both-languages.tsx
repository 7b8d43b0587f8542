import type { Bilingual } from '#features/listings/rules.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { ReviewSection } from './review-section.tsx'
import { useTranslation } from './use-translation.ts'

/**
 * All texts of a listing in English and Chinese, side by side: its page shows a reader one of them only. Nothing for a
 * listing in one language.
 */
export function BothLanguages({ content }: { content: ListingContent }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { nameEn, nameZh, summaryEn, summaryZh, descriptionEn, descriptionZh } = content
  const rows: [label: string, text: Bilingual | null][] = [
    [t('review.text.nameEn'), { en: nameEn, zh: nameZh }],
    [t('review.text.summaryEn'), { en: summaryEn, zh: summaryZh }],
    [t('review.text.descriptionEn'), { en: descriptionEn, zh: descriptionZh }],
    ...content.prices.flatMap(({ title, note }): [string, Bilingual | null][] => [
      [listingT('field.prices'), title],
      [listingT('field.prices'), note],
    ]),
    ...content.faq.flatMap(({ question, answer }): [string, Bilingual | null][] => [
      [listingT('field.faq'), question],
      [listingT('field.faq'), answer],
    ]),
  ]
  const shown = rows.filter(([, text]) => text?.en || text?.zh)
  if (!shown.some(([, text]) => text?.en && text.zh)) return null
  return (
    <ReviewSection title={t('review.bothLanguages')}>
      <div className="rounded-card border-line bg-surface divide-line divide-y border">
        {shown.map(([label, text], at) => (
          <div key={`${at}${label}`} className="p-4">
            <h4 className="text-muted text-sm font-semibold">{label}</h4>
            <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {(['en', 'zh'] as const).map((language) => (
                <p
                  key={language}
                  lang={language === 'en' ? 'en' : 'zh-Hant'}
                  className="break-words whitespace-pre-line"
                >
                  {text?.[language] ?? <span className="text-muted">{t(`review.missing.${language}`)}</span>}
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ReviewSection>
  )
}
