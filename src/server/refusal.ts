import { type MessageCatalog } from '#platform/i18n.ts'
import { retrySeconds } from '#platform/server/availability.ts'
import { privateNoStore } from '#platform/server/cache-control.ts'
import { localeOfPath } from '#shared/locale-path.ts'
import { fallbackLocale, type Locale } from '#shared/locale.ts'
import type { Answer } from './page.ts'
import { securityHeadersOf } from './security.ts'

/** The page of a visitor who has used up a limit. `wait` is in seconds. */
export function tooManyRequests(locale: Locale, messages: MessageCatalog, baseUrl: string, wait: number): Answer {
  return plainPage(429, 'tooMany.title', 'error.tooMany', locale, messages, baseUrl, wait)
}

/** The page while the database does not answer. */
export function unavailable(locale: Locale, messages: MessageCatalog, baseUrl: string): Answer {
  return plainPage(503, 'unavailable.title', 'error.unavailable', locale, messages, baseUrl, retrySeconds)
}

/** The answer to a request that `excessOf` refuses, in the language of its path. */
export function tooLong(
  status: 414 | 431,
  url: string,
  messages: Readonly<Record<Locale, MessageCatalog>>,
  baseUrl: string,
): Answer {
  if (url.startsWith('/api/')) {
    const code = status === 414 ? 'URI_TOO_LONG' : 'HEADERS_TOO_LARGE'
    const body = JSON.stringify({ code, message: 'The address or a header is too long.' })
    return { status, headers: { 'content-type': 'application/json', ...headersOf(body, baseUrl) }, body }
  }
  const locale = localeOfPath(url.slice(0, 20)) ?? fallbackLocale
  return plainPage(status, 'tooLong.title', 'error.tooLong', locale, messages[locale], baseUrl, null)
}

/** A few hundred bytes without scripts, so that refusing costs nothing. As a string, which leaves in one write with the headers. */
function plainPage(
  status: number,
  titleKey: string,
  hintKey: string,
  locale: Locale,
  messages: MessageCatalog,
  baseUrl: string,
  wait: number | null,
): Answer {
  const texts = messages.web ?? {}
  const [title, hint] = [texts[titleKey] ?? '', texts[hintKey] ?? '']
  const body =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${hint}</p></main></body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...(wait !== null && { 'retry-after': String(wait) }),
    ...headersOf(body, baseUrl),
  }
  return { status, headers, body }
}

function headersOf(body: string, baseUrl: string) {
  return {
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': privateNoStore,
    ...securityHeadersOf('', baseUrl),
  }
}
