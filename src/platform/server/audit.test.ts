import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { violationOf, useDatabase } from '#tests/support/database.ts'
import { writeAuditEntry } from './audit.ts'
import { auditLog } from './tables.ts'

const database = useDatabase()
const write = (now = testNow) =>
  writeAuditEntry(makeCtx(database.db, { now: () => now }), {
    action: 'settings.change',
    subject: { kind: 'setting', id: 'ENABLE_ADS' },
    before: { value: 'false' },
    after: { value: 'true' },
  })

test('an entry records actor, action, subject, time, and the state before and after', async () => {
  await write()
  expect(await database.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      actorId: null,
      action: 'settings.change',
      subjectKind: 'setting',
      subjectId: 'ENABLE_ADS',
      before: { value: 'false' },
      after: { value: 'true' },
      createdAt: testNow,
    },
  ])
})

test('entries cannot be updated, and cannot be deleted before two years have passed', async () => {
  const longAgo = new Date(Date.now() - 3 * 366 * 24 * 3600 * 1000)
  await write(new Date())
  await write(longAgo)
  const rule = 'audit_log_insert_only'
  expect(await violationOf(database.db, (db) => db.update(auditLog).set({ action: 'nothing' }))).toBe(rule)
  expect(await violationOf(database.db, (db) => db.delete(auditLog))).toBe(rule)
  expect(await violationOf(database.db, (db) => db.execute(sql`truncate audit_log`))).toBe(rule)
  await database.db.delete(auditLog).where(eq(auditLog.createdAt, longAgo))
  expect(await database.db.select().from(auditLog)).toHaveLength(1)
})
