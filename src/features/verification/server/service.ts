import { randomInt } from 'node:crypto'
import { hashPassword, verifyPassword } from '#features/accounts/server/service/passwords.ts'
import { planOf } from '#features/billing/server/service.ts'
import { readNumber } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Actor } from '#shared/actor.ts'
import { examplePhone, whatsappLink } from '#shared/hk-phone.ts'
import { Refusal } from '#shared/refusal.ts'
import type { VerificationStatus, WaitingCode } from '../contract.ts'
import { codeLength, codeLetters, codeMinutes, messageOf, maxTries, standingOf } from '../rules.ts'
import * as store from './store.ts'

type MemberCtx = Ctx & { actor: NonNullable<Actor> }

/** The site's own number; in the demonstration the example, which is nobody's. Null while it is not set up. */
async function supportNumber(ctx: Ctx): Promise<string | null> {
  return readNumber(await getStored(ctx), 'SUPPORT_WHATSAPP_NUMBER') ?? (ctx.isDemo ? examplePhone : null)
}

/** Where the member's own number stands. */
export async function getStatus(ctx: MemberCtx): Promise<VerificationStatus> {
  const { db, actor, now } = ctx
  const row = await store.findStanding(db, actor.id, now())
  if (!row) throw new Error('a session without a profile')
  const support = await supportNumber(ctx)
  const { hasVerifiedBadge } = await planOf(db, actor.id)
  const { number, provedAt, waitsUntil } = row
  return {
    standing: standingOf({
      isProved: provedAt !== null,
      hasNumber: number !== null,
      hasBadge: hasVerifiedBadge,
      isSetUp: support !== null,
    }),
    number,
    provedAt: provedAt?.toISOString() ?? null,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    isDemo: support === examplePhone,
  }
}

const newCode = () => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Makes a code that the member sends to the site's own number. @throws Refusal VERIFICATION_NOT_READY */
export async function start(ctx: MemberCtx): Promise<{ code: string; link: string; expiresAt: string }> {
  const { standing, number } = await getStatus(ctx)
  const support = await supportNumber(ctx)
  if (standing !== 'ready' || number === null || support === null) throw new Refusal('VERIFICATION_NOT_READY')
  const code = newCode()
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + codeMinutes * 60_000)
  const codeHash = await hashPassword(code)
  await store.upsert(ctx.db, { userId: ctx.actor.id, number, codeHash, expiresAt, createdAt })
  return { code, link: whatsappLink(support, messageOf(code)), expiresAt: expiresAt.toISOString() }
}

/** The codes that wait for their message, the oldest first. */
export async function findWaiting({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<WaitingCode[]> {
  const rows = await store.findWaiting(db, now())
  return rows.map(({ tries, startedAt, expiresAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    triesLeft: maxTries - tries,
  }))
}

/**
 * The admin has seen this code come from the number of the row: the number is proved. A wrong code counts as a try.
 * @throws Refusal VERIFICATION_OVER when the code was used, is too old, was tried too often or the number has changed;
 * VERIFICATION_WRONG
 */
export async function confirm(ctx: MemberCtx, { id, code }: { id: string; code: string }): Promise<null> {
  const triesLeft = await ctx.db.transaction(async (db) => {
    const now = ctx.now()
    const open = await store.findOpenForUpdate(db, id, now)
    if (!open) throw new Refusal('VERIFICATION_OVER')
    const { userId, number, codeHash, tries } = open
    if (!(await verifyPassword({ hash: codeHash, password: code }))) {
      await store.countTry(db, id)
      return maxTries - tries - 1
    }
    if (!(await store.markProved(db, userId, number, now))) throw new Refusal('VERIFICATION_OVER')
    await store.markConfirmed(db, id, ctx.actor.id, now)
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'verification.confirm', subject: { kind: 'profile', id: userId }, after: { whatsappNumber: number } },
    )
    return null
  })
  // Told after the transaction, or the try would not count.
  if (triesLeft !== null) throw new Refusal('VERIFICATION_WRONG', { triesLeft })
  return null
}
