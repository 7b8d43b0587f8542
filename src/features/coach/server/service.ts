import type { Ctx } from '#platform/server/context.ts'
import type { Actor } from '#shared/actor.ts'
import type { CoachScore } from '../contract.ts'
import { coachParts, coachPoints, pointsOf } from '../rules.ts'
import * as store from './store.ts'

/** How complete these listings are; listings of others are left out. */
export async function find(
  { db, actor }: Ctx & { actor: NonNullable<Actor> },
  { ids }: { ids: string[] },
): Promise<CoachScore[]> {
  const rows = await store.findFacts(db, actor.id, ids)
  return rows.map(({ id, slug, ...facts }) => {
    const points = pointsOf(facts)
    const missing = coachParts
      .map((part) => ({ part, points: coachPoints[part] - points[part] }))
      .filter((one) => one.points > 0)
      .toSorted((one, other) => other.points - one.points)
    return { listingId: id, slug, score: coachParts.reduce((sum, part) => sum + points[part], 0), missing }
  })
}
