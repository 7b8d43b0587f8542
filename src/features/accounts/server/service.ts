import type { Db } from '#platform/server/db.ts'
import { accountChanged } from './ports.ts'
import { hashPassword } from './service/passwords.ts'
import * as store from './store.ts'

export { notifySignInChanged, requireSession } from './service/access.ts'
export { removeSecondFactor } from './service/authenticator-removal.ts'
export { changeMarketing } from './service/consents.ts'
export { avatarsInUse } from './store/avatars-in-use.ts'
export { findAdmins } from './store/members.ts'

/**
 * Ensures that this member exists, is an admin and can sign in with this password. An existing password is not
 * overwritten, so a restart never undoes a change.
 */
export async function ensureAdmin(
  db: Db,
  admin: { email: string; password: string; firstName: string; lastName: string },
): Promise<void> {
  const hash = await hashPassword(admin.password)
  const email = admin.email.toLowerCase()
  await db.transaction(async (tx) => {
    const id = await store.findOrInsertProfile(tx, { email, firstName: admin.firstName, lastName: admin.lastName })
    await accountChanged(tx, id, new Date())
    await store.addAdmin(tx, id)
    await store.insertPassword(tx, id, hash)
  })
}

/** Creates the first admin of an installation; does nothing when an admin exists. */
export async function ensureFirstAdmin(db: Db, admin: { email: string; password: string }): Promise<void> {
  if (await store.hasAdmin(db)) return
  await ensureAdmin(db, { ...admin, firstName: 'Kaifong', lastName: 'Admin' })
}
