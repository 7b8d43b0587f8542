import { useCallback, useEffect, useRef } from 'react'
import { useApiClient } from '#platform/ui/scope.tsx'
import { analyticsApi } from '../api.ts'
import { maxImpressions, reportedKinds, type ReportedKind } from '../rules.ts'

function kindOf(value: string | undefined): ReportedKind | undefined {
  return reportedKinds.find((kind) => kind === value)
}

/**
 * Counts clicks on any link with `data-contact="whatsapp_click"` in an element with `data-listing="<id>"` or with it
 * itself, by one listener for the page instead of a handler in every card. Failed requests are ignored.
 */
export function useContactCounting() {
  const analytics = useApiClient(analyticsApi)
  useEffect(() => {
    const count = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-contact]') : null
      const kind = kindOf(link?.dataset.contact)
      const listingId = link?.closest<HTMLElement>('[data-listing]')?.dataset.listing
      if (listingId && kind) analytics.record({ listingId, kind }).catch(() => {})
    }
    document.addEventListener('click', count, { capture: true })
    // The middle button opens a tab, which is a contact too.
    document.addEventListener('auxclick', count, { capture: true })
    return () => {
      document.removeEventListener('click', count, { capture: true })
      document.removeEventListener('auxclick', count, { capture: true })
    }
  }, [analytics])
}

/** Whether the visitor has navigated within the site; the referrer is the site itself from then on. */
let hasNavigated = false
function referrerHost(): string | undefined {
  if (hasNavigated) return location.host
  hasNavigated = true
  return URL.canParse(document.referrer) ? new URL(document.referrer).host : undefined
}

/** Counts one view of a listing when its page is shown. */
export function useViewCounting(listingId: string | undefined) {
  const analytics = useApiClient(analyticsApi)
  useEffect(() => {
    if (!listingId) return
    const view = { listingId, kind: 'view', referrerHost: referrerHost() } as const
    setTimeout(() => void analytics.record(view).catch(() => {}))
  }, [analytics, listingId])
}

/** Returns a function that counts listings shown by a search, once per listing and query, in one call. */
export function useImpressionCounting(): (listingIds: string[], q: string) => void {
  const analytics = useApiClient(analyticsApi)
  const counted = useRef(new Set<string>())
  return useCallback(
    (listingIds, q) => {
      hasNavigated = true
      const uncounted = listingIds.filter((id) => !counted.current.has(`${id} ${q}`)).slice(0, maxImpressions)
      if (uncounted.length === 0) return
      for (const id of uncounted) counted.current.add(`${id} ${q}`)
      // Not in the task that makes the page answer to taps.
      setTimeout(() => void analytics.recordImpressions({ listingIds: uncounted, q: q.slice(0, 200) }).catch(() => {}))
    },
    [analytics],
  )
}
