import { readText, type StoredSettings } from '#features/settings/rules.ts'
import { formatDate } from '#platform/i18n.ts'
import type { Email } from '#platform/server/mail.ts'
import type { Locale } from '#shared/locale.ts'
import { formatHkd } from '#shared/money.ts'
import { cleanLine } from '#shared/text.ts'
import { isOwnPath, isWritten, type NotificationType } from '../../rules.ts'
import type { Mail } from '../store.ts'
import { renderLayout, type EmailContent } from './layout.ts'
import { en } from './messages.en.ts'
import { commercialFooter, type EmailMessages } from './messages.ts'
import { zhHans } from './messages.zh-Hans.ts'
import { zhHant } from './messages.zh-Hant.ts'

/** Sender's name and address from the settings; `baseUrl` prefixes every link. */
export type Sender = { name: string; address: string; baseUrl: string }

export function senderOf(stored: StoredSettings, baseUrl: string): Sender {
  const name = cleanLine(readText(stored, 'email_sender_name'))
  return { name, address: readText(stored, 'email_sender_address'), baseUrl }
}

export const emailMessages: Record<Locale, EmailMessages> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }

/** Target of the button when the data has no path. */
const defaultPaths: Partial<Record<NotificationType, string>> = {
  welcome: '/explore',
  password_changed: '/auth',
  email_changed: '/about',
  listing_submitted: '/admin/review-listings',
  listing_rejected: '/user/listings',
  account_inactive: '/about',
  payment_received: '/subscription',
  payment_confirmed: '/subscription',
  payment_rejected: '/subscription',
  payment_refunded: '/subscription',
  plan_ending: '/subscription',
  plan_ended: '/subscription',
  licence_notice: '/user/listings',
  claim_decided: '/user/listings',
  listing_handed_over: '/user/listings',
  plan_limit_change: '/user/listings',
}
/** The data field shown as a block quote, because a user wrote it. */
const quoteFields: Partial<Record<NotificationType, string>> = {
  listing_rejected: 'rejection_reason',
  payment_rejected: 'reason',
  payment_refunded: 'reason',
  review_received: 'body',
  review_reply: 'body',
}
const reasonKeys: Partial<Record<NotificationType, keyof EmailMessages['reason']>> = {
  email_confirmation: 'address',
  email_change: 'address',
  listing_submitted: 'admin',
  queue_waiting: 'admin',
  search_confirm: 'address',
  search_news: 'search',
}

/** Renders an outbox row as an e-mail. Deterministic: the same row always gives the same e-mail. */
export function renderEmail(
  mail: Pick<Mail, 'id' | 'type' | 'language' | 'subject' | 'data' | 'toEmail'>,
  sender: Sender,
): Email {
  const { type, language, data } = mail
  const messages = emailMessages[language]
  const email = messages.emails[type]
  const params = paramsOf(data, language)
  const fillIn = (text: string) => fill(text, params)
  const subject = mail.subject ?? fillIn(email.subject)
  const path = typeof data['path'] === 'string' ? data['path'] : defaultPaths[type]
  const decision = decisionOf(type, data) ? email.yes : email.no
  const ownParagraphs = isWritten(type) ? (params['body'] ?? '').split(/\n{2,}/) : []
  const firstName = params['first_name'] || params['name']
  const endPath = typeof data['end_path'] === 'string' && isOwnPath(data['end_path']) ? data['end_path'] : null
  const endUrl = endPath === null ? null : sender.baseUrl + endPath
  const content: EmailContent = {
    language,
    subject,
    siteName: sender.name,
    siteUrl: sender.baseUrl,
    greeting: firstName ? fill(messages.greeting, { first_name: firstName }) : null,
    lines: [...email.lines.map(fillIn), ...(decision ? [fillIn(decision)] : []), ...ownParagraphs],
    items: itemsOf(data, sender),
    quote: params[quoteFields[type] ?? ''] || null,
    button:
      path !== undefined && isOwnPath(path) && email.button
        ? { label: params['button'] || email.button, url: sender.baseUrl + path }
        : null,
    linkBelow: messages.linkBelow,
    note: email.note ?? null,
    end: endUrl === null ? null : { label: messages.end, url: endUrl },
    footer: [
      messages.reason[reasonKeys[type] ?? 'member'],
      ...(data['is_commercial'] === true ? advertising(sender) : []),
    ],
  }
  return {
    messageId: `<${mail.id}@${new URL(sender.baseUrl).hostname}>`,
    from: { name: sender.name, address: sender.address },
    to: mail.toEmail,
    language,
    subject,
    ...(endUrl !== null && { unsubscribeUrl: `${endUrl}/end` }),
    ...renderLayout(content),
  }
}

function decisionOf(type: NotificationType, data: Mail['data']): boolean {
  if (type === 'listing_rejected') return data['rejection_code'] === 'plan_limit'
  if (type === 'payment_confirmed' || type === 'payment_refunded') return data['ends_at'] !== null
  return data['is_upheld'] === true
}

/** Links with a line below each, from a field `items`. */
function itemsOf(data: Mail['data'], { baseUrl }: Sender): EmailContent['items'] {
  const items = Array.isArray(data['items']) ? (data['items'] as { title: string; text: string; path: string }[]) : []
  return items
    .filter(({ path }) => isOwnPath(path))
    .map(({ title, text, path }) => ({ title: cleanLine(title), text: cleanLine(text), url: baseUrl + path }))
}

function advertising({ name, address, baseUrl }: Sender): string[] {
  return commercialFooter.map((text) => fill(text, { sender: name, address, link: `${baseUrl}/profile` }))
}

/** The data formatted for display: amounts in dollars, times in the recipient's locale, names on a single line. */
function paramsOf(data: Mail['data'], locale: Locale): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [key, value] of Object.entries(data)) {
    if (key === 'amount_cents') params['amount'] = formatHkd(Number(value))
    else if (/^(asked|changed)_at$/.test(key))
      params[key] = timeOf(value, locale, { dateStyle: 'long', timeStyle: 'short' })
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

/** Replaces each `{name}` once; placeholders inside inserted values are not replaced. */
function fill(text: string, params: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}
