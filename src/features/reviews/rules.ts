export const reviewStages = ['contacted', 'quoted', 'work_done'] as const
export const reviewStatuses = ['published', 'pending', 'hidden'] as const
/** What makes a review wait for a moderator; `rules/checks.ts` says when each trips. */
export const reviewChecks = ['link', 'phone_number', 'same_network', 'rating_burst'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export const reviewVerifications = ['none', 'contacted_here'] as const
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewStage = (typeof reviewStages)[number]
export type ReviewStatus = (typeof reviewStatuses)[number]
export type ReviewSort = (typeof reviewSorts)[number]
export const reviewReportReasons = [
  'fake',
  'conflict_of_interest',
  'private_information',
  'harmful_or_illegal',
  'advertising',
  'wrong_business',
  'off_topic',
  'defamation',
  'other',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]

/**
 * The author of a review as strangers see one: "Mary C.". A surname in Chinese is one character and would be told whole by
 * its "initial", so the given name stands alone. Empty for a former member, whose names are gone.
 */
export function shortName(firstName: string, lastName: string): string {
  const first = firstName.trim()
  const initial = /^\p{Script=Han}/u.test(lastName.trim()) ? '' : [...lastName.trim()][0]
  return [first, initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ')
}
