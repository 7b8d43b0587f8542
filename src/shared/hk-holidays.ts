import { dayMs } from './durations.ts'

/**
 * General holidays of Hong Kong other than Sundays, as gazetted under the General Holidays Ordinance (Cap. 149); a year
 * that is missing has none here. Add a year when the government publishes it (docs/hong-kong.md).
 */
const holidays: Record<string, string> = {
  '2026': '0101 0217 0218 0219 0403 0404 0406 0407 0501 0525 0619 0701 0926 1001 1019 1225 1226',
  '2027': '0101 0206 0208 0209 0326 0327 0329 0405 0501 0513 0609 0701 0916 1001 1008 1225 1227',
}

/** Whether a day (whole days since 1 January 1970, Hong Kong time) is a public holiday. */
export const isPublicHoliday = (day: number): boolean => holidayNumbers.has(day)

const holidayNumbers = new Set(
  Object.entries(holidays).flatMap(([year, dates]) =>
    dates.split(' ').map((date) => Date.UTC(Number(year), Number(date.slice(0, 2)) - 1, Number(date.slice(2))) / dayMs),
  ),
)
