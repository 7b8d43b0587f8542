import { repliesQuickly, replyAnswersOf } from '#features/listings/rules/reply-speed.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import type { CoachScore } from '../contract.ts'
import { coachParts, coachPoints, pointsOf, type CoachPart } from '../rules.ts'
import { effectDays, effectLeast, effectOf, hasPart, type Effect, type Group } from '../rules/effects.ts'
import * as store from './store.ts'

/** How complete these listings are; listings of others are left out. */
export async function find({ db, actor }: MemberCtx, { ids }: { ids: string[] }): Promise<CoachScore[]> {
  const rows = await store.findFacts(db, actor.id, ids)
  const effects = await store.findEffects(db, [...new Set(rows.flatMap(({ categoryId }) => categoryId ?? []))])
  return rows.map(({ id, slug, categoryId, replyCounts, ...facts }) => {
    const points = pointsOf(facts)
    const replyAnswers = replyAnswersOf(replyCounts)
    const missing = coachParts
      .map((part) => ({
        part,
        points: coachPoints[part] - points[part],
        effect: storedEffect(effects.find((one) => one.categoryId === categoryId && one.part === part)),
      }))
      .filter((one) => one.points > 0)
      .toSorted((one, other) => other.points - one.points)
    const score = coachParts.reduce((sum, part) => sum + points[part], 0)
    return { listingId: id, slug, score, missing, replyAnswers, repliesQuickly: repliesQuickly(replyAnswers) }
  })
}

function storedEffect(row: store.EffectRow | undefined): Effect | null {
  if (!row) return null
  const { withListings, withRates, withoutListings, withoutRates } = row
  return effectOf({ listings: withListings, rates: withRates }, { listings: withoutListings, rates: withoutRates })
}

const batchSize = 2_000

/**
 * Compares the public listings of each main category with and without each part by their contacts per visit in the last
 * days, and stores the groups. Stops between batches when `signal` says so, and then stores nothing.
 */
export async function compareListings(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const today = hongKongDay(now)
  const range = { from: addDays(today, -effectDays), to: addDays(today, -1), minViews: effectLeast.views }
  const groups = new Map<string, { categoryId: string; part: CoachPart; with: Group; without: Group }>()
  let after = 0
  for (;;) {
    const rows = await store.findCompared(db, range, after, batchSize)
    for (const row of rows) addTo(groups, row)
    after = rows.at(-1)?.listingNo ?? after
    if (signal?.aborted) return
    if (rows.length < batchSize) break
  }
  await store.writeEffects(
    db,
    [...groups.values()].map(({ categoryId, part, ...group }) => ({
      categoryId,
      part,
      withListings: group.with.listings,
      withRates: group.with.rates,
      withoutListings: group.without.listings,
      withoutRates: group.without.rates,
    })),
  )
}

type Groups = Map<string, { categoryId: string; part: CoachPart; with: Group; without: Group }>

function addTo(groups: Groups, row: store.ComparedListing): void {
  const { categoryId, views, contacts } = row
  if (categoryId === null) return
  for (const part of coachParts) {
    const has = hasPart(part, row)
    if (has === null) continue
    const key = `${categoryId} ${part}`
    const found = groups.get(key) ?? {
      categoryId,
      part,
      with: { listings: 0, rates: 0 },
      without: { listings: 0, rates: 0 },
    }
    const group = has ? found.with : found.without
    group.listings++
    group.rates += contacts / views
    groups.set(key, found)
  }
}
