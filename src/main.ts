import cluster from 'node:cluster'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from './platform/server/env.ts'
import { heapFlags, restartWithHeap } from './platform/server/heap.ts'
import { explainFailure, explainListenFailure } from './platform/server/start-failure.ts'
import type { Site } from './server/entry.ts'

/**
 * Starts the process: environment, database, site, HTTP. The only file that listens on a port. SIGTERM shuts it down
 * gracefully. With WORKERS above 1 it starts the database and that many copies of itself, which share the port.
 */
const env = environment()
const isCopy = cluster.isWorker
const isDevelopment = process.argv.includes('--dev')
const isParent = !isCopy && env.workers > 1 && env.roles.includes('web') && !isDevelopment
const heap = heapFlags(env.memoryMb, env.workers)
if (!isCopy && !isParent && !isDevelopment) restartWithHeap(heap, env.dataDir)
type Assignment = { databaseUrl: string; isFirst: boolean; port: number }
/** What the parent process sent to this one: the database, the port, and whether it is the one that runs the jobs. */
const assignment = isCopy ? ((await once(process, 'message'))[0] as Assignment) : null
// The process before the restart does without what is loaded here.
const { getRequestListener } = await import('@hono/node-server').catch(failToStart)
const { startEmbeddedPostgres } = await import('./platform/server/embedded-postgres.ts')
const { createHttpServer } = await import('./platform/server/http-server.ts')
const { canSharePort, claimPort, startProcesses, reportListening } = await import('./platform/server/processes.ts')
const port = isParent ? await claimPort(env).catch(failToListen) : (assignment?.port ?? env.port)
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

/** Says why the site does not start. Not through the console, whose lines are the log's once the site is open. */
function printFailure(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function failToListen(error: Error): never {
  printFailure(explainListenFailure(error, env))
  process.exit(1)
}

function failToStart(error: unknown): never {
  printFailure(explainFailure(error, env))
  if (env.logLevel === 'debug' || env.logLevel === 'trace') console.error(error)
  process.exit(1)
}

async function start(): Promise<{ site: Running; stopDatabase: () => Promise<void> }> {
  // The default of 100 is enough for 16 processes (`poolSize`).
  const settings = { max_connections: String(Math.max(100, env.workers * 5 + 20)) }
  const database = env.databaseUrl || assignment ? null : startEmbeddedPostgres(env.dataDir, { settings })
  // The code is loaded while PostgreSQL starts.
  const program = isParent || isDevelopment ? null : loadProgram()
  program?.catch(() => {})
  const embedded = await database
  const stopDatabase = async () => embedded?.stop()
  embedded?.supervise((message) => console.error(message))
  try {
    const url = assignment?.databaseUrl ?? env.databaseUrl ?? embedded!.url
    if (isParent) return { site: startCopies(url), stopDatabase }
    return { site: await (program ? productionSite(await program, url) : developmentSite(url)), stopDatabase }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

function startCopies(databaseUrl: string): Running {
  const copies = startProcesses(
    env.workers,
    env.dataDir,
    heap,
    (index) => ({ databaseUrl, isFirst: index === 0, port }) satisfies Assignment,
    (how) => console.error(`A web process ended (${how}); another one is started`),
    (code) => void shutDown(code),
  )
  return { listener: () => {}, demoSignIn: null, drain: () => {}, close: copies.stop }
}

/** How long requests and jobs may go on; a parent waits for its processes, which give them as long. */
const graceMs = isParent ? 12_000 : 10_000
/** The service manager kills after 15 s (deploy/kaifong.service). */
const maxStopMs = 14_000

let isStopping = false
async function shutDown(code: number) {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(code || 1), maxStopMs)
  // A shutdown during start-up waits for the start to finish, so that no database process is left running.
  const started = await starting.catch(() => null)
  started?.site.drain()
  const ended = drain()
    .then(() => started?.site.close())
    .catch((error: unknown) => console.error(error))
  await Promise.race([ended, sleep(graceMs)])
  await started?.stopDatabase()
  process.exit(code)
}
process.on('SIGTERM', () => void shutDown(0))
process.on('SIGINT', () => void shutDown(0))
// npm runs this process through a shell: a signal to npm ends the shell and never reaches this process.
if (process.argv.includes('--stop-with-parent') && !isCopy) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void shutDown(0), 500).unref()
}

server.on('error', (error) => {
  printFailure(explainListenFailure(error, env))
  void shutDown(1)
})
const { site } = await starting.catch(failToStart)
server.on('request', site.listener)
if (!isStopping && !isParent) {
  server.listen({ port, host: env.host, reusePort: isCopy && canSharePort }, () => {
    if (isCopy) reportListening()
    if (!env.roles.includes('web') || (assignment && !assignment.isFirst)) return
    const demo = site.demoSignIn
    const admin = demo ? ` (demonstration admin: ${demo.email}, password ${demo.password}, at ${env.baseUrl}/auth)` : ''
    const data = env.dataDir === resolve('data') ? '' : `; its data is in ${env.dataDir}`
    process.stdout.write(`Kaifong 街坊 is open at ${env.baseUrl}${admin}${data}\n`)
  })
}

type Running = Pick<Site, 'demoSignIn' | 'drain' | 'close'> & { listener: RequestListener }

type Program = typeof import('./server/entry.ts')
async function loadProgram(): Promise<Program> {
  const path = resolve('build/server/index.js')
  return (await import(path)) as Program
}

async function productionSite({ openSite }: Program, databaseUrl: string): Promise<Running> {
  const roles = env.roles.filter((role) => role === 'web' || !assignment || assignment.isFirst)
  const opened = await openSite({ ...env, roles }, databaseUrl)
  const handleRequest = getRequestListener(opened.fetch)
  return {
    ...opened,
    listener: (request, response) => {
      if (!opened.sendEarly(request, response)) void handleRequest(request, response)
    },
  }
}

/** Vite serves and reloads modules; the site is reopened when a server file changes. */
async function developmentSite(databaseUrl: string): Promise<Running> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const runner = (
    vite.environments.ssr as unknown as {
      runner: { import: (path: string) => Promise<Program> }
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
