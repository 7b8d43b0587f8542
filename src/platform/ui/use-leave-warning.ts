import { useEffect } from 'react'
import { useBlocker, useLocation, type Location } from 'react-router'

export type IsLeaving = (from: Location, to: Location) => boolean
const isOtherPage: IsLeaving = (from, to) => from.pathname !== to.pathname

/** What is on the page with unsaved changes. The router knows one blocker only, so all are behind that of the layout. */
const unsaved = new Set<{ message: string; isLeaving: IsLeaving }>()
const findLost = (from: Location, to: Location) => [...unsaved].find(({ isLeaving }) => isLeaving(from, to))

/**
 * Confirms leaving a page with unsaved changes, by a link (with `message`) or by closing the window (with the browser's
 * own text). `isLeaving` tells which navigations lose them. For screens within `LeaveWarning`.
 */
export function useLeaveWarning(isDirty: boolean, message: string, isLeaving = isOtherPage) {
  useEffect(() => {
    if (!isDirty) return
    const form = { message, isLeaving }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty, message, isLeaving])
}

/** Asks before a navigation that would lose what `useLeaveWarning` guards. Once, in the layout of such screens. */
export function LeaveWarning() {
  const here = useLocation()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => Boolean(findLost(currentLocation, nextLocation)))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const lost = findLost(here, blocker.location)
    if (!lost || window.confirm(lost.message)) blocker.proceed()
    else blocker.reset()
  }, [blocker, here])
  return null
}
