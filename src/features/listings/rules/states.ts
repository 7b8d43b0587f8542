import type { ListingStatus } from '../rules.ts'

/** The status of a newly submitted listing while the owner has `active` pending or approved ones. Null is no limit. */
export function decideSubmission(maxListings: number | null, active: number): 'pending' | 'rejected' {
  return maxListings !== null && active >= maxListings ? 'rejected' : 'pending'
}

/** The listing's status after a decision: a live listing stays live when its edit is rejected. */
export function statusAfter(before: ListingStatus, decision: 'approve' | 'reject'): ListingStatus {
  if (decision === 'approve') return 'approved'
  return before === 'approved' ? 'approved' : 'rejected'
}
