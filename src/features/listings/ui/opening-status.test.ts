import { readFileSync } from 'node:fs'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { type Locale, locales } from '#shared/locale.ts'
import type { OpeningHours } from '../rules.ts'
import { openingOf } from '../rules/opening-hours.ts'
import { OpeningStatus } from './opening-status.tsx'
import { OpeningTimes } from './opening-times.tsx'
import { UrgentBadge } from './urgent-badge.tsx'
import { MinuteContext } from './use-minute.ts'

const nineToSix = [{ from: 540, to: 1_080 }]
const office: OpeningHours = {
  kind: 'weekly',
  days: { mon: nineToSix, tue: nineToSix, wed: nineToSix, thu: nineToSix, fri: nineToSix, holiday: [] },
}
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

/** HTML of an element in a language. `minute`: when the page was made. */
function htmlOf(element: ReactElement, locale: Locale, minute: Date): string {
  const messages = JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >
  const scope: Scope = {
    locale,
    prefix: '',
    messages: { listings: messages },
    loadMoreMessages: async () => {},
    baseUrl: 'http://localhost',
    api: {},
    queries: createQueryClient('server'),
    nonce: '',
    minute: 0,
  }
  return renderToString(ScopeProvider({ scope, children: createElement(MinuteContext, { value: minute }, element) }))
}

/** What a card says, in each language. */
function lines(hours: OpeningHours, now: Date, minute: Date) {
  const opening = openingOf(hours, now)!
  const textIn = (locale: Locale) =>
    htmlOf(createElement(OpeningStatus, { opening }), locale, minute).replace(/<[^>]+>/g, '')
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]))
}

describe('a card says', () => {
  const says = (hours: OpeningHours, now: Date) => lines(hours, now, now)

  test('until when a provider is open', () => {
    expect(says(office, at('2026-11-20', '12:00'))).toEqual({
      en: 'Open · until 18:00',
      'zh-Hant': '營業中 · 至 18:00',
      'zh-Hans': '营业中 · 至 18:00',
    })
  })

  test('until which day, where that is more than a day ahead', () => {
    const allDay = [{ from: 0, to: 1_440 }]
    const days: OpeningHours = { kind: 'weekly', days: { mon: allDay, tue: allDay, wed: [{ from: 0, to: 1_080 }] } }
    expect(says(days, at('2026-11-23', '12:00'))).toEqual({
      en: 'Open · until Wed 18:00',
      'zh-Hant': '營業中 · 至星期三 18:00',
      'zh-Hans': '营业中 · 至周三 18:00',
    })
    expect(says(days, at('2026-11-24', '20:00')).en).toBe('Open · until 18:00')
  })

  test('when it opens: later today, tomorrow, or on a day of the week', () => {
    expect(says(office, at('2026-11-19', '08:00'))).toEqual({
      en: 'Closed · opens 09:00',
      'zh-Hant': '休息中 · 09:00 開門',
      'zh-Hans': '休息中 · 09:00 开门',
    })
    expect(says(office, at('2026-11-19', '18:00'))).toEqual({
      en: 'Closed · opens 09:00 tomorrow',
      'zh-Hant': '休息中 · 明天 09:00 開門',
      'zh-Hans': '休息中 · 明天 09:00 开门',
    })
    expect(says(office, at('2026-11-20', '20:00'))).toEqual({
      en: 'Closed · opens 09:00 Mon',
      'zh-Hant': '休息中 · 星期一 09:00 開門',
      'zh-Hans': '休息中 · 周一 09:00 开门',
    })
  })

  test('that it opens after a public holiday on which it is closed', () => {
    // Christmas Day 2026 is a Friday, the day after it a holiday too.
    expect(says(office, at('2026-12-25', '12:00')).en).toBe('Closed · opens 09:00 Mon')
    expect(says(office, at('2026-12-24', '20:00')).en).toBe('Closed · opens 09:00 Mon')
    const onHolidays: OpeningHours = { kind: 'weekly', days: { ...office.days, holiday: [{ from: 720, to: 900 }] } }
    expect(says(onHolidays, at('2026-12-25', '12:00'))['zh-Hant']).toBe('營業中 · 至 15:00')
  })

  test('that it is always open, or open by appointment', () => {
    const now = at('2026-11-20', '12:00')
    expect(says({ kind: 'always' }, now)).toEqual({
      en: 'Open 24 hours',
      'zh-Hant': '24 小時營業',
      'zh-Hans': '24 小时营业',
    })
    expect(says({ kind: 'appointment' }, now).en).toBe('By appointment')
  })

  test('only the hours of a span that is over, on a page kept since', () => {
    expect(lines(office, at('2026-11-20', '12:00'), at('2026-11-20', '19:00')).en).toBe('Fri 09:00 – 18:00')
  })
})

describe('a card shows that a provider takes urgent jobs', () => {
  function badge(hours: OpeningHours | null, now: Date) {
    const listing = { takesUrgentJobs: true, opening: hours && openingOf(hours, now) }
    return htmlOf(createElement(UrgentBadge, { listing }), 'en', now).replace(/<[^>]+>/g, '') || 'none'
  }
  const [noon, night] = [at('2026-11-20', '12:00'), at('2026-11-20', '22:00')]

  test('while the provider can come', () => {
    expect(badge(office, noon)).toBe('Takes urgent jobs')
    expect(badge({ kind: 'always' }, night)).toBe('Takes urgent jobs')
  })

  test('not beside hours that begin later', () => {
    expect(badge(office, night)).toBe('none')
  })

  test('not where nobody knows when the provider can come', () => {
    expect(badge(null, noon)).toBe('none')
    expect(badge({ kind: 'appointment' }, noon)).toBe('none')
  })
})

describe('the opening times of a listing', () => {
  /** The row that stands out. */
  function today(hours: OpeningHours, now: Date) {
    const html = htmlOf(createElement(OpeningTimes, { listing: { openingHours: hours } }), 'en', now)
    return html
      .split('<tr')
      .filter((row) => row.includes('font-semibold'))
      .map((row) =>
        row
          .replace(/^[^>]*>/, '')
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
  }

  test('mark the row of today, on a public holiday that of holidays where there is one', () => {
    // Christmas Day 2026 is a Friday.
    expect(today(office, at('2026-12-24', '12:00'))).toEqual(['Mon – Fri 09:00 – 18:00'])
    expect(today(office, at('2026-12-25', '12:00'))).toEqual(['Public holidays Closed'])
    const unsaid: OpeningHours = { kind: 'weekly', days: { fri: nineToSix } }
    expect(today(unsaid, at('2026-12-25', '12:00'))).toEqual(['Fri 09:00 – 18:00'])
  })
})
