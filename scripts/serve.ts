import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Served = { url: string; stop: () => Promise<void> }

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}

/**
 * Starts the built site on a free port with a data directory of its own, and waits until it is ready. Settings of this
 * shell that would lead it to somebody's real data are left out.
 */
export async function serve(dataDir: string, settings: Record<string, string> = {}): Promise<Served> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SMTP_URL: '',
    STORAGE_URL: '',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LIMITS: '0',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let left = 1_200; left > 0; left--) {
    if (child.exitCode !== null) throw new Error('The site ended before it was ready; its words stand above.')
    const isReady = await fetch(`${url}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (isReady) return { url, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('The site was not ready within two minutes.')
}
