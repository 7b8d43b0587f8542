import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { consumeLimitOrRefuse, fieldError } from '#platform/server/rpc.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Me } from '../../contract.ts'
import { marketingWording } from '../../rules.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { accountExistsEmail } from '../emails/account-exists.ts'
import { confirmationEmail } from '../emails/email-confirmation.ts'
import { welcomeEmail } from '../emails/welcome.ts'
import { accountChanged } from '../ports.ts'
import * as store from '../store.ts'
import type { AccountsCtx } from './auth.ts'
import { isBanned } from './bans.ts'
import { assertNotCommon } from './common-passwords.ts'
import { confirmMember } from './confirm.ts'
import { legalConsents } from './consents.ts'
import { inConstantTime } from './constant-time.ts'
import { consumeLink, createLink, hashForLink, mayMailLink, type Link } from './links.ts'
import { hashPasswordOrRefuse, isPasswordCorrect } from './passwords.ts'
import { shownLink } from './shown-link.ts'
import { signInUser } from './sign-in.ts'

export type SignUp = {
  email: string
  password: string
  firstName: string
  lastName: string
  locale: Locale
  acceptsMarketing: boolean
  next?: string
  ref?: string
  savedListingIds?: string[]
}

/**
 * Creates an account, or notifies the owner by e-mail when the address already has one: the response is the same.
 * Anybody may sign up with an unconfirmed address: once two sign-ups differ in the password, none of them holds, and
 * whoever confirms the address chooses one. Each link applies the names and consents of its own sign-up.
 * @throws a field error for a common password and a banned address; Refusal SIGN_IN_BUSY; 429 after too many from one network
 */
export async function signUp(ctx: AccountsCtx, form: SignUp): Promise<string | null> {
  const { email, password, firstName, lastName, locale } = form
  await assertNotCommon(password)
  await consumeLimitOrRefuse(ctx, rateLimits.signUp)
  // Says nothing about accounts: the answer depends on the rules alone.
  if (await isBanned(ctx, { email })) throw fieldError('email', 'emailBanned')
  const passwordHash = await hashPasswordOrRefuse(password)
  // Verified for every address, so that the time tells nothing.
  const storedHash = await store.findUnconfirmedHash(ctx.db, email)
  const isRepeated = await isPasswordCorrect(storedHash ?? passwordHash, password)
  const legal = await legalConsents(ctx, locale, ctx.now())
  const marketing = {
    purpose: 'marketing' as const,
    wordingVersion: marketingWording,
    language: locale,
    givenAt: ctx.now(),
  }
  const consents = form.acceptsMarketing ? [...legal, marketing] : legal
  const register = ctx.db.transaction(async (tx) => {
    const newId = await store.insertMember(
      tx,
      { email, firstName, lastName, language: locale },
      form.ref?.trim().toUpperCase(),
    )
    if (newId !== undefined) {
      await store.setPassword(tx, newId, passwordHash)
      // For a confirmation by a link that is not this sign-up's. None to marketing: a stranger may have given it.
      await store.insertConsents(tx, newId, legal)
      await accountChanged(tx, newId, ctx.now())
    } else {
      // Before the limit of e-mails: a stranger who has used it up leaves no password either.
      await store.deleteUnconfirmedPassword(tx, email, isRepeated ? storedHash : null)
    }
    const member = await store.findMember(tx, email)
    if (!member) throw new Error('the inserted member was not found')
    // Limits the e-mails that repeated sign-ups send to one mailbox.
    if ((await consumeLimit({ ...ctx, db: tx }, rateLimits.signUpMail, email)) !== null) return undefined
    if (member.emailVerified) {
      const data = { wanted: 'signUp', path: pathInLocale('/auth', locale) } as const
      await enqueue(tx, { email: accountExistsEmail, to: member.email, userId: member.id, locale, data })
      return undefined
    }
    const link: Link = {
      userId: member.id,
      signUp: { firstName, lastName, consents },
      savedListingIds: form.savedListingIds,
    }
    return sendConfirmation(ctx, tx, { email, firstName, link, locale, next: form.next })
  })
  return shownLink(ctx, await inConstantTime(register))
}

