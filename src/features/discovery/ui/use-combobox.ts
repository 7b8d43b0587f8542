import { useId, useState, type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { isOfInputMethod, useWholeWords } from '#platform/ui/input-method.ts'
import type { Option } from './suggest-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

export type ComboboxOptions = {
  kind: 'what' | 'where'
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
}

export type Combobox = {
  /** Of the input, and prefix of the ids of the list and its options. */
  id: string
  suggestions: Option[]
  isShown: boolean
  /** -1: none. */
  activeIndex: number
  choose: (option: Option) => void
  inputProps: InputHTMLAttributes<HTMLInputElement>
}

/**
 * State and keyboard of a text field with suggestions, following the WAI-ARIA combobox pattern with a listbox. Arrow keys
 * move through the list, Enter chooses the active option or submits the form, Delete removes a recent search, Escape
 * closes. Suggestions do not follow half-typed words of an input method, nor do these keys while it has them.
 */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { kind, text, chip, onRemoveChip, idleOptions, onTextChange, onChoose, onRemove } = options
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const { wholeText, compositionProps } = useWholeWords(text)
  const suggested = useSuggestions(kind, wholeText, isOpen)
  const suggestions: Option[] = text === '' ? idleOptions : suggested
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActiveIndex(-1)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onTextChange(event.target.value)
    setOpen(true)
    setActiveIndex(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event.nativeEvent)) return
    const { key } = event
    if (key === 'Backspace' && text === '' && chip) return onRemoveChip()
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isShown) return setOpen(true)
    // The arrow keys cycle through the options and the field itself (index -1).
    const stops = suggestions.length + 1
    const active = isShown ? suggestions[activeIndex] : undefined
    if (key === 'ArrowDown') setActiveIndex(((activeIndex + 2) % stops) - 1)
    else if (key === 'ArrowUp') setActiveIndex(((activeIndex + stops) % stops) - 1)
    else if (key === 'Delete' && active?.kind === 'recent') onRemove?.(active)
    else if (key === 'Enter' && active) choose(active)
    else if (key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }
  const inputProps = {
    id,
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
    value: text,
    onChange,
    onKeyDown,
    onFocus: () => setOpen(true),
    onBlur: close,
    ...compositionProps,
  } as const
  return { id, suggestions, isShown, activeIndex, choose, inputProps }
}
