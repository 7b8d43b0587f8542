import { createTransport } from 'nodemailer'

/** One outgoing e-mail. Addresses are plain and validated; every other field may contain any text. */
export type Email = {
  /** With angle brackets. Resending the same e-mail uses the same id. */
  messageId: string
  from: { name: string; address: string }
  to: string
  language: string
  subject: string
  text: string
  html: string
  /** Ends e-mails of this kind by a POST without a page (RFC 8058). */
  unsubscribeUrl?: string
}

/**
 * Opens a pooled transport to the mail server of an smtp: or smtps: URL, with at most `connections` connections. `send`
 * resolves when the server has accepted the e-mail; an e-mail of which a byte was sent is never retried here. `close`
 * with `force` aborts pending sends, which then reject.
 */
export function openMailTransport(
  url: string,
  connections: number,
): { send: (email: Email) => Promise<void>; close: (how?: { force: boolean }) => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A pooled connection that the server closed is replaced once.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    close: (how) => transport.close(how),
    async send({ messageId, from, to, language, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        // The SMTP envelope, independent of the headers.
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}

const connectionErrorCodes =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EDNS|ENOTFOUND|ESOCKET|ETLS|EAUTH|ENOAUTH|EPROXY)$/

/** Whether the mail server was unreachable or rejected our credentials: not a problem of one e-mail. */
export function isMailServerUnavailable(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return responseCode === 421 || (typeof code === 'string' && connectionErrorCodes.test(code))
}

/** Loggable part of a mail server's error: codes only, since its text names the recipient. */
export function mailError(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof responseCode === 'number' && { responseCode }),
  }
}
