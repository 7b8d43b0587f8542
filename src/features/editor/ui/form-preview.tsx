import { useQuery } from '@tanstack/react-query'
import type { ListingChoices } from '#features/catalog/contract.ts'
import type { ListingCard as Card } from '#features/listings/contract.ts'
import { lowestPrice } from '#features/listings/rules.ts'
import { pickFields, type ListingContent } from '#features/listings/rules/content.ts'
import { chooseText, otherText } from '#features/listings/rules/display-text.ts'
import { cardFields } from '#features/listings/rules/fields.ts'
import { namedAreas } from '#features/listings/rules/named-areas.ts'
import { openingOf } from '#features/listings/rules/opening-hours.ts'
import { otherLanguagesOf } from '#features/listings/rules/other-languages.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { useMinute } from '#features/listings/ui/use-minute.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { parsePhone } from '#shared/parse-phone.ts'
import { editorApi } from '../api.ts'
import type { Reputation } from '../contract.ts'
import type { ListingFormValues } from '../rules/form-values.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useTranslation } from './use-translation.ts'

type PreviewProps = {
  id: string
  typed: ListingFormValues
  content: ListingContent
  choices: ListingChoices
  /** Undefined for a new listing. */
  reputation: Reputation | undefined
}

/** Live preview of the listing card. Inert. */
export function FormPreview(props: PreviewProps) {
  const t = useTranslation()
  const card = useCard(props)
  return (
    <section aria-label={t('form.preview')}>
      <h2 className="text-muted mb-2 flex items-center gap-1.5 text-sm font-semibold">
        <Icon name="eye" size={16} />
        {t('form.preview')}
      </h2>
      <div inert className="max-w-80">
        <ListingCard listing={card} heart={null} shape="tile" sizes="320px" />
      </div>
    </section>
  )
}

function useCard({ id, typed, content, choices, reputation }: PreviewProps): Card {
  const t = useTranslation()
  const locale = useLocale()
  const now = useMinute()
  const category = choices.categories.find(({ slug }) => slug === typed.categories[0])
  const areas = typed.areas.flatMap((slug) => choices.areas.filter((area) => area.slug === slug))
  const [photo] = typed.photos
  const alt = content.photos[0]?.alt ?? { en: null, zh: null }
  const toSimplified = useSimplifier([content.nameZh, content.summaryZh, alt.zh])
  const text = (en: string | null, zh: string | null) => chooseText(locale, { en, zh }, toSimplified)
  const name = text(content.nameEn, content.nameZh) ?? {
    text: t('form.preview.name'),
    lang: locale,
    isConverted: false,
  }
  return {
    id,
    slug: '',
    name,
    otherName: otherText(locale, { en: content.nameEn, zh: content.nameZh }, toSimplified),
    // Its table is on the server; the listing's page shows it.
    romanisedName: null,
    summary: text(content.summaryEn, content.summaryZh),
    rating: reputation?.rating ?? null,
    ratingCount: reputation?.ratingCount ?? 0,
    enquiryCount: reputation?.enquiryCount ?? 0,
    takesReviews: reputation?.takesReviews ?? true,
    licence: reputation?.licence ?? null,
    category: category ?? { slug: '', name: t('form.preview.category'), icon: 'store', groupSlug: '' },
    areas: namedAreas(areas),
    areaCount: areas.length,
    fromPrice: lowestPrice(content.prices.filter(({ fromCents }) => !Number.isNaN(fromCents))),
    ...pickFields(content, cardFields),
    greeting: '',
    otherLanguages: otherLanguagesOf(locale, content.languagesSpoken),
    isWhatsappVerified: reputation?.verifiedNumber === (parsePhone(content.whatsappNumber) ?? ''),
    repliesQuickly: reputation?.repliesQuickly ?? false,
    isPaidPlace: false,
    opening: openingOf(content.openingHours, now),
    cover: photo ? { variants: photo.variants, alt: (text(alt.en, alt.zh) ?? name).text } : null,
  }
}

/** Converts these texts as the server does for readers of Simplified Chinese; a text is shown as typed until then. */
function useSimplifier(chinese: (string | null)[]): (text: string) => string {
  const isNeeded = useLocale() === 'zh-Hans'
  const texts = useDebouncedValue(chinese.filter(Boolean).join('\u0000')).split('\u0000').filter(Boolean)
  const query = useApi(editorApi).convertToSimplified.queryOptions({ input: { texts } })
  const { data: converted = [] } = useQuery({ ...query, enabled: isNeeded && texts.length > 0 })
  return (text) => converted[texts.indexOf(text)] ?? text
}
