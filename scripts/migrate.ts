import { refreshSearch } from '#features/discovery/server/service.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { connectPorts } from '#server/ports.ts'
import { loadReference } from '#server/reference.ts'
import { withOwnedDatabase } from './database.ts'

/** Runs migrations, loads the reference data and makes an outdated search index anew, without starting the site. */
connectPorts()
await withOwnedDatabase(async ({ db }, url) => {
  await migrateDatabase(url)
  await loadReference(db)
  await refreshSearch(db)
})
console.log('The database is up to date.')
