import { useEffect } from 'react'
import { createPath, useHref, useNavigation } from 'react-router'
import { withStorage } from '#platform/ui/with-storage.ts'

const key = 'kaifong:destination'

/**
 * Remembers where a navigation was going when the page is loaded anew in its midst. React Router does that when the
 * module of the next page does not arrive, as after an upgrade.
 */
export function useDestination(): void {
  const { location } = useNavigation()
  const href = useHref(location ? createPath(location) : '/')
  const isNavigating = location !== undefined
  useEffect(() => {
    if (!isNavigating) return undefined
    const remember = () => withStorage(() => sessionStorage.setItem(key, href))
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [isNavigating, href])
}

/** The address to which an interrupted navigation was going, once; null unless this page was just loaded anew. */
export function takeDestination(): string | null {
  const href = withStorage(() => sessionStorage.getItem(key)) ?? null
  if (href !== null) withStorage(() => sessionStorage.removeItem(key))
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' ? href : null
}
