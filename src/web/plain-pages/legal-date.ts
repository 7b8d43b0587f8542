import type { Locale } from '#shared/locale.ts'

/**
 * Formats the date of the legal texts. English shows it as entered by an admin; Chinese reformats it when it parses as a
 * date ("June 14, 2025", "14 June 2025", "2025-06-14").
 */
export function legalDate(typed: string, locale: Locale): string {
  if (locale === 'en') return typed
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
  const time = Date.parse(iso ? typed.trim() : `${typed} UTC`)
  if (Number.isNaN(time)) return typed
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
