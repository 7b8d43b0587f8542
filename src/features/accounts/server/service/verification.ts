import { randomInt } from 'node:crypto'
import { getSupportNumber } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { WhatsappError } from '#platform/server/whatsapp-api.ts'
import { fillText } from '#shared/fill-text.ts'
import { examplePhone, whatsappLink } from '#shared/hk-phone.ts'
import { fallbackLocale, type Locale } from '#shared/locale.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { Refusal } from '#shared/refusal.ts'
import type { VerificationStatus, WaitingCode } from '../../contract/verification.ts'
import {
  codeLength,
  codeAlphabet,
  codeMinutes,
  codeMessage,
  codeTemplate,
  maxTries,
  sentCodeText,
  verificationStatusOf,
} from '../../rules/verification.ts'
import { hasVerifiedBadge } from '../ports.ts'
import * as store from '../store/verification.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Verification status of the member's own number. */
export async function getVerification(ctx: MemberCtx): Promise<VerificationStatus> {
  const { db, actor, now } = ctx
  const stored = await store.findStatus(db, actor.id, now())
  if (!stored) throw new Error('no profile for this session')
  const support = await getSupportNumber(ctx)
  const { number, verifiedAt, codeExpiresAt, isSentToNumber } = stored
  return {
    status: verificationStatusOf({
      isVerified: verifiedAt !== null,
      hasNumber: number !== null,
      isSetUp: support !== null,
    }),
    number,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    hasBadge: await hasVerifiedBadge(db, actor.id),
    codeExpiresAt: codeExpiresAt?.toISOString() ?? null,
    isCodeSent: isSentToNumber ?? false,
    sendsCodes: ctx.whatsapp !== null,
    isDemo: support === parsePhone(examplePhone),
  }
}

