import { parseArgs } from 'node:util'
import { createRouterClient } from '@orpc/server'
import type { SearchInput } from '#features/discovery/contract.ts'
import { discoveryProcedures } from '#features/discovery/server/procedures.ts'
import { enableCache } from '#platform/server/cached.ts'
import { openDatabase } from '#platform/server/db.ts'
import { recordChange } from '#platform/server/dependencies.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { contextOf, dataDir } from './search-database.ts'

/**
 * Plans of the queries that searches cause: EXPLAIN (ANALYZE, BUFFERS) of each statement over 0.2 ms, in a database that
 * `npm run bench -- search` has loaded. `npm run bench -- explain --size 100000 --full` prints whole plans.
 */
const { values: options } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, full: { type: 'boolean', default: false } },
})

const searches: Record<string, Partial<SearchInput>> = {
  'no words': {},
  'a category': { category: 'plumbers' },
  'a group': { category: 'home-repairs' },
  'category and area': { category: 'plumbers', area: 'sha-tin' },
  'open now': { category: 'plumbers', open: '1' },
  'a need': { q: 'plumber' },
  'a need in a place': { q: '沙田水喉' },
  'a need and a manner': { q: 'urgent plumber in Sha Tin' },
  'a sentence': { q: 'the sockets went dead after I used the hairdryer' },
  'other words': { q: 'family business since 1990' },
  'a need, by rating': { q: 'plumber', sort: 'rating' },
  'a name': { q: 'Harbour Plumbing' },
  'open now, no words': { open: '1' },
  'nothing known': { q: 'zorbian quux' },
}

type Statement = { text: string; values: unknown[] }

const embedded = await startEmbeddedPostgres(dataDir)
const { db, pool, close } = openDatabase(embedded.url.replace('/postgres?', `/search_${options.size}?`))
try {
  const api = createRouterClient(discoveryProcedures, { context: contextOf(db) })
  enableCache(db, true)
  await api.search({ q: 'plumber' })
  const client = await pool.connect()
  const query = pool.query.bind(pool)
  for (const [name, input] of Object.entries(searches)) {
    const statements: Statement[] = []
    // Statements of the pool, as sent: the text or a configuration, then the values.
    pool.query = ((...args: unknown[]) => {
      const [config, values] = args
      const { text } = (typeof config === 'string' ? { text: config } : config) as { text: string }
      statements.push({ text, values: Array.isArray(values) ? values : [] })
      return Reflect.apply(query, undefined, args) as unknown
    }) as typeof query
    recordChange('listing_search')
    const start = performance.now()
    await api.search(input)
    const ms = performance.now() - start
    pool.query = query
    console.log(`\n${name}: ${statements.length} statements, ${ms.toFixed(1)} ms`)
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN'])
      const times = plan.filter((line) => /^(?:Planning|Execution) Time/.test(line))
      const scans = plan.flatMap(
        (line) => line.match(/(?:Seq|Index|Bitmap Heap|Index Only) Scan[^(]*/)?.[0].trim() ?? [],
      )
      const buffers = plan.find((line) => line.includes('Buffers:'))?.trim()
      console.log(text.replace(/\s+/g, ' ').slice(0, 110))
      console.log(
        options.full ? plan.join('\n') : `  ${times.join(', ')}; ${buffers}; ${[...new Set(scans)].join(', ')}`,
      )
    }
  }
  client.release()
} finally {
  await close()
  await embedded.stop()
}
