import type { MemberCtx } from '#platform/server/context.ts'
import type { Referral } from '../contract.ts'
import * as store from './store.ts'

export { upsertReferral } from './store.ts'

/** The member's referral code and how many friends joined with it. Names stay private. */
export async function getMine({ db, actor }: MemberCtx): Promise<Referral> {
  const mine = await store.findMine(db, actor.id)
  if (!mine) throw new Error('no profile for this session')
  return mine
}
