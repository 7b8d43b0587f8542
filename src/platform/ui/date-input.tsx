import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'

type DateInputProps = { ref?: RefObject<HTMLInputElement | null>; isEmpty?: boolean } & Omit<
  ComponentProps<'input'>,
  'ref'
>

/**
 * Input of a date or a time that tells the stylesheet while it is empty: WebKit then shows today in it, as if that were
 * chosen. Pass `isEmpty` where the value is set from elsewhere.
 */
export function DateInput({ ref, isEmpty, onInput, ...input }: DateInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const element = ref ?? own
  const [isBlank, setIsBlank] = useState(!(input.value ?? input.defaultValue))
  // A form puts a draft back, and browsers what was typed before hydration.
  useEffect(() => {
    const timer = setTimeout(() => setIsBlank(element.current?.value === ''))
    return () => clearTimeout(timer)
  }, [element])
  return (
    <input
      {...input}
      ref={element}
      data-empty={(isEmpty ?? (input.value === undefined ? isBlank : input.value === '')) || undefined}
      onInput={(event) => {
        setIsBlank(event.currentTarget.value === '')
        onInput?.(event)
      }}
    />
  )
}
