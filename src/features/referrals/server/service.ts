import type { Ctx } from '#platform/server/context.ts'
import type { Actor } from '#shared/actor.ts'
import type { Referral } from '../contract.ts'
import * as store from './store.ts'

/** The member's own link, as its code, and how many friends joined by it. Who they are is nobody's business. */
export async function getMine({ db, actor }: Ctx & { actor: NonNullable<Actor> }): Promise<Referral> {
  const mine = await store.findMine(db, actor.id)
  if (!mine) throw new Error('a session without a profile')
  return mine
}
