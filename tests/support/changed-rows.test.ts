import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { runScript } from '../../scripts/run.ts'
import { screensOf } from '../../scripts/screens.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'

const plumber = '/service/sun-fung-water-works'
const studio = '/service/old-well-art-room'
const plumberId = "(select id from listings where slug = 'sun-fung-water-works')"
const studioId = "(select id from listings where slug = 'old-well-art-room')"
const other = (table: 'areas' | 'categories', slug: string) => `(select id from ${table} where slug = '${slug}')`

/** For each table that public pages read: a page, a change of one row, and what the page shows only before or after. */
const changes: Record<string, { page: string; change: string; shows?: string; hides?: string }> = {
  app_settings: {
    page: '/',
    change: `update app_settings set value = 'https://facebook.com/changed' where key = 'SOCIAL_FACEBOOK_URL'`,
    shows: 'https://facebook.com/changed',
  },
  areas: {
    page: '/area/sha-tin',
    change: `update areas set name_en = 'Changed' where slug = 'sha-tin'`,
    shows: 'Changed',
  },
  categories: {
    page: '/category/plumbers',
    change: `update categories set name_en = 'Changed' where slug = 'plumbers'`,
    shows: 'Changed',
  },
  licence_kinds: {
    page: plumber,
    change: `update licence_kinds set name_en = 'Changed licence' where key = 'wsd-licensed-plumber'`,
    shows: 'Changed licence',
  },
  listing_areas: {
    page: plumber,
    change: `update listing_areas set area_id = ${other('areas', 'cheung-chau')} where listing_id = ${plumberId} and position = 0`,
    shows: 'Cheung Chau',
  },
  listing_categories: {
    page: plumber,
    change: `update listing_categories set category_id = ${other('categories', 'air-con-repair')}
      where listing_id = ${plumberId} and position = 0`,
    shows: 'Air-Con Repair',
  },
  listing_photos: {
    page: plumber,
    change: `update listing_photos set alt_en = 'Changed photo' where listing_id = ${plumberId} and position = 0`,
    shows: 'Changed photo',
  },
  listing_search: {
    page: '/explore?q=Sun%20Fung%20Water%20Works',
    change: `delete from listing_search where listing_no = (select listing_no from listings where id = ${plumberId})`,
    hides: plumber,
  },
  listings: {
    page: plumber,
    change: `update listings set summary_en = 'Changed summary' where id = ${plumberId}`,
    shows: 'Changed summary',
  },
  plans: { page: '/pricing', change: `update plans set price_cents = 98700 where key = 'premium'`, shows: '987' },
  profiles: {
    page: studio,
    change: `update profiles set first_name = 'Changedname' where id = (select author_id from reviews
      where listing_id = ${studioId} and status = 'published' limit 1)`,
    shows: 'Changedname',
  },
  review_replies: {
    page: studio,
    change: `update review_replies set body_en = 'Changed reply' where body_en is not null and review_id in (select id
      from reviews where listing_id = ${studioId})`,
    shows: 'Changed reply',
  },
  reviews: {
    page: studio,
    change: `update reviews set body = 'Changed review of a lesson that was changed by nobody' where id = (select id from reviews where status = 'published'
      and listing_id = ${studioId} limit 1)`,
    shows: 'Changed review',
  },
  search_counts: {
    page: '/explore',
    change: `update search_counts set counts = array_fill(98765, array[cardinality(counts)])
      where category = 0 and area = 0 and language = 0`,
    shows: '98,765',
  },
  search_hours: { page: '/', change: 'delete from search_hours', hides: 'href="/explore?open=1"' },
  slug_redirects: {
    page: '/explore?category=old-electricians',
    change: `insert into slug_redirects (kind, old_slug, target_id)
      values ('category', 'old-electricians', ${other('categories', 'electricians')})`,
    shows: '<title>Electricians in Hong Kong',
  },
  subscriptions: {
    page: plumber,
    change: `update subscriptions set status = 'ended', ended_at = now() where user_id =
      (select owner_id from listings where id = ${plumberId})`,
    hides: 'WhatsApp number confirmed',
  },
}

/** Read to know whether migrations are current, and written to count searches without hits: no page shows them. */
const shownNowhere = ['__drizzle_migrations', 'search_misses']
/** The pages of these screens are never stored. */
const neverStored = ['list-not-found', 'saved-search-ended']

describe.runIf(process.platform === 'linux')('two processes that have made a page', () => {
  let dir: string
  let database: EmbeddedPostgres
  let client: pg.Client
  let sites: RunningSite[] = []

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    dir = mkdtempSync('/tmp/kaifong-changed-rows-')
    chmodSync(dir, 0o711)
    // Its demonstration data are loaded by a start of its own, since the processes below do no work but pages.
    await (await serve(dir)).stop()
    database = await startEmbeddedPostgres(dir, { settings: { fsync: 'off' } })
    const secret = 'a secret of a test, of more than 32 characters'
    const settings = { DATABASE_URL: database.url, AUTH_SECRET: secret, ROLE: 'web', DEMO: '0' }
    sites = await Promise.all([serve(dir, settings), serve(dir, settings)])
    client = new pg.Client(database.url)
    await client.connect()
  }, 240_000)
  afterAll(async () => {
    await client.end()
    await Promise.all(sites.map((site) => site.stop()))
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }, 60_000)

  const read = async (site: RunningSite, page: string) => (await fetch(site.url + page)).text()
  const cachedAnswers = async (site: RunningSite) =>
    Number(/^kaifong_cached_answers_total (\d+)/m.exec(await read(site, '/metrics'))?.[1])
  const columns = async <Row extends object>(query: string) => (await client.query<Row>(query)).rows

  /** The tables whose rows were read since the counters of PostgreSQL were reset. */
  async function tablesRead() {
    // A connection reports what it has read a second later.
    await sleep(2_000)
    const rows = await columns<{ name: string }>(
      'select relname as name from pg_stat_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0',
    )
    return rows.map(({ name }) => name)
  }

  test('read no table but those below @deep', async () => {
    const [site] = sites
    const screens = (await screensOf(site!.url)).filter(({ name }) => !neverStored.includes(name))
    const notified = await columns<{ name: string }>(
      "select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'notify_changed%'",
    )
    await client.query('select pg_stat_reset()')
    const pages = [...screens.map(({ path }) => path), ...Object.values(changes).map(({ page }) => page)]
    for (const page of new Set(pages)) {
      // Nothing that was read before may be used again.
      for (const { name } of notified) await client.query("select pg_notify('changed', $1)", [name])
      await sleep(50)
      await read(site!, page)
    }
    const tables = await tablesRead()
    expect(tables).toContain('listings')
    expect(tables.filter((table) => !(table in changes) && !shownNowhere.includes(table))).toEqual([])
  }, 120_000)

  test.each(Object.entries(changes))(
    'show a change of one row of %s within a second @deep',
    async (_, { page, change, shows, hides }) => {
      const shown = (text: string) => (shows ? text.includes(shows) : !text.includes(hides!))
      for (const site of sites) {
        expect(shown(await read(site, page))).toBe(false)
        const before = await cachedAnswers(site)
        await read(site, page)
        expect(await cachedAnswers(site)).toBe(before + 1)
      }
      await client.query(change)
      await sleep(1_000)
      for (const site of sites) expect(shown(await read(site, page))).toBe(true)
    },
    30_000,
  )
})
