import { useState, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import type { Facets } from '../contract.ts'
import { facetKeys, filters, type FilterKey, type ValueKey } from '../filters.ts'
import type { SearchState } from '../rules/search-state.ts'
import { FilterLink } from './filter-link.tsx'
import { FilterTree, type FilterNode } from './filter-tree.tsx'
import { LazyDistrictPicker, MapDisclosure } from './map-disclosure.tsx'
import { useValueName } from './use-filter-name.ts'
import { useAllFacets, type Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Number of values shown before the collapsed rest. */
const visibleValues = 5

const leaf = (node: Omit<FilterNode, 'children'>): FilterNode => ({ ...node, children: [] })

const categoryNodes = ({ categories }: Facets): FilterNode[] =>
  categories.map((group) => ({ ...group, children: branch(group.categories.map(leaf)) }))

const areaNodes = ({ areas }: Facets): FilterNode[] =>
  areas.map((region) => ({
    ...region,
    children: branch(region.districts.map((district) => ({ ...district, children: branch(district.areas.map(leaf)) }))),
  }))

/** Results leave out the children of closed branches. */
const branch = (children: FilterNode[]) => (children.length > 0 ? children : null)

/** Filters in the order of use: the category last, because most searches have one already. */
const panelKeys: readonly FilterKey[] = [
  'open',
  'urgent',
  'language',
  'price',
  'rating',
  'licensed',
  'verified',
  'area',
  'category',
]

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

/** Where nothing is found there are none but "Open now", which has no count; then it is shown only to be undone. */
export const hasFilters = (facets: Facets, { open }: SearchState): boolean =>
  open !== undefined || facetKeys.some((key) => hasValues(facets, key))

type FilterProps<K> = { filter: K; facets: Facets; search: Search }

function Filter({ filter, facets, search }: FilterProps<FilterKey>) {
  if (filter === 'category') return <Tree filter={filter} facets={facets} search={search} nodesOf={categoryNodes} />
  if (filter === 'area')
    return (
      <>
        <MapDisclosure>
          <Districts search={search} />
        </MapDisclosure>
        <Tree filter={filter} facets={facets} search={search} nodesOf={areaNodes} />
      </>
    )
  return <Values filter={filter} facets={facets} search={search} />
}

type TreeProps = FilterProps<'category' | 'area'> & { nodesOf: (facets: Facets) => FilterNode[] }

/** A tree whose closed branches are requested when the first of them is opened. */
function Tree({ filter, facets, search, nodesOf }: TreeProps) {
  const [isWanted, setWanted] = useState(false)
  const all = useAllFacets(search.state, isWanted)
  return (
    <FilterTree
      filter={filter}
      nodes={nodesOf(facets)}
      allNodes={all && nodesOf(all)}
      onMissing={() => setWanted(true)}
      search={search}
    />
  )
}

function Districts({ search: { state } }: { search: Search }) {
  const all = useAllFacets(state, true)
  return all && <LazyDistrictPicker areas={all.areas} state={state} chosen={state.area} />
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-b py-3 last:border-0">
      <h2 className="px-2 pb-1 font-semibold">{title}</h2>
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
        <span>{valueName(filter, value)}</span>
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
