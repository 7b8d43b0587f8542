import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/embedded-postgres.ts'

/** Enough for a standby that is away for a while; beyond that it is copied anew. */
export const primarySettings = { wal_keep_size: '512MB' }

/** Directories whose files belong to a running server and must not be copied (as pg_basebackup does it). */
const emptyDirs = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans clients'.split(' '),
)
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'server.log'])

/**
 * Starts a streaming hot standby, in `dataDir`, of the embedded PostgreSQL in `primaryDir`. The first start, and one after
 * the primary has removed changes that the standby missed, copies the primary's files while it runs, since the embedded
 * binaries come without pg_basebackup.
 */
export async function startStandby(
  primaryDir: string,
  primaryUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  // Its own user enters it.
  chmodSync(dataDir, 0o711)
  const target = path.join(dataDir, 'postgres')
  const start = () =>
    startEmbeddedPostgres(dataDir, {
      settings: { ...settings, primary_conninfo: primaryUrl, hot_standby_feedback: 'on' },
    })
  if (existsSync(path.join(target, 'PG_VERSION'))) {
    const standby = await start()
    if (await canFollow(primaryUrl, standby.url)) return standby
    await standby.stop()
  }
  rmSync(target, { recursive: true, force: true })
  await copyServer(path.join(primaryDir, 'postgres'), primaryUrl, target)
  return start()
}

/** Whether the primary still has what comes after the standby's own log, which is replayed first. */
async function canFollow(primaryUrl: string, standbyUrl: string): Promise<boolean> {
  const [primary, standby] = [primaryUrl, standbyUrl].map((connectionString) => new pg.Client({ connectionString }))
  try {
    await Promise.all([primary!.connect(), standby!.connect()])
    for (let before: string | undefined; ; await sleep(500)) {
      const { rows: replayed } = await standby!.query<{ lsn: string }>('select pg_last_wal_replay_lsn()::text as lsn')
      const { lsn } = replayed[0]!
      const { rows } = await primary!.query<{ isThere: boolean }>(
        `select pg_walfile_name($1::pg_lsn) >= min(name) as "isThere" from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
        [lsn],
      )
      if (rows[0]!.isThere) return true
      if (lsn === before) return false
      before = lsn
    }
  } finally {
    await Promise.all([primary!.end(), standby!.end()])
  }
}

async function copyServer(source: string, primaryUrl: string, target: string): Promise<void> {
  const draft = `${target}.new`
  rmSync(draft, { recursive: true, force: true })
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    await copyFolder(source, draft)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(draft, 'backup_label'), rows[0]!.labelfile)
    writeFileSync(path.join(draft, 'standby.signal'), '')
    renameSync(draft, target)
  } finally {
    await client.end()
  }
}

async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)]
    if (entry.isDirectory()) {
      if (!emptyDirs.has(entry.name)) await copyFolder(from, to)
      else await mkdir(to, { mode: 0o700 })
    } else if (!leftOut.has(entry.name)) {
      await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
        // A running server removes files; the log that is replayed knows of it.
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}
