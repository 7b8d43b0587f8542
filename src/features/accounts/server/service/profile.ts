import { fieldErrors } from '#platform/server/rpc.ts'
import type { Locale } from '#shared/locale.ts'
import type { Profile } from '../../contract.ts'
import * as store from '../store.ts'
import { actorFrom, type AccountsMemberCtx } from './auth.ts'
import { findBannedNumbers } from './bans.ts'
import { changeMarketing } from './consents.ts'
import { findPendingLink } from './links.ts'

/** Returns the member's own profile. */
export async function getProfile({
  db,
  actor,
  now,
}: Pick<AccountsMemberCtx, 'db' | 'actor' | 'now'>): Promise<Profile> {
  const row = await store.findProfile(db, actor.id)
  const pending = await findPendingLink(db, now(), 'change-email', actor.id)
  if (!row) throw new Error('no profile for this session')
  const { firstName, lastName, whatsappNumber, whatsappVerifiedAt, phoneNumber, language } = row
  return {
    ...actorFrom(row),
    whatsappNumber,
    whatsappVerifiedAt: whatsappVerifiedAt?.toISOString() ?? null,
    phoneNumber,
    language,
    acceptsMarketing: row.acceptsMarketing,
    isComplete: firstName !== '' && lastName !== '' && whatsappNumber !== null,
    hasPassword: row.hasPassword,
    emailChange: pending?.emailChange
      ? { email: pending.emailChange.email, expiresAt: pending.expiresAt.toISOString() }
      : null,
  }
}

type Change = {
  firstName: string
  lastName: string
  whatsappNumber: string | null
  phoneNumber: string | null
  language: Locale
  acceptsMarketing: boolean
}

/**
 * Updates the profile and the marketing consent. A changed WhatsApp number becomes unverified.
 * @throws field errors of numbers that a rule refuses
 */
export async function updateProfile(ctx: AccountsMemberCtx, { acceptsMarketing, ...change }: Change): Promise<Profile> {
  const { actor, now } = ctx
  return ctx.db.transaction(async (tx) => {
    const banned = await findBannedNumbers({ db: tx, now }, [change.whatsappNumber, change.phoneNumber])
    const refused = (['whatsappNumber', 'phoneNumber'] as const).filter((name) => banned.includes(change[name] ?? ''))
    if (refused.length > 0) throw fieldErrors(refused.map((name) => ({ path: [name], message: 'numberBanned' })))
    await store.updateProfile(tx, actor.id, change)
    await changeMarketing({ db: tx, now }, actor.id, acceptsMarketing, change.language)
    return getProfile({ db: tx, actor, now })
  })
}

/** Removes the member's avatar. The file stays: files are content-addressed and another member may use the same one. */
export async function removeAvatar({ db, actor }: AccountsMemberCtx): Promise<null> {
  await store.setAvatar(db, actor.id, null)
  return null
}

/** Sets a stored file as the member's avatar. */
export async function setAvatar({ db, actor }: Pick<AccountsMemberCtx, 'db' | 'actor'>, url: string): Promise<void> {
  await store.setAvatar(db, actor.id, url)
}
