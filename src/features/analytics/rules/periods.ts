import { addDays } from '#shared/hk-time.ts'

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** Days as YYYY-MM-DD, both inclusive. `before` is the previous period of the same length. */
export type Range = { from: string; to: string; before: { from: string; to: string } }

/** The period that ends today, inclusive. */
export function rangeOf(today: string, period: Period): Range {
  const from = addDays(today, 1 - period)
  return { from, to: today, before: { from: addDays(from, -period), to: addDays(from, -1) } }
}

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A figure for this period and the previous one. */
export type Figure = { now: number; before: number }

/** Relative change against the previous period; null when that was zero. */
export function changeOf({ now, before }: Figure): number | null {
  return before === 0 ? null : (now - before) / before
}

/** Contacts per view; null without views. */
export function conversionOf(contacts: number, views: number): number | null {
  return views === 0 ? null : contacts / views
}