type Confirmation = { email: string; firstName: string; link: Link; locale: Locale; next?: string }

async function sendConfirmation(
  ctx: AccountsCtx,
  tx: Db,
  { email, firstName, link, locale, next }: Confirmation,
): Promise<string> {
  const path = await createLink(ctx, tx, 'confirm', link, { locale, next })
  const data = { first_name: firstName, path }
  await enqueue(tx, { email: confirmationEmail, to: email, userId: link.userId, locale, data })
  return path
}

/**
 * Sends a new link to an unconfirmed address and nothing to any other, nor too often; the response is the same.
 */
export async function resendConfirmation(
  ctx: AccountsCtx,
  {
    email,
    locale,
    next,
    savedListingIds,
  }: { email: string; locale: Locale; next?: string; savedListingIds?: string[] },
): Promise<string | null> {
  const send = ctx.db.transaction(async (tx) => {
    if (!(await mayMailLink({ ...ctx, db: tx }, 'confirm', email))) return undefined
    const member = await store.findMember(tx, email)
    if (!member || member.emailVerified) return undefined
    return sendConfirmation(ctx, tx, {
      email,
      firstName: member.firstName,
      link: { userId: member.id, savedListingIds },
      locale,
      next,
    })
  })
  return shownLink(ctx, await inConstantTime(send))
}

/**
 * Confirms the address with the link's token, starts a session and returns what the visitor had saved before the sign-up.
 * `password` is the one chosen where sign-ups left none: only whoever reads the mailbox knows which is the owner's.
 * @throws Refusal LINK_INVALID for a used, altered or expired token, or an address that is confirmed already;
 * PASSWORD_UNSET, SIGN_IN_BUSY, ACCOUNT_DEACTIVATED, ADDRESS_BANNED; a field error for a common password
 */
export async function confirmEmail(
  ctx: AccountsCtx,
  { token, password }: { token: string; password?: string },
): Promise<Me & { savedListingIds: string[] }> {
  const newHash = password === undefined ? undefined : await hashForLink(ctx, 'confirm', token, password)
  const { id, savedListingIds = [] } = await ctx.db.transaction(async (tx) => {
    const link = await consumeLink(tx, ctx.now(), 'confirm', token)
    if (!link) throw new Refusal('LINK_INVALID')
    const { consents, firstName, lastName } = link.signUp ?? {}
    const confirmed = await confirmMember({ ...ctx, db: tx }, link.userId, { firstName, lastName })
    if (!confirmed) throw new Refusal('LINK_INVALID')
    if (await isBanned({ ...ctx, db: tx }, confirmed)) throw new Refusal('ADDRESS_BANNED')
    // Rolls back: the link stays valid until the account is active again.
    if (!confirmed.isActive) throw new Refusal('ACCOUNT_DEACTIVATED')
    const { id: userId, email, language: locale } = confirmed
    // Rolls back too: the link works once more, with a password.
    if (newHash !== undefined) await store.setPassword(tx, userId, newHash)
    else if ((await store.findPasswordHash(tx, userId)) === null) throw new Refusal('PASSWORD_UNSET')
    // Where several signed up, the link may be a stranger's, who cannot agree to marketing.
    const isOwn = newHash === undefined
    if (consents)
      await store.replaceConsents(
        tx,
        userId,
        isOwn ? consents : consents.filter(({ purpose }) => purpose !== 'marketing'),
      )
    await enqueue(tx, { email: welcomeEmail, to: email, userId, locale, data: { first_name: confirmed.firstName } })
    return { id: confirmed.id, savedListingIds: link.savedListingIds }
  })
  return { ...(await signInUser(ctx, id)), savedListingIds }
}
