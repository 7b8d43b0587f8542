import { randomInt } from 'node:crypto'
import { getSupportNumber } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { examplePhone, whatsappLink } from '#shared/hk-phone.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { Refusal } from '#shared/refusal.ts'
import type { VerificationStatus, WaitingCode } from '../../contract/verification.ts'
import {
  codeLength,
  codeAlphabet,
  codeMinutes,
  codeMessage,
  maxTries,
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
  const { number, verifiedAt, codeExpiresAt } = stored
  return {
    status: verificationStatusOf({
      isVerified: verifiedAt !== null,
      hasNumber: number !== null,
      hasBadge: await hasVerifiedBadge(db, actor.id),
      isSetUp: support !== null,
    }),
    number,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    codeExpiresAt: codeExpiresAt?.toISOString() ?? null,
    isDemo: support === parsePhone(examplePhone),
  }
}

const newCode = () => Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** Creates a code that the member sends to the site's number. @throws Refusal VERIFICATION_NOT_READY */
export async function startVerification(ctx: MemberCtx): Promise<{ code: string; link: string; expiresAt: string }> {
  const { status, number } = await getVerification(ctx)
  const support = await getSupportNumber(ctx)
  if (status !== 'ready' || number === null || support === null) throw new Refusal('VERIFICATION_NOT_READY')
  const code = newCode()
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeMinutes * 60_000)
  const codeHash = await hashPassword(code)
  await store.upsert(ctx.db, { userId: ctx.actor.id, number, codeHash, expiresAt, createdAt })
  return { code, link: whatsappLink(support, codeMessage(code)), expiresAt: expiresAt.toISOString() }
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
  const triesLeft = await ctx.db.transaction(async (db) => {
    const now = ctx.now()
    const open = await store.findOpenForUpdate(db, id, now)
    if (!open) throw new Refusal('VERIFICATION_OVER')
    const { userId, number, codeHash, tries } = open
    if (!(await verifyPassword({ hash: codeHash, password: code }))) {
      await store.incrementTries(db, id)
      return maxTries - tries - 1
    }
    if (!(await store.markVerified(db, userId, number, now))) throw new Refusal('VERIFICATION_OVER')
    await store.markConfirmed(db, id, ctx.actor.id, now)
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'accounts.confirmVerification',
        subject: { kind: 'profile', id: userId },
        after: { whatsappNumber: number },
      },
    )
    return null
  })
  // Thrown outside the transaction: throwing inside would roll back the counted try.
  if (triesLeft !== null) throw new Refusal('VERIFICATION_WRONG', { triesLeft })
  return null
}
