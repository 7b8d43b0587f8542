import { useSearchParams } from 'react-router'

export type TableState<Filter extends string = string> = {
  /** Value of each filter; empty when unused. */
  filters: Record<Filter, string>
  /** Sort order by its server name; `-name` is descending. */
  sort: string
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
): Pick<TableState<Filter>, 'filters' | 'sort'> {
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>
  return { filters, sort: params.get('sort') ?? defaultSort }
}

/** Table state in the URL, so that it can be shared and the back button works. `defaultSort` is not written. */
export function useTableState<const Filter extends string>(
  names: readonly Filter[],
  defaultSort: string,
): TableState<Filter> {
  const [params, setParams] = useSearchParams()
  const update = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const setOrDelete = (next: URLSearchParams, name: string, value: string, initial = '') =>
    value === initial ? next.delete(name) : next.set(name, value)
  return {
    ...readTableState(params, names, defaultSort),
    isFiltered: names.some((name) => params.get(name)),
    setFilter: (name, value) => update((next) => setOrDelete(next, name, value)),
    setSort: (sort) => update((next) => setOrDelete(next, 'sort', sort, defaultSort)),
    clear: () => update((next) => names.forEach((name) => next.delete(name))),
  }
}
