import { openDatabase, type Database } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { readEnv, type Env } from '#platform/server/env.ts'
import { connectOnceUp } from '#platform/server/migrate.ts'
import { grantRights } from '#platform/server/rights.ts'
import { explainFailure } from '#platform/server/start-failure.ts'

/** The environment of a command; one that is malformed ends the process with one sentence. */
export function commandEnv(): Env {
  try {
    return readEnv()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Ends the process of a command that does not come to its work, with one sentence. */
function endWith(error: unknown, env: Env): never {
  console.error(explainFailure(error, env))
  process.exit(1)
}

/**
 * The same as the owner of the tables (DATABASE_OWNER_URL), who afterwards grants the site's role what it needs, if that is
 * another one.
 */
export async function withOwnedDatabase<T>(work: Parameters<typeof withDatabase<T>>[0]): Promise<T> {
  const { databaseUrl, databaseOwnerUrl } = commandEnv()
  return withDatabase(async (database, url, env) => {
    const result = await work(database, url, env)
    const { username, password } = new URL(databaseUrl ?? url)
    if (databaseOwnerUrl && username)
      await grantRights(database.db, { name: decodeURIComponent(username), password: decodeURIComponent(password) })
    return result
  }, databaseOwnerUrl)
}

/** Opens the database of the environment (or the embedded one), runs `work`, and closes what it opened. */
export async function withDatabase<T>(
  work: (database: Database, url: string, env: Env) => Promise<T>,
  ownerUrl: string | null = null,
): Promise<T> {
  const env = commandEnv()
  const fail = (error: unknown) => endWith(error, env)
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres(env.dataDir).catch(fail)
  try {
    const url = ownerUrl ?? env.databaseUrl ?? embedded?.url ?? ''
    if (env.databaseUrl) await (await connectOnceUp(url).catch(fail)).end()
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
