import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { e2eDataDir } from './e2e-data.ts'

/** Starts a second web process on the database of the e2e tests, without jobs, on its own port. */
export async function startSecondInstance(baseUrl: string) {
  const port = String(Number(new URL(baseUrl).port) + 500)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kaifong-second-'))
  const database = await startEmbeddedPostgres(e2eDataDir)
  const env = {
    ...process.env,
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret of the second instance, long enough',
    DEMO: '0',
    ROLE: 'web',
    LIMITS: '0',
    LOG_LEVEL: 'warn',
  }
  const site = spawn(process.execPath, ['src/main.ts'], { env, stdio: 'inherit' })
  const text = async (address: string) => (await fetch(`http://localhost:${port}${address}`)).text()
  for (let tries = 0; tries < 200; tries++) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await sleep(100)
  }
  const stop = async () => {
    site.kill('SIGTERM')
    await once(site, 'exit')
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { text, stop }
}
