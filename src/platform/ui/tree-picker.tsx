import { useId, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { isOfInputMethod, useWholeWords } from './input-method.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** An option with its children. `searchText` is the text it is found by, in lower case. */
export type TreeOption = {
  slug: string
  name: string
  searchText: string
  /** Name of a selected option outside of its parent; defaults to `name`. */
  chosenName?: string
  /** Label of the row that selects the whole option; null when only its children can be selected. */
  selectAllName: string | null
  children: readonly TreeOption[]
}

type PickerProps = {
  /** Accessible name of the list. */
  label: string
  labels: { search: string; nothing: string; remove: (name: string) => string; more: string }
  options: readonly TreeOption[]
  selected: readonly string[]
  /** Maximum number of selected options, null for no limit. With 1, a new selection replaces the old one. */
  max: number | null
  onChange: (selected: string[]) => void
}

/**
 * Selects options from a tree, by searching or by opening branches. Selected options are listed above, in order of
 * selection.
 */
export function TreePicker({ label, labels, options, selected, max, onChange }: PickerProps) {
  const id = useId()
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const [text, setText] = useState('')
  const { wholeText, compositionProps } = useWholeWords(text)
  const [isReopened, setReopened] = useState(false)
  const all = flatten(options)
  const isFull = max !== null && selected.length >= max
  const isOpen = selected.length === 0 || isReopened
  const query = wholeText.normalize('NFKC').trim().toLowerCase()
  const matches =
    query === '' ? null : all.filter((option) => isChoosable(option) && option.searchText.includes(query)).slice(0, 30)
  function toggle(slug: string) {
    if (selected.includes(slug)) return onChange(selected.filter((one) => one !== slug))
    if (isFull && max !== 1) return
    setText('')
    // The last choice closes the list.
    if (max !== null && selected.length + 1 >= max) setReopened(false)
    onChange(max === 1 ? [slug] : [...selected, slug])
  }
  const row = (option: TreeOption, name: string) => (
    <OptionRow
      key={`${option.slug} row`}
      name={name}
      isSelected={selected.includes(option.slug)}
      isDisabled={isFull && max !== 1 && !selected.includes(option.slug)}
      onToggle={() => toggle(option.slug)}
    />
  )
  return (
    <div {...keptFocus} role="group" aria-label={label} className="focus:outline-none">
      {selected.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {selected.map((slug) => {
            const option = all.find((one) => one.slug === slug)
            const name = option?.chosenName ?? option?.name ?? slug
            return (
              <li
                key={slug}
                className="border-primary bg-primary-soft text-primary inline-flex items-center rounded-full border pl-3.5 text-sm font-medium"
              >
                {name}
                <button
                  type="button"
                  aria-label={labels.remove(name)}
                  onClick={() => toggle(slug)}
                  className="inline-flex size-11 items-center justify-center rounded-full"
                >
                  <Icon name="x" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {!isOpen && (!isFull || max === 1) && (
        <button
          type="button"
          onClick={() => setReopened(true)}
          className="text-primary inline-flex min-h-11 items-center gap-1 font-medium"
        >
          <Icon name={max === 1 ? 'pencil' : 'plus'} size={16} />
          {labels.more}
        </button>
      )}
      {isOpen && (
        <div className="rounded-card border-line bg-surface border">
          <div className="border-line relative border-b">
            <Icon name="search" size={18} className="text-muted pointer-events-none absolute top-3.5 left-3" />
            <input
              id={`${id}search`}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              {...compositionProps}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
                // The form around it is not sent by searching.
                event.preventDefault()
                if (matches?.length === 1 && !selected.includes(matches[0]!.slug)) toggle(matches[0]!.slug)
              }}
              aria-label={labels.search}
              placeholder={labels.search}
              className="rounded-t-card min-h-11 w-full bg-transparent pr-3 pl-10"
            />
          </div>
          {/* Cuts a row in half, so that a phone without scrollbars shows that there are more. */}
          <div className="max-h-84 overflow-y-auto overscroll-contain p-1">
            {matches === null ? (
              options.map((option) => <TreeBranch key={option.slug} option={option} row={row} />)
            ) : matches.length > 0 ? (
              matches.map((option) => row(option, option.chosenName ?? option.name))
            ) : (
              <p className="text-muted p-3">{labels.nothing}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function TreeBranch({ option, row }: { option: TreeOption; row: (option: TreeOption, name: string) => ReactNode }) {
  if (option.children.length === 0) return row(option, option.name)
  return (
    <details>
      <summary className="hover:bg-sunken rounded-control flex min-h-11 items-center justify-between gap-2 px-3 font-medium">
        {option.name}
        <Icon name="chevron-right" size={18} className="text-muted flex-none [[open]>summary>&]:rotate-90" />
      </summary>
      <div className="border-line ml-3 border-l pl-1">
        {option.selectAllName !== null && row(option, option.selectAllName)}
        {option.children.map((one) => (
          <TreeBranch key={one.slug} option={one} row={row} />
        ))}
      </div>
    </details>
  )
}

function OptionRow({
  name,
  isSelected,
  isDisabled,
  onToggle,
}: {
  name: string
  isSelected: boolean
  isDisabled: boolean
  onToggle: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onToggle()}
      className="hover:bg-sunken rounded-control aria-disabled:text-muted flex min-h-11 w-full items-center justify-between gap-3 px-3 text-left"
    >
      {name}
      {isSelected && <Icon name="check" size={18} className="text-primary flex-none" />}
    </button>
  )
}

const isChoosable = (option: TreeOption) => option.children.length === 0 || option.selectAllName !== null

const flatten = (options: readonly TreeOption[]): TreeOption[] =>
  options.flatMap((option) => [option, ...flatten(option.children)])
