import type { RouterClient } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { router, type AppRouter } from '#server/router.ts'
import { actorOf, clientOf, makeCtx, testNow } from './ctx.ts'

type Person = Parameters<typeof actorOf>[0]

/**
 * The product without HTTP: `world.as(owner).listings.get(...)`, `world.as(null)` for a visitor. `world.now` may be
 * set; every call after it happens then.
 */
export function createWorld(database: { readonly db: Db }, given: Partial<Ctx> = {}) {
  const world = {
    now: testNow,
    as(person: Person | null): RouterClient<AppRouter> {
      const actor = person && actorOf(person)
      return clientOf(router, makeCtx(database.db, { now: () => world.now, ...given, actor }))
    },
  }
  return world
}
