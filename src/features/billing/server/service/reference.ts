import { createHash } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'
import type { PaidPlanKey } from '../../rules.ts'
import * as payments from '../store/payments.ts'

/** Letters and figures that nobody takes for another. */
const emails = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * "KF7M2Q9XKR": the reference of the member's next payment for a plan. Worked out, not stored: it stays the same however
 * often the screen is opened, and reading writes nothing. Once it is declared, the next one is another.
 */
export async function nextReference(db: Db, userId: string, planKey: PaidPlanKey): Promise<string> {
  const paidBefore = await payments.countFor(db, userId, planKey)
  const tries = [0, 1, 2, 3].map((attempt) => codeOf(`${userId} ${planKey} ${paidBefore} ${attempt}`))
  const taken = await payments.findReferences(db, tries)
  const free = tries.find((reference) => !taken.includes(reference))
  if (free === undefined) throw new Error('no reference is free')
  return free
}

function codeOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest()
  return `KF${Array.from(bytes.subarray(0, 8), (byte) => emails[byte & 31]).join('')}`
}
