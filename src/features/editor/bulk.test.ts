import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '#features/integrations/server/tables.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { readContent } from '#features/listings/server/service/content.ts'
import { listingRevisions, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import { actorOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { adminEditMany, findLiveContents, lockContents } from './server/service/bulk.ts'

const database = useDatabase()
const world = createWorld(database)

/** Locks these listings and changes each. */
async function editMany(
  ctx: Parameters<typeof adminEditMany>[0],
  edits: readonly { id: string; content: ListingContent }[],
): Promise<void> {
  const ids = edits.map(({ id }) => id)
  const locked = await lockContents(ctx.db, ids)
  await adminEditMany(
    ctx,
    edits.flatMap(({ id, content }) => {
      const listing = locked.get(id)
      return listing ? [{ ...listing, content }] : []
    }),
  )
}

/** Everything that an edit writes, without ids and slugs. */
async function stateAfterEdit(id: string) {
  const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
  const [revision] = await database.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(desc(listingRevisions.createdAt), desc(listingRevisions.id))
    .limit(1)
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  const edited = entries.filter(({ action }) => action === 'listings.adminEdit')
  return {
    content: await readContent(database.db, id),
    status: row?.status,
    lowestPriceCents: row?.lowestPriceCents,
    revision: { content: revision?.content, status: revision?.status, decidedBy: revision?.decidedBy },
    audited: edited.map(({ actorId, before, after }) => ({ actorId, before, after })),
  }
}

const edits: Record<string, Partial<ListingContent>> = {
  'another name': { nameEn: 'Another Name Altogether' },
  'other places': { categories: ['electricians'], areas: ['sha-tin', 'central'] },
  'no English, lists and nulls': {
    nameEn: null,
    nameZh: '光明水喉',
    descriptionEn: null,
    descriptionZh: '即日維修。',
    acceptedPayments: ['fps'],
    languagesSpoken: [],
    establishedYear: null,
    openingHours: { kind: 'always' },
    prices: [{ title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: 12_300, toCents: null, note: null }],
  },
}

test.each(Object.entries(edits))('a bulk edit has the same result as single edits: %s', async (_, change) => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const content = listingContent()
  const next = { ...content, ...change }
  const create = () => world.as(admin).editor.adminCreate({ content, ownerEmail: null })
  const [single, ...many] = [await create(), await create(), await create()]
  await world.as(admin).editor.adminEdit({ id: single.id, content: next })
  await database.db.transaction((db) =>
    editMany(
      { ...makeCtx(db), actor: actorOf(admin) },
      many.map(({ id }) => ({ id, content: next })),
    ),
  )
  const expected = await stateAfterEdit(single.id)
  for (const { id } of many) expect(await stateAfterEdit(id)).toEqual(expected)
})

test('the old slug redirects to a listing renamed by a bulk edit', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const content = listingContent({ nameEn: 'Before The Change' })
  const { id, slug } = await world.as(admin).editor.adminCreate({ content, ownerEmail: null })
  await database.db.transaction((db) =>
    editMany({ ...makeCtx(db), actor: actorOf(admin) }, [
      { id, content: { ...content, nameEn: 'After The Change' } },
      { id: crypto.randomUUID(), content },
    ]),
  )
  await expect(world.as(null).listings.get({ id: slug, locale: 'en' })).rejects.toMatchObject({
    code: 'LISTING_MOVED',
    data: { slug: 'after-the-change' },
  })
})

