import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useApiClient } from '#platform/ui/scope.tsx'
import { truncateText } from '#shared/text.ts'
import { analyticsApi } from '../api.ts'
import { maxImpressions } from '../rules.ts'
import { contactOf } from './contact-of.ts'

/**
 * Counts clicks on links to chats, calls and web sites, and on buttons that share or save, by one listener for the page
 * instead of a handler in every card. Failed requests are ignored.
 */
export function useContactCounting() {
  const analytics = useApiClient(analyticsApi)
  useEffect(() => {
    const count = (event: MouseEvent) => {
      const contact = contactOf(event)
      if (contact) analytics.record(contact).catch(() => {})
    }
    document.addEventListener('click', count, { capture: true })
    document.addEventListener('auxclick', count, { capture: true })
    return () => {
      document.removeEventListener('click', count, { capture: true })
      document.removeEventListener('auxclick', count, { capture: true })
    }
  }, [analytics])
}

/** Whether this is the page that the browser has loaded, and not one reached by navigation within the site. */
const isLoadedPage = () =>
  performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === location.pathname)

/** Host of the page before this one. `document.referrer` stays that of the loaded page, whatever is shown after it. */
function referrerHost(): string | undefined {
  if (!isLoadedPage()) return location.host
  return URL.canParse(document.referrer) ? new URL(document.referrer).host : undefined
}

/** Counts one view of a listing when its page is shown. */
export function useViewCounting(listingId: string | undefined) {
  const analytics = useApiClient(analyticsApi)
  const count = useEffectEvent((id: string) => {
    const view = { listingId: id, kind: 'view', referrerHost: referrerHost() } as const
    setTimeout(() => void analytics.record(view).catch(() => {}))
  })
  useEffect(() => {
    if (listingId) count(listingId)
  }, [listingId])
}

/** Returns a function that counts listings shown by a search, once per listing and query, in one call. */
export function useImpressionCounting(): (listingIds: string[], q: string) => void {
  const analytics = useApiClient(analyticsApi)
  const counted = useRef(new Set<string>())
  return useCallback(
    (listingIds, q) => {
      const uncounted = listingIds.filter((id) => !counted.current.has(`${id} ${q}`)).slice(0, maxImpressions)
      if (uncounted.length === 0) return
      for (const id of uncounted) counted.current.add(`${id} ${q}`)
      // Not in the task that makes the page answer to taps.
      setTimeout(
        () => void analytics.recordImpressions({ listingIds: uncounted, q: truncateText(q, 200) }).catch(() => {}),
      )
    },
    [analytics],
  )
}
