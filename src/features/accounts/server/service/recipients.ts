import type { Db } from '#platform/server/db.ts'
import * as store from '../store/members.ts'

/** The names of the member with this id or, without an id, this address. */
export async function findRecipient(db: Db, recipient: { userId: string | null; email: string }) {
  return store.findNames(db, recipient)
}
