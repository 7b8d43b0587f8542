import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { hourMs } from '#shared/durations.ts'
import { Refusal } from '#shared/refusal.ts'
import { undoableSince } from '#shared/undo.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { decisions } from './tables.ts'

/** What a decision is about, and the feature that may undo it. */
export type DecisionScope = { kind: 'listing' | 'review' | 'claim' | 'payment' | 'licence' | 'list'; feature: string }

type ActorCtx = Pick<Ctx, 'db' | 'actor' | 'now'>

/**
 * Records a decision of the acting person with the state that it replaced, in the transaction that decides. It replaces
 * an earlier decision about the same subject, which can then no longer be undone.
 */
export async function recordDecision(
  ctx: ActorCtx,
  scope: DecisionScope,
  subjectId: string,
  before: Record<string, unknown>,
): Promise<void> {
  await recordDecisions(ctx, scope, [{ subjectId, before }])
}

/** Like `recordDecision` about many subjects, in one statement. */
export async function recordDecisions(
  { db, actor, now }: ActorCtx,
  { kind, feature }: DecisionScope,
  subjects: readonly { subjectId: string; before: Record<string, unknown> }[],
): Promise<void> {
  if (subjects.length === 0) return
  const values = { feature, decidedBy: actor?.id ?? null, decidedAt: now() }
  await db
    .insert(decisions)
    .values(subjects.map((subject) => ({ subjectKind: kind, ...subject, ...values })))
    .onConflictDoUpdate({
      target: [decisions.subjectKind, decisions.subjectId],
      set: { ...values, before: sql`excluded.before` },
    })
}

/**
 * Takes the states that may be restored: of subjects whose last decision is the acting person's, of this feature, and
 * recent enough to be undone. By subject id; of concurrent calls one gets the state. Call it in the transaction that
 * restores, with the subjects locked.
 */
export async function takeDecisions<Before>(
  { db, actor, now }: ActorCtx,
  { kind, feature }: DecisionScope,
  subjectIds: readonly string[],
): Promise<Map<string, Before>> {
  if (!actor || subjectIds.length === 0) return new Map()
  const rows = await db
    .delete(decisions)
    .where(
      and(
        eq(decisions.subjectKind, kind),
        inArray(decisions.subjectId, [...subjectIds]),
        eq(decisions.feature, feature),
        eq(decisions.decidedBy, actor.id),
        gte(decisions.decidedAt, undoableSince(now())),
      ),
    )
    .returning({ id: decisions.subjectId, before: decisions.before })
  return new Map(rows.map(({ id, before }) => [id, before as Before]))
}

/** Deletes decisions that can no longer be undone. */
export async function deleteFinalDecisions(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, decisions, lt(decisions.decidedAt, new Date(now.getTime() - hourMs)))
}

/** Runs an operation on each id in turn. The second list are those for which it throws a Refusal. */
export async function runEach(
  ids: readonly string[],
  operation: (id: string) => Promise<unknown>,
): Promise<[done: string[], refused: string[]]> {
  const [done, refused]: [string[], string[]] = [[], []]
  for (const id of new Set(ids)) {
    try {
      await operation(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(id)
    }
  }
  return [done, refused]
}
