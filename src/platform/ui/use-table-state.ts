import { useSearchParams } from 'react-router'

export type TableState<Filter extends string = string> = {
  /** What each filter holds; empty where it is not used. */
  filters: Record<Filter, string>
  /** The order by its name on the server; `-name` is the other way round. */
  sort: string
  isFiltered: boolean
  setFilter: (name: Filter, value: string) => void
  setSort: (sort: string) => void
  clear: () => void
}

/** The filters and the order in an address; for loaders too. */
export function readTableState<const Filter extends string>(
  params: URLSearchParams,
  names: readonly Filter[],
  firstSort: string,
): Pick<TableState<Filter>, 'filters' | 'sort'> {
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>
  return { filters, sort: params.get('sort') ?? firstSort }
}

/** The state of a table, kept in the address: it can be shared, and the back button works. `firstSort` is not written. */
export function useTableState<const Filter extends string>(
  names: readonly Filter[],
  firstSort: string,
): TableState<Filter> {
  const [params, setParams] = useSearchParams()
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const put = (next: URLSearchParams, name: string, value: string, initial = '') =>
    value === initial ? next.delete(name) : next.set(name, value)
  return {
    ...readTableState(params, names, firstSort),
    isFiltered: names.some((name) => params.get(name)),
    setFilter: (name, value) => change((next) => put(next, name, value)),
    setSort: (sort) => change((next) => put(next, 'sort', sort, firstSort)),
    clear: () => change((next) => names.forEach((name) => next.delete(name))),
  }
}
