import { truncateText } from '#shared/text.ts'

const maxLength = 80

/** Slug from a listing's name: letters and digits of any script, separated by hyphens. */
export function slugOf(name: { nameEn: string | null; nameZh: string | null }): string {
  const plain = (name.nameEn ?? name.nameZh ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const slug = truncateText(plain, maxLength).replace(/^-|-$/g, '')
  // A slug that looks like an id would be taken for one; a name without letters or digits gives an empty slug.
  return slug === '' || /^[0-9a-f]{8}-[0-9a-f]{4}(-|$)/.test(slug) ? `listing-${slug}`.replace(/-$/, '') : slug
}

/** Slugs to try in order; the last one has a random suffix. */
export function slugCandidates(base: string, randomSuffix: string): string[] {
  return [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${base}-${n}`), `${base}-${randomSuffix}`]
}
