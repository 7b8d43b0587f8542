import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Me } from '../../contract.ts'
import { marketingWording } from '../../rules.ts'
import * as store from '../store.ts'
import type { AccountsCtx } from './auth.ts'
import { refuseCommon } from './common-passwords.ts'
import { legalConsents } from './consents.ts'
import { knownAddress } from './emails.ts'
import { inEvenTime } from './even-time.ts'
import { makeLink, useUpLink, type Link } from './links.ts'
import { hashInTime } from './passwords.ts'
import { enter } from './sign-in.ts'

export type SignUp = {
  email: string
  password: string
  firstName: string
  lastName: string
  locale: Locale
  acceptsMarketing: boolean
  next?: string
  ref?: string
  wish?: string
}

/**
 * Opens an account, or, where the address has one, tells its owner so by e-mail: the answer is the same. Until an
 * address is confirmed anybody may sign up with it; each link sets the password and names of its own sign-up, so that
 * whoever confirms has the password that they chose, and not that of somebody who was there before.
 * @throws the fault of a password that is too common; Refusal SIGN_IN_BUSY; 429 after too many from one network
 */
export async function signUp(ctx: AccountsCtx, form: SignUp): Promise<null> {
  const { email, password, firstName, lastName, locale } = form
  await refuseCommon(password)
  await consumeLimitOrRefuse(ctx, 'signUp')
  const passwordHash = await hashInTime(password)
  const consents = await legalConsents(ctx, locale, ctx.now())
  if (form.acceptsMarketing) {
    consents.push({ purpose: 'marketing', wordingVersion: marketingWording, language: locale, givenAt: ctx.now() })
  }
  const open = ctx.db.transaction(async (tx) => {
    const newId = await store.insertMember(
      tx,
      { email, firstName, lastName, language: locale },
      form.ref?.trim().toUpperCase(),
    )
    if (newId !== undefined) await store.setPassword(tx, newId, passwordHash)
    const member = await store.findMember(tx, email)
    if (!member) throw new Error('the new member is gone')
    // Who signs up again and again must not fill somebody's mailbox.
    if ((await consumeLimit({ ...ctx, db: tx }, 'accountMail', email)) !== null) return
    if (member.emailVerified) return enqueue(tx, knownAddress(member, locale))
    await store.insertConsents(tx, member.id, consents)
    const link: Link = { userId: member.id, signUp: { passwordHash, firstName, lastName }, wish: form.wish }
    await sendConfirmation(ctx, tx, { email, firstName, link, locale, next: form.next })
  })
  return inEvenTime(open)
}

type Confirmation = { email: string; firstName: string; link: Link; locale: Locale; next?: string }

async function sendConfirmation(ctx: AccountsCtx, tx: Db, { email, firstName, link, locale, next }: Confirmation) {
  const path = await makeLink(ctx, tx, 'confirm', link, { locale, next })
  const data = { first_name: firstName, path }
  await enqueue(tx, { type: 'email_confirmation', to: email, userId: link.userId, locale, data })
}

/**
 * Sends a new link to an address that waits for its confirmation, and nothing to any other; the answer is the same.
 * @throws 429 when it was asked for too often
 */
export async function resendConfirmation(
  ctx: AccountsCtx,
  { email, locale, next, wish }: { email: string; locale: Locale; next?: string; wish?: string },
): Promise<null> {
  await consumeLimitOrRefuse(ctx, 'accountMailPerMinute', email)
  await consumeLimitOrRefuse(ctx, 'accountMail', email)
  const send = ctx.db.transaction(async (tx) => {
    const member = await store.findMember(tx, email)
    if (!member || member.emailVerified) return
    await sendConfirmation(ctx, tx, {
      email,
      firstName: member.firstName,
      link: { userId: member.id, wish },
      locale,
      next,
    })
  })
  return inEvenTime(send)
}

/**
 * Confirms the address by the link's token and begins a session. Gives back what was wished for at sign-up.
 * @throws Refusal LINK_INVALID for a token that was used, altered or is too old; ACCOUNT_DEACTIVATED
 */
export async function confirmEmail(ctx: AccountsCtx, token: string): Promise<Me & { wish: string | null }> {
  const { id, wish = null } = await ctx.db.transaction(async (tx) => {
    const link = await useUpLink(tx, ctx.now(), 'confirm', token)
    if (!link) throw new Refusal('LINK_INVALID')
    const { passwordHash, ...names } = link.signUp ?? {}
    if (passwordHash !== undefined) await store.setPassword(tx, link.userId, passwordHash)
    const confirmed = await store.confirmMember(tx, link.userId, names)
    if (!confirmed) throw new Refusal('LINK_INVALID')
    const { id: userId, email, firstName, language: locale } = confirmed
    await enqueue(tx, { type: 'welcome', to: email, userId, locale, data: { first_name: firstName } })
    return { id: confirmed.id, wish: link.wish }
  })
  return { ...(await enter(ctx, id)), wish }
}
