import type { Cents } from './money.ts'

/** Dollars as a field holds them: "1200" or "99.50", and "" for no amount. Inverse of `parseHkd`. */
export function typedHkd(cents: Cents | null): string {
  if (cents === null) return ''
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}

/**
 * Parses typed dollars ("1,200", "HK$ 99.50", "350 HKD", full-width digits) into HK cents: null when there is no amount,
 * NaN when it cannot be read, is negative, or has more than nine digits or two decimals.
 */
export function parseHkd(typed: string): Cents | null {
  const compact = typed.normalize('NFKC').replace(/[\s,]/g, '')
  const parts = /^(?:HKD?\$?|\$)?(\d{1,9}(?:\.\d\d?)?)?(?:HKD?\$?|\$)?$/i.exec(compact)
  if (!parts) return NaN
  return parts[1] === undefined ? null : Math.round(Number(parts[1]) * 100)
}
