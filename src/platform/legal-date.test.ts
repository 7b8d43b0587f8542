import { describe, expect, test } from 'vitest'
import { legalDate } from './legal-date.ts'

describe('the date of the legal texts', () => {
  test.each(['June 14, 2025', '14 June 2025', '2025-06-14'])(
    '%s reads like every other date, the same day in any time zone',
    (typed) => {
      expect(legalDate(typed, 'en')).toBe('14 Jun 2025')
      expect(legalDate(typed, 'zh-Hant')).toBe('2025年6月14日')
      expect(legalDate(typed, 'zh-Hans')).toBe('2025年6月14日')
    },
  )
  test('is shown as entered when it is not a date', () => {
    expect(legalDate('last summer', 'zh-Hant')).toBe('last summer')
  })
})
