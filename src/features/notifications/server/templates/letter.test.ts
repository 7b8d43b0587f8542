import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { mailRow, sampleData } from '#tests/support/letters.ts'
import { notificationTypes, type NotificationType } from '../../rules.ts'
import { renderEmail, mailFrameWording } from './letter.ts'

const sender = { name: 'Kaifong', address: 'no-reply@kaifong.example', baseUrl: 'https://kaifong.example' }
const email = (...row: Parameters<typeof mailRow>) => renderEmail(mailRow(...row), sender)
const everyType = notificationTypes.map((type) => [type] as const)
const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

describe.each(everyType)('%s', (type: NotificationType) => {
  test('says the same in three languages', () => {
    const english = mailFrameWording.en.emails[type]
    for (const locale of locales) {
      const words = mailFrameWording[locale].emails[type]
      const parts = [words.subject, ...words.lines, words.yes ?? '', words.no ?? '']
      const model = [english.subject, ...english.lines, english.yes ?? '', english.no ?? '']
      expect(parts.map((part) => placeholders(part))).toEqual(model.map((part) => placeholders(part)))
      expect(Object.keys(words)).toEqual(Object.keys(english))
      expect(JSON.stringify(words)).not.toMatch(/[!！]/)
      if (locale !== 'en' && type !== 'generic') expect(words.subject).toMatch(/\p{Script=Han}/u)
    }
  })

  test.each(locales)('is filled in, as HTML and as text, and leads to this site alone (%s)', (locale) => {
    const { subject, html, text } = email(type, locale)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      // Braces belong to the style sheet alone.
      expect(part.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/[{}]/)
    }
    expect(html).toContain(`<html lang="${locale}">`)
    expect(linksOf(html).length).toBeGreaterThan(1)
    expect(linksOf(html).filter((url) => !/^https:\/\/kaifong\.example(\/|$)/.test(url))).toEqual([])
    const button = linksOf(html).find((url) => url !== sender.baseUrl)
    if (button !== undefined) expect(text).toContain(button)
  })

  test('shows what people typed as text, whatever it is', () => {
    const evil = '<img src=x onerror="alert(1)"> {first_name} & \'co\''
    const typed = Object.entries<unknown>(sampleData[type]).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'path' && !key.endsWith('_at') ? evil : value,
    ])
    const { html } = email(type, 'en', Object.fromEntries(typed) as never)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
  })
})

test('a mail says how the matter was decided', () => {
  const lines = mailFrameWording.en.emails.review_report_decided
  const report = sampleData.review_report_decided
  expect(email('review_report_decided', 'en', { ...report, is_upheld: true }).text).toContain(lines.yes)
  expect(email('review_report_decided', 'en', { ...report, is_upheld: false }).text).toContain(lines.no)
  expect(email('payment_confirmed', 'en').text).toContain('It is yours for good')
  const monthly = { ...sampleData.payment_confirmed, ends_at: '2026-12-20T06:00:00Z' }
  expect(email('payment_confirmed', 'en', monthly).text).toContain('It runs until 20 December 2026.')
})

test('amounts and times are the reader’s, in Hong Kong', () => {
  expect(email('payment_received', 'zh-Hant').text).toContain('HK$500')
  expect(email('password_changed', 'zh-Hans').text).toContain('2026年11月20日')
  expect(email('password_changed', 'en').text).toContain('14:00')
})

test('a path to somewhere else makes no button', () => {
  const { html } = email('password_reset', 'en', { path: '//thief.example/auth' })
  expect(html).not.toContain('thief')
})

test('advertising names its sender and the way out in English and Chinese, whatever the language; nothing else does', () => {
  for (const locale of locales) {
    const { text } = email('generic', locale)
    expect(text).toContain('This is an advertisement from Kaifong (no-reply@kaifong.example)')
    expect(text).toContain('宣傳電郵')
    expect(text).toContain('https://kaifong.example/profile')
  }
  expect(email('generic', 'en', { body: 'The office is closed on Monday.' }).text).not.toContain('advertisement')
})

test('the same row is the same letter, named after the row and this site', () => {
  expect(email('welcome', 'en')).toEqual(email('welcome', 'en'))
  expect(email('welcome', 'en').messageId).toBe('<01936f2e-7c1a-7000-8000-000000000001@kaifong.example>')
})
