import { useId, type ReactNode } from 'react'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Facets } from '../contract.ts'
import { FilterLink } from './filter-link.tsx'
import { FilterTree, type FilterNode } from './filter-tree.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Number of languages shown before the collapsed rest. */
const visibleLanguages = 5

const categoryNodes = (facets: Facets): FilterNode[] =>
  facets.categories.map((group) => ({
    ...group,
    children: group.categories.map((leaf) => ({ ...leaf, children: [] })),
  }))

const areaNodes = (facets: Facets): FilterNode[] =>
  facets.areas.map((region) => ({
    ...region,
    children: region.districts.map((district) => ({
      ...district,
      children: district.areas.map((area) => ({ ...area, children: [] })),
    })),
  }))

/** All filters with their counts. Values are links, so that they work without JavaScript. */
export function FilterPanel({ facets, search }: { facets: Facets; search: Search }) {
  const t = useTranslation()
  const { state } = search
  return (
    <>
      {facets.categories.length > 0 && (
        <Section title={t('filter.category')}>
          <FilterTree filter="category" nodes={categoryNodes(facets)} search={search} />
        </Section>
      )}
      {facets.areas.length > 0 && (
        <Section title={t('filter.area')}>
          <FilterTree filter="area" nodes={areaNodes(facets)} search={search} />
        </Section>
      )}
      {facets.ratings.length > 0 && (
        <Section title={t('filter.rating')}>
          {facets.ratings.map(({ value, count }) => (
            <Value key={value} search={search} filter="rating" value={value} count={count}>
              <Icon name="star" size={16} className="icon-solid text-gold" />
              {t('filter.ratingValue', { rating: value })}
            </Value>
          ))}
        </Section>
      )}
      {(facets.verified > 0 || state.verified) && (
        <Section title={t('filter.trust')}>
          <Value search={search} filter="verified" value="1" count={facets.verified}>
            <Icon name="badge-check" size={16} className="text-primary" />
            {t('filter.verified')}
          </Value>
        </Section>
      )}
      {facets.prices.length > 0 && (
        <Section title={t('filter.price')}>
          <Prices facets={facets} search={search} />
        </Section>
      )}
      {facets.languages.length > 0 && (
        <Section title={t('filter.language')}>
          <Languages facets={facets} search={search} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-b py-3 last:border-0">
      <h2 id={id} className="px-2 pb-1 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

type ValueProps = {
  search: Search
  filter: 'rating' | 'verified' | 'language' | 'price'
  value: string
  count: number
  children: ReactNode
}

function Value({ search, filter, value, count, children }: ValueProps) {
  const isChosen = search.state[filter] === value
  return (
    <div className="flex">
      <FilterLink
        search={search}
        change={{ [filter]: value }}
        undo={{ [filter]: undefined }}
        isChosen={isChosen}
        count={count}
      >
        {children}
      </FilterLink>
    </div>
  )
}

type PartProps = { facets: Facets; search: Search }

function Prices({ facets, search }: PartProps) {
  const t = useTranslation()
  const { hkd } = useFormat()
  return facets.prices.map(({ value, count }) => (
    <Value key={value} search={search} filter="price" value={value} count={count}>
      {t('filter.priceValue', { price: hkd(Number(value) * 100) })}
    </Value>
  ))
}

function Languages({ facets, search }: PartProps) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const row = ({ value, count }: Facets['languages'][number]) => (
    <Value key={value} search={search} filter="language" value={value} count={count}>
      {listingT(`language.${value}`)}
    </Value>
  )
  const collapsed = facets.languages.slice(visibleLanguages)
  return (
    <>
      {facets.languages.slice(0, visibleLanguages).map(row)}
      {collapsed.length > 0 && (
        <details open={collapsed.some(({ value }) => value === search.state.language)}>
          <summary className="rounded-control text-primary inline-flex min-h-11 items-center gap-1 px-2 text-sm font-medium hover:underline lg:min-h-9">
            {t('filter.moreLanguages', { count: collapsed.length })}
          </summary>
          {collapsed.map(row)}
        </details>
      )}
    </>
  )
}
