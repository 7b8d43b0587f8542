import { useSearchParams } from 'react-router'
import { useLatestParams } from './use-latest-params.ts'

type Choices<Filter extends string> = {
  /** Value of each filter; empty when unused. */
  filters: Record<Filter, string>
  /** Sort order by its server name; `-name` is descending. */
  sort: string
}

export type TableState<Filter extends string = string> = Choices<Filter> & {
  /** What its controls show: during a navigation already the next choices, while the rows are those of the current ones. */
  chosen: Choices<Filter>
  isFiltered: boolean
  setFilter: (name: Filter, value: string) => void
  setSort: (sort: string) => void
  clear: () => void
}

/** Reads filters and sort order from the URL; also for loaders. */
export function readTableState<const Filter extends string>(
  params: URLSearchParams,
  names: readonly Filter[],
  defaultSort: string,
): Choices<Filter> {
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>
  return { filters, sort: params.get('sort') ?? defaultSort }
}

/** Table state in the URL, so that it can be shared and the back button works. `defaultSort` is not written. */
export function useTableState<const Filter extends string>(
  names: readonly Filter[],
  defaultSort: string,
): TableState<Filter> {
  const [params, setParams] = useSearchParams()
  // A choice is added to one whose page is still loading.
  const latest = useLatestParams()
  const update = (edit: (next: URLSearchParams) => void) => {
    const changed = new URLSearchParams(latest)
    edit(changed)
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  const setOrDelete = (next: URLSearchParams, name: string, value: string, initial = '') =>
    value === initial ? next.delete(name) : next.set(name, value)
  return {
    ...readTableState(params, names, defaultSort),
    chosen: readTableState(latest, names, defaultSort),
    isFiltered: names.some((name) => latest.get(name)),
    setFilter: (name, value) => update((next) => setOrDelete(next, name, value)),
    setSort: (sort) => update((next) => setOrDelete(next, 'sort', sort, defaultSort)),
    clear: () => update((next) => names.forEach((name) => next.delete(name))),
  }
}
