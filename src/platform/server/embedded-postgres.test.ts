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
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync('/tmp/kaifong-embedded-')
  chmodSync(dir, 0o711)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const lockPath = () => path.join(dir, 'postgres/postmaster.pid')
const serverPid = () => Number(readFileSync(lockPath(), 'utf8').split('\n')[0])

const testOptions = { settings: { fsync: 'off' } }
async function runQuery(url: string, query: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

/**
 * Another process that starts the server, prints its URL and runs until it is killed. Its event loop is blocked for
 * `blockedMs` once it has begun to, as by loading a large program.
 */
async function startInOtherProcess({ blockedMs = 0 } = {}) {
  const source = path.resolve('src/platform/server/embedded-postgres.ts')
  const code = `const { startEmbeddedPostgres: start } = await import(${JSON.stringify(source)})
    const starting = start(${JSON.stringify(dir)}, ${JSON.stringify(testOptions)})
    for (const end = Date.now() + ${blockedMs}; Date.now() < end; );
    console.log((await starting).url); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', () => reject(new Error('it does not start')))
  })
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  return { url, kill }
}

describe.skipIf(process.platform === 'win32')('the embedded PostgreSQL', () => {
  test('preserves data between starts, in UTF-8, and leaves no process running', async () => {
    const first = await startEmbeddedPostgres(dir, testOptions)
    await runQuery(first.url, `create table stored as select '街坊' as name`)
    const pid = Number(readFileSync(path.join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    await first.stop()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 5_000 })
    const second = await startEmbeddedPostgres(dir, testOptions)
    expect(
      await runQuery(second.url, `select name, length(name)::int as n, current_setting('jit') as jit from stored`),
    ).toEqual([{ name: '街坊', n: 2, jit: 'off' }])
    await second.stop()
  })

  test('is shared by processes that use the same directory and stopped by the last', async () => {
    const [a, b] = await Promise.all([startEmbeddedPostgres(dir, testOptions), startEmbeddedPostgres(dir, testOptions)])
    expect(a.url).toBe(b.url)
    await a.stop()
    expect(await runQuery(b.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await b.stop()
    await expect(runQuery(b.url, 'select 1')).rejects.toThrow()
  })

  test('is reused with all committed data after its app was killed @deep', async () => {
    const app = await startInOtherProcess()
    await runQuery(app.url, 'create table stored as select 1 as n')
    await app.kill()
    const next = await startEmbeddedPostgres(dir, testOptions)
    expect(next.url).toBe(app.url)
    expect(await runQuery(next.url, 'select n from stored')).toEqual([{ n: 1 }])
    await next.stop()
    expect(existsSync(path.join(dir, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('is found by a process that cannot read its answer for ten seconds @deep', async () => {
    const app = await startInOtherProcess()
    await app.kill()
    const next = await startInOtherProcess({ blockedMs: 10_000 })
    expect(next.url).toBe(app.url)
    await next.kill()
    await (await startEmbeddedPostgres(dir, testOptions)).stop()
  }, 60_000)

  test('is waited for while another process starts it, however long that takes @deep', async () => {
    const first = await startEmbeddedPostgres(dir, testOptions)
    const lock = readFileSync(lockPath(), 'utf8')
    // As while it recovers.
    writeFileSync(lockPath(), lock.replace(/\nready\s*$/, '\nstarting\n'))
    const second = startEmbeddedPostgres(dir, testOptions)
    await sleep(7_000)
    writeFileSync(lockPath(), lock)
    expect((await second).url).toBe(first.url)
    await first.stop()
    await (await second).stop()
  }, 60_000)

  test('restarts after the server was killed and left its lock behind @deep', async () => {
    const first = await startEmbeddedPostgres(dir, testOptions)
    await runQuery(first.url, 'create table stored as select 1 as n')
    const lock = path.join(dir, 'postgres/postmaster.pid')
    process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGKILL')
    const second = await startEmbeddedPostgres(dir, testOptions)
    expect(await runQuery(second.url, 'select n from stored')).toEqual([{ n: 1 }])
    await first.stop()
    await second.stop()
  })

  test('comes back at the same address within three seconds of each kill while it is supervised', async () => {
    const server = await startEmbeddedPostgres(dir, testOptions)
    const ended: string[] = []
    server.supervise((message) => ended.push(message))
    await runQuery(server.url, 'create table stored as select 1 as n')
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
      const pid = serverPid()
      process.kill(pid, signal)
      await vi.waitUntil(() => existsSync(lockPath()) && serverPid() !== pid, { timeout: 3_000, interval: 10 })
      await vi.waitFor(async () => expect(await runQuery(server.url, 'select n from stored')).toEqual([{ n: 1 }]), {
        timeout: 3_000,
        interval: 20,
      })
    }
    expect(ended).toHaveLength(3)
    const pid = serverPid()
    await server.stop()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 5_000 })
    expect(existsSync(lockPath())).toBe(false)
  })

  test('is initialised again when its first start was interrupted @deep', async () => {
    mkdirSync(path.join(dir, 'postgres'))
    mkdirSync(path.join(dir, 'postgres.new-999999999'))
    writeFileSync(path.join(dir, 'postgres.new-999999999/PG_VERSION'), '18')
    const server = await startEmbeddedPostgres(dir, testOptions)
    expect(await runQuery(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dir)).toEqual(['postgres'])
    await server.stop()
  })

  test('requires a password when it listens on a TCP port @deep', async () => {
    const server = await startEmbeddedPostgres(dir, { ...testOptions, overTcp: true })
    expect(await runQuery(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const wrong = new URL(server.url)
    wrong.password = 'guess'
    await expect(runQuery(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    await server.stop()
  })

  test('reports why it cannot start', async () => {
    await expect(startEmbeddedPostgres(dir, { settings: { shared_buffers: 'none' } })).rejects.toThrow(
      /does not start in .*shared_buffers/s,
    )
  })

  test.runIf(process.getuid?.() === 0)('names the directory that its user may not enter', async () => {
    chmodSync(dir, 0o700)
    await expect(startEmbeddedPostgres(path.join(dir, 'data'), testOptions)).rejects.toThrow(`may not enter ${dir}`)
  })

  test.runIf(process.getuid?.() === 0)('refuses a directory that belongs to another user', async () => {
    const server = await startEmbeddedPostgres(dir, testOptions)
    await server.stop()
    const source = path.resolve('src/platform/server/embedded-postgres.ts')
    // That user need not be able to read the clone.
    const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(source)})
      process.setgid(1234)
      process.setuid(1234)
      await startEmbeddedPostgres(${JSON.stringify(dir)})`
    const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
    expect(run).toThrow('belongs to another user')
  })
})
