import { migrateDatabase } from '#platform/server/migrate.ts'
import { loadReference } from '#server/reference.ts'
import { withDatabase } from './database.ts'

/** Runs migrations and loads the reference data without starting the site. */
await withDatabase(async ({ db }, url) => {
  await migrateDatabase(url)
  await loadReference(db)
})
console.log('The database is up to date.')
