import { enqueue } from '#features/notifications/server/service.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import * as store from '../store.ts'
import type { AccountsCtx } from './auth.ts'
import { refuseCommon } from './common-passwords.ts'
import { inEvenTime } from './even-time.ts'
import { isLink, makeLink, useUpLink } from './links.ts'
import { hashInTime } from './passwords.ts'

/**
 * Sends a link for a new password to an active member, and nothing to any other address; the answer is the same.
 * @throws 429 when it was asked for too often
 */
export async function requestPasswordReset(
  ctx: AccountsCtx,
  { email, locale }: { email: string; locale: Locale },
): Promise<null> {
  await consumeLimitOrRefuse(ctx, 'accountMailPerMinute', email)
  await consumeLimitOrRefuse(ctx, 'accountMail', email)
  const send = ctx.db.transaction(async (tx) => {
    const member = await store.findMember(tx, email)
    if (!member?.isActive) return
    const { id: userId, firstName } = member
    const path = await makeLink(ctx, tx, 'reset', { userId }, { locale })
    await enqueue(tx, { type: 'password_reset', to: email, userId, locale, data: { name: firstName, path } })
  })
  return inEvenTime(send)
}

/**
 * Sets a new password by the link's token and ends every session. Whoever got the link has the mailbox, so the address
 * is confirmed with it.
 * @throws Refusal LINK_INVALID for a token that was used, altered or is too old; SIGN_IN_BUSY; the fault of a password
 * that is too common
 */
export async function resetPassword(
  ctx: AccountsCtx,
  { token, password }: { token: string; password: string },
): Promise<null> {
  // Before the costly part: whoever makes up tokens gets nothing hashed.
  if (!(await isLink(ctx, 'reset', token))) throw new Refusal('LINK_INVALID')
  await refuseCommon(password)
  const hash = await hashInTime(password)
  await ctx.db.transaction(async (tx) => {
    const link = await useUpLink(tx, ctx.now(), 'reset', token)
    const member = link && (await store.confirmMember(tx, link.userId, {}))
    if (!member) throw new Refusal('LINK_INVALID')
    const { id: userId, email, firstName, language: locale } = member
    await store.setPassword(tx, userId, hash)
    await store.deleteSessions(tx, userId)
    const data = { first_name: firstName, changed_at: ctx.now().toISOString() }
    await enqueue(tx, { type: 'password_changed', to: email, userId, locale, data })
  })
  return null
}
