import { randomInt } from 'node:crypto'
import { auditMany } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import type { ListingContent } from '../../rules/content.ts'
import { keptLicences, shownContent } from '../../rules/kept-content.ts'
import { slugCandidates, slugOf } from '../../rules/slug.ts'
import { findTakenSlugs, readContent } from '../store/content.ts'
import { insertListings } from '../store/create-many.ts'
import type { MemberCtx } from './terms.ts'

/**
 * What `adminCreate` does, for many at once: live listings that belong to nobody. The contents have been checked, have no
 * photos and name places that are there. Call it in a transaction. The ids, in order.
 */
export async function adminCreateMany(
  ctx: MemberCtx,
  contents: readonly ListingContent[],
  reason: Record<string, unknown>,
): Promise<string[]> {
  if (contents.length === 0) return []
  const { db, actor, now } = ctx
  const slugs = await freeSlugs(db, contents)
  const rows = contents.map((content, at) => ({
    slug: slugs[at]!,
    content: { ...content, photos: [], licences: keptLicences(content.licences, []) },
  }))
  const ids = await insertListings(db, rows, { actorId: actor.id, at: now() })
  await auditMany(
    ctx,
    ids.map((id, at) => ({
      action: 'listings.adminCreate',
      subject: { kind: 'listing', id },
      after: { status: 'approved', slug: slugs[at], ...reason },
    })),
  )
  return ids
}

/** The content that a listing shows, whatever waits beside it. */
export async function findLiveContent(db: Db, id: string): Promise<ListingContent | null> {
  const kept = await readContent(db, id)
  return kept ? shownContent(kept) : null
}

async function freeSlugs(db: Db, names: readonly ListingContent[]): Promise<string[]> {
  const wanted = names.map((name) => slugCandidates(slugOf(name), String(randomInt(1e6, 1e7))))
  const taken = await findTakenSlugs(db, wanted.flat(), null)
  return wanted.map((candidates) => {
    const free = candidates.find((slug) => !taken.has(slug)) ?? candidates.at(-1)!
    taken.add(free)
    return free
  })
}
