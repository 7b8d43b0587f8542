import type { ListingStatus } from '../rules.ts'

/** The status of a newly submitted listing while the owner has `active` pending or approved ones. Null is no limit. */
export function decideSubmission(maxListings: number | null, active: number): 'pending' | 'rejected' {
  return maxListings !== null && active >= maxListings ? 'rejected' : 'pending'
}

/** How long an admin may undo a decision, ms. */
export const undoMs = 10_000
/** Extra time allowed for the undo request to reach the server, ms. */
const graceMs = 2_000

/** Whether this admin made the decision and may still undo it. */
export function mayUndo(
  decision: { decidedBy: string | null; decidedAt: Date | null },
  adminId: string,
  now: Date,
): boolean {
  const { decidedBy, decidedAt } = decision
  return decidedAt !== null && decidedBy === adminId && now.getTime() - decidedAt.getTime() <= undoMs + graceMs
}

/** The listing's status after a decision: a live listing stays live when its edit is rejected. */
export function statusAfter(before: ListingStatus, decision: 'approve' | 'reject'): ListingStatus {
  if (decision === 'approve') return 'approved'
  return before === 'approved' ? 'approved' : 'rejected'
}
