import type { Locale } from '#shared/locale.ts'
import { formatDate } from './i18n.ts'

/**
 * Formats the date of the legal texts like every other date when it parses as one ("June 14, 2025", "14 June 2025",
 * "2025-06-14"); otherwise it is shown as an admin entered it.
 */
export function legalDate(typed: string, locale: Locale): string {
  const isIso = /^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
  const time = Date.parse(isIso ? typed.trim() : `${typed} UTC`)
  return Number.isNaN(time) ? typed : formatDate(new Date(time).toISOString(), locale)
}
