import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { enableCache } from '#platform/server/cached.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription } from '#tests/support/factories.ts'
import type { SearchInput } from '../contract.ts'
import { sorts } from '../rules/search-state.ts'
import { discoveryProcedures } from './procedures.ts'
import { upsertSearch } from './service.ts'

const database = useDatabase()
const api = () => clientOf(discoveryProcedures, makeCtx(database.db, { areLimitsOn: false }))

afterEach(() => enableCache(database.db, false))

/** Fifteen plumbers with many equal sort values, three of them premium, some of them mainly electricians. */
async function fill(): Promise<void> {
  // The cache is enabled as in production.
  enableCache(database.db, true)
  const owner = await createProfile(database.db)
  await createSubscription(database.db, owner.id, 'premium')
  const ids = []
  for (let n = 0; n < 15; n++) {
    const values = {
      ownerId: n % 6 === 0 ? owner.id : undefined,
      rating5: n % 3,
      categories: n % 4 === 1 ? ['electricians', 'plumbers'] : ['plumbers'],
      nameEn: `Plumber ${'abc'[n % 3]}`,
      nameZh: n % 2 ? '水喉' : null,
    }
    ids.push((await createListing(database.db, values)).id)
  }
  await upsertSearch(database.db, ids)
}

async function loadAllPages(input: Partial<SearchInput>): Promise<{ ids: string[]; totals: Set<number> }> {
  const ids: string[] = []
  const totals = new Set<number>()
  let cursor: string | undefined
  do {
    const page = await api().search({ ...input, cursor })
    ids.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    expect(page.items.length).toBeLessThanOrEqual(input.limit!)
    expect(page.facets === null).toBe(cursor !== undefined)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return { ids, totals }
}

test('paging returns every listing exactly once, in every sort, with and without query and filters', async () => {
  await fill()
  for (const sort of sorts) {
    for (const base of [
      {},
      { q: 'plumber' },
      { q: '水喉', area: 'wan-chai', locale: 'zh-Hant' as const },
      { rating: '3' as const },
      { category: 'plumbers' },
      // Few of a place for a page of 50, many for a page of 1: read in two ways.
      { area: 'wan-chai', rating: '3' as const },
      { area: 'wan-chai', category: 'plumbers' },
    ]) {
      const whole = await loadAllPages({ ...base, sort, limit: 50 })
      for (const limit of [1, 2, 6]) {
        const { ids, totals } = await loadAllPages({ ...base, sort, limit })
        expect(new Set(ids).size).toBe(ids.length)
        // Paid places depend on the size of a page.
        if (sort === 'featured') expect(ids.toSorted()).toEqual(whole.ids.toSorted())
        else expect(ids).toEqual(whole.ids)
        expect([...totals]).toEqual([whole.ids.length])
      }
    }
  }
}, 40_000)

test('paging goes on behind the longest name', async () => {
  const ids = []
  for (const last of '甲乙丙') ids.push((await createListing(database.db, { nameZh: '㍿'.repeat(119) + last })).id)
  await upsertSearch(database.db, ids)
  const { ids: found } = await loadAllPages({ sort: 'name', locale: 'zh-Hant', limit: 1 })
  expect(found.toSorted()).toEqual(ids.toSorted())
})

test('a cursor is valid for its own search only', async () => {
  await fill()
  const { nextCursor } = await api().search({ q: 'plumber', limit: 5 })
  const cursor = nextCursor!
  expect((await api().search({ q: 'Plumber', limit: 8, cursor })).items).toHaveLength(8)
  const others = [{ q: 'plumber a' }, { q: 'plumber', sort: 'rating' as const }, { q: 'plumber', area: 'wan-chai' }, {}]
  for (const other of others)
    await expect(api().search({ ...other, cursor })).rejects.toMatchObject({ code: 'CURSOR_INVALID', status: 400 })
})

test('a forged cursor is refused as bad input', async () => {
  await fill()
  const forged = [
    '',
    'x',
    '\u0000',
    'A'.repeat(400),
    Buffer.from('abcdefghijkl[1,2]').toString('base64url'),
    Buffer.from("abcdefghijkl['; drop table").toString('base64url'),
  ]
  for (const cursor of forged) await expect(api().search({ cursor })).rejects.toMatchObject({ status: 400 })
})

test('pages beyond 5 are rate limited, with the time to wait', async () => {
  await fill()
  const limited = clientOf(discoveryProcedures, makeCtx(database.db))
  let cursor: string | undefined
  for (let page = 1; page <= 6; page++) cursor = (await limited.search({ limit: 2, cursor })).nextCursor ?? undefined
  // Six searches and one deep page have been counted so far.
  await database.db.execute(sql`update rate_limits set count = 300 where count = 1`)
  await expect(limited.search({ limit: 2, cursor })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    data: { retryAfterSeconds: 900 },
  })
})

test('who is over the limit of deep pages does not keep others from a page that both ask for at once', async () => {
  await fill()
  let cursor: string | undefined
  for (let page = 1; page <= 5; page++) cursor = (await api().search({ limit: 2, cursor })).nextCursor ?? undefined
  const from = (address: string) =>
    clientOf(discoveryProcedures, makeCtx(database.db, { client: { address, userAgent: '' } }))
  await from('192.0.2.1').search({ limit: 2, cursor })
  await database.db.execute(sql`update rate_limits set count = 300`)
  const asked = ['192.0.2.1', '192.0.2.2'].map((address) => from(address).search({ limit: 3, cursor }))
  const [over, other] = await Promise.allSettled(asked)
  expect(over).toMatchObject({ status: 'rejected', reason: { code: 'TOO_MANY_REQUESTS' } })
  expect(other).toMatchObject({ status: 'fulfilled', value: { items: { length: 3 } } })
})
