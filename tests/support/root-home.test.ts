import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runScript } from '../../scripts/run.ts'
import { freePort } from '../../scripts/serve.ts'
import { copyTracked } from './clone.ts'
import { msUntil } from './site-faults.ts'

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** The embedded PostgreSQL runs as another user, who may enter neither the clone nor its packages. */
describe.runIf(isRoot)('a clone below the home folder of root', () => {
  let clone: string
  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    clone = mkdtempSync(path.join(homedir(), 'kaifong-clone-'))
    copyTracked(clone)
    cpSync('build', path.join(clone, 'build'), { recursive: true })
    // Links where both are on one disk; copies take half a minute.
    const copy = (...args: string[]) => promisify(execFile)('cp', ['-a', ...args, 'node_modules', clone])
    await copy('--link').catch(() => copy())
  }, 400_000)
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  /** Runs a command there, with folders of its own for what is written elsewhere, such as /var/lib/kaifong. */
  function run(command: string, env: Record<string, string> = {}) {
    const script = `mount -t tmpfs tmpfs /var/lib && mount -t tmpfs tmpfs /tmp && exec ${command}`
    const child = spawn('unshare', ['--mount', 'sh', '-c', script], {
      cwd: clone,
      env: { PATH: `${clone}/node_modules/.bin:/usr/bin:/bin`, HOME: homedir(), ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await ended
    })
    return { child, ended, errors: () => errors }
  }

  test('starts there @deep', async () => {
    expect(statSync(clone).mode & 0o077).toBe(0)
    const port = String(await freePort())
    const settings = { PORT: port, BASE_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' }
    const { child, ended, errors } = run('node src/main.ts', settings)
    const isReady = async () => child.exitCode !== null || (await fetch(`http://localhost:${port}/readyz`)).ok
    await msUntil(isReady, 120_000)
    expect([child.exitCode, errors()]).toEqual([null, ''])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }, 240_000)

  test('runs tests of the database there, and a journey @deep', async () => {
    const tests = 'src/platform/server/migrate.test.ts src/platform/server/embedded-postgres.test.ts'
    const quick = "--testNamePattern='^(?!.*@deep)'"
    const unit = run(`node node_modules/vitest/vitest.mjs run ${tests} ${quick}`)
    expect({ code: await unit.ended, errors: unit.errors() }).toMatchObject({ code: 0 })
    const env = { E2E_PORT: String(await freePort()), E2E_QUICK: '1' }
    const journey = run(
      'node node_modules/@playwright/test/cli.js test tests/e2e/plain-pages.spec.ts --project=desk --grep=sign-up',
      env,
    )
    expect({ code: await journey.ended, errors: journey.errors() }).toMatchObject({ code: 0 })
  }, 400_000)
})
