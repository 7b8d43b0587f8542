import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const ReferralSheet = lazy(async () => ({ default: (await import('./referral-sheet.tsx')).ReferralSheet }))

let isOpen = false
const listeners = new Set<() => void>()

function set(value: boolean) {
  isOpen = value
  for (const notify of listeners) notify()
}
function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Opens the dialog from wherever a menu offers it. */
export const openReferral = () => set(true)

/** Where "Refer a Friend" appears: once in a page. */
export function ReferralDialog() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  // Once loaded it stays, so that closing gives the focus back.
  return (
    wasShown && (
      <Suspense>
        <ReferralSheet isOpen={isShown} onClose={() => set(false)} />
      </Suspense>
    )
  )
}
