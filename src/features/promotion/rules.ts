import { listingPath } from '#features/listings/rules/listing-path.ts'
import { invitedVia } from '#features/reviews/rules.ts'
import { escapeHtml } from '#shared/escape-html.ts'

/** What a printed code leads to: the listing's page, or the form for a review. */
export const posterPurposes = ['visit', 'review'] as const
export type PosterPurpose = (typeof posterPurposes)[number]

/** Paper sizes in points (1/72 inch), upright: posters and the card for the counter. */
export const paperSizes = {
  a3: { width: 841.89, height: 1190.55 },
  a4: { width: 595.28, height: 841.89 },
  a6: { width: 297.64, height: 419.53 },
} as const
export type PaperSize = keyof typeof paperSizes
export const paperSizeNames = Object.keys(paperSizes) as PaperSize[]

export const badgeThemes = ['light', 'dark'] as const
export type BadgeTheme = (typeof badgeThemes)[number]
/** In CSS pixels. */
export const badgeSize = { width: 240, height: 72 }

/** Short link that asks for a review, by the listing's number; written in base 36. */
export const invitationPath = (listingNo: number): string => `/r/${listingNo.toString(36)}`

/** The listing's number in an invitation's code; null when it cannot be one. */
export function parseInvitationCode(code: string): number | null {
  const number = /^[0-9a-z]{1,6}$/i.test(code) ? parseInt(code, 36) : 0
  return number > 0 && number <= 0x7fffffff ? number : null
}

/** Where an invitation leads: the form for a review, which the URL marks as invited. */
export const invitedFormPath = (slug: string): string => `${listingPath(slug)}?review=write&via=${invitedVia}#reviews`

/** HTML that shows the badge on another website: a link around a picture, without script. */
export function badgeSnippet({ page, picture, name }: { page: string; picture: string; name: string }): string {
  const { width, height } = badgeSize
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(picture)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" loading="lazy"></a>`
}
