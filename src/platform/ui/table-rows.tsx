import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import type en from '../messages/en.json'
import { Icon } from './icon.tsx'
import { translationOf } from './translation.tsx'
import { useDoublePress } from './use-double-press.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { TableState } from './use-table-state.ts'

const useTranslation = translationOf<typeof en>('platform')

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The server's name of the sort order by this column, which is a time. */
  sort?: string
  isNumber?: boolean
  /** Identifies the row: always shown, and the heading of its card on a phone. */
  isTitle?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  /** Holds a button that says itself what it does: the heading is for screen readers alone. */
  isAction?: boolean
}

/** A keyboard shortcut for the selected rows, or without any for the focused one. */
export type RowKey<Row> = { key: string; label: string; onPress: (rows: Row[], clear: () => void) => void }

type RowsProps<Row> = {
  label: string
  rows: Row[]
  visible: readonly Column<Row>[]
  state: Pick<TableState, 'sort' | 'setSort'>
  isBusy: boolean
  idOf: (row: Row) => string
  /** Accessible name of the row, for its checkbox. */
  nameOf: (row: Row) => string
  /** Called on a click, tap or Enter on a row, but not on a control in it. */
  onOpen?: ((row: Row) => void) | undefined
  keys?: readonly RowKey<Row>[] | undefined
  /** Whether rows have checkboxes. */
  isSelectable: boolean
  selected: ReadonlySet<string>
  onSelect: (next: ReadonlySet<string>) => void
}

/** A table displayed as cards loses its semantics in some screen readers unless its parts have explicit roles. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
const isEmpty = (content: ReactNode) => content === null || content === undefined || content === '' || content === false
const checkboxClass = 'accent-primary size-5 align-middle md:size-4'

/** Whether a click was meant for the row itself: not for a control in it, and not the end of selecting text. */
export function isPlainClick({ target }: { target: EventTarget }): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, input, label, select') !== null
  return !isOnControl && !window.getSelection()?.toString()
}

