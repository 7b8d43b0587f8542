import { useState, type ReactNode } from 'react'
import type en from '../messages/en.json'
import { Button } from './button.tsx'
import { KeyHints } from './key-hints.tsx'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'
import { Notice } from './notice.tsx'
import { type Column, type RowKey, TableRows } from './table-rows.tsx'
import { TableTools, type TableFilter } from './table-tools.tsx'
import { translationOf } from './translation.tsx'
import { useColumns } from './use-columns.ts'
import type { TableState } from './use-table-state.ts'

export type { Column }

const useTranslation = translationOf<typeof en>('platform')

/** The part of `useInfiniteQuery` that the table uses, over pages of `{ items, nextCursor }`. */
export type TablePages<Row> = LoadMoreProps['pages'] & {
  data: { pages: { items: Row[]; nextCursor: string | null }[] } | undefined
  isLoadingError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type DataTableProps<Row, F extends string> = {
  /** Key under which the browser stores the column selection. */
  id: string
  label: string
  columns: readonly Column<Row>[]
  pages: TablePages<Row>
  state: TableState<F>
  filters?: readonly TableFilter<F>[]
  idOf: (row: Row) => string
  /** Leaves rows out that are about to go, e.g. while a decision about them is sent. */
  isHidden?: (row: Row) => boolean
  /** Accessible name of the row, for its checkbox. */
  nameOf: (row: Row) => string
  empty: { icon: string; title: string; text?: string; children?: ReactNode }
  /** Called on a click, tap or Enter on a row, but not on a control in it. */
  onOpen?: (row: Row) => void
  keys?: readonly RowKey<Row>[]
  /** Renders bulk actions; rows are selectable when it is given. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
}

/**
 * Table of the admin screens: dense on desktop, cards on a phone. Sorts and filters through the URL, paginates by
 * cursor, remembers its columns, selects rows for bulk actions, and supports the keyboard.
 */
export function DataTable<Row, F extends string>(props: DataTableProps<Row, F>) {
  const { id, label, columns, pages, state, filters = [], idOf, isHidden, empty, bulk, keys = [], onOpen } = props
  const t = useTranslation()
  const rows = pages.data?.pages.flatMap(({ items }) => items).filter((row) => !isHidden?.(row))
  const [shown, toggle] = useColumns(
    id,
    columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const visible = columns.filter(({ key, isTitle }) => isTitle || shown.has(key))
  const chosen = rows?.filter((row) => selected.has(idOf(row))) ?? []
  const clear = () => setSelected(new Set())
  const sorts = columns.flatMap(({ sort }) =>
    sort ? [[`-${sort}`, t('table.newest')] as const, [sort, t('table.oldest')] as const] : [],
  )
  const hints = [
    [['J', 'K'], t('keys.move')],
    ...(bulk ? [[['X'], t('keys.select')] as const] : []),
    ...(onOpen ? [[['↵'], t('keys.open')] as const] : []),
    ...keys.map(({ key, label: keyLabel }) => [[key.toUpperCase()], keyLabel] as const),
    ...(filters.some(({ kind }) => kind === 'search') ? [[['/'], t('keys.search')] as const] : []),
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <TableTools
        state={state}
        filters={filters}
        sorts={sorts}
        columns={columns
          .filter(({ isTitle }) => !isTitle)
          .map(({ key, head }) => ({ key, head, isShown: shown.has(key), onToggle: () => toggle(key) }))}
      />
      {pages.isLoadingError ? (
        <Notice icon="circle-alert" title={t('table.failed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('table.retry')}
          </Button>
        </Notice>
      ) : !rows ? (
        <LoadingSkeleton />
      ) : rows.length > 0 ? (
        <>
          {/* Above the rows, of which there may be more than a window holds. */}
          <KeyHints hints={hints} />
          <TableRows
            {...props}
            isSelectable={bulk !== undefined}
            rows={rows}
            visible={visible}
            isBusy={pages.isFetching && !pages.isFetchingNextPage}
            selected={selected}
            onSelect={setSelected}
          />
          <LoadMore
            pages={pages}
            shown={t(pages.hasNextPage ? 'table.shownSoFar' : 'table.shown', { count: rows.length })}
            isCompact
          />
        </>
      ) : state.isFiltered ? (
        <Notice icon="search-x" title={t('table.none')} text={t('table.noneText')}>
          <Button variant="primary" onClick={state.clear}>
            {t('table.clearFilters')}
          </Button>
        </Notice>
      ) : (
        <Notice {...empty} />
      )}
      {bulk && (
        <p role="status" className="sr-only">
          {chosen.length > 0 && t('table.selected', { count: chosen.length })}
        </p>
      )}
      {bulk && chosen.length > 0 && (
        <div
          role="region"
          aria-label={t('table.bulk', { table: label })}
          className="bulk-bar rounded-card border-line-strong bg-surface shadow-soft sticky bottom-3 z-20 flex flex-wrap items-center gap-2 border p-2 pl-4"
        >
          <p className="mr-auto font-semibold">{t('table.selected', { count: chosen.length })}</p>
          {bulk(chosen, clear)}
          <Button variant="ghost" size="sm" className="max-lg:min-h-11" onClick={clear}>
            {t('table.clearSelection')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Placeholder with the height of the first rows of a page. */
function LoadingSkeleton() {
  const t = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-px">
      <span className="sr-only">{t('table.loading')}</span>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className="bg-sunken h-9 max-md:mb-3 max-md:h-32" />
      ))}
    </div>
  )
}
