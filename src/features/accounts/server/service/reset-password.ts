import { enqueue } from '#features/notifications/server/service.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { passwordChangedEmail } from '../emails/password-changed.ts'
import { passwordResetEmail } from '../emails/password-reset.ts'
import * as store from '../store.ts'
import { endAccess } from './access.ts'
import type { AccountsCtx } from './auth.ts'
import { confirmMember } from './confirm.ts'
import { inConstantTime } from './constant-time.ts'
import { consumeLink, createLink, deleteLinks, findLink, hashForLink, mayMailLink } from './links.ts'

/**
 * Sends a reset link to an active member and nothing to any other address, nor too often; the response is the same. A newer link
 * ends the older ones.
 */
export async function requestPasswordReset(
  ctx: AccountsCtx,
  { email, locale, next }: { email: string; locale: Locale; next?: string },
): Promise<null> {
  const send = ctx.db.transaction(async (tx) => {
    if (!(await mayMailLink({ ...ctx, db: tx }, 'reset', email))) return
    // Locked: a change of the address ends every link to the old one, also this.
    const member = await store.lockMemberByEmail(tx, email)
    if (!member?.isActive) return
    const { id: userId, firstName } = member
    await deleteLinks(tx, 'reset', userId)
    const path = await createLink(ctx, tx, 'reset', { userId }, { locale, next })
    await enqueue(tx, { email: passwordResetEmail, to: email, userId, locale, data: { name: firstName, path } })
  })
  await inConstantTime(send)
  return null
}

/**
 * Sets a new password with the link's token and ends every session and what outlives sessions. The address is confirmed too, since the link was
 * received there.
 * @throws Refusal LINK_INVALID for a used, altered or expired token; SIGN_IN_BUSY; a field error for a common password
 */
export async function resetPassword(
  ctx: AccountsCtx,
  { token, password }: { token: string; password: string },
): Promise<null> {
  const hash = await hashForLink(ctx, 'reset', token, password)
  await ctx.db.transaction(async (tx) => {
    const found = await findLink(tx, ctx.now(), 'reset', token)
    if (found) await store.lockMember(tx, found.userId)
    const link = await consumeLink(tx, ctx.now(), 'reset', token)
    if (!link) throw new Refusal('LINK_INVALID')
    // A sign-up's link would replace the password that is set here.
    await deleteLinks(tx, 'confirm', link.userId)
    // Whoever knew the old password may have asked for it.
    await deleteLinks(tx, 'change-email', link.userId)
    const confirmed = await confirmMember({ ...ctx, db: tx }, link.userId, {})
    const member = confirmed ?? (await store.findMemberById(tx, link.userId))
    if (!member) throw new Refusal('LINK_INVALID')
    const { id: userId, email, firstName, language: locale } = member
    await store.setPassword(tx, userId, hash)
    await store.deleteSessions(tx, userId)
    await endAccess(tx, member)
    const data = { first_name: firstName, changed_at: ctx.now().toISOString() }
    await enqueue(tx, { email: passwordChangedEmail, to: email, userId, locale, data })
  })
  return null
}
