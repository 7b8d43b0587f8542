export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** Days as YYYY-MM-DD, both ends inside; `before` is as long and ends the day before. */
export type Range = { from: string; to: string; before: { from: string; to: string } }

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The days up to today, which is one of them. */
export function rangeOf(today: string, period: Period): Range {
  const from = addDays(today, 1 - period)
  return { from, to: today, before: { from: addDays(from, -period), to: addDays(from, -1) } }
}

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A figure beside that of the period before. */
export type Figure = { now: number; before: number }

/** By how much a figure changed, as a share of what it was; null where there was nothing to compare with. */
export function changeOf({ now, before }: Figure): number | null {
  return before === 0 ? null : (now - before) / before
}

/** How many of those who looked made contact; null where nobody looked. */
export function conversionOf(contacts: number, views: number): number | null {
  return views === 0 ? null : contacts / views
}
