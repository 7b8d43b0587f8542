import { open } from 'node:fs/promises'
import { createZstdDecompress } from 'node:zlib'
import { unpack } from '#platform/server/backup/archive.ts'
import { sha256 } from '#platform/server/backup/contents.ts'
import { load } from '#platform/server/backup/load.ts'
import { loadOrCreateSecret } from '#platform/server/secret.ts'
import { openStorage } from '#platform/server/storage.ts'
import { withOwnedDatabase } from './database.ts'

/** `npm run restore FILE`: loads a backup into an empty database, its uploads and generated secrets beside it. */
const file = process.argv[2]
if (!file) {
  console.error('Name the backup: npm run restore FILE')
  process.exit(1)
}
const start = Date.now()
try {
  const entries = unpack((await open(file)).createReadStream().pipe(createZstdDecompress()))
  await withOwnedDatabase(async (_database, databaseUrl, { storageUrl, dataDir, authSecret }) => {
    const restored = await load(entries, { databaseUrl, storage: openStorage(storageUrl), dataDir })
    const { manifest, rows, uploads } = restored
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.log(`Restored ${rows} rows and ${uploads} files of ${manifest.createdAt} in ${seconds} s.`)
    if (sha256(authSecret ?? loadOrCreateSecret(dataDir, 'auth')) !== manifest.authSecretHash)
      console.log(
        'AUTH_SECRET is not that of the backup, so everybody has to sign in again. ' +
          `If it was generated, it is in ${dataDir}/auth.secret now: set AUTH_SECRET to that before the first start.`,
      )
  })
} catch (error) {
  console.error(`Nothing was restored: ${(error as Error).message}`)
  process.exitCode = 1
}
