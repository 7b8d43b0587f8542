import { logWarning } from '#platform/ui/log-warning.ts'
import { adsScript } from '../rules.ts'

type AdsWindow = Window & { adsbygoogle?: unknown[] }

let isRequested = false

/** Loads the ad network's script at most once per page; a failed load is not retried. */
function loadOnce(clientId: string) {
  if (isRequested) return
  isRequested = true
  const script = document.createElement('script')
  script.src = `${adsScript}?client=${encodeURIComponent(clientId)}`
  script.async = true
  script.crossOrigin = 'anonymous'
  script.addEventListener('error', () => logWarning('ads', new Error('the script did not load')))
  document.head.append(script)
}

/** Asks the ad network to fill the slot that was just inserted. */
export function fillSlot(clientId: string) {
  loadOnce(clientId)
  const adsWindow = window as AdsWindow
  adsWindow.adsbygoogle ??= []
  adsWindow.adsbygoogle.push({})
}
