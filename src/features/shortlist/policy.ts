import type { Actor } from '#shared/actor.ts'
import { authorize, type Authorized } from '#shared/authorized.ts'

/** The list, when the actor may see it by its id and change it. Whoever has the link sees a shared list without this. */
export const may = <Row extends { userId: string }>(
  actor: Actor,
  verb: 'change',
  list: Row | undefined,
): Authorized<Row, 'change'> | null => (list ? authorize(list, verb, actor?.id === list.userId) : null)
