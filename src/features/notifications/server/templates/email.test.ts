import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { mailRow, sampleData } from '#tests/support/email-samples.ts'
import { notificationTypes, type NotificationType } from '../../rules.ts'
import { renderEmail, emailMessages } from './email.ts'

const sender = { name: 'Kaifong', address: 'no-reply@kaifong.example', baseUrl: 'https://kaifong.example' }
const email = (...row: Parameters<typeof mailRow>) => renderEmail(mailRow(...row), sender)
const everyType = notificationTypes.map((type) => [type] as const)
const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

describe.each(everyType)('%s', (type: NotificationType) => {
  test('has the same placeholders and parts in three languages', () => {
    const english = emailMessages.en.emails[type]
    for (const locale of locales) {
      const wording = emailMessages[locale].emails[type]
      const parts = [wording.subject, ...wording.lines, wording.yes ?? '', wording.no ?? '']
      const model = [english.subject, ...english.lines, english.yes ?? '', english.no ?? '']
      expect(parts.map((part) => placeholders(part))).toEqual(model.map((part) => placeholders(part)))
      expect(Object.keys(wording)).toEqual(Object.keys(english))
      expect(JSON.stringify(wording)).not.toMatch(/[!！]/)
      if (locale !== 'en' && type !== 'generic') expect(wording.subject).toMatch(/\p{Script=Han}/u)
    }
  })

  test.each(locales)('has no unfilled placeholder in HTML or text, and links only to this site (%s)', (locale) => {
    const { subject, html, text } = email(type, locale)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      // Only the style sheet may contain braces.
      expect(part.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/[{}]/)
    }
    expect(html).toContain(`<html lang="${locale}">`)
    expect(linksOf(html).length).toBeGreaterThan(1)
    expect(linksOf(html).filter((url) => !/^https:\/\/kaifong\.example(\/|$)/.test(url))).toEqual([])
    const button = linksOf(html).find((url) => url !== sender.baseUrl)
    if (button !== undefined) expect(text).toContain(button)
  })

  test('escapes user input', () => {
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

test('an e-mail about the end of a plan says that hidden listings come back when they are sent again', () => {
  const again = {
    en: 'send them again under My Listings',
    'zh-Hant': '在「我的刊登」再次提交',
    'zh-Hans': '在“我的服务信息”中再次提交',
  }
  for (const type of ['plan_ending', 'plan_ended'] as const)
    for (const locale of locales)
      expect(email(type, locale).text.replace(/\s+/g, locale === 'en' ? ' ' : '')).toContain(again[locale])
})

test('an e-mail states the decision', () => {
  const lines = emailMessages.en.emails.review_report_decided
  const report = sampleData.review_report_decided
  expect(email('review_report_decided', 'en', { ...report, is_upheld: true }).text).toContain(lines.yes)
  expect(email('review_report_decided', 'en', { ...report, is_upheld: false }).text).toContain(lines.no)
  expect(email('payment_confirmed', 'en').text).toContain('It is permanent')
  const monthly = { ...sampleData.payment_confirmed, ends_at: '2026-12-20T06:00:00Z' }
  expect(email('payment_confirmed', 'en', monthly).text).toContain('It is active until 20 December 2026.')
})

test('amounts and times are formatted in the recipient’s language and Hong Kong’s time zone', () => {
  expect(email('payment_received', 'zh-Hant').text).toContain('HK$500')
  expect(email('password_changed', 'zh-Hans').text).toContain('2026年11月20日')
  expect(email('password_changed', 'en').text).toContain('14:00')
})

test('a path to another site gives no button', () => {
  const { html } = email('password_reset', 'en', { path: '//thief.example/auth' })
  expect(html).not.toContain('thief')
})

test('advertising, and nothing else, names its sender and how to opt out in English and Chinese', () => {
  for (const locale of locales) {
    const { text } = email('generic', locale)
    expect(text).toContain('This is an advertisement from Kaifong (no-reply@kaifong.example)')
    expect(text).toContain('宣傳電郵')
    expect(text).toContain('https://kaifong.example/profile')
  }
  expect(email('generic', 'en', { body: 'The office is closed on Monday.' }).text).not.toContain('advertisement')
})

test('the same row renders the same e-mail; the Message-ID is the row id at this host', () => {
  expect(email('welcome', 'en')).toEqual(email('welcome', 'en'))
  expect(email('welcome', 'en').messageId).toBe('<01936f2e-7c1a-7000-8000-000000000001@kaifong.example>')
})
