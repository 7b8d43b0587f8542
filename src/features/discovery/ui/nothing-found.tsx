import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { catalogApi } from '#features/catalog/api.ts'
import { popularCategories } from '#features/catalog/rules.ts'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { ButtonLink, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { whatsappLink } from '#shared/hk-phone.ts'
import type { SearchResult } from '../contract.ts'
import type { FilterKey } from '../filters.ts'
import { isLandingPage } from '../rules/search-state.ts'
import { SearchLink } from './filter-link.tsx'
import { useFilterName } from './use-filter-name.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken'

/** Shown when no listing matches, with alternatives that have results. */
export function NothingFound({ result, search }: { result: SearchResult; search: Search }) {
  const t = useTranslation()
  const nameOf = useFilterName(result)
  const { spelling, dropFilter } = result.nothingFound ?? {
    spelling: null,
    dropFilter: null,
  }
  const { state } = search
  const dropName = (filter: FilterKey | 'q') =>
    filter === 'q' ? t('nothing.words', { q: state.q ?? '' }) : nameOf(filter, state)
  const alternatives = [spelling, dropFilter?.total].filter(Boolean).length
  // A category without any listing yet.
  const isEmpty = isLandingPage(state) && !state.area
  return (
    <div className="rounded-card border-line bg-surface border px-5 py-10 text-center sm:px-10">
      <Icon name={isEmpty ? 'store' : 'search-x'} size={40} className="text-muted mx-auto" />
      <h2 className="mt-3 text-lg font-semibold">{isEmpty ? t('nothing.emptyTitle') : t('nothing.title')}</h2>
      <p className="text-muted mt-1 text-balance wrap-anywhere">
        {isEmpty
          ? t('nothing.emptyHint')
          : alternatives > 0
            ? t('nothing.hint', { count: alternatives })
            : t('nothing.noHint', { q: state.q ?? '' })}
      </p>
      <div className="mt-6 flex flex-col items-center gap-5">
        {!isEmpty && spelling && (
          <SearchLink search={search} change={{ q: spelling, exact: undefined }} className={chip}>
            {t('nothing.spelling', { q: spelling })}
          </SearchLink>
        )}
        {!isEmpty && dropFilter && dropFilter.total > 0 && (
          <SearchLink search={search} change={{ [dropFilter.filter]: undefined }} className={chip}>
            <Icon name="x" size={16} />
            {t('nothing.drop', { name: dropName(dropFilter.filter), count: dropFilter.total })}
          </SearchLink>
        )}
        {!isEmpty && alternatives === 0 && <PopularCategories />}
        {!isEmpty && state.q && <AskOnWhatsapp q={state.q} />}
        {isEmpty ? (
          <ButtonLink to="/submit-listing" reloadDocument variant="primary">
            {t('nothing.list')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/explore">{t('nothing.all')}</ButtonLink>
        )}
      </div>
    </div>
  )
}

const maxCategories = 6

/** The categories with most listings, where the words of the query meant nothing. */
function PopularCategories() {
  const t = useTranslation()
  const locale = useLocale()
  const groups = useQuery(useApi(catalogApi).findCategories.queryOptions({ input: { locale } })).data ?? []
  const popular = popularCategories(groups, maxCategories)
  return (
    <div>
      <p className="text-muted mb-2 text-sm">{t('nothing.categories')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {popular.map(({ slug, name, icon }) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} className={chip}>
              <Icon name={icon} size={18} className="text-primary" alone />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A way to ask people, when the site has a number. */
function AskOnWhatsapp({ q }: { q: string }) {
  const t = useTranslation()
  const number = usePublicSettings()?.supportWhatsapp
  if (!number) return null
  return (
    <a
      href={whatsappLink(number, t('nothing.whatsappText', { q }))}
      rel="noopener"
      target="_blank"
      className={buttonClass({ variant: 'whatsapp' })}
    >
      <Icon name="whatsapp" size={18} />
      {t('nothing.whatsapp')}
    </a>
  )
}