/** The rows of a `DataTable`: a table on desktop, cards on a phone. */
export function TableRows<Row>(props: RowsProps<Row>) {
  const {
    label,
    rows,
    visible,
    state,
    isBusy,
    idOf,
    nameOf,
    onOpen,
    keys = [],
    isSelectable,
    selected,
    onSelect,
  } = props
  const t = useTranslation()
  const hasAction = visible.some(({ isAction }) => isAction)
  const toggleRow = (row: Row) => {
    const next = new Set(selected)
    if (!next.delete(idOf(row))) next.add(idOf(row))
    onSelect(next)
  }
  const chosen = rows.filter((row) => selected.has(idOf(row)))
  const areAllSelected = rows.every((row) => selected.has(idOf(row)))
  const toggleAll = () => onSelect(areAllSelected ? new Set() : new Set(rows.map(idOf)))
  const press = useDoublePress()
  const onKey = (key: string, index: number, isOnRow: boolean, event: KeyboardEvent) => {
    const row = rows[index]!
    const rowKey = keys.find((one) => one.key === key)
    if (rowKey) {
      if (!press.isSecond(event)) rowKey.onPress(chosen.length > 0 ? chosen : [row], () => onSelect(new Set()))
    } else if (isSelectable && (key === 'x' || (key === ' ' && isOnRow))) {
      press.forget()
      toggleRow(row)
    } else if (onOpen && key === 'Enter' && isOnRow) onOpen(row)
    else return false
    return true
  }
  const { ref, rowProps } = useRowKeys(rows.length, onKey, press.forget)
  return (
    // Relative, so that hidden texts of its cells scroll with it instead of widening the page.
    <div className="rounded-card border-line bg-surface relative overflow-x-auto border max-md:border-0 max-md:bg-transparent">
      <table {...roles.table} aria-label={label} aria-busy={isBusy} className="w-full text-sm max-md:block">
        <thead {...roles.rowgroup} className="max-md:block">
          <tr {...roles.row} className="border-line border-b text-left max-md:block max-md:border-0 max-md:pb-2">
            {isSelectable && (
              <th
                {...roles.columnheader}
                scope="col"
                className="w-10 px-3 py-2 max-xl:w-9 max-xl:px-2 max-md:inline-block max-md:w-auto max-md:px-0"
              >
                <label className="max-md:inline-flex max-md:min-h-11 max-md:items-center max-md:gap-2">
                  <input type="checkbox" checked={areAllSelected} onChange={toggleAll} className={checkboxClass} />
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
                'border-line border-b -outline-offset-2 last:border-b-0',
                onOpen && 'cursor-pointer',
                'max-md:rounded-card max-md:bg-surface max-md:relative max-md:block max-md:border max-md:p-4 max-md:last:border-b',
                selected.has(idOf(row))
                  ? 'bg-primary-soft max-md:bg-primary-soft'
                  : 'hover:bg-sunken focus-visible:bg-sunken',
              )}
            >
              {isSelectable && (
                <td {...roles.cell} className="px-3 py-1.5 max-xl:px-2 max-md:absolute max-md:top-4 max-md:right-2">
                  <input
                    type="checkbox"
                    aria-label={t('table.select', { row: nameOf(row) })}
                    checked={selected.has(idOf(row))}
                    onChange={() => toggleRow(row)}
                    className={checkboxClass}
                  />
                </td>
              )}
              {visible.map((column) => (
                <BodyCell
                  key={column.key}
                  column={column}
                  row={row}
                  nameOf={nameOf}
                  onOpen={onOpen}
                  hasAction={hasAction}
                  isSelectable={isSelectable}
                />
              ))}
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
    'px-3 py-2 text-xs font-semibold whitespace-nowrap max-xl:px-2 max-md:sr-only',
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

type BodyCellProps<Row> = Pick<RowsProps<Row>, 'nameOf' | 'onOpen' | 'isSelectable'> & {
  column: Column<Row>
  row: Row
  /** Whether a button of the row already says that it opens. */
  hasAction: boolean
}

function BodyCell<Row>({ column, row, nameOf, onOpen, hasAction, isSelectable }: BodyCellProps<Row>) {
  const t = useTranslation()
  const { head, cell, isNumber, isTitle, isAction, sort } = column
  const content = cell(row)
  return (
    <td
      {...roles.cell}
      className={clsx(
        'px-3 py-1.5 align-middle max-xl:px-2 max-md:gap-x-3 max-md:px-0 max-md:py-1',
        // A card leaves out what a row has nothing to say about.
        isEmpty(content) ? 'max-md:hidden' : 'max-md:flex max-md:flex-wrap',
        isNumber && 'tabular md:text-right',
        isAction && 'md:text-right',
        // A Chinese word of two characters stays on one line; a wide table scrolls.
        isTitle ? 'font-semibold max-md:text-base' : 'md:text-balance md:break-keep',
        // Beside the checkbox.
        isTitle && isSelectable && 'max-md:pr-10',
        // So do times and other short texts.
        (sort || (typeof content === 'string' && content.length <= 12)) && 'md:whitespace-nowrap',
      )}
    >
      {!isTitle && !isAction && <span className="text-muted max-w-1/2 min-w-24 flex-none md:hidden">{head}</span>}
      {/* On a card below its label when a word of it is too wide beside it, with larger text than usual. */}
      <div className="min-w-0 max-md:flex-[1_1_min-content]">{content}</div>
      {isTitle && onOpen && (
        // For screen readers, which do not announce that a row can be clicked, and on a card for everyone.
        <button
          type="button"
          tabIndex={-1}
          className={clsx(
            hasAction
              ? 'sr-only'
              : 'max-md:-my-2.5 max-md:-mr-3 max-md:grid max-md:size-11 max-md:place-items-center md:sr-only',
            // Beside the checkbox, or else beside the middle of the title.
            !isSelectable && 'self-center',
          )}
          onClick={() => onOpen(row)}
        >
          <span className="sr-only">{t('table.open', { row: nameOf(row) })}</span>
          {!hasAction && <Icon name="chevron-right" size={20} className="text-muted" />}
        </button>
      )}
    </td>
  )
}
