import type { Locale } from '#shared/locale.ts'
import type { Profile } from '../../contract.ts'
import * as store from '../store.ts'
import { actorFrom, type MemberCtx } from './auth.ts'
import { changeMarketing } from './consents.ts'

/** The member's own profile. */
export async function getProfile({ db, actor }: Pick<MemberCtx, 'db' | 'actor'>): Promise<Profile> {
  const row = await store.findProfile(db, actor.id)
  if (!row) throw new Error('a session without a profile')
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

/** Changes the profile, and gives or withdraws the consent to marketing. A new WhatsApp number is an unproved one. */
export async function updateProfile(ctx: MemberCtx, { acceptsMarketing, ...change }: Change): Promise<Profile> {
  const { actor, now } = ctx
  return ctx.db.transaction(async (tx) => {
    await store.updateProfile(tx, actor.id, change)
    await changeMarketing({ db: tx, now }, actor.id, acceptsMarketing, change.language)
    return getProfile({ db: tx, actor })
  })
}

/** Takes the member's picture away. The file stays: its name comes from its content, and somebody else may have it. */
export async function removeAvatar({ db, actor }: MemberCtx): Promise<null> {
  await store.setAvatar(db, actor.id, null)
  return null
}

/** Makes this stored picture the member's. */
export async function setAvatar({ db, actor }: MemberCtx, url: string): Promise<void> {
  await store.setAvatar(db, actor.id, url)
}
