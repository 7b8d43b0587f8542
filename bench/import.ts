import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportShown } from '#features/imports/contract.ts'
import { storedSecret } from '#platform/server/secret.ts'
import { demoAdmin } from '#server/demo/admin.ts'
import { serve } from '../scripts/serve.ts'
import { firstBytes } from './load.ts'
import { print, quantile, save } from './report.ts'

/**
 * An import of 10,000 rows into the built site with 400 listings, by the roads that the screen takes, and what browsing
 * feels of it: first bytes of pages that are rendered for each request, before and during.
 */
const size = Number(process.argv[2] ?? 10_000)
const dataDir = '.cache/bench-import-data'
rmSync(dataDir, { recursive: true, force: true })
const site = await serve(dataDir)
const origin = site.url

const browse = async (times: number) =>
  firstBytes(`${origin}/explore`, times, { cookie: 'kaifong.session_token=bench' })
let cookie = ''
async function call<T>(procedure: string, input: unknown): Promise<T> {
  const answer = await fetch(`${origin}/api/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ json: input }),
  })
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`)
  for (const one of answer.headers.getSetCookie()) cookie = one.split(';', 1)[0] ?? ''
  return ((await answer.json()) as { json: T }).json
}
const get = (id: string) => call<ImportShown>('imports/get', { id })

/** Waits for a state and says how long it took, browsing all the while. */
async function until(id: string, state: ImportShown['state'], times: number[] | null): Promise<number> {
  const start = performance.now()
  for (;;) {
    if (times) times.push(...(await browse(8)))
    else await sleep(250)
    if ((await get(id)).state === state) return (performance.now() - start) / 1000
  }
}

try {
  const areas = ['wan-chai', 'central', 'sha-tin', 'mong-kok', 'tsim-sha-tsui']
  const trades = ['plumbers', 'painters', 'private-tutors', 'home-cleaning', 'photographers']
  const rowsAt = (year: number) =>
    Array.from({ length: size }, (_, at) =>
      [
        `bench-${at}`,
        `Neighbour ${at} ${trades[at % 5]}`,
        `"Serving ${areas[at % 5]} since ${year}, on time, with a price before the work begins. Number ${at}."`,
        trades[at % 5],
        areas[(at * 7) % 5],
        'Visit; quote',
        `+852 5${String(at).padStart(7, '0')}`,
      ].join(','),
    )
  const fileAt = (year: number) =>
    ['external_id,name_en,description_en,categories,areas,prices,whatsapp_number', ...rowsAt(year)].join('\r\n')

  /** Sends a file, tries its rows and brings them in, while somebody browses; seconds of each. */
  async function bring(file: string, during: number[]) {
    const body = new FormData()
    body.set('file', new File([file], 'bench.csv', { type: 'text/csv' }))
    const sent = performance.now()
    const answer = await fetch(`${origin}/api/imports`, { method: 'POST', body, headers: { cookie, origin } })
    const { id } = (await answer.json()) as { id: string }
    const received = (performance.now() - sent) / 1000
    const { mapping } = await get(id)
    await call('imports/check', { id, mapping })
    const checked = await until(id, 'checked', null)
    await call('imports/start', { id })
    const imported = await until(id, 'done', during)
    return { received, checked, imported, outcomes: (await get(id)).outcomes }
  }
  await call('accounts/signIn', { email: demoAdmin.email, password: storedSecret(dataDir, 'demo-admin').slice(0, 12) })
  const before = await browse(200)
  const during: number[] = []
  const first = await bring(fileAt(1998), during)
  const again = await bring(fileAt(1999), during)
  const same = await bring(fileAt(1999), during)
  const after = await browse(200)

  const [p95Before, p95During] = [quantile(before, 0.95), quantile(during, 0.95)]
  const seconds = ({ received, checked, imported, outcomes }: typeof first) => ({
    'taken in, s': received.toFixed(1),
    'tried, s': checked.toFixed(1),
    'brought in while somebody browses, s': imported.toFixed(1),
    outcomes: JSON.stringify(outcomes),
  })
  print(`import of ${size} rows`, [
    { file: 'new rows', ...seconds(first) },
    { file: 'the same, each with other words', ...seconds(again) },
    { file: 'the same, nothing changed', ...seconds(same) },
  ])
  print('explore beside it', [
    { when: 'before', 'p50 ms': quantile(before, 0.5).toFixed(1), 'p95 ms': p95Before.toFixed(1) },
    { when: 'during', 'p50 ms': quantile(during, 0.5).toFixed(1), 'p95 ms': p95During.toFixed(1) },
    { when: 'after', 'p50 ms': quantile(after, 0.5).toFixed(1), 'p95 ms': quantile(after, 0.95).toFixed(1) },
  ])
  print('bars', [{ 'p95 during / before': (p95During / p95Before).toFixed(2), 'at most': 2, 'import at most, s': 60 }])
  save('import', { size, first, again, same, p95Before, p95During })
} finally {
  await site.stop()
}
