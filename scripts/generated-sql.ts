import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { counterFunction } from '#features/discovery/server/search-index/filter-sql.ts'
import { staleFunction } from '#features/listings/server/service/stale-function.ts'

/** The functions of the database that are made from the listing's fields and the search filters, as SQL. */
export const generatedFunctions = { listings_stale: staleFunction, count_for_search: counterFunction }

/** Whether the last definition of the function `name` in `migrations` is `definition`. */
export function isLastDefinition(migrations: string, name: string, definition: string): boolean {
  const last = [...migrations.matchAll(new RegExp(`^create (?:or replace )?(?=function ${name}\\()`, 'gm'))].at(-1)
  return last !== undefined && migrations.startsWith(definition, last.index + last[0].length)
}

/** The schema snapshots of `folder` that drizzle-kit no longer reads: it compares the tables with the newest alone. */
export const olderSnapshots = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1)
    .map((name) => `${folder}/${name}`)

/**
 * Run after drizzle-kit, as `node scripts/generated-sql.ts`: removes older snapshots, and appends the functions that
 * changed to the newest migration, which must not be released.
 */
if (import.meta.main) {
  for (const file of olderSnapshots('migrations/meta')) rmSync(file)
  const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string }[]
  }
  const files = entries.map(({ tag }) => `migrations/${tag}.sql`)
  const migrations = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const newest = `${entries.at(-1)!.tag}.sql`
  for (const [name, define] of Object.entries(generatedFunctions)) {
    if (isLastDefinition(migrations, name, define())) continue
    if (readFileSync('migrations/released.sha256', 'utf8').includes(newest))
      throw new Error(`${newest} is released: first run npx drizzle-kit generate --custom --name WHAT_CHANGES`)
    appendFileSync(`migrations/${newest}`, `\n--> statement-breakpoint\ncreate or replace ${define()}\n`)
  }
}
