import { cutText } from '#shared/text.ts'

const longest = 80

/** The readable part of an address, from a listing's name: letters and digits of any script, parted by hyphens. */
export function slugOf(name: { nameEn: string | null; nameZh: string | null }): string {
  const plain = (name.nameEn ?? name.nameZh ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const slug = cutText(plain, longest).replace(/^-+|-+$/g, '')
  // What reads like an id would be taken for one; a name without a letter or digit has no slug of its own.
  return slug === '' || /^[0-9a-f]{8}-[0-9a-f]{4}(-|$)/.test(slug) ? `listing-${slug}`.replace(/-$/, '') : slug
}

/** Slugs to try in turn; the last one nobody has. */
export function slugCandidates(base: string, chance: string): string[] {
  return [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${base}-${n}`), `${base}-${chance}`]
}
