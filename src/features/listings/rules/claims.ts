export const claimStatuses = ['open', 'granted', 'refused'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Whether a claim proves itself: the member has confirmed the very number that the listing shows. */
export function isNumberProved(
  member: { whatsappNumber: string | null; whatsappVerifiedAt: Date | null },
  listing: { whatsappNumber: string },
): boolean {
  return member.whatsappVerifiedAt !== null && member.whatsappNumber === listing.whatsappNumber
}
