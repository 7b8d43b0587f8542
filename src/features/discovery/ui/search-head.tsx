import { listingPath } from '#features/listings/rules/listing-path.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { truncateText } from '#shared/text.ts'
import type { SearchResult } from '../contract.ts'
import { landingPath } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

/** What search engines show of a title at most. */
const maxTitle = 70

type HeadProps = { heading: string; result: SearchResult; isIndexable: boolean }

/** What search engines and the browser's title say of a search. */
export function SearchHead({ heading, result, isIndexable }: HeadProps) {
  const t = useTranslation()
  const scope = useScope()
  const { total, items, category, area, helplines } = result
  // The title in search engines should contain the place.
  const title =
    category && heading === category.name ? t('heading.categoryHongKong', { category: category.name }) : heading
  const shortTitle = truncateText(title, maxTitle)
  const path = landingPath({ category: category?.slug, area: area?.slug })
  const list = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    numberOfItems: total,
    itemListElement: items.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(scope, scope.locale, listingPath(slug)),
    })),
  }
  return (
    <>
      <Head
        title={shortTitle === title ? title : `${shortTitle}…`}
        description={helplines.length > 0 ? heading : t('results.description', { count: total, heading })}
        path={path}
        noIndex={!isIndexable}
      />
      {isIndexable && <JsonLd data={list} />}
    </>
  )
}
