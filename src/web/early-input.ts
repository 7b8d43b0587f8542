/** Controls that were used before React answered, in this order, each with its value then. */
type EarlyInput = Map<HTMLElement, string>
declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined
  }
}

/**
 * Notes which buttons, selects and forms somebody used before the page was hydrated, which takes seconds on a slow network.
 * Left alone is what works without script: links, disclosures, and forms with an address; a form without one would put
 * what was typed into the address of this page.
 */
export const earlyInputScript = `
;{const used=self.earlyInput=new Map,controls={click:'button[type=button],[aria-haspopup]',change:'select',submit:'form:not([action])'}
for(const type in controls)addEventListener(type,e=>{
const control=self.earlyInput&&e.target.closest?.(controls[type])
if(!control||e.ctrlKey||e.metaKey||e.shiftKey)return
if(type!='change')e.preventDefault()
used.set(control,control.value)},true)}`

/**
 * Repeats what was noted, and reports what browsers do themselves: the focus, and open disclosures. Call once the page is
 * hydrated.
 */
export function replayEarlyInput(): void {
  const used: EarlyInput = window.earlyInput ?? new Map<HTMLElement, string>()
  delete window.earlyInput
  // Not among the effects of hydration: what they change must be on the page first.
  setTimeout(() => {
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const details of document.querySelectorAll('details[open]')) details.dispatchEvent(new Event('toggle'))
    for (const [noted, value] of used) {
      const control = noted.successor ?? noted
      if (control.isConnected) replay(control, value)
    }
  })
}

function replay(control: HTMLElement, value: string) {
  if (control instanceof HTMLFormElement) return control.requestSubmit()
  if (!(control instanceof HTMLSelectElement)) return control.click()
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
