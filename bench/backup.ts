import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { runScript } from '../scripts/run.ts'
import { print, save } from './report.ts'
import { openListings } from './search-database.ts'

/** `npm run bench -- backup [LISTINGS]`: backup and restore of 100,000 listings by the operator's commands (bar: 60 s each). */
const size = Number(process.argv[2] ?? 100_000)
const folder = mkdtempSync('/tmp/kaifong-bench-backup-')
chmodSync(folder, 0o711)
const source = await startEmbeddedPostgres(`${folder}/source`)
try {
  const { database } = await openListings(source.url, size, false)
  await database.close()
  const settings = {
    DATA_DIR: `${folder}/source`,
    STORAGE_URL: '',
    AUTH_SECRET: 'a secret that is long enough for this',
  }
  const seconds = async (script: string, env: Record<string, string>) => {
    const start = performance.now()
    if ((await runScript(script, [`${folder}/backup.tar.zst`], env)) !== 0) throw new Error(`${script} failed`)
    return Math.round((performance.now() - start) / 100) / 10
  }
  const databaseUrl = source.url.replace('/postgres?', `/search_${size}?`)
  const backup = await seconds('scripts/backup.ts', { ...settings, DATABASE_URL: databaseUrl })
  const restore = await seconds('scripts/restore.ts', { ...settings, DATABASE_URL: '', DATA_DIR: `${folder}/target` })
  const rows = [{ listings: size, 'backup s': backup, 'restore s': restore }]
  print('Backup and restore', rows)
  save('backup', { rows })
} finally {
  await source.stop()
  rmSync(folder, { recursive: true, force: true })
}
