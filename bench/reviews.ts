import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serve } from '../scripts/serve.ts'
import { measureFirstByte, uncached } from './load.ts'
import { print, quantile, save, type Row } from './report.ts'

/**
 * `npm run bench -- reviews`: compares a listing with 10,000 reviews with one with 10: time to first byte of the rendered
 * page, and the query plans. The two listings differ only in their reviews. Limit: at most 1.5 times.
 */
const dataDir = '.cache/bench-reviews-data'
const sizes = [10, 10_000]
const times = 150

/** Creates two copies of a demonstration listing with the given numbers of reviews, each by another member. */
async function fill(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query(`insert into profiles (first_name, last_name, email, email_verified)
    select 'Bench', 'Member ' || n, 'bench-' || n || '@example.com', true from generate_series(1, 10000) n
    on conflict do nothing`)
  for (const size of sizes) {
    await client.query(
      `insert into listings (slug, status, name_en, description_en, whatsapp_number, prices, published_at)
      select $1, 'approved', 'Bench', description_en, whatsapp_number, prices, now() from listings
      where description_en is not null limit 1 on conflict (slug) do nothing`,
      [`bench-${size}`],
    )
    await client.query(
      `insert into listing_categories (listing_id, category_id) select l.id, c.id from listings l, categories c
      where l.slug = $1 and c.slug = 'plumbers' on conflict do nothing`,
      [`bench-${size}`],
    )
    await client.query(
      `insert into reviews (listing_id, author_id, rating, body, language, stage, price_paid_cents, helpful_count, created_at)
      select l.id, p.id, 1 + n % 5, repeat('Came on time, mended the tap, left the kitchen clean. ', 1 + n % 8), 'en',
        'work_done', case when n % 3 = 0 then 10000 + n end, n % 40, now() - n * interval '1 hour'
      from listings l, (select id, (row_number() over (order by email))::int as n from profiles
        where email like 'bench-%' limit $2) p where l.slug = $1 on conflict do nothing`,
      [`bench-${size}`, size],
    )
  }
  await client.query('analyze')
}

/** Execution time and indexes used by the query for a page of reviews. */
async function planOf(client: pg.Client, slug: string, condition: string, order: string): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: object; 'Execution Time': number }] }>(
    `explain (analyze, format json) select * from reviews where listing_id = (select id from listings where slug = $1)
    and ${condition} order by ${order} limit 11`,
    [slug],
  )
  const [plan] = rows[0]!['QUERY PLAN']
  const names = [...JSON.stringify(plan.Plan).matchAll(/"Index Name":"(reviews\w+)"/g)].map(([, name]) => name)
  return `${plan['Execution Time'].toFixed(2)} ms by ${names.join(', ') || 'no index'}`
}

const site = await serve(dataDir)
const database = await startEmbeddedPostgres(dataDir)
const client = new pg.Client(database.url)
await client.connect()
try {
  await fill(client)
  const rows: Row[] = []
  const medians: number[] = []
  for (const sort of ['newest', 'highest', 'lowest', 'helpful']) {
    const measured: number[][] = []
    for (const size of sizes)
      measured.push(await measureFirstByte(`${site.url}/service/bench-${size}?reviews=${sort}`, times, uncached))
    const [few = 0, many = 0] = measured.map((one) => quantile(one, 0.5))
    medians.push(many / few)
    rows.push({
      'first byte, p50 ms': sort,
      '10 reviews': few.toFixed(2),
      '10,000 reviews': many.toFixed(2),
      ratio: (many / few).toFixed(2),
    })
  }
  print('A listing with 10 reviews and one with 10,000, page rendered at each request (bar: ratio at most 1.5)', rows)
  const shown = `status <> 'pending'`
  const published = `status = 'published'`
  const plans = {
    newest: await planOf(client, 'bench-10000', shown, 'created_at desc, id desc'),
    highest: await planOf(client, 'bench-10000', published, 'rating desc, created_at desc, id desc'),
    lowest: await planOf(client, 'bench-10000', published, '(- rating) desc, created_at desc, id desc'),
    helpful: await planOf(client, 'bench-10000', published, 'helpful_count desc, created_at desc, id desc'),
    paid: await planOf(client, 'bench-10000', `${published} and price_paid_cents is not null`, 'created_at desc'),
  }
  for (const [sort, plan] of Object.entries(plans)) console.log(`${sort}: ${plan}`)
  save('reviews', { rows, plans })
  if (Math.max(...medians) > 1.5) process.exitCode = 1
} finally {
  await client.end()
  await database.stop()
  await site.stop()
}
