import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { engineProgram } from '../../scripts/browser.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { freePort, startErrorProxy } from './error-proxy.ts'

const keys = { Enter: '\uE007', Escape: '\uE00C' }
/** The driver sometimes never answers when a session ends or starts. */
const answerMs = 20_000

type Job = { isDone?: boolean; value?: unknown; error?: string }

/** How WebDriver names a reference to an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitWebDriver on a simulated screen. */
async function startDriver() {
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x2000x24', 'WebKitWebDriver', `--port=${port}`],
    // A group of its own, which ends with the screen and the browser.
    { detached: true, stdio: 'ignore' },
  )
  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init = { method, body: JSON.stringify(body), signal: AbortSignal.timeout(answerMs) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { value } = (await response.json()) as { value: T & { error: string; message: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  for (let tries = 0; !(await send('GET', '/status').catch(() => false)); tries++) {
    if (tries === 200 || driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
    await sleep(100)
  }
  return { send, end: () => void (driver.pid && process.kill(-driver.pid)) }
}

/**
 * WebKitGTK's own browser, driven by WebDriver, on a simulated screen which it fills. It has no events of the console, so
 * it visits the site through a proxy that collects them.
 */
export async function startWebkit({ baseUrl, blocksSiteData = false }: EngineOptions): Promise<Engine> {
  const proxy = await startErrorProxy(baseUrl)
  const args = ['--automation', '--full-screen', ...(blocksSiteData ? ['--cookies-policy=never'] : [])]
  const options = { binary: engineProgram('webkit'), args }
  const capabilities = { alwaysMatch: { timeouts: { script: 5_000 }, 'webkitgtk:browserOptions': options } }
  let driver = await startDriver()
  const openSession = async () =>
    (await driver.send<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId
  let session = await openSession()
  const call = <T>(method: string, path: string, body?: unknown) =>
    driver.send<T>(method, `/session/${session}${path}`, body)
  const act = (...actions: object[]) => call<null>('POST', '/actions', { actions })
  const typeKeys = (keysToType: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keysToType.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  const engine: Engine = {
    errors: proxy.errors,
    open: (path) => call('POST', '/url', { url: proxy.url + path }),
    reload: () => call('POST', '/refresh', {}),
    async evaluate(work, argument) {
      const start = `const job = (self.engineJob = {}), [argument] = arguments
        const fail = (error) => Object.assign(job, { isDone: true, error: String(error) })
        const end = (value) => Object.assign(job, { isDone: true, value })
        try { const value = (${String(work)})(argument); value?.then ? void value.then(end, fail) : end(value) } catch (error) { fail(error) }
        return job`
      // The driver's own scripts that wait are lost while a page loads, and never answer.
      let job = await call<Job>('POST', '/execute/sync', { script: start, args: [argument ?? null] })
      while (!job.isDone) {
        await sleep(20)
        const next = await call<Job | null>('POST', '/execute/sync', { script: 'return self.engineJob', args: [] })
        if (!next) throw new Error('The page was left.')
        job = next
      }
      if (job.error !== undefined) throw new Error(job.error)
      return job.value as never
    },
    async clickAt(x, y) {
      const point = { x: Math.round(x), y: Math.round(y) }
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    type: async (text) => void (await typeKeys([...text])),
    press: async (key) => void (await typeKeys([keys[key]])),
    async upload(paths) {
      const input = await call<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: 'input[type="file"]',
      })
      await call('POST', `/element/${input[elementKey]}/value`, { text: paths.join('\n') })
    },
    resize: async (width, height) => void (await call('POST', '/window/rect', { width, height })),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    async forget() {
      try {
        await call('DELETE', '')
        session = await openSession()
      } catch {
        driver.end()
        driver = await startDriver()
        session = await openSession()
      }
      await engine.resize(1440, 900)
      proxy.errors.length = 0
    },
    async close() {
      await call('DELETE', '').catch(() => null)
      driver.end()
      await proxy.close()
    },
  }
  await engine.resize(1440, 900)
  return engine
}
