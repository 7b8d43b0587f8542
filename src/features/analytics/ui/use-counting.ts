import { useCallback, useEffect, useRef } from 'react'
import { useCalls } from '#platform/ui/scope.tsx'
import { analyticsApi } from '../api.ts'
import { maxImpressions, reportedKinds, type ReportedKind } from '../rules.ts'

function kindOf(value: string | undefined): ReportedKind | undefined {
  return reportedKinds.find((kind) => kind === value)
}

/**
 * Counts contacts for the whole page: any link with `data-contact="whatsapp_click" data-listing="<id>"`. One listener
 * instead of a handler in every card. A count that fails is lost without a word: nobody waits for it.
 */
export function useContactCounting() {
  const analytics = useCalls(analyticsApi)
  useEffect(() => {
    const count = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-contact]') : null
      const kind = kindOf(link?.dataset.contact)
      if (link?.dataset.listing && kind) analytics.record({ listingId: link.dataset.listing, kind }).catch(() => {})
    }
    document.addEventListener('click', count, { capture: true })
    // The middle button opens a tab and is a contact too.
    document.addEventListener('auxclick', count, { capture: true })
    return () => {
      document.removeEventListener('click', count, { capture: true })
      document.removeEventListener('auxclick', count, { capture: true })
    }
  }, [analytics])
}

/** The host of the page that led here; once one has moved on within the site, it is the site itself. */
let hasMoved = false
function referrerHost(): string | undefined {
  if (hasMoved) return location.host
  hasMoved = true
  return URL.canParse(document.referrer) ? new URL(document.referrer).host : undefined
}

/** Counts one view of a listing when its page is shown. */
export function useViewCounting(listingId: string | undefined) {
  const analytics = useCalls(analyticsApi)
  useEffect(() => {
    if (listingId) analytics.record({ listingId, kind: 'view', referrerHost: referrerHost() }).catch(() => {})
  }, [analytics, listingId])
}

/** Counts listings that a search shows: each once for the same words, all that are new in one call. */
export function useImpressionCounting(): (listingIds: string[], q: string) => void {
  const analytics = useCalls(analyticsApi)
  const counted = useRef(new Set<string>())
  return useCallback(
    (listingIds, q) => {
      hasMoved = true
      const fresh = listingIds.filter((id) => !counted.current.has(`${id} ${q}`)).slice(0, maxImpressions)
      if (fresh.length === 0) return
      for (const id of fresh) counted.current.add(`${id} ${q}`)
      analytics.recordImpressions({ listingIds: fresh, q: q.slice(0, 200) }).catch(() => {})
    },
    [analytics],
  )
}
