import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a page with unsaved work is left, by a link or by closing the window (there in the browser's words). */
export function useLeaveWarning(isDirty: boolean, words: string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(words)) blocker.proceed()
    else blocker.reset()
  }, [blocker, words])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
