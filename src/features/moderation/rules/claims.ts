export const claimStatuses = ['open', 'granted', 'refused'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Whether the member has verified the same WhatsApp number that the listing shows. */
export function isNumberProved(
  member: { whatsappNumber: string | null; whatsappVerifiedAt: Date | null },
  listing: { whatsappNumber: string },
): boolean {
  return member.whatsappVerifiedAt !== null && member.whatsappNumber === listing.whatsappNumber
}
