import { randomInt } from 'node:crypto'
import { type Db, violatedRule } from '#platform/server/db.ts'
import { slugCandidates, slugOf } from '../../rules/slug.ts'
import { findTakenSlugs } from '../store/content.ts'
import { setListing } from '../store/revisions.ts'

const emails = '23456789abcdefghjkmnpqrstuvwxyz'
const chance = () => Array.from({ length: 6 }, () => emails[randomInt(emails.length)]).join('')

type Names = { nameEn: string | null; nameZh: string | null }

/**
 * Does something with a slug for the name that nobody has or had. Somebody quicker with the same one makes it try the
 * next; the unique index decides.
 */
export async function withSlug<T>(
  db: Db,
  name: Names,
  listingId: string | null,
  use: (tx: Db, slug: string) => Promise<T>,
): Promise<T> {
  for (let tries = 3; ; tries--) {
    const candidates = slugCandidates(slugOf(name), chance())
    const taken = await findTakenSlugs(db, candidates, listingId)
    const free = candidates.find((slug) => !taken.has(slug)) ?? `${slugOf(name)}-${chance()}`
    try {
      return await db.transaction((tx) => use(tx, free))
    } catch (error) {
      if (violatedRule(error) !== 'listings_slug_unique' || tries === 0) throw error
    }
  }
}

/** Gives a listing whose name now reads otherwise a new slug; the old one leads to it. Says which it has. */
export async function followName(
  db: Db,
  listing: { id: string; slug: string },
  before: Names,
  after: Names,
): Promise<string> {
  if (slugOf(before) === slugOf(after)) return listing.slug
  return withSlug(db, after, listing.id, async (tx, slug) => {
    await setListing(tx, listing.id, { slug })
    return slug
  })
}
