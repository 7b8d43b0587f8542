import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { serve, type RunningSite } from '../scripts/serve.ts'
import {
  type Figure,
  measureCached,
  measureIdle,
  measureMemory,
  measureRefused,
  measureRendered,
  measureScript,
  measureSelect,
  measureTwoProcesses,
  untilQuiet,
} from './page-figures.ts'
import { databasePid } from './processes.ts'
import { print, save } from './report.ts'
import { dataDir, openListings } from './search-database.ts'
import { findSlugs } from './visits.ts'

/**
 * `npm run bench -- pages`: pages of the built site at several numbers of listings, each figure beside its target and what
 * bare Node or PostgreSQL needs for the same. `--sizes 400,100000` measures fewer sizes (loading a million takes about
 * ten minutes the first time), `--visits 600` for ten minutes of mixed visits before memory is measured.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '400,10000,100000,1000000' },
    visits: { type: 'string', default: '60' },
  },
})
const sizes = options.sizes.split(',').map(Number)
const visitSeconds = Number(options.visits)

const embedded = await startEmbeddedPostgres(dataDir)
const postgres = databasePid(dataDir)
const figures: Record<string, Figure[]> = {}

async function withSite<T>(
  databaseUrl: string,
  overrides: Record<string, string>,
  work: (site: RunningSite) => Promise<T>,
): Promise<T> {
  const site = await serve('.cache/bench-pages-data', {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret of the benchmark, not of a site',
    ...overrides,
  })
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}

try {
  for (const size of sizes) {
    const { database, url } = await openListings(embedded.url, size, false)
    const select = await measureSelect(database)
    await database.close()
    const started = performance.now()
    figures[size] = await withSite(url, {}, async (site) => {
      const startSeconds = (performance.now() - started) / 1000
      await untilQuiet(site, postgres)
      const slugs = await findSlugs(site.url)
      return [
        { figure: 'start of the built site, s', value: startSeconds, target: '<= 2' },
        ...(await measureIdle(site, postgres)),
        ...(await measureRendered(site, slugs)),
        select,
        ...(await measureCached(site)),
        ...(await measureRefused(site)),
        ...(size === sizes[0] ? await measureScript(site, slugs) : []),
      ]
    })
    figures[size].push(
      ...(await withSite(url, { MEMORY: '256' }, async (site) =>
        measureMemory(site, postgres, await findSlugs(site.url), visitSeconds),
      )),
    )
    if (size === sizes[0]) {
      const one = figures[size].find(({ figure }) => figure.startsWith('explore rendered, pages'))!.value
      const two = await withSite(url, { WORKERS: '2' }, async (site) => {
        await untilQuiet(site, postgres)
        return measureTwoProcesses(site, one)
      })
      figures[size].push(...two)
    }
    figures[size].push(...(await withSite(url, { LIMITS: '1' }, (site) => measureRefused(site, '/explore?q=limit'))))
  }
} finally {
  await embedded.stop()
}

const first = figures[sizes[0]!]!
print(
  `Pages by number of listings (memory after ${visitSeconds} s of mixed visits)`,
  first.map(({ figure, target = '' }) => ({
    figure,
    target,
    ...Object.fromEntries(
      sizes.map((size) => {
        const value = figures[size]!.find((other) => other.figure === figure)?.value
        return [`${size.toLocaleString('en')} listings`, value === undefined ? '' : value.toFixed(value < 100 ? 2 : 0)]
      }),
    ),
  })),
)
save('pages', { visitSeconds, figures })
