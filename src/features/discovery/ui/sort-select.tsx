import { useHref, useNavigate } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { sorts, type Sort } from '../rules/search-state.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Sort order of the results, by distance where there is a place: a native select that navigates on change; a form with a button without JavaScript. */
export function SortSelect({ search, hasPlace }: { search: Search; hasPlace: boolean }) {
  const t = useTranslation()
  const offered = sorts.filter((sort) => sort !== 'nearest' || hasPlace || search.state.sort === sort)
  const navigate = useNavigate()
  const [path = '', query] = search.pathWith({ sort: 'featured' }).split('?')
  const action = useHref(path)
  return (
    <form action={action} className="flex min-w-0 items-center gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-2 text-sm">
        <span className="text-muted @max-[21rem]:sr-only noscript:sr-only">{t('sort.label')}</span>
        <select
          name="sort"
          value={search.state.sort}
          onChange={(event) => void navigate(search.pathWith({ sort: event.target.value as Sort }), { replace: true })}
          className="rounded-control border-line-strong bg-surface min-h-11 min-w-0 border px-3 font-medium"
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t('sort.apply')}
        </button>
      </noscript>
    </form>
  )
}
