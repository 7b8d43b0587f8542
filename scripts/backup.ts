import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack } from '#platform/server/backup/archive.ts'
import { dump } from '#platform/server/backup/dump.ts'
import { loadOrCreateSecret } from '#platform/server/secret.ts'
import { openStorage } from '#platform/server/storage.ts'
import { withDatabase } from './database.ts'

/** `npm run backup [FILE]`: database, uploads and generated secrets in one compressed file, while the site runs. */
const now = new Date()
const file = process.argv[2] ?? `kaifong-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.zst`
const draft = `${file}.part`
try {
  await withDatabase(async (_database, databaseUrl, { storageUrl, dataDir, authSecret }) => {
    const entries = dump({
      databaseUrl,
      storage: openStorage(storageUrl),
      dataDir,
      authSecret: authSecret ?? loadOrCreateSecret(dataDir, 'auth'),
      now,
    })
    // It holds everything about everybody, so only its owner may read it.
    const output = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(pack(entries)), createZstdCompress(), output)
  })
  await rename(draft, file)
  const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1)
  console.log(`${file}: ${((await stat(file)).size / 1e6).toFixed(1)} MB in ${seconds} s`)
} catch (error) {
  await rm(draft, { force: true })
  console.error(`No backup was made: ${(error as Error).message}`)
  process.exitCode = 1
}
