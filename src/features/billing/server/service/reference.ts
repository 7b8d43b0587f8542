import { createHash } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'
import type { PaidPlanKey } from '../../rules.ts'
import * as payments from '../store/payments.ts'

/** Letters and digits without look-alikes (0/O, 1/I). */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * "KF7M2Q9XKR": the reference of the member's next payment for a plan. Derived, not stored: it is stable until a payment
 * with it is declared, and reading it writes nothing.
 */
export async function nextReference(db: Db, userId: string, planKey: PaidPlanKey): Promise<string> {
  const paidBefore = await payments.countByPlan(db, userId, planKey)
  const candidates = [0, 1, 2, 3].map((attempt) => codeOf(`${userId} ${planKey} ${paidBefore} ${attempt}`))
  const taken = await payments.findUsedReferences(db, candidates)
  const free = candidates.find((reference) => !taken.includes(reference))
  if (free === undefined) throw new Error('no reference is free')
  return free
}

function codeOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest()
  return `KF${Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte & 31]).join('')}`
}
