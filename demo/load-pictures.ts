import { and, desc, eq, gte, like, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { listingPhotos } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import type { PhotoVariant } from '#features/uploads/rules.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { Storage } from '#platform/server/storage.ts'
import { nameOf } from './names.ts'
import { picturesOf, renderPicture, reviewPicturesOf, type Picture } from './pictures.ts'
import { randomFor, uuidAt } from './random.ts'
import { altTexts, beforeTexts, type SceneName } from './scenes/subjects.ts'
import { coreListings, slotOf, type Slot } from './slots.ts'
import type { Pair } from './texts/shape.ts'

type Listing = { id: string; slug: string; ownerId: string | null; createdAt: Date }
type Stored = { id: string; variants: PhotoVariant[]; blur: string; createdAt: Date; updatedAt: Date }
type Render = typeof renderPicture
type AddPicturesOptions = { db: Db; storage: Storage; signal?: AbortSignal; listings?: number | null }

/**
 * Draws and stores the pictures of all demonstration listings that have none, or of the first `listings`, paid ones first,
 * and those of a review of every fourth. It takes about half a minute, so it runs after the site is up, one picture at a
 * time and one transaction a listing; it can be stopped and continued.
 */
export async function addPictures({ db, storage, signal, listings }: AddPicturesOptions): Promise<void> {
  const { rows } = await db.execute<Listing>(sql`
    select id, slug, owner_id as "ownerId", created_at as "createdAt" from listings l
    where not exists (select from listing_photos p where p.listing_id = l.id)`)
  const without = new Map(rows.map((row) => [row.slug, { ...row, createdAt: new Date(row.createdAt) }]))
  const slots = Array.from({ length: coreListings }, (_, index) => slotOf(index))
  // Featured places are premium listings: they are seen first.
  const premiumFirst = slots.toSorted((a, b) => Number(b.plan === 'premium') - Number(a.plan === 'premium'))
  const render = renderOnce()
  for (const slot of premiumFirst.slice(0, listings ?? undefined)) {
    const listing = without.get(nameOf(slot).slug)
    if (signal?.aborted) return
    if (listing) await addPicturesOf(db, storage, slot, listing, render)
  }
}

async function addPicturesOf(db: Db, storage: Storage, slot: Slot, listing: Listing, render: Render): Promise<void> {
  const { ownerId, createdAt } = listing
  const pictures: (Stored & { position: number; altEn: string; altZh: string; pair: number | null })[] = []
  for (const [position, picture] of picturesOf(slot).entries()) {
    const id = uuidAt(createdAt, randomFor('photo', slot.index, position))
    const [altEn, altZh] = textsOf(picture)
    const pair = picture.stage ? 1 : null
    pictures.push({ ...(await storePicture(storage, render, picture, id, createdAt)), position, altEn, altZh, pair })
  }
  if (pictures.length === 0) return
  await db.transaction(async (tx) => {
    await tx.insert(uploads).values(
      pictures.map(({ position: _position, altEn: _altEn, altZh: _altZh, pair: _pair, ...stored }) => ({
        ...stored,
        ownerId,
        kind: 'listing_photo' as const,
        attachedAt: createdAt,
      })),
    )
    await tx.insert(listingPhotos).values(pictures.map((one) => ({ ...one, uploadId: one.id, listingId: listing.id })))
    await addReviewPictures(tx, storage, slot, listing.id, render)
  })
}

/** Attaches pictures to the most helpful review by a satisfied customer of the demonstration. */
async function addReviewPictures(db: Db, storage: Storage, slot: Slot, listingId: string, render: Render) {
  const pictures = reviewPicturesOf(slot)
  if (pictures.length === 0) return
  const [review] = await db
    .select({ id: reviews.id, authorId: reviews.authorId, createdAt: reviews.createdAt })
    .from(reviews)
    .innerJoin(profiles, and(eq(profiles.id, reviews.authorId), like(profiles.email, '%@example.com')))
    .where(
      and(
        eq(reviews.listingId, listingId),
        eq(reviews.status, 'published'),
        eq(reviews.stage, 'work_done'),
        gte(reviews.rating, 4),
      ),
    )
    .orderBy(desc(reviews.helpfulCount), reviews.id)
    .limit(1)
  if (!review) return
  const { authorId: ownerId, createdAt } = review
  const photos: Stored[] = []
  for (const [position, picture] of pictures.entries()) {
    const id = uuidAt(createdAt, randomFor('review photo', slot.index, position))
    photos.push(await storePicture(storage, render, picture, id, createdAt))
  }
  await db
    .insert(uploads)
    .values(photos.map((one) => ({ ...one, ownerId, kind: 'review_photo' as const, attachedAt: createdAt })))
  await db
    .update(reviews)
    .set({
      photos: photos.map(({ id: uploadId, variants, blur }) => ({ uploadId, variants, blur, alt: '' })),
      updatedAt: createdAt,
    })
    .where(eq(reviews.id, review.id))
}

/** Every upload has files of its own, so that deleting one takes no other picture away. */
async function storePicture(
  storage: Storage,
  render: Render,
  picture: Picture,
  id: string,
  createdAt: Date,
): Promise<Stored> {
  const { widths, blur } = await render(picture)
  const base = `photos/${id.slice(-2)}/${id.replaceAll('-', '')}`
  await Promise.all(widths.map(({ width, webp }) => storage.put(`${base}-${width}.webp`, webp)))
  const variants = widths.map(({ width, height }) => ({ key: `${base}-${width}.webp`, width, height }))
  return { id, variants, blur, createdAt, updatedAt: createdAt }
}

/** The alternative texts of a picture, in English and Chinese. */
function textsOf({ name, stage }: Picture): Pair {
  const before: Partial<Record<SceneName, Pair>> = beforeTexts
  return (stage === 'before' && before[name]) || altTexts[name]
}

/** Renders equal pictures once. */
function renderOnce(): Render {
  const rendered = new Map<string, ReturnType<typeof renderPicture>>()
  return (picture: Picture) => {
    const key = JSON.stringify(picture)
    const made = rendered.get(key) ?? renderPicture(picture)
    rendered.set(key, made)
    return made
  }
}
