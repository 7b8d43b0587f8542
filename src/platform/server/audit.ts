import { sql } from 'drizzle-orm'
import type { Ctx } from './context.ts'

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
  const rows = entries.map(({ action, subject, before, after }) => ({ action, subject, before, after }))
  await db.execute(sql`
    insert into audit_log (actor_id, action, subject_kind, subject_id, before, after, created_at)
    select ${actor?.id ?? null}::uuid, r ->> 'action', r #>> '{subject,kind}', r #>> '{subject,id}', r -> 'before', r -> 'after',
      ${now().toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`)
}
