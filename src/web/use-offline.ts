import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useScope } from '#platform/ui/scope.tsx'

/** The service worker fetches and stores files: until then the network and the processor are the page's. */
const laterMs = 3_000
/** Pages whose answers are stored although they were reached without loading a document. */
const storedPaths = /\/service\/|\/(?:favorites|shortlist)$/

/**
 * Registers the service worker (src/web/service-worker.ts), which keeps what was seen for use without a network. Pages reached
 * without loading a document are stored by their address: listings, and the member's favourites or the visitor's shortlist.
 */
export function useOffline(): void {
  const { prefix } = useScope()
  const { pathname, search } = useLocation()
  const own = prefix + (useMe().data ? '/favorites' : '/shortlist')
  const ownPath = useRef(own)
  const [first] = useState(pathname + search)
  useEffect(() => {
    if (!isSupported()) return undefined
    const timer = setTimeout(() => {
      openFromDevice()
      navigator.serviceWorker
        .register('/sw.js')
        .then(() => store(ownPath.current))
        // Refused where the browser blocks site data.
        .catch((error: unknown) => logWarning('Pages are not stored for use without a network.', error))
    }, laterMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (pathname + search !== first && storedPaths.test(pathname)) store(prefix + pathname + search)
  }, [prefix, pathname, search, first])
}

const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Has the service worker, once there is one, store the page at this address. */
function store(path: string): void {
  if (!isSupported()) return
  void navigator.serviceWorker.ready.then(({ active }) => navigator.onLine && active?.postMessage({ keep: [path] }))
}

/** Without a network, links load a document, which the service worker answers; their data could not be loaded. */
function openFromDevice(): void {
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
