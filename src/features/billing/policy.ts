import type { Actor } from '#shared/actor.ts'
import { authorize, type Authorized } from '#shared/authorized.ts'

/** The payment, when it is the actor's own: the receipt of another's names them, and admins read cases instead. */
export const may = <Verb extends 'withdraw' | 'receive', Row extends { userId: string | null }>(
  actor: Actor,
  verb: Verb,
  payment: Row | undefined,
): Authorized<Row, Verb> | null => (payment ? authorize(payment, verb, actor?.id === payment.userId) : null)
