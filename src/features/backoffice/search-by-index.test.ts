import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)

/** How many rows of a table a call reads, where the planner avoids reading whole tables if an index allows it. */
async function countReads(table: string, call: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows } = await database.db.execute<{ n: string }>(
      sql`select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relname = ${table}`,
    )
    return Number(rows[0]?.n ?? 0)
  }
  await database.db.execute(sql`set local enable_seqscan = off`)
  // The statistics of these rows, whatever was counted in the background.
  await database.db.execute(sql`analyze profiles, listings, reviews`)
  const before = await read()
  await call()
  return (await read()) - before
}

test('members are searched through an index, not by reading all of them', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  await database.db.execute(sql`
    insert into profiles (first_name, last_name, email, email_verified)
    select 'Wing', 'Lam ' || n, 'wing-' || n || '@example.com', true from generate_series(1, 400) n`)
  const wanted = await createProfile(database.db, { firstName: 'Quentin', lastName: 'Zhao' })
  const search = async () => {
    const { items } = await world.as(admin).backoffice.findMembers({ q: 'quentin zhao' })
    expect(items.map(({ id }) => id)).toEqual([wanted.id])
  }
  expect(await countReads('profiles', search)).toBeLessThan(50)
})

test('reviews are searched through an index, not by reading all of them', async () => {
  const admin = await createProfile(database.db, { role: 'admin' })
  // Of a single listing any match would be all reviews.
  const ids: string[] = []
  for (let n = 0; n < 20; n++) ids.push((await createListing(database.db)).id)
  await database.db.execute(sql`
    insert into profiles (first_name, last_name, email, email_verified)
    select 'Wing', 'Lam ' || n, 'wing-' || n || '@example.com', true from generate_series(1, 400) n`)
  await database.db.execute(sql`
    insert into reviews (listing_id, author_id, rating, body, language, stage)
    select (${sql.param(ids)}::uuid[])[1 + p.n % 20], p.id, 5, 'Came on time, mended the tap and left the kitchen clean.', 'en', 'work_done'
    from (select id, row_number() over (order by id) as n from profiles where first_name = 'Wing') p`)
  const wanted = await createReview(database.db, ids[0]!, {
    body: 'The xylophone was tuned within an hour, as agreed.',
  })
  const search = async () => {
    const { items } = await world.as(admin).reviews.findForModeration({ q: 'xylophone' })
    expect(items.map((review) => review.id)).toEqual([wanted.id])
  }
  expect(await countReads('reviews', search)).toBeLessThan(50)
})
