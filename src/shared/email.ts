/** What no mail server takes: RFC 5321 allows 254 characters in all and 64 before the `@`. */
const longest = { whole: 254, local: 64, label: 63 }

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[a-z0-9-]+$/

/**
 * A typed e-mail address in the one form we keep it in (lower case, no outer blanks, full-width characters folded), or
 * null when it is none. Plain ASCII only, so that no look-alike letter and no line break passes; a domain in another
 * script has its `xn--` form.
 */
export function parseEmail(typed: string): string | null {
  const address = typed.trim().normalize('NFKC').toLowerCase()
  if (address.length > longest.whole) return null
  const [name = '', domain = '', ...rest] = address.split('@')
  if (rest.length > 0 || name.length > longest.local) return null
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every(
      (one) => one.length <= longest.label && label.test(one) && !one.startsWith('-') && !one.endsWith('-'),
    ) &&
    !/^\d+$/.test(labels.at(-1)!)
  return isDomain && name.split('.').every((part) => local.test(part)) ? address : null
}
