import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/embedded-postgres.ts'

/** Directories whose files belong to a running server and must not be copied (as pg_basebackup does it). */
const emptyDirs = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans clients'.split(' '),
)
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'server.log'])

/**
 * Starts a streaming hot standby, in `dataDir`, of the embedded PostgreSQL in `primaryDir`, whose files it copies while it
 * runs: the embedded binaries come without pg_basebackup.
 */
export async function startStandby(primaryDir: string, primaryUrl: string, dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir)
  // Its own user enters it.
  chmodSync(dataDir, 0o711)
  await copyServer(path.join(primaryDir, 'postgres'), primaryUrl, path.join(dataDir, 'postgres'))
  return startEmbeddedPostgres(dataDir, {
    settings: { fsync: 'off', primary_conninfo: primaryUrl, hot_standby_feedback: 'on' },
  })
}

async function copyServer(source: string, primaryUrl: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    await copyFolder(source, target)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(target, 'backup_label'), rows[0]!.labelfile)
    writeFileSync(path.join(target, 'standby.signal'), '')
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
