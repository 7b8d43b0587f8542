import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page wakes up, then true: for what only this browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
