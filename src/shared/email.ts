import { cleanText } from './text.ts'

/** Limits of RFC 5321: 254 characters in all, 64 before the `@`. */
const maxLengths = { whole: 254, local: 64, label: 63 }

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[a-z0-9-]+$/

/** An address as it is copied: from a link, or from an address book with its person's name. */
const link = /^mailto:([^?]*)(?:\?.*)?$/
const named = /^[^<>@\n]*<([^<>]*)>$/

/**
 * Normalises a typed or pasted e-mail address (lower case, trimmed, full-width characters folded, without invisible
 * characters), or returns null when it is invalid. `mailto:` links, `Name <address>` and an address that ends a sentence
 * or a list are read. ASCII only, so that no look-alike letter and no line break passes; an internationalised domain has
 * its `xn--` form.
 */
export function parseEmail(typed: string): string | null {
  if (/\p{Cc}/u.test(typed.trim())) return null
  const text = cleanText(cleanText(typed).normalize('NFKC'))
    .toLowerCase()
    .replaceAll('。', '.')
    .replace(/[.,;、]$/, '')
  const inner = named.exec(text)?.[1]?.trim() ?? text
  const address = link.exec(inner)?.[1]?.trim() ?? inner
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
