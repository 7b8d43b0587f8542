// Asia/Hong_Kong is at UTC+8 all year: it has had no summer time since 1979.
const offsetMs = 8 * 3_600_000

/** Whole minutes since 1 January 1970, 00:00 on Hong Kong's clocks. */
export function hongKongMinutes(at: Date): number {
  return Math.floor((at.getTime() + offsetMs) / 60_000)
}

/** The day it is in Hong Kong, as YYYY-MM-DD. */
export function hongKongDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)
}
