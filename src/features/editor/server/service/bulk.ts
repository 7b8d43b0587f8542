import type { ListingContent } from '#features/listings/rules/content.ts'
import { slugOf } from '#features/listings/rules/slug.ts'
import { mergeLicences, toListingContent } from '#features/listings/rules/stored-content.ts'
import {
  insertListings,
  readContents,
  type StoredContent,
  updateListings,
} from '#features/listings/server/service/content.ts'
import { tell } from '#features/listings/server/service/events.ts'
import { adminEditCause, changesOf } from '#features/listings/server/service/publish.ts'
import {
  findListingsWithPending,
  type ListingState,
  lockListings,
} from '#features/listings/server/service/revisions.ts'
import { freeSlugs } from '#features/listings/server/service/slugs.ts'
import { writeAuditEntries } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { adminEdit } from './admin.ts'

/**
 * Bulk version of `adminCreate` for live listings. The contents must be checked, without photos, and with existing
 * categories and areas, and the owners locked. Must be called in a transaction. Returns the ids, in order.
 */
export async function adminCreateMany(
  ctx: MemberCtx,
  listings: readonly { content: ListingContent; ownerId: string | null }[],
  reason: Record<string, unknown>,
): Promise<string[]> {
  if (listings.length === 0) return []
  const { db, actor, now } = ctx
  const slugs = await freeSlugs(
    db,
    listings.map(({ content }) => ({ listingId: null, name: content })),
  )
  const rows = listings.map(({ content, ownerId }, index) => ({
    slug: slugs[index]!,
    ownerId,
    content: { ...content, photos: [], licences: mergeLicences(content.licences, []) },
  }))
  const ids = await insertListings(db, rows, { actorId: actor.id, at: now() })
  await writeAuditEntries(
    ctx,
    ids.map((id, index) => ({
      action: 'listings.adminCreate',
      subject: { kind: 'listing', id },
      after: { status: 'approved', slug: slugs[index], ownerId: listings[index]!.ownerId, ...reason },
    })),
  )
  return ids
}

/** A listing that nobody else changes until the transaction ends, and its content. */
export type LockedListing = { listing: NonNullable<ListingState>; before: StoredContent }

/** Locks these listings and reads their content, ignoring pending revisions; deleted ones are left out. */
export async function lockContents(db: Db, ids: readonly string[]): Promise<Map<string, LockedListing>> {
  if (ids.length === 0) return new Map()
  const listings = await lockListings(db, ids)
  const contents = await readContents(db, ids)
  return new Map(listings.map((listing) => [listing.id, { listing, before: contents.get(listing.id)! }]))
}

/**
 * Bulk version of `adminEdit`, in the transaction that locked the listings by `lockContents`. The contents must be checked and
 * with existing categories and areas; photos stay unchanged.
 */
export async function adminEditMany(
  ctx: MemberCtx,
  edits: readonly (LockedListing & { content: ListingContent })[],
): Promise<void> {
  if (edits.length === 0) return
  const { db, actor, now } = ctx
  const withPending = await findListingsWithPending(
    db,
    edits.map(({ listing }) => listing.id),
  )
  const directEdits: {
    listing: LockedListing['listing']
    listingId: string
    content: StoredContent
    before: StoredContent
  }[] = []
  for (const { listing, before, content } of edits) {
    // Listings with a pending revision are few and need the full logic of adminEdit.
    if (listing.status === 'pending' || withPending.has(listing.id)) await adminEdit(ctx, listing.id, content)
    else {
      const licences = mergeLicences(content.licences, before.licences)
      const next = { ...content, photos: before.photos, licences }
      directEdits.push({ listing, listingId: listing.id, content: next, before })
    }
  }
  // A listing whose name changed gets a new slug; the old one redirects to it.
  const renamed = directEdits.filter(({ before, content }) => slugOf(before) !== slugOf(content))
  const newSlugs = await freeSlugs(
    db,
    renamed.map(({ listingId, content }) => ({ listingId, name: content })),
  )
  const slugById = new Map(renamed.map(({ listingId }, index) => [listingId, newSlugs[index]!]))
  const changed = directEdits.map((edit) => ({ ...edit, slug: slugById.get(edit.listingId) ?? null }))
  await updateListings(db, changed, { actorId: actor.id, at: now() })
  await writeAuditEntries(
    ctx,
    directEdits.map(({ listingId, before, content }) => ({
      action: 'listings.adminEdit',
      subject: { kind: 'listing', id: listingId },
      ...changesOf(before, content),
    })),
  )
  await tell(
    ctx,
    changed.flatMap(({ listing: { id, status, ownerId, slug }, content: { nameEn, nameZh }, slug: newSlug }) => {
      if (status !== 'approved') return []
      const listing = { id, slug: newSlug ?? slug, nameEn, nameZh }
      return [{ event: 'listing.changed', ownerId, listing, cause: adminEditCause(id, now()) }]
    }),
  )
}

/** The current content of listings by id, ignoring pending revisions. */
export async function findLiveContents(db: Db, ids: readonly string[]): Promise<Map<string, ListingContent>> {
  const stored = await readContents(db, ids)
  return new Map([...stored].map(([id, content]) => [id, toListingContent(content)]))
}
