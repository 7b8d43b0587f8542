import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync('/tmp/kaifong-embedded-')
  chmodSync(dir, 0o711)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const quick = { settings: { fsync: 'off' } }
async function ask(url: string, query: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts the server, says its URL, and stays until it is killed. */
async function elsewhere() {
  const source = path.resolve('src/platform/server/embedded-postgres.ts')
  const code = `const { startEmbeddedPostgres: start } = await import(${JSON.stringify(source)})
    console.log((await start(${JSON.stringify(dir)}, ${JSON.stringify(quick)})).url); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  )
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  return { url, kill }
}

describe.skipIf(process.platform === 'win32')('the embedded PostgreSQL', () => {
  test('keeps its data between starts, in UTF-8, and leaves nothing running', async () => {
    const first = await startEmbeddedPostgres(dir, quick)
    await ask(first.url, `create table kept as select '街坊' as name`)
    const pid = Number(readFileSync(path.join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    await first.stop()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 5_000 })
    const second = await startEmbeddedPostgres(dir, quick)
    expect(
      await ask(second.url, `select name, length(name)::int as n, current_setting('jit') as jit from kept`),
    ).toEqual([{ name: '街坊', n: 2, jit: 'off' }])
    await second.stop()
  })

  test('is shared by those who name the same directory, and stopped by the last', async () => {
    const [a, b] = await Promise.all([startEmbeddedPostgres(dir, quick), startEmbeddedPostgres(dir, quick)])
    expect(a.url).toBe(b.url)
    await a.stop()
    expect(await ask(b.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await b.stop()
    await expect(ask(b.url, 'select 1')).rejects.toThrow()
  })

  test('is adopted, with all that was committed, when its app was killed', async () => {
    const app = await elsewhere()
    await ask(app.url, 'create table kept as select 1 as n')
    await app.kill()
    const next = await startEmbeddedPostgres(dir, quick)
    expect(next.url).toBe(app.url)
    expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 1 }])
    await next.stop()
    expect(existsSync(path.join(dir, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('starts over when the server itself was killed and left its lock behind', async () => {
    const first = await startEmbeddedPostgres(dir, quick)
    await ask(first.url, 'create table kept as select 1 as n')
    const lock = path.join(dir, 'postgres/postmaster.pid')
    process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGKILL')
    const second = await startEmbeddedPostgres(dir, quick)
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }])
    await first.stop()
    await second.stop()
  })

  test('is made anew when its first start was cut short', async () => {
    mkdirSync(path.join(dir, 'postgres'))
    mkdirSync(path.join(dir, 'postgres.new-999999999'))
    writeFileSync(path.join(dir, 'postgres.new-999999999/PG_VERSION'), '18')
    const server = await startEmbeddedPostgres(dir, quick)
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dir)).toEqual(['postgres'])
    await server.stop()
  })

  test('asks for a password where it listens on a port', async () => {
    const server = await startEmbeddedPostgres(dir, { ...quick, overTcp: true })
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const wrong = new URL(server.url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    await server.stop()
  })

  test('says what is wrong when it cannot start', async () => {
    await expect(startEmbeddedPostgres(dir, { settings: { shared_buffers: 'none' } })).rejects.toThrow(
      /does not start in .*shared_buffers/s,
    )
  })

  test.runIf(process.getuid?.() === 0)('names the directory that keeps its user out', async () => {
    chmodSync(dir, 0o700)
    await expect(startEmbeddedPostgres(path.join(dir, 'data'), quick)).rejects.toThrow(`may not enter ${dir}`)
  })

  test.runIf(process.getuid?.() === 0)('started without rights to its directory, it says whose that is', async () => {
    const server = await startEmbeddedPostgres(dir, quick)
    await server.stop()
    const source = path.resolve('src/platform/server/embedded-postgres.ts')
    const code = `await (await import(${JSON.stringify(source)})).startEmbeddedPostgres(${JSON.stringify(dir)})`
    const run = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { uid: 1234, gid: 1234, stdio: 'pipe' })
    expect(run).toThrow('belongs to another user')
  })
})
