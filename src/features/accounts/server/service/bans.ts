import { writeAuditEntries, writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx, Ctx } from '#platform/server/context.ts'
import { idPosition, pageByCursor } from '#platform/server/cursor.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Ban } from '../../contract/bans.ts'
import { banKindOf, bansAgainst, isBanEnd } from '../../rules/bans.ts'
import * as store from '../store/bans.ts'

type BanSubject = Parameters<typeof bansAgainst>[0]
type Clocked = Pick<Ctx, 'db' | 'now'>

/** Whether a ban rule refuses this address or one of these numbers. */
export function isBanned({ db, now }: Clocked, who: BanSubject): Promise<boolean> {
  return store.isInForce(db, bansAgainst(who), now())
}

/** Which of these telephone numbers (E.164) a ban rule refuses. */
export function findBannedNumbers({ db, now }: Clocked, numbers: readonly (string | null)[]): Promise<string[]> {
  return store.findInForce(db, bansAgainst({ numbers }), now())
}

/** Asks the rules about many addresses and numbers at once. The answer says whether one of them is refused. */
export async function loadBans(
  { db, now }: Clocked,
  all: readonly BanSubject[],
): Promise<(who: BanSubject) => boolean> {
  const values = new Set(all.flatMap((who) => bansAgainst(who)))
  const inForce = new Set(await store.findInForce(db, [...values], now()))
  return (who) => inForce.size > 0 && bansAgainst(who).some((value) => inForce.has(value))
}

const toBan = ({ id, value, reason, endsAt, createdAt }: store.Ban, createdBy: string | null): Ban => ({
  id,
  kind: banKindOf(value),
  value,
  reason,
  endsAt: endsAt.toISOString(),
  createdAt: createdAt.toISOString(),
  createdBy,
})

/** One page of the rules in force, newest first. @throws Refusal CURSOR_INVALID */
export async function findBans(
  { db, now }: AdminCtx,
  { q, ...page }: { q?: string; cursor?: string; limit: number },
): Promise<{ items: Ban[]; nextCursor: string | null }> {
  const search = q?.trim().toLowerCase()
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'bans',
    position: idPosition,
    find: (after, limit) => store.find(db, { q: search, before: after?.[0], limit }, now()),
    positionOf: ({ ban }) => [ban.id],
  })
  return { items: rows.map(({ ban, createdBy }) => toBan(ban, createdBy)), nextCursor }
}

type NewBan = { value: string; lastDay: Date; reason: string }

/**
 * Adds a rule, or changes the one with this value, and counts the members it is about, who keep their accounts.
 * @throws Refusal BAN_SELF; a field error of `lastDay`
 */
export async function addBan(
  ctx: AdminCtx,
  { value, lastDay, reason }: NewBan,
): Promise<{ ban: Ban; memberCount: number }> {
  if (!isBanEnd(lastDay, ctx.now())) throw fieldError('lastDay', 'banEnd')
  if (bansAgainst({ email: ctx.actor.email }).includes(value)) throw new Refusal('BAN_SELF')
  return ctx.db.transaction(async (db) => {
    const { ban, before } = await store.upsert(db, { value, reason, endsAt: lastDay, createdBy: ctx.actor.id })
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'accounts.addBan',
        subject: { kind: 'ban', id: ban.id },
        before: before && { value, reason: before.reason, endsAt: before.endsAt },
        after: { value, reason, endsAt: lastDay },
      },
    )
    return { ban: toBan(ban, ctx.actor.email), memberCount: await store.countMembers(db, value) }
  })
}

/** Lifts a rule before its end. @throws Refusal BAN_NOT_FOUND */
export async function removeBan(ctx: AdminCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const ban = await store.remove(db, id)
    if (!ban) throw new Refusal('BAN_NOT_FOUND')
    await writeAuditEntry({ ...ctx, db }, { action: 'accounts.removeBan', ...entryOf(ban) })
    return null
  })
}

/** Deletes the rules that have ended. They refuse nothing from their end on, whenever this runs. */
export async function removeEndedBans(ctx: Ctx): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const ended = await store.removeEnded(db, ctx.now())
    await writeAuditEntries(
      { ...ctx, db },
      ended.map((ban) => ({ action: 'accounts.endBan', ...entryOf(ban) })),
    )
  })
}

const entryOf = ({ id, value, reason, endsAt }: store.Ban) => ({
  subject: { kind: 'ban', id },
  before: { value, reason, endsAt },
})
