import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import type en from '../messages/en.json'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { KeyHints } from './key-hints.tsx'
import { Notice } from './notice.tsx'
import { Spinner } from './spinner.tsx'
import { TableTools, type TableFilter } from './table-tools.tsx'
import { translationOf } from './translation.tsx'
import { useColumns } from './use-columns.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { TableState } from './use-table-state.ts'

const useTranslation = translationOf<typeof en>('platform')

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The server's name of the order by this column. */
  sort?: string
  isNumber?: boolean
  /** Names the row: never left out, and the head of its card on a phone. */
  isTitle?: boolean
  /** Shown only to those who choose it. */
  isExtra?: boolean
}

/** What the table takes of `useInfiniteQuery` over pages of `{ items, nextCursor }`. */
export type TablePages<Row> = {
  data: { pages: { items: Row[]; nextCursor: string | null }[] } | undefined
  isLoadingError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** Something that a key does with the row under the keyboard. */
export type RowKey<Row> = { key: string; words: string; act: (row: Row) => void }

type DataTableProps<Row, F extends string> = {
  /** The name under which this browser remembers the choice of columns. */
  id: string
  label: string
  columns: readonly Column<Row>[]
  pages: TablePages<Row>
  state: TableState<F>
  filters?: readonly TableFilter<F>[]
  idOf: (row: Row) => string
  /** The row in words, for its checkbox. */
  nameOf: (row: Row) => string
  empty: { icon: string; title: string; text?: string; children?: ReactNode }
  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  keys?: readonly RowKey<Row>[]
  /** Rows can be selected when there is something to do with them. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
}

/**
 * The table of every admin screen: dense on a desk, cards on a phone. Sorts and filters through the address, pages by
 * cursor, remembers its columns, selects rows for bulk actions, and answers to the keyboard.
 */
export function DataTable<Row, F extends string>(props: DataTableProps<Row, F>) {
  const { id, label, columns, pages, state, filters = [], idOf, empty, bulk, keys = [], onOpen } = props
  const t = useTranslation()
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const [shown, toggle] = useColumns(
    id,
    columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const visible = columns.filter(({ key, isTitle }) => isTitle || shown.has(key))
  const chosen = rows?.filter((row) => selected.has(idOf(row))) ?? []
  const clear = () => setSelected(new Set())
  const sorts = columns.flatMap(({ sort, head }) =>
    sort
      ? [
          [sort, t('table.ascending', { column: head })] as const,
          [`-${sort}`, t('table.descending', { column: head })] as const,
        ]
      : [],
  )
  const hints = [
    [['J', 'K'], t('keys.move')],
    ...(bulk ? [[['X'], t('keys.select')] as const] : []),
    ...(onOpen ? [[['↵'], t('keys.open')] as const] : []),
    ...keys.map(({ key, words }) => [[key.toUpperCase()], words] as const),
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
        <Waiting />
      ) : rows.length > 0 ? (
        <>
          <Rows
            {...props}
            rows={rows}
            visible={visible}
            isBusy={pages.isFetching && !pages.isFetchingNextPage}
            selected={selected}
            onSelect={setSelected}
          />
          <More count={rows.length} pages={pages} />
          <KeyHints hints={hints} />
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
      {bulk && chosen.length > 0 && (
        <div
          role="region"
          aria-label={t('table.bulk', { table: label })}
          className="rounded-card border-line-strong bg-surface shadow-soft sticky bottom-3 z-20 flex flex-wrap items-center gap-2 border p-2 pl-4"
        >
          <p role="status" className="mr-auto font-semibold">
            {t('table.selected', { count: chosen.length })}
          </p>
          {bulk(chosen, clear)}
          <Button variant="ghost" size="sm" className="max-lg:min-h-11" onClick={clear}>
            {t('table.clearSelection')}
          </Button>
        </div>
      )}
    </div>
  )
}

type RowsProps<Row> = Pick<DataTableProps<Row, never>, 'label' | 'idOf' | 'nameOf' | 'onOpen' | 'keys' | 'bulk'> & {
  rows: Row[]
  visible: readonly Column<Row>[]
  state: Pick<TableState, 'sort' | 'setSort'>
  isBusy: boolean
  selected: ReadonlySet<string>
  onSelect: (next: ReadonlySet<string>) => void
}

/** A table that is drawn as cards is none to some screen readers, unless its parts say what they are. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
const tick = 'accent-primary size-5 md:size-4'

function Rows<Row>({ label, rows, visible, state, idOf, nameOf, onOpen, keys = [], bulk, ...rest }: RowsProps<Row>) {
  const { isBusy, selected, onSelect } = rest
  const t = useTranslation()
  const flip = (row: Row) => {
    const next = new Set(selected)
    if (!next.delete(idOf(row))) next.add(idOf(row))
    onSelect(next)
  }
  const isAll = rows.every((row) => selected.has(idOf(row)))
  const flipAll = () => onSelect(isAll ? new Set() : new Set(rows.map(idOf)))
  const { ref, rowProps } = useRowKeys(rows.length, (key, at, isOnRow) => {
    const row = rows[at]!
    const own = keys.find((one) => one.key === key)
    if (own) own.act(row)
    else if (bulk && (key === 'x' || (key === ' ' && isOnRow))) flip(row)
    else if (onOpen && key === 'Enter' && isOnRow) onOpen(row)
    else return false
    return true
  })
  const all = bulk && (
    <input type="checkbox" aria-label={t('table.selectAll')} checked={isAll} onChange={flipAll} className={tick} />
  )
  return (
    <div className="rounded-card border-line bg-surface overflow-x-auto border max-md:border-0 max-md:bg-transparent">
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={isBusy}
        className={clsx('w-full text-sm max-md:block', isBusy && 'opacity-60')}
      >
        <thead {...roles.rowgroup} className="max-md:block">
          <tr {...roles.row} className="border-line border-b text-left max-md:block max-md:border-0 max-md:pb-2">
            {all && (
              <th {...roles.columnheader} scope="col" className="w-10 px-3 py-2 max-md:inline-block max-md:px-4">
                {all}
              </th>
            )}
            {visible.map((column) => (
              <Head key={column.key} column={column} state={state} />
            ))}
          </tr>
        </thead>
        <tbody ref={ref} {...roles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row, at) => (
            <tr
              key={idOf(row)}
              {...roles.row}
              {...rowProps(at)}
              {...(onOpen && { onDoubleClick: () => onOpen(row) })}
              className={clsx(
                'border-line hover:bg-sunken focus-visible:bg-sunken border-b -outline-offset-2 last:border-b-0',
                'max-md:rounded-card max-md:bg-surface max-md:relative max-md:block max-md:border max-md:p-4 max-md:last:border-b',
                selected.has(idOf(row)) && 'bg-primary-soft max-md:bg-primary-soft',
              )}
            >
              {bulk && (
                <td {...roles.cell} className="px-3 py-1.5 max-md:absolute max-md:top-4 max-md:right-2">
                  <input
                    type="checkbox"
                    aria-label={t('table.select', { row: nameOf(row) })}
                    checked={selected.has(idOf(row))}
                    onChange={() => flip(row)}
                    className={tick}
                  />
                </td>
              )}
              {visible.map(({ key, head, cell, isNumber, isTitle }) => (
                <td
                  key={key}
                  {...roles.cell}
                  className={clsx(
                    'px-3 py-1.5 align-middle max-md:flex max-md:gap-3 max-md:px-0 max-md:py-1',
                    isNumber && 'tabular md:text-right',
                    isTitle && 'font-semibold max-md:pr-10 max-md:text-base',
                  )}
                >
                  {!isTitle && <span className="text-muted w-28 flex-none md:hidden">{head}</span>}
                  <div className="min-w-0 max-md:flex-1">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column, state }: { column: Column<Row>; state: Pick<TableState, 'sort' | 'setSort'> }) {
  const { head, sort, isNumber } = column
  const isUp = sort !== undefined && state.sort === sort
  const isDown = sort !== undefined && state.sort === `-${sort}`
  const look = clsx('px-3 py-2 text-xs font-semibold whitespace-nowrap max-md:sr-only', isNumber && 'md:text-right')
  if (!sort) {
    return (
      <th {...roles.columnheader} scope="col" className={clsx(look, 'text-muted')}>
        {head}
      </th>
    )
  }
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={look}
    >
      <button
        type="button"
        onClick={() => state.setSort(isUp ? `-${sort}` : sort)}
        className={clsx('inline-flex min-h-6 items-center gap-1 hover:underline', !isUp && !isDown && 'text-muted')}
      >
        {head}
        <Icon name={isUp ? 'arrow-up' : isDown ? 'arrow-down' : 'chevrons-up-down'} size={14} />
      </button>
    </th>
  )
}

function More<Row>({ count, pages }: { count: number; pages: TablePages<Row> }) {
  const t = useTranslation()
  const isMore = Boolean(pages.data?.pages.at(-1)?.nextCursor)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-muted tabular text-sm">
        {t(isMore ? 'table.shownSoFar' : 'table.shown', { count })}
      </p>
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-accent text-sm">
          {t('table.failed')}
        </p>
      )}
      {isMore && (
        <Button
          size="sm"
          className="max-lg:min-h-11"
          aria-disabled={pages.isFetchingNextPage}
          onClick={() => !pages.isFetchingNextPage && void pages.fetchNextPage()}
        >
          {pages.isFetchingNextPage && <Spinner size={16} />}
          {t('table.more')}
        </Button>
      )}
    </div>
  )
}

/** As large as a full page of rows begins. */
function Waiting() {
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
