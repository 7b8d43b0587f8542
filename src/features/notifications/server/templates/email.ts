import { readText, type StoredSettings } from '#features/settings/rules.ts'
import { formatDate } from '#platform/i18n.ts'
import { findEmail } from '#platform/server/define-email.ts'
import type { Email } from '#platform/server/mail.ts'
import { fillText } from '#shared/fill-text.ts'
import type { Locale } from '#shared/locale.ts'
import { formatHkd } from '#shared/money.ts'
import { cleanLine } from '#shared/text.ts'
import { isOwnPath } from '../../rules.ts'
import type { Mail } from '../store.ts'
import { renderLayout, type EmailContent } from './layout.ts'
import { commercialFooter, frameTexts } from './messages.ts'

/** Sender's name and address from the settings; `baseUrl` prefixes every link. */
export type Sender = { name: string; address: string; baseUrl: string }

export function senderOf(stored: StoredSettings, baseUrl: string): Sender {
  const name = cleanLine(readText(stored, 'email_sender_name'))
  return { name, address: readText(stored, 'email_sender_address'), baseUrl }
}

/**
 * Renders an outbox row as an e-mail. Deterministic: the same row always gives the same e-mail. Throws on a type that this
 * version of the site does not know.
 */
export function renderEmail(
  mail: Pick<Mail, 'id' | 'type' | 'language' | 'subject' | 'data' | 'toEmail'>,
  sender: Sender,
): Email {
  const { type, language, data } = mail
  const email = findEmail(type)
  if (!email) throw new Error(`no e-mail is declared as ${type}`)
  const [frame, texts] = [frameTexts[language], email.texts[language]]
  const params = paramsOf(data, language)
  const fillIn = (text: string) => fillText(text, params, () => '')
  const chosen = email.caseOf?.(data) ?? ''
  const subject = mail.subject ?? fillIn(texts.subjects?.[chosen] ?? texts.subject)
  const path = typeof data['path'] === 'string' ? data['path'] : email.path
  const text = texts.cases?.[chosen]
  // Rows of earlier versions, which may wait in the outbox, hold the text of their case.
  const ofCase = text === undefined ? [texts.cases ? '{body}' : ''] : [text, texts.closing ?? '']
  const paragraphs = [...(texts.lines ?? []), ...ofCase].flatMap((one) =>
    fillIn(one)
      .trim()
      .split(/\n{2,}/),
  )
  const firstName = params['first_name'] || params['name']
  const endPath = typeof data['end_path'] === 'string' && isOwnPath(data['end_path']) ? data['end_path'] : null
  const endUrl = endPath === null ? null : sender.baseUrl + endPath
  const content: EmailContent = {
    language,
    subject,
    siteName: sender.name,
    siteUrl: sender.baseUrl,
    greeting: firstName ? fillText(frame.greeting, { first_name: firstName }) : null,
    lines: paragraphs.filter((line) => line !== ''),
    items: itemsOf(data, sender),
    quote: params[email.quote ?? ''] || null,
    button:
      path !== undefined && isOwnPath(path) && texts.button
        ? { label: params['button'] || texts.button, url: sender.baseUrl + path }
        : null,
    linkBelow: frame.linkBelow,
    note: texts.note ?? null,
    end: endUrl === null ? null : { label: frame.end, url: endUrl },
    footer: [frame.reason[email.group], ...(data['is_commercial'] === true ? advertising(sender) : [])],
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

/** Links with a line below each, from a field `items`. */
function itemsOf(data: Mail['data'], { baseUrl }: Sender): EmailContent['items'] {
  const items = Array.isArray(data['items']) ? (data['items'] as { title: string; text: string; path: string }[]) : []
  return items
    .filter(({ path }) => isOwnPath(path))
    .map(({ title, text, path }) => ({ title: cleanLine(title), text: cleanLine(text), url: baseUrl + path }))
}

function advertising({ name, address, baseUrl }: Sender): string[] {
  return commercialFooter.map((text) => fillText(text, { sender: name, address, link: `${baseUrl}/profile` }))
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
      params[key] = /^(answer|body|found|reason|rejection_reason)$/.test(key) ? value : cleanLine(value)
    else if (typeof value === 'number') params[key] = String(value)
  }
  return params
}

function timeOf(value: unknown, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatDate(value, locale, options) : ''
}
