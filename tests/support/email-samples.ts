import type { Mail } from '#features/notifications/server/store.ts'
import { renderEmail } from '#features/notifications/server/templates/email.ts'
import { type EmailDeclaration, sampleData } from '#platform/server/define-email.ts'
import type { Locale } from '#shared/locale.ts'
import { testNow } from './ctx.ts'

/** Data of the e-mail as its declaration shows it. */
export const sampleOf = <Data extends object>(email: EmailDeclaration<Data>, locale: Locale = 'en') =>
  sampleData(email, { locale, firstName: 'Mei', now: '2026-11-20T06:00:00Z' })

/** The e-mail that is sent for an outbox row. */
export const emailOf = (mail: Mail) =>
  renderEmail(mail, { name: 'Kaifong', address: 'no-reply@kaifong.example', baseUrl: 'https://kaifong.example' })

/** An outbox row for the e-mail. */
export function mailRow<Data extends object>(
  email: EmailDeclaration<Data>,
  language: Locale,
  data: NoInfer<Data> = sampleOf(email, language),
): Mail {
  return {
    id: '01936f2e-7c1a-7000-8000-000000000001',
    type: email.type,
    userId: null,
    aboutUserId: null,
    toEmail: 'mei@example.com',
    language,
    subject: email.type === 'generic' ? 'News of the neighbourhood' : null,
    data: Object.fromEntries(Object.entries(data)),
    status: 'queued',
    attempts: 0,
    nextAttemptAt: testNow,
    sentAt: null,
    lastError: null,
    dedupeKey: null,
    createdAt: testNow,
    updatedAt: testNow,
  }
}
