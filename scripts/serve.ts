import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunningSite = {
  url: string
  pid: number
  /** Lines of its log so far. */
  log: string[]
  stop: () => Promise<void>
  /** Null while it runs, and when a signal ended it. */
  exitCode: () => number | null
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}

/**
 * Starts the built site on a free port with its own data directory and waits until it is ready. Clears environment
 * variables that would connect it to real data.
 */
export async function serve(dataDir: string, overrides: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    SMTP_URL: '',
    STORAGE_URL: '',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LIMITS: '0',
    LOG_LEVEL: 'error',
    ...overrides,
  }
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const log: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line))
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let attemptsLeft = 1_200; attemptsLeft > 0; attemptsLeft--) {
    if (child.exitCode !== null) throw new Error('The site ended before it was ready; see its output above.')
    const isReady = await fetch(`${url}/readyz`)
      .then((response) => response.ok)
      .catch(() => false)
    if (isReady) return { url, pid: child.pid!, log, stop, exitCode: () => child.exitCode }
    await sleep(100)
  }
  await stop()
  throw new Error('The site was not ready within two minutes.')
}
