import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; debounces requests while typing. */
export function useDebouncedValue<T>(value: T, delayMs = 700): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
