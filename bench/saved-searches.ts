import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { matchNewListings, sendDue } from '#features/searches/server/service/send-news.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { cpuSecondsOf, databasePid } from './processes.ts'
import { contextOf, dataDir, openListings } from './search-database.ts'

/**
 * Time and processor time to match new listings with many saved searches, and to write the e-mails, in a database of
 * `size` demonstration listings: `npm run bench -- saved-searches --size 2000 --searches 100000 --listings 1000`.
 * Eight in ten searches are of a category, seven of them in an area; the others are of an area with filters, or of a
 * word.
 */
const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '2000' },
    searches: { type: 'string', default: '100000' },
    listings: { type: 'string', default: '1000' },
  },
})

const embedded = await startEmbeddedPostgres(dataDir)
const { database } = await openListings(embedded.url, Number(options.size), false)
const { db, close } = database
/** Of this process and of the database, which it started. */
function cpuSeconds(): [number, number] {
  const postgres = cpuSecondsOf(databasePid(dataDir))
  return [cpuSecondsOf(process.pid) - postgres, postgres]
}
const seconds = async (name: string, work: () => Promise<unknown>) => {
  const [start, [node, postgres]] = [performance.now(), cpuSeconds()]
  const result = await work()
  const [nodeNow, postgresNow] = cpuSeconds()
  const cpu = `CPU: node ${(nodeNow - node).toFixed(1)} s, PostgreSQL ${(postgresNow - postgres).toFixed(1)} s`
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s (${String(result)}); ${cpu}`)
}
try {
  const now = contextOf(db).now()
  const seed = randomBytes(4).toString('hex')
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`delete from saved_searches`)
    await tx.execute(sql`delete from matched_listings`)
    await tx.execute(sql`truncate notifications_outbox`)
    await tx.execute(sql`
      insert into saved_searches (email, language, name, filters, frequency, token, confirmed_at, categories, category, area, needs, query, term)
      select 'v' || n || '@example.com', (array['en', 'zh-Hant', 'zh-Hans'])[1 + n % 3], 'Search ' || n,
        jsonb_build_object('sort', 'featured', 'n', n), 'instant', ${seed}::text || lpad(n::text, 14, '0'),
        ${now}::timestamptz - interval '2 days',
        array[case when kind < 8 then c else 0 end], case when kind < 8 then c else 0 end,
        case when kind < 7 or kind = 8 then a else 0 end,
        case when kind between 4 and 6 then '{"rating": 2}' when kind = 8 then '{"verified": 1, "price": 2}' else '{}' end::jsonb,
        case when kind = 9 then format('%L', w)::tsquery end, case when kind = 9 then w end
      from (select array_agg(category_no order by id) as nos from categories where parent_id is not null) categories,
        (select array_agg(area_no order by id) as nos from areas where parent_id is not null) areas,
        (select array_agg(word order by listings desc, word) as words from search_words) words,
        generate_series(1, ${Number(options.searches)}) n
        cross join lateral (select categories.nos[1 + (n::bigint * 7919 % cardinality(categories.nos))::int] as c,
          areas.nos[1 + (n::bigint * 104729 % cardinality(areas.nos))::int] as a,
          words[1 + (n::bigint * 31 % cardinality(words))::int] as w, n % 10 as kind) chosen`)
    await tx.execute(sql`
      update listings set published_at = ${now}::timestamptz - interval '1 hour' where id in
        (select l.id from listings l join listing_search using (listing_no) order by l.id limit ${Number(options.listings)})`)
    await tx.execute(sql`
      insert into matched_listings (listing_id)
      select l.id from listings l join listing_search using (listing_no) where l.published_at <> ${now}::timestamptz - interval '1 hour'`)
  })
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`analyze`)
  })
  const signal = new AbortController().signal
  await seconds(`match ${options.listings} new listings with ${options.searches} searches`, () =>
    matchNewListings(contextOf(db), signal),
  )
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from saved_search_news`)
  console.log(`found: ${rows[0]!.n}`)
  await seconds('write the e-mails', () => sendDue(contextOf(db), signal))
} finally {
  await close()
  await embedded.stop()
}
