import { formatNumber } from './formatters.ts'

/** An amount of Hong Kong dollars in integer cents. */
export type Cents = number

/** "HK$1,200" or "HK$99.50": whole dollars have no decimals. `cents` is HK cents. */
export function formatHkd(cents: Cents): string {
  return `HK$${formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2)}`
}
