import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runScript } from '../../scripts/run.ts'
import { freePort } from '../../scripts/serve.ts'
import { msUntil } from './site-faults.ts'
import { mountSmallDisk } from './small-disk.ts'

beforeAll(() => runScript('scripts/prepare.mjs', ['--build']), 180_000)

const isRoot = process.platform === 'linux' && process.getuid?.() === 0
// Vitest sets BASE_URL.
const neutral = { BASE_URL: '', DATABASE_URL: '', DATABASE_REPLICA_URL: '', PORT: '0', DEMO: '0', LOG_LEVEL: 'error' }
const site = [process.execPath, 'src/main.ts']

function newFolder() {
  const folder = mkdtempSync('/tmp/kaifong-failed-')
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the site, by `command`, and waits for its end; everything that it printed. */
async function failedStart(
  settings: Record<string, string>,
  command = site,
): Promise<{ code: unknown; output: string }> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: { ...process.env, ...neutral, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: (await ended)[0], output: output + errors }
}

const sentence = (message: string) => ({ code: 1, output: `${message}\n` })

describe('a start that fails prints one sentence and ends with 1', () => {
  test('without a database at DATABASE_URL, however many processes @deep', async () => {
    const port = await freePort()
    const AUTH_SECRET = 'a secret that is long enough for this test'
    const DATABASE_URL = `postgresql://kaifong:secret@127.0.0.1:${port}/kaifong`
    const refused = sentence(`There is no PostgreSQL at 127.0.0.1:${port}: start it, or correct DATABASE_URL.`)
    for (const WORKERS of ['1', '2']) expect(await failedStart({ DATABASE_URL, AUTH_SECRET, WORKERS })).toEqual(refused)
    const command = [process.execPath, 'scripts/migrate.ts']
    expect(await failedStart({ DATABASE_URL, AUTH_SECRET }, command)).toEqual(refused)
    const malformed = await failedStart({ DATABASE_URL: 'postgresql://kaifong:100%@localhost/kaifong', AUTH_SECRET })
    expect(malformed.output).toMatch(/^Malformed env var: DATABASE_URL must be .* percent-encoded\n$/)
  }, 120_000)

  test('on a port that is taken, however many processes @deep', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const DATA_DIR = newFolder()
    for (const WORKERS of ['1', '2'])
      expect(await failedStart({ PORT: String(port), DATA_DIR, WORKERS })).toEqual(
        sentence(`Port ${port} is taken: start with another one, such as PORT=${port + 1} npm start.`),
      )
  }, 120_000)

  test.runIf(isRoot)(
    'where it may not write @deep',
    async () => {
      const disk = mountSmallDisk(1_000)!
      onTestFinished(disk.unmount)
      disk.protect()
      const DATA_DIR = path.join(disk.folder, 'data')
      const advice = 'start it as the owner of that folder, or set DATA_DIR to a folder of your own.'
      expect(await failedStart({ DATA_DIR })).toEqual(sentence(`Kaifong may not write to ${DATA_DIR}: ${advice}`))
      const inClone = await failedStart({}, [
        'unshare',
        '--mount',
        'sh',
        '-c',
        `mount --bind . . && mount -o remount,ro,bind . && cd "$PWD" && DATA_DIR="$PWD/own" exec ${site.join(' ')}`,
      ])
      expect(inClone).toEqual(sentence(`Kaifong may not write to ${path.resolve('own')}: ${advice}`))
    },
    120_000,
  )

  test.runIf(isRoot)(
    'on a full disk @deep',
    async () => {
      const disk = mountSmallDisk(6_000)!
      onTestFinished(disk.unmount)
      chmodSync(disk.folder, 0o711)
      const { code, output } = await failedStart({ DATA_DIR: disk.folder })
      expect(output).toMatch(/^The disk of \S+ is full: free some space there, then start again\.\n$/)
      expect(code).toBe(1)
    },
    120_000,
  )
})

test.skipIf(process.platform === 'win32')(
  'a strict umask does not stop the start @deep',
  async () => {
    const port = String(await freePort())
    const DATA_DIR = path.join(newFolder(), 'new', 'data')
    const env = { ...process.env, ...neutral, DATA_DIR, PORT: port }
    const child = spawn('sh', ['-c', `umask 077 && exec ${site.join(' ')}`], { env, stdio: 'inherit' })
    const ended = once(child, 'exit')
    await msUntil(async () => child.exitCode !== null || (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 60_000)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  120_000,
)
