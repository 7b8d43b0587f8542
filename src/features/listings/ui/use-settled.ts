import { useEffect, useState } from 'react'

/** A value that follows another one once that has rested for a moment: what is asked while somebody types. */
export function useSettled<T>(value: T, restMs = 700): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
