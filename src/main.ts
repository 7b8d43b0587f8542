import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { startEmbeddedPostgres } from './platform/server/embedded-postgres.ts'
import { readEnv } from './platform/server/env.ts'
import { createHttpServer } from './platform/server/http-server.ts'
import type { Site } from './server/entry.ts'

/** Starts the process: environment, database, site, HTTP. The only file that listens on a port. SIGTERM shuts it down gracefully. */
const env = environment()
const { server, drain } = createHttpServer()
const starting = start()

function environment() {
  try {
    return readEnv()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function start(): Promise<{ site: Running; stopDatabase: () => Promise<void> }> {
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres(env.dataDir)
  const stopDatabase = async () => embedded?.stop()
  try {
    const url = env.databaseUrl ?? embedded!.url
    return { site: await (process.argv.includes('--dev') ? developmentSite(url) : productionSite(url)), stopDatabase }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

let isStopping = false
async function shutDown(code: number) {
  if (isStopping) return
  isStopping = true
  const forced = setTimeout(() => process.exit(code || 1), 10_000)
  // A shutdown during start-up waits for the start to finish, so that no database process is left running.
  const started = await starting.catch(() => null)
  started?.site.drain()
  await drain()
  await started?.site.close()
  await started?.stopDatabase()
  clearTimeout(forced)
  process.exit(code)
}
process.on('SIGTERM', () => void shutDown(0))
process.on('SIGINT', () => void shutDown(0))
// npm runs this process through a shell: a signal to npm ends the shell and never reaches this process.
if (process.argv.includes('--stop-with-parent')) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void shutDown(0), 500).unref()
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE'
  console.error(
    inUse ? `Port ${env.port} is taken. Start with another one: PORT=${env.port + 1} npm start` : error.message,
  )
  void shutDown(1)
})
const { site } = await starting
server.on('request', site.listener)
if (!isStopping) {
  server.listen(env.port, env.host, () => {
    const demo = site.demoSignIn
    const admin = demo ? ` (demonstration admin: ${demo.email}, password ${demo.password}, at ${env.baseUrl}/auth)` : ''
    console.log(`Kaifong 街坊 is open at ${env.baseUrl}${admin}`)
  })
}

type Running = Pick<Site, 'demoSignIn' | 'drain' | 'close'> & { listener: RequestListener }

async function productionSite(databaseUrl: string): Promise<Running> {
  const path = resolve('build/server/index.js')
  const { openSite } = (await import(path)) as typeof import('./server/entry.ts')
  const opened = await openSite(env, databaseUrl)
  const handleRequest = getRequestListener(opened.fetch)
  return {
    ...opened,
    listener: (request, response) => {
      if (!opened.sendCached(request, response)) void handleRequest(request, response)
    },
  }
}

/** Vite serves and reloads modules; the site is reopened when a server file changes. */
async function developmentSite(databaseUrl: string): Promise<Running> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const runner = (
    vite.environments.ssr as unknown as {
      runner: { import: (path: string) => Promise<typeof import('./server/entry.ts')> }
    }
  ).runner
  let current: { module: unknown; site: Promise<Site> } | null = null
  const currentSite = async () => {
    const module = await runner.import('/src/server/entry.ts')
    if (current?.module !== module) {
      const before = current
      current = { module, site: module.openSite(env, databaseUrl) }
      void before?.site.then((old) => old.close())
    }
    return current.site
  }
  const { demoSignIn } = await currentSite()
  const handleRequest = getRequestListener(async (request: Request, bindings: unknown) =>
    (await currentSite()).fetch(request, bindings),
  )
  return {
    listener: (request, response) => vite.middlewares(request, response, () => void handleRequest(request, response)),
    demoSignIn,
    drain: () => void current?.site.then((open) => open.drain()),
    close: async () => {
      await (await current?.site)?.close()
      await vite.close()
    },
  }
}
