import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type en from '../messages/en.json'
import { Button, buttonClass } from './button.tsx'
import { DateInput } from './date-input.tsx'
import { Icon } from './icon.tsx'
import { isHalfTyped } from './input-method.ts'
import { isTyping } from './is-typing.ts'
import { Menu } from './menu.tsx'
import { translationOf } from './translation.tsx'
import type { TableState } from './use-table-state.ts'
import { useUncontrolled } from './use-uncontrolled.ts'

const useTranslation = translationOf<typeof en>('platform')
const control = 'border-line-strong bg-surface rounded-control min-h-11 border px-3 text-sm max-md:w-full lg:min-h-9'

type FilterBase<Filter> = { name: Filter; label: string }
export type TableFilter<Filter extends string = string> =
  | (FilterBase<Filter> & { kind: 'search' })
  | (FilterBase<Filter> & { kind: 'date' })
  | (FilterBase<Filter> & { kind: 'select'; options: readonly (readonly [value: string, label: string])[] })
type Sort = readonly [value: string, label: string]

/** Toolbar of a table: filters, sort order (on a phone) and column selection. */
export function TableTools<F extends string>({
  state,
  filters,
  sorts,
  columns,
}: {
  state: TableState<F>
  filters: readonly TableFilter<F>[]
  sorts: readonly Sort[]
  columns: readonly { key: string; head: string; isShown: boolean; onToggle: () => void }[]
}) {
  const t = useTranslation()
  const days = filters.filter(({ kind }) => kind === 'date')
  return (
    <div className="flex flex-wrap items-end gap-2 max-md:grid max-md:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]">
      {filters
        .filter(({ kind }) => kind !== 'date')
        .map((filter) => (
          <Filter key={filter.name} filter={filter} state={state} />
        ))}
      {sorts.length > 0 && (
        <select
          aria-label={t('table.sort')}
          value={state.chosen.sort}
          onChange={({ target }) => state.setSort(target.value)}
          className={`${control} md:hidden`}
        >
          {sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {days.length > 0 && (
        // Both ends of a range are on one line.
        <div className="flex items-end gap-2 max-md:contents">
          {days.map((filter) => (
            <Filter key={filter.name} filter={filter} state={state} />
          ))}
        </div>
      )}
      {state.isFiltered && (
        <Button variant="ghost" size="sm" className="max-lg:min-h-11" onClick={state.clear}>
          <Icon name="funnel-x" size={16} />
          {t('table.clearFilters')}
        </Button>
      )}
      {columns.length > 0 && (
        <div className="ml-auto max-md:hidden">
          <Menu
            label={t('table.columns')}
            className={clsx(buttonClass({ size: 'sm' }), 'max-lg:min-h-11')}
            button={
              <>
                <Icon name="table" size={16} />
                {t('table.columns')}
              </>
            }
          >
            {columns.map(({ key, head, isShown, onToggle }) => (
              <label
                key={key}
                className="hover:bg-sunken rounded-control flex min-h-9 items-center gap-2 px-3 text-sm max-lg:min-h-11"
              >
                <input type="checkbox" className="accent-primary size-4" checked={isShown} onChange={onToggle} />
                {head}
              </label>
            ))}
          </Menu>
        </div>
      )}
    </div>
  )
}

function Filter<F extends string>({ filter, state }: { filter: TableFilter<F>; state: TableState<F> }) {
  const value = state.chosen.filters[filter.name]
  const set = (next: string) => state.setFilter(filter.name, next)
  if (filter.kind === 'search') return <SearchFilter label={filter.label} value={value} onSearch={set} />
  if (filter.kind === 'date') return <DateFilter label={filter.label} value={value} onChoose={set} />
  return (
    <select
      aria-label={filter.label}
      value={value}
      onChange={({ target }) => set(target.value)}
      className={`${control} md:max-w-[11rem]`}
    >
      <option value="">{filter.label}</option>
      {filter.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

function DateFilter({ label, value, onChoose }: { label: string; value: string; onChoose: (day: string) => void }) {
  const input = useUncontrolled<HTMLInputElement>(value)
  // A partially typed year such as 0020 is not a real date.
  const choose = (day: string) => (day === '' || day >= '2000') && day !== value && onChoose(day)
  return (
    <label className="text-muted space-y-1 text-xs">
      <span className="block">{label}</span>
      <DateInput
        ref={input}
        isEmpty={value === ''}
        type="date"
        defaultValue={value}
        onChange={({ target }) => choose(target.value)}
        className={`${control} text-ink block`}
      />
    </label>
  )
}

/** Debounce after the last keystroke, ms. */
const searchDebounceMs = 400

/** Searches while typing; the key `/` focuses it. */
function SearchFilter({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const input = useUncontrolled<HTMLInputElement>(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      // With several search fields, only the first.
      if (event.key !== '/' || isTyping(event) || document.querySelector('form[role=search] input') !== input.current)
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusSearch)
    return () => {
      document.removeEventListener('keydown', focusSearch)
      clearTimeout(timer.current)
    }
  }, [input])
  const search = () => {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? ''
    if (text !== value) onSearch(text)
  }
  return (
    <form
      role="search"
      aria-label={label}
      className="relative min-w-48 flex-1 max-md:col-span-full md:max-w-xs"
      onSubmit={(event) => (event.preventDefault(), search())}
    >
      <Icon name="search" size={16} className="text-muted pointer-events-none absolute inset-y-0 left-3 my-auto" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        defaultValue={value}
        onInput={({ nativeEvent, currentTarget }) => {
          clearTimeout(timer.current)
          if (!nativeEvent.isComposing || !isHalfTyped(currentTarget.value))
            timer.current = setTimeout(search, searchDebounceMs)
        }}
        // Not every browser sends an input event after the end of the composition.
        onCompositionEnd={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(search, searchDebounceMs)
        }}
        className={`${control} w-full pl-9`}
      />
    </form>
  )
}
