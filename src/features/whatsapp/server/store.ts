import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { whatsappMessages as messages } from './tables.ts'

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'wamid' | 'fromUser' | 'fromNumber' | 'body' | 'sharedNumber' | 'hasChangedNumber'
>
export type Message = typeof messages.$inferSelect

/** Stores messages that were not stored before, and returns their ids. */
export async function insertNew(db: Db, received: readonly NewMessage[]): Promise<string[]> {
  if (received.length === 0) return []
  const rows = await db
    .insert(messages)
    .values([...received])
    .onConflictDoNothing()
    .returning({ id: messages.id })
  return rows.map(({ id }) => id)
}

/** Locks a message that was not handled yet. */
export async function lockUnhandled(db: Db, id: string): Promise<Message | undefined> {
  const [found] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.handledAt)))
    .for('update')
  return found
}

export async function markHandled(db: Db, id: string, at: Date): Promise<void> {
  await db.update(messages).set({ handledAt: at }).where(eq(messages.id, id))
}

/** The newest messages of a sender since a time. */
export async function findLatestOf(db: Db, fromUser: string, since: Date): Promise<Message[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.fromUser, fromUser), gt(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(10)
}

export const deleteBefore = (db: Db, time: Date): Promise<number> =>
  deleteInBatches(db, messages, lt(messages.createdAt, time))
