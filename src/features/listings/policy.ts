import type { Actor } from '#shared/actor.ts'
import type { ListingStatus } from './rules.ts'

export type ListingAction = 'view' | 'edit' | 'delete' | 'decide'

/** The fields of a listing that the policy needs. `ownerId` is null while the listing is unclaimed. */
export type GuardedListing = { ownerId: string | null; status: ListingStatus; isOwnerActive: boolean }

/** A listing is public while it is approved and its owner's account, if it has an owner, is active. */
export function isPublic(listing: GuardedListing): boolean {
  return listing.status === 'approved' && (listing.ownerId === null || listing.isOwnerActive)
}

/** Whether the actor may perform the action. Enforced by the server; screens use it to show or hide controls. */
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
