import { enqueue, readdress, toMember } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import { consumeLimitOrRefuse, fieldError } from '#platform/server/rpc.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { Refusal } from '#shared/refusal.ts'
import { deviceName } from '../../rules/devices.ts'
import { maskedEmail } from '../../rules/masked-email.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { accountExistsEmail } from '../emails/account-exists.ts'
import { addressChangeEmail } from '../emails/email-change.ts'
import { addressChangedEmail } from '../emails/email-changed.ts'
import { accountsInUse } from '../ports.ts'
import * as store from '../store.ts'
import { endAccess } from './access.ts'
import { actorFrom, type AccountsCtx, type AccountsMemberCtx } from './auth.ts'
import { isBanned } from './bans.ts'
import { confirmMember } from './confirm.ts'
import { inConstantTime } from './constant-time.ts'
import { knownBrowserCookie } from './known-browser.ts'
import {
  consumeLink,
  createLink,
  deleteAllLinks,
  deleteLinks,
  findLink,
  findPendingLink,
  type EmailChangeRequest,
} from './links.ts'
import { requirePassword, requireProof, type Proof } from './security.ts'
import { shownLink } from './shown-link.ts'

/**
 * Mails a link to the address that the member wants to sign in with; nothing changes before it is opened. A newer request
 * replaces the older. The answer, the time it takes and what the profile then shows are the same for an address that has
 * an account, whose owner is told.
 * @throws field errors; Refusal PASSWORD_NONE, as the session alone must not reach the address by which the password is
 * reset; as `requireProof`; 429 after too many requests of this member or e-mails to this address
 */
export async function requestEmailChange(
  ctx: AccountsMemberCtx,
  { email, ...proof }: Proof & { email: string },
): Promise<string | null> {
  await requirePassword(ctx)
  // First: a code works once, and is not used up by an address that is refused. Says nothing about accounts.
  if (email === ctx.actor.email) throw fieldError('email', 'emailSame')
  if (await isBanned(ctx, { email })) throw fieldError('email', 'emailBanned')
  await requireProof(ctx, 'password', proof)
  await consumeLimitOrRefuse(ctx, rateLimits.emailChange, ctx.actor.id)
  const { sessionId, client, now } = ctx
  const asked = { email, sessionId, device: deviceName(client.userAgent), askedAt: now().toISOString() }
  await limitMails(ctx, email)
  return inConstantTime(ctx.db.transaction((tx) => replaceLink(ctx, tx, asked)))
}

/** Mails a new link for the pending change. @throws Refusal EMAIL_CHANGE_NONE; 429 after too many e-mails */
export async function resendEmailChange(ctx: AccountsMemberCtx): Promise<string | null> {
  const asked = (await findPendingLink(ctx.db, ctx.now(), 'change-email', ctx.actor.id))?.emailChange
  if (!asked) throw new Refusal('EMAIL_CHANGE_NONE')
  await limitMails(ctx, asked.email)
  const resend = ctx.db.transaction(async (tx) => {
    await store.lockMember(tx, ctx.actor.id)
    // It may have been cancelled, carried out or replaced meanwhile.
    const latest = (await findPendingLink(tx, ctx.now(), 'change-email', ctx.actor.id))?.emailChange
    if (latest?.email !== asked.email) throw new Refusal('EMAIL_CHANGE_NONE')
    return replaceLink(ctx, tx, latest)
  })
  return inConstantTime(resend)
}

/** Ends the link of the pending change, if any. */
export async function cancelEmailChange({ db, actor }: AccountsMemberCtx): Promise<null> {
  await db.transaction(async (tx) => {
    await store.lockMember(tx, actor.id)
    await deleteLinks(tx, 'change-email', actor.id)
  })
  return null
}

/**
 * Refuses openly, unlike `mayMailLink`: a member who is told of an e-mail waits for it, and the count tells nothing about
 * accounts. Of one member less than of all, so that nobody alone keeps others from an address.
 */
async function limitMails(ctx: AccountsMemberCtx, email: string): Promise<void> {
  const subject = `change-email ${ctx.actor.id} ${email}`
  await consumeLimitOrRefuse(ctx, rateLimits.linkMailPerMinute, subject)
  await consumeLimitOrRefuse(ctx, rateLimits.linkMail, subject)
  await consumeLimitOrRefuse(ctx, rateLimits.emailChangeMail, email)
}

