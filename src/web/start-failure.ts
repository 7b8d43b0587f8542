import { translate } from '#platform/i18n.ts'
import type { Scope } from '#platform/scope.ts'
import { safeJson } from '#platform/ui/json-ld.tsx'

declare global {
  interface Window {
    /** Says that the page does not answer, unless it does; also where none of the site's scripts arrives. */
    showStartFailure?: () => void
  }
}

/** The script that shows a notice above the page when its own scripts do not arrive or fail before it is hydrated. */
export function startFailureScript({ messages, locale }: Pick<Scope, 'messages' | 'locale'>): string {
  const t = (key: 'start.failed' | 'start.reload') => translate(messages, locale, 'web', key)
  const notice = `<p role="alert" class="bg-gold-soft text-ink px-4 py-1.5 text-center text-xs print:hidden">${t('start.failed')} <a href="" class="underline">${t('start.reload')}</a></p>`
  return `
;self.showStartFailure=()=>{
if(!self.earlyInput)return
delete self.earlyInput
document.body.insertAdjacentHTML("afterbegin",${safeJson(notice)})}
addEventListener("error",({target})=>target.localName=="script"&&showStartFailure(),true)`
}
