import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { analyticsProcedures } from '#features/analytics/server/procedures.ts'
import { getForListing, getForSite, rollUp } from '#features/analytics/server/service.ts'
import { openDatabase } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { loadReference } from '#server/reference.ts'
import { actorOf, clientOf, makeCtx } from '#tests/support/ctx.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { print, quantile, save } from './report.ts'

/**
 * `npm run bench -- analytics`: rolls up a day of 1,000,000 events twice, measures the owner's and the admin's figures,
 * and sends 10,000 events from one client. With another number of events: `npm run bench -- analytics 100000`.
 */
const [events = 1_000_000] = process.argv.slice(2).map(Number)
const limits = { rollUpSeconds: 20, figuresMs: 100 }
const dataDir = mkdtempSync('/tmp/kaifong-analytics-')
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres(dataDir)
const { db, close } = openDatabase(postgres.url)
const now = new Date('2026-11-20T06:00:00Z')
const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started) / 1000
}
const count = async (query: ReturnType<typeof sql>) => Number((await db.execute<{ n: string }>(query)).rows[0]!.n)

try {
  await migrateDatabase(postgres.url)
  await loadReference(db)
  const admin = await createProfile(db, { role: 'admin' })
  const ids: string[] = []
  for (let n = 0; n < 500; n++) ids.push((await createListing(db)).id)
  // Yesterday, so that the roll-up is final; the events are spread over five hundred listings.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into analytics_events (listing_id, kind, day, visitor, source)
      select (${sql.param(ids)}::uuid[])[1 + n % 500], (array['view', 'view', 'search_impression', 'whatsapp_click'])[1 + n / 500 % 4],
        '2026-11-19', decode(md5(n::text) || md5((n + 1)::text), 'hex'), case when n / 500 % 4 < 2 then 'search_engine' end
      from generate_series(1, ${events}::int) n`)
  })
  await db.execute(sql`analyze analytics_events`)
  const ctx = makeCtx(db, { actor: actorOf(admin), now: () => now, log: pino({ level: 'silent' }) })
  const input = { listingId: ids[0]!, period: 30 as const, locale: 'en' as const }
  const p95 = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < 50; n++) times.push(await seconds(work))
    return quantile(times, 0.95) * 1000
  }
  const raw = await p95(() => getForListing(ctx, input))
  const first = await seconds(() => rollUp(db, now))
  const total = () => count(sql`select sum(count) as n from analytics_daily`)
  const counted = await total()
  const again = await seconds(async () => {
    await db.execute(sql`delete from analytics_rollups`)
    await rollUp(db, now)
  })
  const recounted = await total()
  const owner = await p95(() => getForListing(ctx, input))
  const site = await p95(() => getForSite(ctx, { period: 90, locale: 'en' }))

  const visitor = clientOf(analyticsProcedures, makeCtx(db, { areLimitsOn: false, now: () => now }))
  const report = { listingId: ids[1]!, kind: 'view' as const }
  const before = await count(sql`select count(*) as n from analytics_events where day = '2026-11-20'`)
  const posts = await seconds(async () => {
    for (let n = 0; n < 100; n++) await Promise.all(Array.from({ length: 100 }, () => visitor.record(report)))
  })
  const once = (await count(sql`select count(*) as n from analytics_events where day = '2026-11-20'`)) - before
  const { rows: plan } = await db.execute<{ 'QUERY PLAN': string }>(sql`
    explain (analyze, buffers) select day::text, kind, count(*)::int from analytics_events
    where listing_id = ${ids[0]}::uuid and day >= '2026-11-19' and day <= '2026-11-20' group by day, kind`)
  const figures = {
    events,
    'roll-up s': first,
    'again s': again,
    counted,
    recounted,
    'owner p95 ms, before the roll-up': raw,
    'owner p95 ms': owner,
    'site p95 ms': site,
    'posts of one client': 10_000,
    'seconds for them': posts,
    'counted of them': once,
  }
  print('Analytics', [figures])
  console.log(plan.map((row) => row['QUERY PLAN']).join('\n'))
  save('analytics', figures)
  const isWrong = counted !== events || recounted !== events || once !== 1
  const isSlow = Math.max(first, again) > limits.rollUpSeconds || Math.max(raw, owner) > limits.figuresMs
  if (isWrong || (events >= 1_000_000 && isSlow)) process.exitCode = 1
} finally {
  await close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
