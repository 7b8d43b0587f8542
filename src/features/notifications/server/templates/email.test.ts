import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { passwordChangedEmail } from '#features/accounts/server/emails/password-changed.ts'
import { passwordResetEmail } from '#features/accounts/server/emails/password-reset.ts'
import { welcomeEmail } from '#features/accounts/server/emails/welcome.ts'
import { paymentConfirmedEmail } from '#features/billing/server/emails/payment-confirmed.ts'
import { paymentReceivedEmail } from '#features/billing/server/emails/payment-received.ts'
import { planEndedEmail } from '#features/billing/server/emails/plan-ended.ts'
import { planEndingEmail } from '#features/billing/server/emails/plan-ending.ts'
import { claimDecidedEmail } from '#features/moderation/server/emails/claim-decided.ts'
import { reviewReportDecidedEmail } from '#features/reports/server/emails/review-report-decided.ts'
import { declaredEmails, defineEmail, findEmail, type EmailDeclaration } from '#platform/server/define-email.ts'
import { locales } from '#shared/locale.ts'
import hashes from '#tests/support/email-hashes.json' with { type: 'json' }
import '#tests/support/every-email.ts'
import { mailRow, sampleOf } from '#tests/support/email-samples.ts'
import { genericEmail } from '../emails/generic.ts'
import { renderEmail } from './email.ts'

const sender = { name: 'Kaifong', address: 'no-reply@kaifong.example', baseUrl: 'https://kaifong.example' }
const email = <Data extends object>(...[kind, ...row]: Parameters<typeof mailRow<Data>>) =>
  renderEmail(mailRow(kind, ...row), sender)
const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

/** The keys of a text at every depth, with the placeholders of its parts. */
const outlineOf = (part: unknown): unknown =>
  typeof part === 'string'
    ? placeholdersOf(part)
    : Object.entries(part as object).map(([key, value]) => [key, outlineOf(value)])

describe.each(declaredEmails())('$type', (kind: EmailDeclaration) => {
  test('has the same placeholders and parts in three languages', () => {
    const english = kind.texts.en
    for (const locale of locales) {
      const wording = kind.texts[locale]
      expect(outlineOf(wording)).toEqual(outlineOf(english))
      expect(JSON.stringify(wording)).not.toMatch(/[!！]/)
      if (locale !== 'en' && kind.type !== 'generic') expect(wording.subject).toMatch(/\p{Script=Han}/u)
    }
  })

  test.each(locales)('has no unfilled placeholder in HTML or text, and links only to this site (%s)', (locale) => {
    const { subject, html, text } = email(kind, locale)
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
    const typed = Object.entries<unknown>({ ...sampleOf(kind) }).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'path' && !key.endsWith('_at') ? evil : value,
    ])
    const { html } = email(kind, 'en', Object.fromEntries(typed) as object)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
  })
})

test('an e-mail about the end of a plan says that hidden listings come back when they are sent again', () => {
  const again = {
    en: 'send them again under My Listings',
    'zh-Hant': '在「我的商戶」再次提交',
    'zh-Hans': '在“我的店铺”中再次提交',
  }
  const kinds: EmailDeclaration[] = [planEndingEmail, planEndedEmail]
  for (const kind of kinds)
    for (const locale of locales)
      expect(email(kind, locale).text.replace(/\s+/g, locale === 'en' ? ' ' : '')).toContain(again[locale])
})

test('an e-mail states the decision', () => {
  const { cases } = reviewReportDecidedEmail.texts.en
  const report = sampleOf(reviewReportDecidedEmail)
  expect(email(reviewReportDecidedEmail, 'en', { ...report, is_upheld: true }).text).toContain(cases?.['upheld'])
  expect(email(reviewReportDecidedEmail, 'en', { ...report, is_upheld: false }).text).toContain(cases?.['dismissed'])
  expect(email(paymentConfirmedEmail, 'en').text).toContain('It is permanent')
  const monthly = { ...sampleOf(paymentConfirmedEmail), ends_at: '2026-12-20T06:00:00Z' }
  expect(email(paymentConfirmedEmail, 'en', monthly).text).toContain('It is active until 20 December 2026.')
})

test('a row of an earlier version, which holds the text of its case, is sent with it', () => {
  const row = { ...mailRow(claimDecidedEmail, 'en'), subject: 'Your claim', data: { body: 'It is yours.\n\nWelcome.' } }
  const { subject, html } = renderEmail(row, sender)
  expect(subject).toBe('Your claim')
  expect(html).toMatch(/<p[^>]*>It is yours.<\/p>\n<p[^>]*>Welcome.<\/p>/)
})

test('amounts and times are formatted in the recipient’s language and Hong Kong’s time zone', () => {
  expect(email(paymentReceivedEmail, 'zh-Hant').text).toContain('HK$500')
  expect(email(passwordChangedEmail, 'zh-Hans').text).toContain('2026年11月20日')
  expect(email(passwordChangedEmail, 'en').text).toContain('14:00')
})

test('a path to another site gives no button', () => {
  const { html } = email(passwordResetEmail, 'en', { path: '//thief.example/auth' })
  expect(html).not.toContain('thief')
})

test('advertising, and nothing else, names its sender and how to opt out in English and Chinese', () => {
  for (const locale of locales) {
    const { text } = email(genericEmail, locale, { ...sampleOf(genericEmail), is_commercial: true })
    expect(text).toContain('This is an advertisement from Kaifong (no-reply@kaifong.example)')
    expect(text).toContain('宣傳電郵')
    expect(text).toContain('https://kaifong.example/profile')
  }
  expect(email(genericEmail, 'en', { body: 'The office is closed on Monday.' }).text).not.toContain('advertisement')
})

test('the same row renders the same e-mail; the Message-ID is the row id at this host', () => {
  expect(email(welcomeEmail, 'en')).toEqual(email(welcomeEmail, 'en'))
  expect(email(welcomeEmail, 'en').messageId).toBe('<01936f2e-7c1a-7000-8000-000000000001@kaifong.example>')
})

test('two e-mails cannot have the same type', () => {
  expect(() => defineEmail({ ...genericEmail, quote: undefined })).toThrow('two e-mails have the type generic')
})

test('a row of a type that is not declared is not rendered', () => {
  expect(() => renderEmail({ ...mailRow(genericEmail, 'en'), type: 'unknown' }, sender)).toThrow('declared as unknown')
})

/** The first 16 digits of SHA-256 of subject, HTML and text of the samples; a new e-mail needs none. */
const knownHashes: Partial<Record<string, Record<string, string>>> = hashes

test.each(Object.keys(hashes))('%s keeps every byte until its wording is changed on purpose', (type) => {
  for (const locale of locales) {
    const kind = findEmail(type)
    if (!kind) throw new Error(`${type} is not declared`)
    const { subject, html, text } = renderEmail({ ...mailRow(kind, locale), subject: null }, sender)
    const hash = createHash('sha256').update([subject, html, text].join('\0')).digest('hex').slice(0, 16)
    expect([locale, hash]).toEqual([locale, knownHashes[type]?.[locale]])
  }
})
