import { onlyLogged } from '#platform/ui/only-logged.ts'
import { adsScript } from '../rules.ts'

type AdsWindow = Window & { adsbygoogle?: unknown[] }

let isAsked = false

/** Loads the network's script: once in the life of a page, however often it is asked for, and not again after a failure. */
function loadOnce(clientId: string) {
  if (isAsked) return
  isAsked = true
  const script = document.createElement('script')
  script.src = `${adsScript}?client=${encodeURIComponent(clientId)}`
  script.async = true
  script.crossOrigin = 'anonymous'
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.addEventListener('error', () => onlyLogged('ads', new Error('the script did not load')))
  document.head.append(script)
}

/** Asks the network to fill the slot that was just put into the page. */
export function fillSlot(clientId: string) {
  loadOnce(clientId)
  const place = window as AdsWindow
  place.adsbygoogle ??= []
  place.adsbygoogle.push({})
}
