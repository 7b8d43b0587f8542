export const claimStatuses = ['open', 'granted', 'refused'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