const newCode = () => Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** Stores a new code of a member in place of an open one. */
async function storeCode(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, number, isSentToNumber }: { userId: string; number: string; isSentToNumber: boolean },
): Promise<{ code: string; expiresAt: string }> {
  const [code, createdAt] = [newCode(), now()]
  const expiresAt = new Date(createdAt.getTime() + codeMinutes * 60_000)
  await store.upsert(db, { userId, number, codeHash: await hashPassword(code), isSentToNumber, expiresAt, createdAt })
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Creates a code that the member sends to the site's number. @throws Refusal VERIFICATION_NOT_READY */
export async function startVerification(ctx: MemberCtx): Promise<{ code: string; link: string; expiresAt: string }> {
  const { status, number } = await getVerification(ctx)
  const support = await getSupportNumber(ctx)
  if (status !== 'ready' || number === null || support === null) throw new Refusal('VERIFICATION_NOT_READY')
  const { code, expiresAt } = await storeCode(ctx, { userId: ctx.actor.id, number, isSentToNumber: false })
  return { code, link: whatsappLink(support, codeMessage(code)), expiresAt }
}

/**
 * Has a code sent to the member's number, for those whose number WhatsApp hides: by the Cloud API at once, without it by
 * an admin. @throws Refusal VERIFICATION_NOT_READY, VERIFICATION_NOT_SENT
 */
export async function requestCode(ctx: MemberCtx): Promise<{ isSent: boolean; expiresAt: string }> {
  const { status, number } = await getVerification(ctx)
  if (status !== 'ready' || number === null) throw new Refusal('VERIFICATION_NOT_READY')
  const { code, expiresAt } = await storeCode(ctx, { userId: ctx.actor.id, number, isSentToNumber: true })
  if (!ctx.whatsapp) return { isSent: false, expiresAt }
  const language = (await store.findLanguage(ctx.db, ctx.actor.id)) ?? fallbackLocale
  await ctx.whatsapp.send({ to: number.slice(1), ...codeTemplate(code, language) }).catch((error: unknown) => {
    if (!(error instanceof WhatsappError)) throw error
    ctx.log.warn({ code: error.code, reason: error.message }, 'code on WhatsApp not sent')
    throw new Refusal('VERIFICATION_NOT_SENT')
  })
  return { isSent: true, expiresAt }
}

/** A new code as a message that an admin sends to the number of the row with one tap. @throws Refusal VERIFICATION_OVER */
export async function writeCode(ctx: MemberCtx, id: string): Promise<{ link: string }> {
  return ctx.db.transaction(async (db) => {
    const [open] = await store.lockOpen(db, { id }, ctx.now())
    if (!open) throw new Refusal('VERIFICATION_OVER')
    const { code } = await storeCode({ ...ctx, db }, { ...open, isSentToNumber: true })
    const text = fillText(sentCodeText[open.language], { code })
    return { link: whatsappLink(open.number, text) }
  })
}

/** Open codes, oldest first. */
export async function findWaitingCodes({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<WaitingCode[]> {
  const rows = await store.findWaiting(db, now())
  return rows.map(({ tries, startedAt, expiresAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    triesLeft: maxTries - tries,
  }))
}

/**
 * Marks the number as verified after an admin received this code from it. A wrong code counts as a try.
 * @throws Refusal VERIFICATION_OVER when the code was used, has expired, was tried too often or the number has changed;
 * VERIFICATION_WRONG
 */
export async function confirmVerification(ctx: MemberCtx, { id, code }: { id: string; code: string }): Promise<null> {
  return tryOnce(ctx, { id }, code, (open) => !open.isSentToNumber)
}

/** The member types the code that arrived at the number. @throws Refusal VERIFICATION_OVER, VERIFICATION_WRONG */
export async function enterCode(ctx: MemberCtx, code: string): Promise<null> {
  return tryOnce(ctx, { userId: ctx.actor.id }, code, (open) => open.isSentToNumber)
}

async function tryOnce(
  ctx: MemberCtx,
  which: { id: string } | { userId: string },
  code: string,
  isRightWay: (open: store.OpenCode) => boolean,
): Promise<null> {
  const triesLeft = await ctx.db.transaction(async (db) => {
    const [open] = await store.lockOpen(db, which, ctx.now())
    if (!open || !isRightWay(open)) throw new Refusal('VERIFICATION_OVER')
    if (await confirm({ ...ctx, db }, open, code)) return null
    return maxTries - open.tries - 1
  })
  // Thrown outside the transaction: throwing inside would roll back the counted try.
  if (triesLeft !== null) throw new Refusal('VERIFICATION_WRONG', { triesLeft })
  return null
}

/**
 * Confirms a number from which this code came to the site's number. A wrong code counts as a try of every member with an open
 * code for the number. `locale`: of the member, for the answer.
 */
export async function confirmByNumber(
  ctx: Ctx,
  number: string,
  code: string,
): Promise<{ isConfirmed: boolean; locale: Locale }> {
  const open = (await store.lockOpen(ctx.db, { number }, ctx.now())).filter(({ isSentToNumber }) => !isSentToNumber)
  for (const one of open) if (await confirm(ctx, one, code)) return { isConfirmed: true, locale: one.language }
  return { isConfirmed: false, locale: open[0]?.language ?? fallbackLocale }
}

/** Confirms the number of an open, locked code if it is this one, else counts a try. Returns whether it did. */
async function confirm(ctx: Ctx, { id, userId, number, codeHash }: store.OpenCode, code: string): Promise<boolean> {
  const { db, actor } = ctx
  const now = ctx.now()
  if (!(await verifyPassword({ hash: codeHash, password: code }))) {
    await store.incrementTries(db, id)
    return false
  }
  if (!(await store.markVerified(db, userId, number, now))) throw new Refusal('VERIFICATION_OVER')
  await store.markConfirmed(db, id, actor?.id ?? null, now)
  const [subject, after] = [{ kind: 'profile', id: userId }, { whatsappNumber: number }]
  await writeAuditEntry(ctx, { action: 'accounts.confirmVerification', subject, after })
  return true
}

/** Ends the confirmation of a number that its member no longer has. */
export async function dropVerification(ctx: Ctx, number: string): Promise<void> {
  for (const id of await store.dropVerified(ctx.db, number))
    await writeAuditEntry(ctx, {
      action: 'accounts.dropVerification',
      subject: { kind: 'profile', id },
      before: { whatsappNumber: number },
    })
}
