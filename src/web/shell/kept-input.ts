import { isToggle, keyOf } from '#platform/ui/put-back.ts'
import { withStorage } from '#platform/ui/with-storage.ts'
import { pathWithoutLocale } from '#shared/locale-path.ts'

/** Named in entry.client.tsx too. */
const storageKey = 'kaifong:input'
const fieldSelector = ':is(input:not([type=hidden], [type=password], [type=file]), select, textarea)[name]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type KeptInput = { path: string; scrollY: number; fields: [key: string, value: string | boolean][] }

const fieldsOfPage = () => document.querySelectorAll<Field>(fieldSelector)
const pathOfPage = () => pathWithoutLocale(location.pathname)

/** Keeps the scroll position and what is in the fields of this page, passwords apart, while it is loaded in another language. */
export function keepInput(): void {
  const fields = [...fieldsOfPage()].map((field) => [keyOf(field), isToggle(field) ? field.checked : field.value])
  const input = { path: pathOfPage(), scrollY: window.scrollY, fields }
  withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(input)))
}

/** Puts it back. Call before the page is hydrated: forms then take it for what was typed early. */
export function restoreInput(): void {
  const stored = withStorage(() => {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text
  })
  const kept = stored ? (JSON.parse(stored) as KeptInput) : null
  if (kept?.path !== pathOfPage()) return
  window.scrollTo({ top: kept.scrollY, behavior: 'instant' })
  for (const field of fieldsOfPage()) {
    const index = kept.fields.findIndex(([key]) => key === keyOf(field))
    const [[, value] = []] = index < 0 ? [] : kept.fields.splice(index, 1)
    if (isToggle(field)) field.checked = value === undefined ? field.checked : value === true
    else if (typeof value === 'string') field.value = value
  }
}
