import type { Actor } from '#shared/actor.ts'

/** Whether the actor may see a list by its id and change it. Whoever has the link sees a shared list without this. */
export function mayChange(actor: Actor, list: { userId: string }): boolean {
  return actor !== null && actor.id === list.userId
}
