import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Confirms leaving a page with unsaved changes, by a link (with `message`) or by closing the window (with the browser's
 * own text).
 */
export function useLeaveWarning(isDirty: boolean, message: string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(message)) blocker.proceed()
    else blocker.reset()
  }, [blocker, message])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
