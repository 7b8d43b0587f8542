import type { Actor } from '#shared/actor.ts'
import { authorize, type Authorized } from '#shared/authorized.ts'
import type { ListingStatus } from './rules.ts'

/** `ownerId` is null while the listing is unclaimed. */
type Owned = { ownerId: string | null }

/** The fields of a listing that decide who may view it. */
export type GuardedListing = Owned & { status: ListingStatus; isOwnerActive: boolean }

/** A listing is public while it is approved and its owner's account, if it has an owner, is active. */
export function isPublic(listing: GuardedListing): boolean {
  return listing.status === 'approved' && (listing.ownerId === null || listing.isOwnerActive)
}

/**
 * The listing, when the actor may view its page or edit it (see its form, its figures, its posters), otherwise null. Owners
 * and admins may do both.
 */
export function may<Row extends GuardedListing>(
  actor: Actor,
  verb: 'view',
  listing: Row | undefined,
): Authorized<Row, 'view'> | null
export function may<Row extends Owned>(
  actor: Actor,
  verb: 'edit',
  listing: Row | undefined,
): Authorized<Row, 'edit'> | null
export function may<Row extends Owned & Partial<GuardedListing>>(
  actor: Actor,
  verb: 'view' | 'edit',
  listing: Row | undefined,
) {
  if (!listing) return null
  const isOwnerOrAdmin = actor !== null && (actor.id === listing.ownerId || actor.isAdmin)
  const { ownerId, status, isOwnerActive = false } = listing
  const isPublished = status !== undefined && isPublic({ ownerId, status, isOwnerActive })
  return authorize(listing, verb, isOwnerOrAdmin || (verb === 'view' && isPublished))
}
