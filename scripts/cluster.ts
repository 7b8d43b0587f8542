import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { loadOrCreateSecret } from '#platform/server/secret.ts'
import { commandEnv, endWith } from './database.ts'
import { primarySettings, startStandby } from './standby.ts'

/**
 * `npm run cluster`: what a large site runs, on one machine: PostgreSQL with a streaming hot standby, web processes on
 * one port (WORKERS, default 2) and a worker. Each part that ends is started again. The data are those of `npm start`;
 * the standby is in DATA_DIR/standby.
 */
const env = commandEnv()
const fail = (error: unknown) => endWith(error, env)
const restartDelayMs = 200
let isStopping = false
const report = (message: string) => isStopping || console.error(message)

const primary = await startEmbeddedPostgres(env.dataDir, { settings: primarySettings }).catch(fail)
primary.supervise(() => report('The primary ended; it is started again'))
const standby = await startStandby(env.dataDir, primary.url, join(env.dataDir, 'standby'))
standby.supervise(() => report('The standby ended; it is started again'))

const sharedEnv = {
  ...process.env,
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URL: standby.url,
  AUTH_SECRET: env.authSecret ?? loadOrCreateSecret(env.dataDir, 'auth'),
  STORAGE_URL: env.storageUrl,
  DATA_DIR: env.dataDir,
  BASE_URL: env.baseUrl,
  DEMO: env.demo ? '1' : '0',
}
const children = new Map<string, ChildProcess>()
function run(name: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['src/main.ts', '--stop-with-parent'], {
    env: { ...sharedEnv, ...settings },
    stdio: 'inherit',
  })
  children.set(name, child)
  child.once('exit', (code, signal) => {
    children.delete(name)
    if (isStopping) return
    report(`The ${name} ended (${signal ?? `code ${code}`}); it is started again`)
    void sleep(restartDelayMs).then(() => isStopping || run(name, settings))
  })
}

async function stop() {
  if (isStopping) return
  isStopping = true
  await Promise.all(
    [...children.values()].map((child) => {
      child.kill('SIGTERM')
      return once(child, 'exit')
    }),
  )
  await standby.stop()
  await primary.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// npm runs this process through a shell: a signal to npm ends the shell and never reaches this process.
if (process.argv.includes('--stop-with-parent')) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void stop(), 500).unref()
}

run('web site', { ROLE: 'web', WORKERS: String(Math.max(env.workers, 2)) })
// The first web process prepares the database.
while (!isStopping) {
  const isReady = await fetch(`http://${env.host}:${env.port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReady) break
  await sleep(100)
}
if (!isStopping) run('worker', { ROLE: 'worker', WORKERS: '1', PORT: '0' })
