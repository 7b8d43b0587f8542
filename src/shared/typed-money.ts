import type { Cents } from './money.ts'
import { cleanLine } from './text.ts'

/** Dollars as a field holds them: "1200" or "99.50", and "" for no amount. Inverse of `parseHkd`. */
export function typedHkd(cents: Cents | null): string {
  if (cents === null) return ''
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}

/**
 * Parses typed dollars ("1,200", "HK$ 99.50", "350 HKD", full-width digits) into HK cents: null when there is no amount,
 * NaN when it cannot be read whole, is negative, or has more than nine digits or two decimals.
 */
export function parseHkd(typed: string): Cents | null {
  const compact = cleanLine(typed.normalize('NFKC')).replace(/\s/g, '')
  if (/^(?:HKD?\$?|\$)?$/i.test(compact)) return null
  // A comma separates thousands; elsewhere it may be a decimal one, and 99,50 is not 9950.
  const amount = /^(?:HKD?\$?|\$)?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(\.\d\d?)?(?:HKD?\$?|\$)?$/i.exec(compact)
  return amount ? Math.round(Number(amount[1]!.replaceAll(',', '') + (amount[2] ?? '')) * 100) : NaN
}
