import type { RouterClient } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { router, type AppRouter } from '#server/router.ts'
import { actorOf, clientOf, makeCtx, testNow } from './ctx.ts'

type Person = Parameters<typeof actorOf>[0]

/**
 * In-process API clients: `world.as(owner).listings.get(...)`, `world.as(null)` for a visitor. Set `world.now` to change
 * the time of the following calls.
 */
export function createWorld(database: { readonly db: Db }, overrides: Partial<Ctx> = {}) {
  const world = {
    now: testNow,
    as(person: Person | null): RouterClient<AppRouter> {
      const actor = person && actorOf(person)
      return clientOf(router, makeCtx(database.db, { now: () => world.now, ...overrides, actor }))
    },
  }
  return world
}
