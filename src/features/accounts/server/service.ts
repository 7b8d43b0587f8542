import type { Db } from '#platform/server/db.ts'
import { hashPassword } from './service/passwords.ts'
import * as store from './store.ts'

export { changeMarketing } from './service/consents.ts'

/**
 * Sees to it that this member exists, is an admin and can sign in with this password. A password that was set before is
 * not touched, so that a restart never undoes a change.
 */
export async function ensureAdmin(
  db: Db,
  admin: { email: string; password: string; firstName: string; lastName: string },
): Promise<void> {
  const hash = await hashPassword(admin.password)
  const email = admin.email.toLowerCase()
  await db.transaction(async (tx) => {
    const id = await store.findOrInsertProfile(tx, { email, firstName: admin.firstName, lastName: admin.lastName })
    await store.addAdmin(tx, id)
    await store.insertPassword(tx, id, hash)
  })
}

/** The first admin of an installation; nothing happens where there is one. */
export async function ensureFirstAdmin(db: Db, admin: { email: string; password: string }): Promise<void> {
  if (await store.hasAdmin(db)) return
  await ensureAdmin(db, { ...admin, firstName: 'Kaifong', lastName: 'Admin' })
}
