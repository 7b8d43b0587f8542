import { findBinaries } from '#platform/server/postgres-directory.ts'

/** Run after each install, by its user: the user of a service may not write into node_modules. */
try {
  findBinaries()
} catch {
  // Without an embedded PostgreSQL for this system, a start without DATABASE_URL says so.
}
