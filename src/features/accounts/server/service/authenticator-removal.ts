import type { Db } from '#platform/server/db.ts'
import * as store from '../store/second-factor.ts'
import { notifySignInChanged } from './access.ts'

/** Removes authenticator app, recovery codes and passkeys of a member and notifies them. Returns whether there were any. */
export async function removeSecondFactor(db: Db, memberId: string): Promise<boolean> {
  const hadApp = await store.deleteTwoFactor(db, memberId)
  const passkeyCount = await store.deletePasskeys(db, memberId)
  if (!hadApp && passkeyCount === 0) return false
  await notifySignInChanged(db, memberId, 'secondFactorReset')
  return true
}
