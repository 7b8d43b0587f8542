/** Limits of RFC 5321: 254 characters in all, 64 before the `@`. */
const maxLengths = { whole: 254, local: 64, label: 63 }

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[a-z0-9-]+$/

/**
 * Normalises a typed e-mail address (lower case, trimmed, full-width characters folded), or returns null when it is
 * invalid. ASCII only, so that no look-alike letter and no line break passes; an internationalised domain has its
 * `xn--` form.
 */
export function parseEmail(typed: string): string | null {
  const address = typed.trim().normalize('NFKC').toLowerCase()
  if (address.length > maxLengths.whole) return null
  const [name = '', domain = '', ...rest] = address.split('@')
  if (rest.length > 0 || name.length > maxLengths.local) return null
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every(
      (part) => part.length <= maxLengths.label && label.test(part) && !part.startsWith('-') && !part.endsWith('-'),
    ) &&
    !/^\d+$/.test(labels.at(-1)!)
  return isDomain && name.split('.').every((part) => local.test(part)) ? address : null
}
