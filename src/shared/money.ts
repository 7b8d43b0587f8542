import { numberFormat } from './formatters.ts'
import type { Locale } from './locale.ts'

/** An amount of Hong Kong dollars in integer cents. */
export type Cents = number

/** "HK$1,200" or "HK$99.50": whole dollars have no decimals. `cents` is HK cents. */
export function formatHkd(cents: Cents, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const amount = numberFormat(locale === 'en' ? 'en-HK' : locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
  return `HK$${amount}`
}
