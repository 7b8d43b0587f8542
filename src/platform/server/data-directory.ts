import fs from 'node:fs'
import path from 'node:path'

/** The user that the embedded PostgreSQL runs as when started by root, which it refuses to run as. */
export const nobody = 65_534

/** The closest parent directory of `directory` that this user may not enter; null when all may be entered. */
export function closedParentOf(directory: string, uid: number): string | null {
  let existing = path.resolve(directory)
  while (!fs.existsSync(existing)) existing = path.dirname(existing)
  const isItself = existing !== path.resolve(directory)
  const first = fs.realpathSync(existing)
  for (let parent = isItself ? first : path.dirname(first); ; parent = path.dirname(parent)) {
    const { mode, uid: owner } = fs.statSync(parent)
    if (owner !== uid && !(mode & 0o001)) return parent
    if (parent === path.dirname(parent)) return null
  }
}

/**
 * The data directory unless DATA_DIR names another place: `data` of the project, or `fallback` for root in a place that only root
 * may enter, such as a checkout below /root, where the database could not run. A database that is there already stays.
 */
export function defaultDataDirectory(project: string, uid: number | undefined, fallback = '/var/lib/kaifong'): string {
  const own = path.join(project, 'data')
  const isClosed = uid === 0 && closedParentOf(own, nobody) !== null
  return isClosed && !fs.existsSync(path.join(own, 'postgres', 'PG_VERSION')) ? fallback : own
}

/**
 * The directory of the database's programs, or a copy below `dataDir` when their user may not enter it. Copied under a
 * temporary name that is renamed when complete.
 */
export function reachablePrograms(native: string, dataDir: string, uid: number): string {
  if (closedParentOf(native, uid) === null) return native
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(dataDir, `postgres-programs-${version}`)
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    fs.renameSync(unfinished, copy)
  } catch (error) {
    // Another process was faster: its copy is just as good.
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

/** Packages that were installed with a strict umask are for their owner alone. */
function openToAll(dir: string): void {
  for (const name of ['', ...(fs.readdirSync(dir, { recursive: true }) as string[])]) {
    const file = path.join(dir, name)
    const found = fs.lstatSync(file)
    if (!found.isSymbolicLink()) fs.chmodSync(file, found.mode | (found.mode & 0o100 ? 0o055 : 0o044))
  }
}

/** Directories that root makes from now on may be entered by the database's user, whatever the umask; files are not opened. */
export function allowEntering(): void {
  if (process.getuid?.() === 0) process.umask(process.umask() & ~0o111)
}
