import type { BootData } from '#platform/scope.ts'

type Router = { subscribe: (changed: (state: { location: { pathname: string; search: string } }) => void) => unknown }

/**
 * Registers the service worker (src/web/service-worker.ts), which keeps what was seen for use without a network. Pages reached
 * without loading a document are stored by their address: listings, and the member's favourites or the visitor's shortlist.
 */
export async function startOffline({ prefix, isMember }: BootData, router: Router): Promise<void> {
  openFromDevice()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const keep = (path: string) => navigator.onLine && active?.postMessage({ keep: [path] })
  const own = isMember ? '/favorites' : '/shortlist'
  keep(prefix + own)
  router.subscribe(({ location: { pathname, search } }) => {
    if (/\/service\/|\/(?:favorites|shortlist)$/.test(pathname)) keep(pathname + search)
  })
}

/** Without a network, links load a document, which the service worker answers; their data could not be loaded. */
function openFromDevice() {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest('a')
      if (!link || link.target || link.origin !== window.location.origin) return
      event.preventDefault()
      event.stopPropagation()
      window.location.assign(link.href)
    },
    true,
  )
}
