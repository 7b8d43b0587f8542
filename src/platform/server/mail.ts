import { createTransport } from 'nodemailer'

/** One e-mail as it goes out. Addresses are plain and checked; every other field may hold any text. */
export type Email = {
  /** With angle brackets. The same letter sent again has the same one. */
  messageId: string
  from: { name: string; address: string }
  to: string
  language: string
  subject: string
  text: string
  html: string
}

/**
 * What carries letters to the mail server of an smtp: or smtps: URL, over at most `connections` kept connections. `send`
 * resolves when the server has taken the letter; a letter of which a byte went out is never repeated here.
 * `force` breaks off what is under way, and its `send` fails.
 */
export function openMail(
  url: string,
  connections: number,
): { send: (email: Email) => Promise<void>; close: (how?: { force: boolean }) => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A kept connection that the server closed meanwhile is replaced once.
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
    async send({ messageId, from, to, language, subject, text, html }) {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: to },
        // What the server is told, whatever the headers look like.
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      })
    },
  }
}

const awayCodes = /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EDNS|ENOTFOUND|ESOCKET|ETLS|EAUTH|ENOAUTH|EPROXY)$/

/** Whether the server could not be spoken to, or not as whom we are: no letter is to blame. */
export function isMailServerAway(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return responseCode === 421 || (typeof code === 'string' && awayCodes.test(code))
}

/** What a mail server's refusal may tell the log: codes, never its words, which name the recipient. */
export function mailError(error: unknown): { code: string; responseCode?: number } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof responseCode === 'number' && { responseCode }),
  }
}
