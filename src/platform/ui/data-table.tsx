import { clsx } from 'clsx'
import { useState, type MouseEvent, type ReactNode } from 'react'
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
  /** The server's name of the sort order by this column. */
  sort?: string
  isNumber?: boolean
  /** Identifies the row: always shown, and the heading of its card on a phone. */
  isTitle?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  /** Holds a button that says itself what it does: the heading is for screen readers alone. */
  isAction?: boolean
}

/** The part of `useInfiniteQuery` that the table uses, over pages of `{ items, nextCursor }`. */
export type TablePages<Row> = {
  data: { pages: { items: Row[]; nextCursor: string | null }[] } | undefined
  isLoadingError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** A keyboard shortcut for the focused row. */
export type RowKey<Row> = { key: string; label: string; onPress: (row: Row) => void }

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
          <Rows
            {...props}
            rows={rows}
            visible={visible}
            isBusy={pages.isFetching && !pages.isFetchingNextPage}
            selected={selected}
            onSelect={setSelected}
          />
          <LoadMore count={rows.length} pages={pages} />
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
          className="bulk-bar rounded-card border-line-strong bg-surface shadow-soft sticky bottom-3 z-20 flex flex-wrap items-center gap-2 border p-2 pl-4"
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

/** A table displayed as cards loses its semantics in some screen readers unless its parts have explicit roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
const isEmpty = (content: ReactNode) => content === null || content === undefined || content === '' || content === false
const checkboxClass = 'accent-primary size-5 md:size-4'

/** Whether a click was meant for the row itself: not for a control in it, and not the end of selecting text. */
export function isPlainClick({ target }: { target: EventTarget }): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, input, label, select') !== null
  return !isOnControl && !window.getSelection()?.toString()
}

function Rows<Row>({ label, rows, visible, state, idOf, nameOf, onOpen, keys = [], bulk, ...rest }: RowsProps<Row>) {
  const { isBusy, selected, onSelect } = rest
  const t = useTranslation()
  const toggleRow = (row: Row) => {
    const next = new Set(selected)
    if (!next.delete(idOf(row))) next.add(idOf(row))
    onSelect(next)
  }
  const areAllSelected = rows.every((row) => selected.has(idOf(row)))
  const toggleAll = () => onSelect(areAllSelected ? new Set() : new Set(rows.map(idOf)))
  const { ref, rowProps } = useRowKeys(rows.length, (key, index, isOnRow) => {
    const row = rows[index]!
    const rowKey = keys.find((one) => one.key === key)
    if (rowKey) rowKey.onPress(row)
    else if (bulk && (key === 'x' || (key === ' ' && isOnRow))) toggleRow(row)
    else if (onOpen && key === 'Enter' && isOnRow) onOpen(row)
    else return false
    return true
  })
  const all = bulk && <input type="checkbox" checked={areAllSelected} onChange={toggleAll} className={checkboxClass} />
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
              <th
                {...roles.columnheader}
                scope="col"
                className="w-10 px-3 py-2 max-md:inline-block max-md:w-auto max-md:px-0"
              >
                <label className="max-md:inline-flex max-md:min-h-11 max-md:items-center max-md:gap-2">
                  {all}
                  <span className="font-normal md:sr-only">{t('table.selectAll')}</span>
                </label>
              </th>
            )}
            {visible.map((column) => (
              <HeaderCell key={column.key} column={column} state={state} />
            ))}
          </tr>
        </thead>
        <tbody ref={ref} {...roles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row, index) => (
            <tr
              key={idOf(row)}
              {...roles.row}
              {...rowProps(index)}
              {...(onOpen && { onClick: (event: MouseEvent) => isPlainClick(event) && onOpen(row) })}
              className={clsx(
                'border-line hover:bg-sunken focus-visible:bg-sunken border-b -outline-offset-2 last:border-b-0',
                onOpen && 'cursor-pointer',
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
                    onChange={() => toggleRow(row)}
                    className={checkboxClass}
                  />
                </td>
              )}
              {visible.map(({ key, head, cell, isNumber, isTitle, isAction }) => {
                const content = cell(row)
                return (
                  <td
                    key={key}
                    {...roles.cell}
                    className={clsx(
                      'px-3 py-1.5 align-middle max-md:gap-3 max-md:px-0 max-md:py-1',
                      // A card leaves out what a row has nothing to say about.
                      isEmpty(content) ? 'max-md:hidden' : 'max-md:flex',
                      isNumber && 'tabular md:text-right',
                      // A Chinese word of two characters stays on one line; a wide table scrolls.
                      isTitle ? 'font-semibold max-md:pr-10 max-md:text-base' : 'md:break-keep',
                    )}
                  >
                    {!isTitle && !isAction && <span className="text-muted w-28 flex-none md:hidden">{head}</span>}
                    <div className="min-w-0 max-md:flex-1">{content}</div>
                    {isTitle && onOpen && (
                      // For screen readers, which do not announce that a row can be clicked.
                      <button type="button" tabIndex={-1} className="sr-only" onClick={() => onOpen(row)}>
                        {t('table.open', { row: nameOf(row) })}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row>({ column, state }: { column: Column<Row>; state: Pick<TableState, 'sort' | 'setSort'> }) {
  const { head, sort, isNumber, isAction } = column
  const isAscending = sort !== undefined && state.sort === sort
  const isDescending = sort !== undefined && state.sort === `-${sort}`
  const className = clsx(
    'px-3 py-2 text-xs font-semibold whitespace-nowrap max-md:sr-only',
    isNumber && 'md:text-right',
  )
  if (!sort) {
    return (
      <th {...roles.columnheader} scope="col" className={clsx(className, 'text-muted')}>
        {isAction ? <span className="sr-only">{head}</span> : head}
      </th>
    )
  }
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => state.setSort(isAscending ? `-${sort}` : sort)}
        className={clsx(
          'inline-flex min-h-6 items-center gap-1 hover:underline',
          !isAscending && !isDescending && 'text-muted',
        )}
      >
        {head}
        <Icon name={isAscending ? 'arrow-up' : isDescending ? 'arrow-down' : 'chevrons-up-down'} size={14} />
      </button>
    </th>
  )
}

function LoadMore<Row>({ count, pages }: { count: number; pages: TablePages<Row> }) {
  const t = useTranslation()
  const hasMore = Boolean(pages.data?.pages.at(-1)?.nextCursor)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-muted tabular text-sm">
        {t(hasMore ? 'table.shownSoFar' : 'table.shown', { count })}
      </p>
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-accent text-sm">
          {t('table.failed')}
        </p>
      )}
      {hasMore && (
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
