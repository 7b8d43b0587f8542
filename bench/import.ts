import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportDetail } from '#features/imports/contract.ts'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { serve } from '../scripts/serve.ts'
import { measureFirstByte, uncached } from './load.ts'
import { cpuSecondsOf } from './processes.ts'
import { print, quantile, save } from './report.ts'

/**
 * `npm run bench -- import [ROWS]`: imports 10,000 rows into the built site with 400 listings over the same HTTP API as
 * the screen, alone and beside a visitor who asks for uncached pages one after the other, and compares their time to
 * first byte before, during and after.
 */
const size = Number(process.argv[2] ?? 10_000)
const dataDir = '.cache/bench-import-data'
rmSync(dataDir, { recursive: true, force: true })
const site = await serve(dataDir)
const origin = site.url

/** Processor time of the site and its database so far, in seconds. */
const taken = () => cpuSecondsOf(site.pid)

const browse = async (times: number) => measureFirstByte(`${origin}/explore`, times, uncached)
/** By name: a sign-in sets several. */
const cookies = new Map<string, string>()
const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
async function call<T>(procedure: string, input: unknown): Promise<T> {
  const response = await fetch(`${origin}/api/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: cookieHeader() },
    body: JSON.stringify({ json: input }),
  })
  if (!response.ok) throw new Error(`${procedure}: ${response.status} ${await response.text()}`)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return ((await response.json()) as { json: T }).json
}
const get = (id: string) => call<ImportDetail>('imports/get', { id })

/** Waits until the import has the state, requesting pages meanwhile when `times` is given; returns the seconds it took. */
async function waitForState(id: string, state: ImportDetail['state'], times: number[] | null): Promise<number> {
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

  /**
   * Uploads a file, checks its rows and imports them, while pages are requested if `during` takes their times; returns the
   * seconds of each step.
   */
  async function runImport(file: string, during: number[] | null) {
    const body = new FormData()
    body.set('file', new File([file], 'bench.csv', { type: 'text/csv' }))
    const sent = performance.now()
    const headers = { cookie: cookieHeader(), origin }
    const response = await fetch(`${origin}/api/imports`, { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
    const { id } = (await response.json()) as { id: string }
    const received = (performance.now() - sent) / 1000
    const { mapping } = await get(id)
    await call('imports/check', { id, mapping })
    const checked = await waitForState(id, 'checked', null)
    const takenBefore = taken()
    await call('imports/start', { id })
    const imported = await waitForState(id, 'done', during)
    return { received, checked, imported, cpu: taken() - takenBefore, outcomes: (await get(id)).outcomes }
  }
  await call('accounts/signIn', { email: demoAdmin.email, password: demoPassword(dataDir) })
  const before = await browse(200)
  const during: number[] = []
  const created = await runImport(fileAt(1998), null)
  const changed = await runImport(fileAt(1999), null)
  const browsed = await runImport(fileAt(2000), during)
  const same = await runImport(fileAt(2000), during)
  const after = await browse(200)

  const [p95Before, p95During] = [quantile(before, 0.95), quantile(during, 0.95)]
  const seconds = ({ received, checked, imported, cpu, outcomes }: typeof created) => ({
    'uploaded, s': received.toFixed(1),
    'checked, s': checked.toFixed(1),
    'imported, s': imported.toFixed(1),
    'processor, s': cpu.toFixed(1),
    outcomes: JSON.stringify(outcomes),
  })
  print(`import of ${size} rows`, [
    { file: 'new rows', ...seconds(created) },
    { file: 'the same rows, all changed', ...seconds(changed) },
    { file: 'all changed, beside a visitor', ...seconds(browsed) },
    { file: 'unchanged, beside a visitor', ...seconds(same) },
  ])
  print('explore meanwhile', [
    { when: 'before', 'p50 ms': quantile(before, 0.5).toFixed(1), 'p95 ms': p95Before.toFixed(1) },
    { when: 'during', 'p50 ms': quantile(during, 0.5).toFixed(1), 'p95 ms': p95During.toFixed(1) },
    { when: 'after', 'p50 ms': quantile(after, 0.5).toFixed(1), 'p95 ms': quantile(after, 0.95).toFixed(1) },
  ])
  print('limits', [
    { 'p95 during / before': (p95During / p95Before).toFixed(2), 'at most': 2, 'import alone at most, s': 10 },
  ])
  save('import', { size, created, changed, browsed, same, p95Before, p95During })
} finally {
  await site.stop()
}
