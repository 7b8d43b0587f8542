import { createHash, randomBytes } from 'node:crypto'
import { removeUnsendable, removeUnsentBefore } from '#features/notifications/server/service.ts'
import { localePrefixes } from '#platform/i18n.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { retention } from '#shared/retention.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import * as store from '../store.ts'
import { assertNotCommon } from './common-passwords.ts'
import { hashPasswordOrRefuse } from './passwords.ts'

/** Lifetime in seconds by purpose of the e-mail link. */
const lifetimes = { confirm: 24 * 3_600, reset: 3_600, end: retention.signInLinks.days * 24 * 3_600 }
export type LinkPurpose = keyof typeof lifetimes

/** Payload of a link. The names and consents of a sign-up are only applied by that sign-up's own link. */
export type Link = {
  userId: string
  signUp?: { firstName: string; lastName: string; consents: store.Consent[] }
  savedListingIds?: string[]
  /** The session that a link of purpose `end` ends. */
  sessionId?: string
}

const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

/**
 * Creates a single-use link and returns its path. Only a digest of the token is stored. `next` comes from the browser
 * and is reduced to a path of this site.
 */
export async function createLink(
  { now, baseUrl }: Pick<Ctx, 'now' | 'baseUrl'>,
  db: Db,
  purpose: LinkPurpose,
  link: Link,
  { locale, next }: { locale: Locale; next?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimes[purpose] * 1000)
  await store.insertLink(db, { identifier: identifierOf(purpose, token), value: JSON.stringify(link), expiresAt })
  const query = new URLSearchParams({ mode: purpose, token })
  const path = sameOriginPath(next, baseUrl)
  if (path !== '/') query.set('next', path)
  return `${localePrefixes[locale]}/auth?${query}`
}

/**
 * Whether another link of this purpose may be mailed to this address now. Callers answer the same either way: whoever asks
 * learns nothing, and an earlier link, less than half an hour old, is in the mailbox and valid. Each purpose is counted
 * by itself: of some, nothing is sent to this address.
 */
export async function mayMailLink(
  ctx: Pick<Ctx, 'db' | 'client' | 'now' | 'areLimitsOn'>,
  purpose: LinkPurpose,
  email: string,
): Promise<boolean> {
  const subject = `${purpose} ${email}`
  return (
    (await consumeLimit(ctx, rateLimits.linkMailPerMinute, subject)) === null &&
    (await consumeLimit(ctx, rateLimits.linkMail, subject)) === null
  )
}

/**
 * Hashes the password chosen by a link, which is checked first, so that made-up tokens cost no CPU.
 * @throws Refusal LINK_INVALID, SIGN_IN_BUSY; a field error for a common password
 */
export async function hashForLink(
  ctx: Pick<Ctx, 'db' | 'now'>,
  purpose: LinkPurpose,
  token: string,
  password: string,
): Promise<string> {
  const isValid = await store.hasLink(ctx.db, identifierOf(purpose, token), ctx.now())
  if (!isValid) throw new Refusal('LINK_INVALID')
  await assertNotCommon(password)
  return hashPasswordOrRefuse(password)
}

/** Consumes a link and ends those that it replaces (each `end` link is about a session of its own). Of two concurrent calls, one gets it. */
export async function consumeLink(db: Db, now: Date, purpose: LinkPurpose, token: string): Promise<Link | null> {
  const value = await store.consumeLink(db, identifierOf(purpose, token), now)
  if (value === undefined) return null
  const link = JSON.parse(value, (key, one: unknown) => (key === 'givenAt' ? new Date(one as string) : one)) as Link
  if (purpose !== 'end') await deleteLinks(db, purpose, link.userId)
  return link
}

const emailTypes = { confirm: 'email_confirmation', reset: 'password_reset', end: 'new_sign_in' } as const

/** Ends the member's links of this purpose, and deletes the e-mails with them that were never sent. */
export async function deleteLinks(db: Db, purpose: LinkPurpose, userId: string): Promise<void> {
  await store.deleteLinks(db, purpose, userId)
  await removeUnsendable(db, emailTypes[purpose], userId)
}

/** Deletes unsent e-mails whose link has expired. */
export async function removeExpiredEmails({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  for (const purpose of ['confirm', 'reset', 'end'] as const) {
    await removeUnsentBefore(db, emailTypes[purpose], new Date(now().getTime() - lifetimes[purpose] * 1000))
  }
}
