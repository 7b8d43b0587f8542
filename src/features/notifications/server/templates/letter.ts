import { readText, type StoredSettings } from '#features/settings/rules.ts'
import { formatDate } from '#platform/i18n.ts'
import type { Email } from '#platform/server/mail.ts'
import type { Locale } from '#shared/locale.ts'
import { formatHkd } from '#shared/money.ts'
import { cleanLine } from '#shared/text.ts'
import { isOwnPath, type NotificationType } from '../../rules.ts'
import type { Mail } from '../store.ts'
import { page, type Page } from './page.ts'
import { en } from './words.en.ts'
import { commercialFooter, type MailWords } from './words.ts'
import { zhHans } from './words.zh-Hans.ts'
import { zhHant } from './words.zh-Hant.ts'

/** Who writes: name and address from the settings; `baseUrl` begins every link. */
export type Sender = { name: string; address: string; baseUrl: string }

export function senderOf(stored: StoredSettings, baseUrl: string): Sender {
  const name = cleanLine(readText(stored, 'email_sender_name'))
  return { name, address: readText(stored, 'email_sender_address'), baseUrl }
}

export const mailFrameWording: Record<Locale, MailWords> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }

/** Where the button leads when the data names no path. */
const paths: Partial<Record<NotificationType, string>> = {
  welcome: '/explore',
  password_changed: '/auth',
  listing_submitted: '/admin/review-listings',
  listing_rejected: '/user/listings',
  account_inactive: '/about',
  payment_received: '/subscription',
  payment_confirmed: '/subscription',
  payment_rejected: '/subscription',
  plan_ending: '/subscription',
}
/** The field that is shown as somebody's own words. */
const quotes: Partial<Record<NotificationType, string>> = {
  listing_rejected: 'rejection_reason',
  payment_rejected: 'reason',
  review_received: 'body',
  review_reply: 'body',
}
const reasons: Partial<Record<NotificationType, keyof MailWords['reason']>> = {
  email_confirmation: 'address',
  listing_submitted: 'admin',
}

/** A row of the outbox as the letter that goes out: the same row always makes the same one. */
export function renderEmail(
  mail: Pick<Mail, 'id' | 'type' | 'language' | 'subject' | 'data' | 'toEmail'>,
  sender: Sender,
): Email {
  const { type, language, data } = mail
  const words = mailFrameWording[language]
  const email = words.emails[type]
  const params = paramsOf(data, language)
  const errorMessage = (text: string) => fill(text, params)
  const subject = mail.subject ?? errorMessage(email.subject)
  const path = typeof data['path'] === 'string' ? data['path'] : paths[type]
  const decision = decisionOf(type, data) ? email.yes : email.no
  const own = type === 'generic' ? (params['body'] ?? '').split(/\n{2,}/) : []
  const firstName = params['first_name'] || params['name']
  const content: Page = {
    language,
    subject,
    siteName: sender.name,
    siteUrl: sender.baseUrl,
    greeting: firstName ? fill(words.greeting, { first_name: firstName }) : null,
    lines: [...email.lines.map(errorMessage), ...(decision ? [errorMessage(decision)] : []), ...own],
    quote: params[quotes[type] ?? ''] || null,
    button:
      path !== undefined && isOwnPath(path) && email.button
        ? { label: params['button'] || email.button, url: sender.baseUrl + path }
        : null,
    linkBelow: words.linkBelow,
    note: email.note ?? null,
    footer: [words.reason[reasons[type] ?? 'member'], ...(data['is_commercial'] === true ? advertising(sender) : [])],
  }
  return {
    messageId: `<${mail.id}@${new URL(sender.baseUrl).hostname}>`,
    from: { name: sender.name, address: sender.address },
    to: mail.toEmail,
    language,
    subject,
    ...page(content),
  }
}

function decisionOf(type: NotificationType, data: Mail['data']): boolean {
  if (type === 'listing_rejected') return data['rejection_code'] === 'plan_limit'
  return type === 'payment_confirmed' ? data['ends_at'] !== null : data['is_upheld'] === true
}

function advertising({ name, address, baseUrl }: Sender): string[] {
  return commercialFooter.map((text) => fill(text, { sender: name, address, link: `${baseUrl}/profile` }))
}

/** The data as words: an amount in dollars, a time in the reader's form, names on one line. */
function paramsOf(data: Mail['data'], locale: Locale): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [key, value] of Object.entries(data)) {
    if (key === 'amount_cents') params['amount'] = formatHkd(Number(value), locale)
    else if (key === 'changed_at') params[key] = timeOf(value, locale, { dateStyle: 'long', timeStyle: 'short' })
    else if (key.endsWith('_at')) params[key] = timeOf(value, locale, { dateStyle: 'long' })
    else if (typeof value === 'string')
      params[key] = /^(body|reason|rejection_reason)$/.test(key) ? value : cleanLine(value)
    else if (typeof value === 'number') params[key] = String(value)
  }
  return params
}

function timeOf(value: unknown, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDate(value, locale, options) : ''
}

/** Fills `{name}`; what people typed is never filled again. */
function fill(text: string, params: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}
