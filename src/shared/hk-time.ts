import { dayMs, hourMs } from './durations.ts'

// Asia/Hong_Kong is UTC+8 all year: no daylight saving time since 1979.
export const hongKongOffsetMs = 8 * hourMs

/** Whole minutes since 1 January 1970, 00:00 Hong Kong time. */
export function hongKongMinutes(at: Date): number {
  return Math.floor((at.getTime() + hongKongOffsetMs) / 60_000)
}

/** The current date in Hong Kong, as YYYY-MM-DD. */
export function hongKongDay(at: Date): string {
  return new Date(at.getTime() + hongKongOffsetMs).toISOString().slice(0, 10)
}

/** The date (YYYY-MM-DD) this many days after another; before it for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
