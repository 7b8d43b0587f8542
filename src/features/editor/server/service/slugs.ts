import { randomInt } from 'node:crypto'
import { slugCandidates, slugOf } from '#features/listings/rules/slug.ts'
import { findTakenSlugs } from '#features/listings/server/service/content.ts'
import { setListing } from '#features/listings/server/service/revisions.ts'
import { type Db, violatedConstraint } from '#platform/server/db.ts'

const suffixAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const randomSuffix = () => Array.from({ length: 6 }, () => suffixAlphabet[randomInt(suffixAlphabet.length)]).join('')

type ListingNames = { nameEn: string | null; nameZh: string | null }

/**
 * Runs `use` with a slug for the name that no other listing has or had. When a concurrent transaction takes the same slug,
 * the unique index refuses it and the next candidate is tried.
 */
export async function withFreeSlug<T>(
  db: Db,
  name: ListingNames,
  listingId: string | null,
  use: (tx: Db, slug: string) => Promise<T>,
): Promise<T> {
  for (let tries = 3; ; tries--) {
    const candidates = slugCandidates(slugOf(name), randomSuffix())
    const taken = await findTakenSlugs(db, candidates, listingId)
    const free = candidates.find((slug) => !taken.has(slug)) ?? `${slugOf(name)}-${randomSuffix()}`
    try {
      return await db.transaction((tx) => use(tx, free))
    } catch (error) {
      if (violatedConstraint(error) !== 'listings_slug_unique' || tries === 0) throw error
    }
  }
}

/** Gives a listing whose name changed a new slug; the old one redirects to it. Returns the slug it has now. */
export async function updateSlug(
  db: Db,
  listing: { id: string; slug: string },
  before: ListingNames,
  after: ListingNames,
): Promise<string> {
  if (slugOf(before) === slugOf(after)) return listing.slug
  return withFreeSlug(db, after, listing.id, async (tx, slug) => {
    await setListing(tx, listing.id, { slug })
    return slug
  })
}