test('listings renamed to one name by a bulk edit get a slug each, and one that takes its old name back gets the old slug', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const create = (nameEn: string) =>
    world.as(admin).editor.adminCreate({ content: listingContent({ nameEn }), ownerEmail: null })
  const created = [await create('Tap Fixers'), await create('Drain Doctors')]
  const rename = (nameEn: string, ids: string[]) =>
    database.db.transaction((db) =>
      editMany(
        { ...makeCtx(db), actor: actorOf(admin) },
        ids.map((id) => ({ id, content: listingContent({ nameEn }) })),
      ),
    )
  const slugs = async () =>
    Promise.all(created.map(async ({ id }) => (await world.as(null).listings.get({ id, locale: 'en' })).slug))
  await rename(
    'Water Works',
    created.map(({ id }) => id),
  )
  expect(await slugs()).toEqual(['water-works', 'water-works-2'])
  await rename('Tap Fixers', [created[0]!.id])
  expect(await slugs()).toEqual(['tap-fixers', 'water-works-2'])
})

test('a pending listing is handled as by a single edit', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const owner = await createProfile(database.db)
  const { id } = await world.as(owner).editor.submit({ content: listingContent() })
  const next = listingContent({ nameEn: 'Edited By An Admin' })
  await database.db.transaction((db) => editMany({ ...makeCtx(db), actor: actorOf(admin) }, [{ id, content: next }]))
  const revisions = await database.db.select().from(listingRevisions).where(eq(listingRevisions.listingId, id))
  expect(revisions.map(({ status }) => status).toSorted()).toEqual(['pending', 'withdrawn'])
  expect((await findLiveContents(database.db, [id])).get(id)?.nameEn).toBe('Edited By An Admin')
})

test('listings with a new name are changed in as many statements as others, however many there are', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  const content = listingContent({ nameEn: 'Some Of Them' })
  const createMany = async (count: number) => {
    const ids: string[] = []
    for (let n = 0; n < count; n++)
      ids.push((await world.as(admin).editor.adminCreate({ content, ownerEmail: null })).id)
    return ids
  }
  const countStatements = async (ids: string[], change: Partial<ListingContent>) => {
    let count = 0
    const statements = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute']
    await database.db.transaction((tx) => {
      const counted = new Proxy<Db>(tx, {
        get: (_, name) => {
          if (statements.includes(String(name))) count++
          const value: unknown = Reflect.get(tx, name)
          return typeof value === 'function' ? (value.bind(tx) as unknown) : value
        },
      })
      return editMany(
        { ...makeCtx(counted), actor: actorOf(admin) },
        ids.map((id) => ({ id, content: { ...content, ...change } })),
      )
    })
    return count
  }
  const [few, many] = [await createMany(2), await createMany(12)]
  const withSameName = await countStatements(few, { summaryEn: 'Another summary' })
  // One more finds free slugs.
  expect(await countStatements(few, { nameEn: 'Few Of Them' })).toBe(withSameName + 1)
  expect(await countStatements(many, { nameEn: 'Many Of Them' })).toBe(withSameName + 1)
})

test('the webhooks of owners get a bulk edit as they get a single one', async () => {
  const [admin, owner] = [await createProfile(database.db, { role: 'admin' }), await createProfile(database.db)]
  const content = listingContent()
  const create = (ownerEmail: string | null) => world.as(admin).editor.adminCreate({ content, ownerEmail })
  const [owned, unclaimed] = [await create(owner.email), await create(null)]
  const hook = { url: 'https://hooks.example/x', secret: 'whsec_eA==', events: ['listing.changed' as const] }
  await database.db.insert(webhooks).values({ ...hook, userId: owner.id })
  await database.db.transaction((db) =>
    editMany(
      { ...makeCtx(db), actor: actorOf(admin) },
      [owned, unclaimed].map(({ id }) => ({ id, content: { ...content, nameEn: 'Named Anew' } })),
    ),
  )
  const deliveries = await database.db.select().from(webhookDeliveries)
  expect(deliveries.map(({ event, data }) => [event, data])).toMatchObject([
    ['listing.changed', { listing: { id: owned.id, nameEn: 'Named Anew' } }],
  ])
  const { slug } = await world.as(null).listings.get({ id: owned.id, locale: 'en' })
  expect(deliveries[0]?.data).toMatchObject({ listing: { slug } })
})
