import type { Ctx } from './context.ts'
import { auditLog } from './tables.ts'

export type AuditEntry = {
  /** `noun.verb`, like procedures. */
  action: string
  subject: { kind: string; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

type AuditCtx = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Writes one row of the audit log. Call it with the context of the transaction that makes the change. */
export async function writeAuditEntry(ctx: AuditCtx, entry: AuditEntry): Promise<void> {
  await writeAuditEntries(ctx, [entry])
}

/** Like `writeAuditEntry` for many changes, in one statement. */
export async function writeAuditEntries({ db, actor, now }: AuditCtx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await db.insert(auditLog).values(
    entries.map(({ action, subject, before, after }) => ({
      actorId: actor?.id ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before,
      after,
      createdAt: now(),
    })),
  )
}
