import type { Localized } from '#shared/locale.ts'
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

/** The e-mail to a member whom an import gave listings, once per import. `{name}` is the first of them. */
export const givenEmail: { subject: Localized; body: Localized } = {
  subject: {
    en: 'Listings were added to your account',
    'zh-Hant': '你的帳戶新增了刊登',
    'zh-Hans': '您的账号新增了服务信息',
  },
  body: {
    en: 'An admin imported listings for you, “{name}” among them. You can change them, answer their reviews and see their statistics. If they are not yours, please write to us.',
    'zh-Hant':
      '管理員已為你匯入刊登，包括「{name}」。你可以修改內容、回覆評價，並查看統計數據。如這些刊登與你無關，請與我們聯絡。',
    'zh-Hans':
      '管理员已为您导入服务信息，包括“{name}”。您可以修改内容、回复评价，并查看统计数据。如果它们与您无关，请与我们联系。',
  },
}
