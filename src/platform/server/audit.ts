import type { Ctx } from './context.ts'
import { auditLog } from './tables.ts'

export type AuditEntry = {
  /** `noun.verb`, as procedures are named. */
  action: string
  subject: { kind: string; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes one row of the audit log. Call it with the context of the transaction that makes the change. */
export async function audit(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { action, subject, before, after }: AuditEntry,
): Promise<void> {
  await ctx.db.insert(auditLog).values({
    actorId: ctx.actor?.id ?? null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before,
    after,
    createdAt: ctx.now(),
  })
}
