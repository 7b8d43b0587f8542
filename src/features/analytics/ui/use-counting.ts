import { useEffect } from 'react'
import { useCalls } from '#platform/ui/scope.tsx'
import { analyticsApi } from '../api.ts'
import { reportedKinds, type ReportedKind } from '../rules.ts'

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

/** Counts one view of a listing when its page is shown. */
export function useViewCounting(listingId: string | undefined) {
  const analytics = useCalls(analyticsApi)
  useEffect(() => {
    if (listingId) analytics.record({ listingId, kind: 'view' }).catch(() => {})
  }, [analytics, listingId])
}
