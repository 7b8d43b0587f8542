import { createHash, randomBytes } from 'node:crypto'
import { removeUnsendable, removeUnsentBefore } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { retention } from '#shared/retention.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { addressChangeEmail } from '../emails/email-change.ts'
import { confirmationEmail } from '../emails/email-confirmation.ts'
import { newSignInEmail } from '../emails/new-sign-in.ts'
import { passwordResetEmail } from '../emails/password-reset.ts'
import * as store from '../store.ts'
import { assertNotCommon } from './common-passwords.ts'
import { hashPasswordOrRefuse } from './passwords.ts'

/** Lifetime in seconds by purpose of the e-mail link. */
const lifetimes = {
  confirm: 24 * 3_600,
  'change-email': 24 * 3_600,
  reset: 3_600,
  end: retention.signInLinks.days * 24 * 3_600,
}
export type LinkPurpose = keyof typeof lifetimes

/** Payload of a link. The names and consents of a sign-up are only applied by that sign-up's own link. */
export type Link = {
  userId: string
  signUp?: { firstName: string; lastName: string; consents: store.Consent[] }
  savedListingIds?: string[]
  /** The session that a link of purpose `end` ends. */
  sessionId?: string
  /** What a link of purpose `change-email` changes. */
  emailChange?: EmailChangeRequest
}

/** The new address, and who asked for it: times are ISO strings, `device` names browser and system. */
export type EmailChangeRequest = { email: string; sessionId: string | null; device: string; askedAt: string }

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
  return pathInLocale(`/auth?${query}`, locale)
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
  if ((await findLink(ctx.db, ctx.now(), purpose, token)) === null) throw new Refusal('LINK_INVALID')
  await assertNotCommon(password)
  return hashPasswordOrRefuse(password)
}

const parseLink = (value: string) =>
  JSON.parse(value, (key, one: unknown) => (key === 'givenAt' ? new Date(one as string) : one)) as Link

/** Reads a link without consuming it. */
export async function findLink(db: Db, now: Date, purpose: LinkPurpose, token: string): Promise<Link | null> {
  const value = await store.findLink(db, identifierOf(purpose, token), now)
  return value === undefined ? null : parseLink(value)
}

/** The member's newest unexpired link of this purpose. */
export async function findPendingLink(
  db: Db,
  now: Date,
  purpose: LinkPurpose,
  userId: string,
): Promise<(Link & { expiresAt: Date }) | null> {
  const row = await store.findMemberLink(db, purpose, userId, now)
  return row ? { ...parseLink(row.value), expiresAt: row.expiresAt } : null
}

/** Consumes a link and ends those that it replaces (each `end` link is about a session of its own). Of two concurrent calls, one gets it. */
export async function consumeLink(db: Db, now: Date, purpose: LinkPurpose, token: string): Promise<Link | null> {
  const value = await store.consumeLink(db, identifierOf(purpose, token), now)
  if (value === undefined) return null
  const link = parseLink(value)
  if (purpose !== 'end') await deleteLinks(db, purpose, link.userId)
  return link
}

const emails = {
  confirm: confirmationEmail,
  'change-email': addressChangeEmail,
  reset: passwordResetEmail,
  end: newSignInEmail,
} as const
const purposes = Object.keys(emails) as LinkPurpose[]

/** Ends the member's links of this purpose, and deletes the e-mails with them that were never sent. */
export async function deleteLinks(db: Db, purpose: LinkPurpose, userId: string): Promise<void> {
  await store.deleteLinks(db, purpose, userId)
  await removeUnsendable(db, emails[purpose].type, userId)
}

/** Ends every link that was mailed to the member. */
export async function deleteAllLinks(db: Db, userId: string): Promise<void> {
  for (const purpose of purposes) await deleteLinks(db, purpose, userId)
}

/** Deletes unsent e-mails whose link has expired. */
export async function removeExpiredEmails({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  for (const purpose of purposes) {
    await removeUnsentBefore(db, emails[purpose].type, new Date(now().getTime() - lifetimes[purpose] * 1000))
  }
}
