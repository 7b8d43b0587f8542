import type { Locale } from '#shared/locale.ts'

/**
 * The date of the legal texts for the reader. English shows it as an admin typed it; Chinese in its own form when it
 * reads as a date ("June 14, 2025", "14 June 2025", "2025-06-14"), else as typed.
 */
export function legalDate(typed: string, locale: Locale): string {
  if (locale === 'en') return typed
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
  const time = Date.parse(iso ? typed.trim() : `${typed} UTC`)
  if (Number.isNaN(time)) return typed
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
