import type { RowNoteName } from '../rules.ts'

/** A member whom a row may name. `listings` counts those that are pending or approved, which the plan limits. */
export type NamedMember = { id: string; maxListings: number | null; listings: number }
/** The listing that the row changes; null for a new one. */
export type NamedListing = { ownerId: string | null; isCounted: boolean; hasReviewed: boolean } | null

type OwnerError = 'ownerOther' | 'ownerPlanLimit' | 'ownerReviewed' | 'contactBanned'
/** Who gets the listing; null when its owner stays as it is. */
export type OwnerDecision = { ownerId: string | null; error?: OwnerError; note?: RowNoteName }

/**
 * What becomes of a listing whose row names an owner. A file gives listings that nobody owns; it never takes one from a
 * member, because only a handover tells that member.
 */
export function decideOwner(member: NamedMember | undefined, listing: NamedListing, isBanned: boolean): OwnerDecision {
  const stays = { ownerId: null }
  if (isBanned) return { ...stays, error: 'contactBanned' }
  if (!member) return { ...stays, note: 'ownerUnknown' }
  if (listing?.ownerId === member.id) return stays
  if (listing && listing.ownerId !== null) return { ...stays, error: 'ownerOther' }
  if (listing?.hasReviewed) return { ...stays, error: 'ownerReviewed' }
  const isFull = member.maxListings !== null && member.listings >= member.maxListings
  if (isFull && (listing?.isCounted ?? true)) return { ...stays, error: 'ownerPlanLimit' }
  return { ownerId: member.id, note: 'ownerGiven' }
}
