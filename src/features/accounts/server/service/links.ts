import { createHash, randomBytes } from 'node:crypto'
import { localePrefixes } from '#platform/i18n.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { ownPath } from '#shared/own-path.ts'
import * as store from '../store.ts'

/** What a link of an e-mail is for, and for how many seconds it works. */
const lifetimes = { confirm: 24 * 3_600, reset: 3_600 }
export type LinkPurpose = keyof typeof lifetimes

/** What a link stands for. A sign-up's own password is set by its own link alone: see `signUp`. */
export type Link = {
  userId: string
  signUp?: { passwordHash: string; firstName: string; lastName: string }
  wish?: string
}

const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

/**
 * Makes a link that works once, and gives its path on this site. Only a digest of its token is kept. `next`, what the
 * browser says it wants afterwards, is cut down to a path of our own.
 */
export async function makeLink(
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
  const path = ownPath(next, baseUrl)
  if (path !== '/') query.set('next', path)
  return `${localePrefixes[locale]}/auth?${query}`
}

/** Whether the link still works; says nothing to whoever holds none. */
export async function isLink(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  return store.hasLink(db, identifierOf(purpose, token), now())
}

/** Uses a link up, and with it every other one of this purpose that the member holds. Of two at once, one gets it. */
export async function useUpLink(db: Db, now: Date, purpose: LinkPurpose, token: string): Promise<Link | null> {
  const value = await store.takeLink(db, identifierOf(purpose, token), now)
  if (value === undefined) return null
  const link = JSON.parse(value) as Link
  await store.deleteLinks(db, purpose, link.userId)
  return link
}
