import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { findMemberById } from '../store.ts'
import * as store from '../store/second-factor.ts'
import { signInChangedEmail } from './emails.ts'

/** Removes authenticator app, recovery codes and passkeys of a member and notifies them. Returns whether there were any. */
export async function removeSecondFactor(db: Db, memberId: string): Promise<boolean> {
  const hadApp = await store.deleteTwoFactor(db, memberId)
  const passkeyCount = await store.deletePasskeys(db, memberId)
  if (!hadApp && passkeyCount === 0) return false
  const member = await findMemberById(db, memberId)
  if (member) await enqueue(db, signInChangedEmail(member, 'secondFactorReset'))
  return true
}
