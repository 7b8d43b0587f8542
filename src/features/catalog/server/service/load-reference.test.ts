import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { areas, categories, licenceKinds, referenceRows } from '../tables.ts'
import { loadCatalog } from './load-reference.ts'

const database = useDatabase()
const category = async (slug: string) =>
  (await database.db.select().from(categories).where(eq(categories.slug, slug)))[0]

/** Simulates that the file had other values at the last load and that the row was created from them. */
async function setLastLoaded(slug: string, older: Partial<typeof categories.$inferInsert>) {
  await database.db.update(categories).set(older).where(eq(categories.slug, slug))
  await database.db
    .update(referenceRows)
    .set({ loaded: sql`${referenceRows.loaded} || ${JSON.stringify(older)}::jsonb` })
    .where(eq(referenceRows.key, slug))
}

test('an empty database gets all areas, categories and licence kinds', async () => {
  await database.db.delete(referenceRows)
  for (const table of [areas, categories, licenceKinds]) await database.db.delete(table)
  await loadCatalog(database.db)
  const kinds = await database.db
    .select({ kind: areas.kind, n: sql<number>`count(*)::int` })
    .from(areas)
    .groupBy(areas.kind)
  expect(Object.fromEntries(kinds.map(({ kind, n }) => [kind, n]))).toEqual({ region: 4, district: 18, area: 119 })
  expect(await category('plumbers')).toMatchObject({
    nameZhHant: '水喉師傅',
    icon: 'droplets',
    isPopular: true,
    priceUnits: ['visit', 'job', 'hour'],
    licences: ['wsd-licensed-plumber'],
    parentId: (await category('home-repairs'))!.id,
  })
})

test('a second load writes nothing', async () => {
  const writes = async () => {
    const { rows } = await database.db.execute(
      sql`select sum(n_tup_ins + n_tup_upd)::int as n from pg_stat_xact_user_tables`,
    )
    return rows[0]!['n']
  }
  const before = await writes()
  await loadCatalog(database.db)
  expect(await writes()).toBe(before)
  await database.db.delete(referenceRows)
  await loadCatalog(database.db)
  expect(await writes()).toBeGreaterThan(before as number)
})

test('changed values in the files are written to the rows', async () => {
  await setLastLoaded('plumbers', { nameEn: 'Plumber', synonymsEn: ['plumb'] })
  await loadCatalog(database.db)
  expect(await category('plumbers')).toMatchObject({
    nameEn: 'Plumbers',
    synonymsEn: expect.arrayContaining(['leaking tap']),
  })
})

test('fields that an admin changed are kept', async () => {
  await setLastLoaded('plumbers', { nameEn: 'Plumber', icon: 'pipette' })
  await database.db
    .update(categories)
    .set({ nameEn: 'Master plumbers', isActive: false })
    .where(eq(categories.slug, 'plumbers'))
  await loadCatalog(database.db)
  await loadCatalog(database.db)
  expect(await category('plumbers')).toMatchObject({ nameEn: 'Master plumbers', icon: 'droplets', isActive: false })
})

test('a category that an admin deleted is not recreated; a renamed one is not duplicated', async () => {
  await database.db.delete(categories).where(eq(categories.slug, 'drain-clearing'))
  await database.db.update(categories).set({ slug: 'plumbing' }).where(eq(categories.slug, 'plumbers'))
  await loadCatalog(database.db)
  expect(
    (
      await database.db
        .select()
        .from(categories)
        .where(inArray(categories.slug, ['drain-clearing', 'plumbers', 'plumbing']))
    ).map(({ slug }) => slug),
  ).toEqual(['plumbing'])
})

test('a category that an admin moved to another group stays there', async () => {
  const other = (await category('cleaning-pest'))!
  await database.db.update(categories).set({ parentId: other.id }).where(eq(categories.slug, 'plumbers'))
  await loadCatalog(database.db)
  expect((await category('plumbers'))!.parentId).toBe(other.id)
})

test('a category that an admin created under a slug of the files is not changed', async () => {
  await database.db.delete(referenceRows).where(eq(referenceRows.key, 'plumbers'))
  await database.db.update(categories).set({ nameEn: 'Our own plumbers' }).where(eq(categories.slug, 'plumbers'))
  await loadCatalog(database.db)
  expect((await category('plumbers'))!.nameEn).toBe('Our own plumbers')
})
