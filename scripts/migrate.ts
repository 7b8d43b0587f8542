import { migrateDatabase } from '#platform/server/migrate.ts'
import { loadReference } from '#server/reference.ts'
import { withDatabase } from './database.ts'

/** Brings the database up to date without starting the site: migrations, then the reference data. */
await withDatabase(async ({ db }, url) => {
  await migrateDatabase(url)
  await loadReference(db)
})
console.log('The database is up to date.')