/** Of an address that has an account the link is stored too, so that the profile shows the same, but mailed to nobody. */
async function replaceLink(ctx: AccountsMemberCtx, tx: Db, asked: EmailChangeRequest): Promise<string | null> {
  // Locked: of two requests at the same moment one remains.
  const member = await store.lockMember(tx, ctx.actor.id)
  if (!member) throw new Error('no profile for this session')
  const { id: userId, firstName, language: locale } = member
  await deleteLinks(tx, 'change-email', userId)
  const path = await createLink(ctx, tx, 'change-email', { userId, emailChange: asked }, { locale })
  const owner = await store.findMember(tx, asked.email)
  // Whoever signed up and never confirmed has not shown that the address is theirs.
  if (owner?.emailVerified) {
    const data = { wanted: 'addressChange', path: pathInLocale('/auth', owner.language) } as const
    await enqueue(tx, { email: accountExistsEmail, ...toMember(owner), data })
  } else {
    const data = { first_name: firstName, path }
    await enqueue(tx, { email: addressChangeEmail, to: asked.email, userId, locale, data })
  }
  return shownLink(ctx, path)
}

/**
 * Changes the address with the link's token, whoever is signed in here, and tells the old one. Ends every link mailed
 * before, every session but this one and the one that asked, and what outlives sessions.
 * @throws Refusal LINK_INVALID for a used, altered, replaced, cancelled or expired token; EMAIL_TAKEN, which ends the link;
 * ACCOUNT_DEACTIVATED, ADDRESS_BANNED
 */
export async function changeEmail(ctx: AccountsCtx, token: string): Promise<{ email: string; isOwn: boolean }> {
  const changed = await ctx.db.transaction((tx) => applyChange(ctx, tx, token))
  if (!changed) throw new Refusal('EMAIL_TAKEN')
  const isOwn = ctx.actor?.id === changed.id
  if (isOwn) ctx.setCookies.push(await knownBrowserCookie(ctx, changed.email))
  return { email: changed.email, isOwn }
}

/** Consumes the link and returns its member, locked. @throws as `changeEmail`, but EMAIL_TAKEN */
async function takeLink(
  ctx: AccountsCtx,
  tx: Db,
  token: string,
): Promise<{ member: store.Member; asked: EmailChangeRequest }> {
  const found = await findLink(tx, ctx.now(), 'change-email', token)
  // The member first, as requests do, then the link: in the other order they would wait for each other.
  const member = found ? await store.lockMember(tx, found.userId) : undefined
  const link = await consumeLink(tx, ctx.now(), 'change-email', token)
  if (!member || !link?.emailChange) throw new Refusal('LINK_INVALID')
  // Both roll back: the link stays valid until the account is active again, or the rule has ended.
  if (!member.isActive) throw new Refusal('ACCOUNT_DEACTIVATED')
  if (await isBanned({ ...ctx, db: tx }, link.emailChange)) throw new Refusal('ADDRESS_BANNED')
  return { member, asked: link.emailChange }
}

/** Returns null when somebody else has the address; the link is consumed all the same. */
async function applyChange(ctx: AccountsCtx, tx: Db, token: string): Promise<{ id: string; email: string } | null> {
  const { member, asked } = await takeLink(ctx, tx, token)
  const { id, email: from, firstName, language: locale } = member
  const to = asked.email
  await deleteUnconfirmed(tx, to)
  if (!(await setEmail(tx, id, to))) return null
  await confirmMember({ ...ctx, db: tx }, id, {})
  await deleteAllLinks(tx, id)
  await store.deleteOtherSessions(tx, id, ctx.sessionId, asked.sessionId)
  await readdress(tx, { userId: id, from, to })
  await endAccess(tx, member)
  await writeAuditEntry(
    // Not whoever is signed in here: the link acts for its member.
    { ...ctx, db: tx, actor: actorFrom(member) },
    {
      action: 'accounts.changeEmail',
      subject: { kind: 'profile', id },
      before: { email: from },
      after: { email: to },
    },
  )
  const data = {
    first_name: firstName,
    new_email: maskedEmail(to),
    device: asked.device,
    asked_at: asked.askedAt,
    changed_at: ctx.now().toISOString(),
  }
  await enqueue(tx, { email: addressChangedEmail, to: from, userId: id, locale, data })
  return { id, email: to }
}

/** Whether the member has the address now. The database decides between two who want it at the same moment. */
async function setEmail(tx: Db, userId: string, email: string): Promise<boolean> {
  try {
    // A savepoint: the link is consumed whatever the outcome.
    await tx.transaction((savepoint) => store.setEmail(savepoint, userId, email))
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'profiles_email_unique') return false
    throw error
  }
}

/** Deletes an account with this address that was never confirmed, unless something belongs to it, as `purge` does later. */
async function deleteUnconfirmed(tx: Db, email: string): Promise<void> {
  const id = await store.lockUnconfirmed(tx, email)
  if (id !== undefined && (await accountsInUse(tx, [id])).length === 0) await store.deleteMember(tx, id)
}
