import { randomInt } from 'node:crypto'
import { writeAuditEntries } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import type { ListingContent } from '../../rules/content.ts'
import { slugCandidates, slugOf } from '../../rules/slug.ts'
import { mergeLicences, shownContent } from '../../rules/stored-content.ts'
import { findTakenSlugs, type StoredContent, readContents } from '../store/content.ts'
import { insertListings, updateListings } from '../store/many.ts'
import { findWaiting, lockListings, type ListingState } from '../store/revisions.ts'
import { adminEdit, changesOf } from './admin.ts'
import { followName } from './slugs.ts'
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
    content: { ...content, photos: [], licences: mergeLicences(content.licences, []) },
  }))
  const ids = await insertListings(db, rows, { actorId: actor.id, at: now() })
  await writeAuditEntries(
    ctx,
    ids.map((id, at) => ({
      action: 'listings.adminCreate',
      subject: { kind: 'listing', id },
      after: { status: 'approved', slug: slugs[at], ...reason },
    })),
  )
  return ids
}

/**
 * What `adminEdit` does, for many at once. The contents have been checked, name places that are there, and leave photos as
 * they are. Call it in a transaction. Listings that are gone are left out.
 */
export async function adminEditMany(
  ctx: MemberCtx,
  edits: readonly { id: string; content: ListingContent }[],
): Promise<void> {
  if (edits.length === 0) return
  const { db, actor, now } = ctx
  const ids = edits.map(({ id }) => id)
  const locked = new Map((await lockListings(db, ids)).map((listing) => [listing.id, listing]))
  const [kept, waiting] = [await readContents(db, ids), await findWaiting(db, ids)]
  const plain: {
    listingId: string
    content: StoredContent
    before: StoredContent
    listing: NonNullable<ListingState>
  }[] = []
  for (const { id, content } of edits) {
    const [listing, before] = [locked.get(id), kept.get(id)]
    if (!listing || !before) continue
    // What an owner has waiting changes too, or stays beside: few, and each by its own.
    if (listing.status === 'pending' || waiting.has(id)) await adminEdit(ctx, id, content)
    else {
      const licences = mergeLicences(content.licences, before.licences)
      plain.push({ listingId: id, content: { ...content, photos: before.photos, licences }, before, listing })
    }
  }
  await updateListings(db, plain, { actorId: actor.id, at: now() })
  for (const { listing, before, content } of plain) {
    if (slugOf(before) !== slugOf(content)) await followName(db, listing, before, content)
  }
  await writeAuditEntries(
    ctx,
    plain.map(({ listingId, before, content }) => ({
      action: 'listings.adminEdit',
      subject: { kind: 'listing', id: listingId },
      ...changesOf(before, content),
    })),
  )
}

/** The contents that listings show, by their ids, whatever waits beside them. */
export async function findLiveContents(db: Db, ids: readonly string[]): Promise<Map<string, ListingContent>> {
  const kept = await readContents(db, ids)
  return new Map([...kept].map(([id, content]) => [id, shownContent(content)]))
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
