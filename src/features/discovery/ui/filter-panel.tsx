import { useId, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import type { Facets } from '../contract.ts'
import { filterKeys, filters, type FilterKey, type ValueKey } from '../filters.ts'
import { FilterLink } from './filter-link.tsx'
import { FilterTree, type FilterNode } from './filter-tree.tsx'
import { LazyDistrictPicker, MapDisclosure } from './map-disclosure.tsx'
import { useValueName } from './use-filter-name.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Number of values shown before the collapsed rest. */
const visibleValues = 5

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

/** Filters in the order of use: the category last, because most searches have one already. */
const panelKeys: readonly FilterKey[] = [...filterKeys.filter((key) => key !== 'category'), 'category']

/** All filters with their counts. Values are links, so that they work without JavaScript. */
export function FilterPanel({ facets, search }: { facets: Facets; search: Search }) {
  const t = useTranslation()
  const shown = panelKeys.filter((key) => hasValues(facets, key))
  const titles = [...new Set(shown.map((key) => filters[key].title))]
  return titles.map((title) => {
    const keys = shown.filter((key) => filters[key].title === title)
    return (
      <Section key={title} title={t(title)}>
        {keys.map((key) => (
          <Filter key={key} filter={key} facets={facets} search={search} />
        ))}
      </Section>
    )
  })
}

function hasValues(facets: Facets, key: FilterKey): boolean {
  if (key === 'category') return facets.categories.length > 0
  return key === 'area' ? facets.areas.length > 0 : facets.values[key].length > 0
}

type FilterProps<K> = { filter: K; facets: Facets; search: Search }

function Filter({ filter, facets, search }: FilterProps<FilterKey>) {
  if (filter === 'category') return <FilterTree filter={filter} nodes={categoryNodes(facets)} search={search} />
  if (filter === 'area')
    return (
      <>
        <MapDisclosure>
          <LazyDistrictPicker areas={facets.areas} state={search.state} chosen={search.state.area} />
        </MapDisclosure>
        <FilterTree filter={filter} nodes={areaNodes(facets)} search={search} />
      </>
    )
  return <Values filter={filter} facets={facets} search={search} />
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

function Values({ filter, facets, search }: FilterProps<ValueKey>) {
  const t = useTranslation()
  const valueName = useValueName()
  const { icon } = filters[filter]
  const rows = facets.values[filter].map(({ value, count }) => (
    <div key={value} className="flex">
      <FilterLink
        search={search}
        change={{ [filter]: value }}
        undo={{ [filter]: undefined }}
        isChosen={search.state[filter] === value}
        count={count}
      >
        {icon && <Icon name={icon} size={16} className={icon === 'star' ? 'icon-solid text-gold' : 'text-primary'} />}
        {valueName(filter, value)}
      </FilterLink>
    </div>
  ))
  const collapsed = rows.slice(visibleValues)
  const isOpen = facets.values[filter].slice(visibleValues).some(({ value }) => value === search.state[filter])
  return (
    <>
      {rows.slice(0, visibleValues)}
      {collapsed.length > 0 && (
        <details open={isOpen}>
          <summary className="rounded-control text-primary inline-flex min-h-11 items-center gap-1 px-2 text-sm font-medium hover:underline lg:min-h-9">
            {t('filter.moreLanguages', { count: collapsed.length })}
          </summary>
          {collapsed}
        </details>
      )}
    </>
  )
}
