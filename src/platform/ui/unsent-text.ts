const notTyped = ['password', 'search', 'checkbox', 'radio', 'hidden', 'file'].map((type) => `[type="${type}"]`).join()
const form = 'form:not([data-draft])'

/** Whether a form has text that it did not come with and that is in no draft, so that it would be lost with the form. */
export function hasUnsentText(within: ParentNode): boolean {
  const inputs = within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${form} textarea, ${form} input:not(${notTyped})`,
  )
  return [...inputs].some(({ value, defaultValue }) => value !== '' && value !== defaultValue)
}
