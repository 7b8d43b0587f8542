/** `held`: not sent because SMTP_URL is not set; `failed`: refused after the last attempt. */
export const outboxStatuses = ['queued', 'held', 'sending', 'sent', 'failed'] as const

export type OutboxStatus = (typeof outboxStatuses)[number]

/** Whether an admin may see the sign-in link in an e-mail: only while it is held because no mail server is configured. */
export const isLinkShown = (status: OutboxStatus): boolean => status === 'held'

const minute = 60
const hour = 60 * minute
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour]

/** Seconds until the next attempt after this many refused ones; null when none is left. */
export function retryAfter(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null
}

/** Whether this is a path on this site: begins with a single slash, without backslash, control character or whitespace. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/.test(path)
}
