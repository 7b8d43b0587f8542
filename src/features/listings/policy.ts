import type { Actor } from '#shared/actor.ts'
import type { ListingStatus } from './rules.ts'

export type ListingAction = 'view' | 'edit' | 'delete' | 'decide'

/** What the policy needs to know of a listing. `ownerId` is null while nobody has claimed it. */
export type GuardedListing = { ownerId: string | null; status: ListingStatus; isOwnerActive: boolean }

/** A listing is public while it is approved and its owner's account is active (an unclaimed one has no owner to ask). */
export function isPublic(listing: GuardedListing): boolean {
  return listing.status === 'approved' && (listing.ownerId === null || listing.isOwnerActive)
}

/** May this actor do this to the listing? Enforced by the server; the screen asks it to know what to offer. */
export function may(actor: Actor, action: ListingAction, listing: GuardedListing): boolean {
  const isAdmin = actor?.isAdmin ?? false
  const isOwner = actor !== null && actor.id === listing.ownerId
  switch (action) {
    case 'view':
      return isPublic(listing) || isOwner || isAdmin
    case 'edit':
    case 'delete':
      return isOwner || isAdmin
    case 'decide':
      return isAdmin
  }
}
