import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { Suggestion } from '../contract.ts'
import { useSuggestions } from './use-suggestions.ts'

const kindIcons: Record<Suggestion['kind'], string> = { category: 'layout-grid', area: 'map-pin', listing: 'store' }

type FieldProps = {
  kind: 'what' | 'where'
  /** Of the form field; none while the choice travels in another way. */
  name: string | undefined
  label: string
  placeholder: string
  icon: string
  text: string
  onText: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
  input?: Ref<HTMLInputElement>
  className?: string
}

/**
 * A text field that suggests as one types: the combobox with a list of WAI-ARIA's patterns. Arrows walk the list, Enter
 * takes what is marked and otherwise sends the form, Esc closes. Nothing is asked while Chinese is being composed.
 */
export function SuggestField({
  kind,
  name,
  label,
  placeholder,
  icon,
  text,
  onText,
  onChoose,
  input,
  className,
}: FieldProps) {
  const id = useId()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [marked, setMarked] = useState(-1)
  const suggestions = useSuggestions(kind, text, isOpen && !isComposing)
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isShown) return setOpen(true)
    // Round and round, with the field itself as one stop.
    const stops = suggestions.length + 1
    if (key === 'ArrowDown') setMarked(((marked + 2) % stops) - 1)
    else if (key === 'ArrowUp') setMarked(((marked + stops) % stops) - 1)
    else if (key === 'Enter' && isShown && suggestions[marked]) choose(suggestions[marked])
    else if (key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }
  return (
    <div className={clsx('relative min-w-0 flex-1', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name={icon} className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${id}-${marked}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setOpen(true)
          setMarked(-1)
        }}
        onKeyDown={walk}
        onBlur={close}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className="rounded-control placeholder:text-muted h-12 w-full bg-transparent pr-3 pl-11"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className="rounded-card border-line bg-surface shadow-soft absolute inset-x-0 top-full z-40 mt-2 max-h-96 overflow-y-auto border py-1 sm:min-w-80"
      >
        {suggestions.map((suggestion, at) => (
          <button
            key={`${suggestion.kind} ${suggestion.slug}`}
            id={`${id}-${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === marked}
            // The field keeps the focus, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left',
              at === marked ? 'bg-sunken' : 'hover:bg-sunken',
            )}
          >
            <Icon name={suggestion.icon ?? kindIcons[suggestion.kind]} size={18} className="text-muted" />
            <span className="min-w-0 flex-1">
              <span lang={suggestion.lang === locale ? undefined : suggestion.lang} className="block truncate">
                {suggestion.label}
              </span>
              {suggestion.detail && <span className="text-muted block truncate text-sm">{suggestion.detail}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
