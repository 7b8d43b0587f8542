import { clsx } from 'clsx'
import { lazy, Suspense, useId, useState, type ComponentType, type KeyboardEvent, type Ref } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListProps, Option } from './suggest-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { useTranslation } from './use-translation.ts'

const isRemovable = (option: Option | undefined) => option?.kind === 'recent'

/** Loaded when there is something to suggest. Without it, offline, the field still works. */
const SuggestList = lazy((): Promise<{ default: ComponentType<ListProps> }> =>
  import('./suggest-list.tsx').then(
    ({ SuggestList: list }) => ({ default: list }),
    () => ({ default: () => null }),
  ),
)

type FieldProps = {
  kind: 'what' | 'where'
  /** Name of the form field; undefined while another field submits the choice. */
  name: string | undefined
  label: string
  placeholder: string
  icon: string
  text: string
  /** The chosen category or area. */
  chip: { slug: string; name: string } | null
  onRemoveChip: () => void
  /** Offered while the field is empty. */
  idleOptions: Option[]
  onTextChange: (text: string) => void
  onChoose: (option: Option) => void
  /** Removes a recent search. */
  onRemove?: (option: Option) => void
  input?: Ref<HTMLInputElement>
  className?: string
}

/**
 * A text field with suggestions, following the WAI-ARIA combobox pattern with a listbox. Arrow keys move through the list,
 * Enter chooses the active option or submits the form, Delete removes a recent search, Escape closes. No suggestions are requested during IME composition.
 */
export function SuggestField({
  kind,
  name,
  label,
  placeholder,
  icon,
  text,
  chip,
  onRemoveChip,
  idleOptions,
  onTextChange,
  onChoose,
  onRemove,
  input,
  className,
}: FieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const suggested = useSuggestions(kind, text, isOpen && !isComposing)
  const suggestions: Option[] = text === '' ? idleOptions : suggested
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActiveIndex(-1)
  }
  const choose = (suggestion: Option) => {
    close()
    onChoose(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Backspace' && text === '' && chip) return onRemoveChip()
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isShown) return setOpen(true)
    // The arrow keys cycle through the options and the field itself (index -1).
    const stops = suggestions.length + 1
    if (key === 'ArrowDown') setActiveIndex(((activeIndex + 2) % stops) - 1)
    else if (key === 'ArrowUp') setActiveIndex(((activeIndex + stops) % stops) - 1)
    else if (key === 'Delete' && isShown && isRemovable(suggestions[activeIndex])) onRemove?.(suggestions[activeIndex]!)
    else if (key === 'Enter' && isShown && suggestions[activeIndex]) choose(suggestions[activeIndex])
    else if (key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }
  return (
    <div className={clsx('relative flex min-w-0 flex-1 items-center', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name={icon} className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      {chip && <ChosenChip name={chip.name} onRemove={onRemoveChip} />}
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value)
          setOpen(true)
          setActiveIndex(-1)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className={clsx(
          'rounded-control placeholder:text-muted h-12 w-full min-w-0 bg-transparent pr-3 text-ellipsis',
          chip ? 'pl-1' : 'pl-11',
        )}
      />
      <div
        hidden={!isShown}
        className="rounded-card border-line bg-surface shadow-soft absolute inset-x-0 top-full z-40 mt-2 flex max-h-96 overflow-y-auto border py-1 sm:min-w-80 [&[hidden]]:hidden"
      >
        {isShown && (
          <Suspense>
            <SuggestList
              {...{ id, label, suggestions, activeIndex }}
              onChoose={choose}
              onRemove={(suggestion) => onRemove?.(suggestion)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The chosen category or area, before the words of the field. */
function ChosenChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslation()
  return (
    <span className="bg-primary-soft ml-11 inline-flex h-9 min-w-0 flex-none items-center rounded-full pl-3 text-sm font-medium">
      <span title={name} className="max-w-32 truncate sm:max-lg:max-w-24 lg:max-w-64">
        {name}
      </span>
      <button
        type="button"
        aria-label={t('active.remove', { name })}
        onClick={onRemove}
        className="inline-flex size-11 items-center justify-center noscript:hidden"
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  )
}
