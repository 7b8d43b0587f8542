import { randomInt } from 'node:crypto'
import { type Db, violatedConstraint } from '#platform/server/db.ts'
import { slugCandidates, slugOf } from '../../rules/slug.ts'
import { findSlugHolders } from '../store/content.ts'
import { setListing } from '../store/revisions.ts'

const suffixAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const randomSuffix = () => Array.from({ length: 6 }, () => suffixAlphabet[randomInt(suffixAlphabet.length)]).join('')

type ListingNames = { nameEn: string | null; nameZh: string | null }

/** Whether no other listing than this one (null for a new one) has or had a slug. */
const isFreeFor = (listingId: string | null, holders: ReadonlyMap<string, string>) => (slug: string) =>
  (holders.get(slug) ?? listingId) === listingId

/** A slug for each name, in order, that no other listing has or had; found in one query. */
export async function freeSlugs(
  db: Db,
  rows: readonly { listingId: string | null; name: ListingNames }[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const candidatesByRow = rows.map(({ name }) => slugCandidates(slugOf(name), randomSuffix()))
  const holders = await findSlugHolders(db, candidatesByRow.flat())
  return rows.map(({ listingId }, index) => {
    const candidates = candidatesByRow[index]!
    const free = candidates.find(isFreeFor(listingId, holders)) ?? candidates.at(-1)!
    // Not for the next one of the same name.
    holders.set(free, listingId ?? '')
    return free
  })
}

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
    const holders = await findSlugHolders(db, candidates)
    const free = candidates.find(isFreeFor(listingId, holders)) ?? `${slugOf(name)}-${randomSuffix()}`
    try {
      return await db.transaction((tx) => use(tx, free))
    } catch (error) {
      if (violatedConstraint(error) !== 'listings_slug_unique' || tries === 0) throw error
    }
  }
}

/** Gives a listing whose name changed a new slug; the old one redirects to it. Returns the slug it has now. */
export async function changeSlug(
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
