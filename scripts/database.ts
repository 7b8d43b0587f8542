import { openDatabase, type Database } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { readEnv, type Env } from '#platform/server/env.ts'

/** Opens the database of the environment (or the embedded one), runs `work`, and closes what it opened. */
export async function withDatabase<T>(work: (database: Database, url: string, env: Env) => Promise<T>): Promise<T> {
  const env = readEnv()
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres(env.dataDir)
  try {
    const url = env.databaseUrl ?? embedded?.url ?? ''
    const database = openDatabase(url)
    try {
      return await work(database, url, env)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
