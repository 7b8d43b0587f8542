import { parseArgs } from 'node:util'
import { loadDemo } from '#demo/load.ts'
import { rebuildSearch } from '#features/discovery/server/service.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { openStorage } from '#platform/server/storage.ts'
import { loadReference } from '#server/reference.ts'
import { withOwnedDatabase } from './database.ts'

/** Fills an empty database with demonstration data: `npm run seed -- --listings 10000`. */
const { values } = parseArgs({ options: { listings: { type: 'string', default: '400' } } })
const listings = Number(values.listings)
if (!Number.isInteger(listings) || listings < 1 || listings > 1_000_000) {
  console.error('--listings takes a whole number from 1 to 1000000')
  process.exit(1)
}

const isLoaded = await withOwnedDatabase(async ({ db }, url, { storageUrl }) => {
  await migrateDatabase(url)
  await loadReference(db)
  return loadDemo({ db, storage: openStorage(storageUrl), listings, now: new Date(), afterLoad: rebuildSearch })
})
console.log(
  isLoaded
    ? `${listings} demonstration listings loaded.`
    : 'Nothing was loaded: the database already holds listings. npm run db:reset empties the embedded one.',
)
process.exitCode = isLoaded ? 0 : 1
