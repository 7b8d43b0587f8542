import { useCallback, useEffect, useRef, useState } from 'react'
import { beforeSignOut } from '#platform/ui/drafts.ts'
import { useApiClient } from '#platform/ui/scope.tsx'
import { draftsApi } from '../api.ts'
import { syncDraft, unsynced } from './sync.ts'

/** Milliseconds after which a form opens with the draft of this browser, when the server does not answer. */
const patienceMs = 4_000

/**
 * A draft that follows the member: show the form when `isReady`, with `generation` as its key, and it starts with the
 * latest draft of all devices, read from this browser (`readDraft(storeKey)`). `isEnabled` is false for visitors, whose
 * drafts stay in the browser.
 */
export function useSyncedDraft(key: string, storeKey: string, isEnabled: boolean) {
  const calls = useApiClient(draftsApi)
  const sync = useRef<ReturnType<typeof syncDraft>>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState(unsynced)

  useEffect(() => {
    if (!isEnabled) return
    const started = syncDraft({ calls, key, storeKey, onChange: setState })
    sync.current = started
    const open = () => setIsOpen(true)
    const timer = setTimeout(open, patienceMs)
    void started.open().then(open)
    const flush = () => void started.flush()
    const whenHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', whenHidden)
    beforeSignOut.add(started.flush)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', whenHidden)
      beforeSignOut.delete(started.flush)
      setIsOpen(false)
      void started.stop()
    }
  }, [calls, key, storeKey, isEnabled])

  const swap = useCallback(() => void sync.current?.swap(), [])
  return { ...state, isReady: isOpen || !isEnabled, swap }
}
export type SyncedDraft = ReturnType<typeof useSyncedDraft>
