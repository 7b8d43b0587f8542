import { expect, test } from 'vitest'
import { addDays, hongKongDay, hongKongMinutes } from './hk-time.ts'

test('the day in Hong Kong starts eight hours before UTC', () => {
  expect(hongKongDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(hongKongDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  expect(hongKongDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('days are counted across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('minutes agree with the time zone database', () => {
  for (const iso of ['2026-06-30T23:30:00Z', '2026-11-20T04:05:59Z', '1999-01-01T00:00:00Z']) {
    const at = new Date(iso)
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Hong_Kong',
      hour: '2-digit',
      minute: '2-digit',
    }).format(at)
    const minutes = hongKongMinutes(at) % 1440
    expect(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`).toBe(clock)
  }
})
