import type { ListingStatus } from '../rules.ts'

/** What becomes of a listing that is sent while the owner has `active` ones pending or approved. Null is no limit. */
export function decideSubmission(maxListings: number | null, active: number): 'pending' | 'rejected' {
  return maxListings !== null && active >= maxListings ? 'rejected' : 'pending'
}

/** How long an admin may take a decision back, ms. */
export const undoMs = 10_000
/** What the way of an undo to the server may take besides. */
const graceMs = 2_000

/** Whether a decision may still be taken back, and by whom. */
export function mayUndo(
  decision: { decidedBy: string | null; decidedAt: Date | null },
  adminId: string,
  now: Date,
): boolean {
  const { decidedBy, decidedAt } = decision
  return decidedAt !== null && decidedBy === adminId && now.getTime() - decidedAt.getTime() <= undoMs + graceMs
}

/** What a decision makes of a listing: a live one stays live whatever is decided on its edit. */
export function statusAfter(before: ListingStatus, decision: 'approve' | 'reject'): ListingStatus {
  if (decision === 'approve') return 'approved'
  return before === 'approved' ? 'approved' : 'rejected'
}
