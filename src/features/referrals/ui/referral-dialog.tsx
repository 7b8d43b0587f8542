import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/ui/lazy-part.tsx'

const ReferralSheet = lazyPart(async () => (await import('./referral-sheet.tsx')).ReferralSheet)

let isOpen = false
const listeners = new Set<() => void>()

function setIsOpen(value: boolean) {
  isOpen = value
  for (const notify of listeners) notify()
}
function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Opens the dialog; callable from any menu. */
export const openReferralDialog = () => setIsOpen(true)

/** Mounts the "Refer a Friend" dialog; render it once per page. */
export function ReferralDialog() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  // Stays mounted after the first opening, so that closing can restore the focus.
  return (
    wasShown && (
      <Suspense>
        <ReferralSheet isOpen={isShown} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  )
}
