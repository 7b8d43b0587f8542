import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The tables that a result was read from, and when reading began, as a position in the sequence of changes. */
export type Dependencies = { tables: ReadonlySet<string>; since: number }

/** Stands for every table, where a statement cannot be told. */
const anyTable = '*'

const recordings = new AsyncLocalStorage<Set<string>>()
/** The tables behind each table, view and function; empty until `loadRelations`. */
let relations = new Map<string, ReadonlySet<string>>()
/** Tables whose changes are notified. */
let notified: ReadonlySet<string> = new Set()
const tablesByStatement = new Map<string, ReadonlySet<string>>()

let changes = 0
const lastChanges = new Map<string, number>()
/** Results that were begun before it do not count; Infinity while changes are not notified. */
let trustedSince = Infinity

/** Records that rows of a table have changed. */
export function recordChange(table: string): void {
  lastChanges.set(table, ++changes)
  lastChanges.set(anyTable, changes)
}

/** Says from now on whether changes are notified; each call makes all earlier results obsolete. */
export function trustNotifications(isTrusted: boolean): void {
  trustedSince = isTrusted ? ++changes : Infinity
}

/** Whether nothing that a result was read from has changed since, and a change would have been notified. */
export function isCurrent({ tables, since }: Dependencies): boolean {
  if (since < trustedSince) return false
  for (const table of tables) {
    if (table !== anyTable && !notified.has(table)) return false
    if ((lastChanges.get(table) ?? 0) > since) return false
  }
  return true
}

/** Reads a result and records what it depends on; what results within it depend on counts too. */
export async function withDependencies<T>(read: () => Promise<T>): Promise<Dependencies & { value: T }> {
  const tables = new Set<string>()
  const since = changes
  // Awaited within, since Drizzle sends a query when it is awaited.
  const value = await recordings.run(tables, async () => {
    const result = await read()
    return result
  })
  recordTables(tables)
  return { value, tables, since }
}

/** Adds tables to those that the current result depends on. */
export function recordTables(tables: Iterable<string>): void {
  const recording = recordings.getStore()
  if (recording) for (const table of tables) recording.add(table)
}

/** Adds the tables of a statement to those that the current result depends on. Drizzle calls it for every statement. */
export function recordStatement(statement: string): void {
  if (recordings.getStore()) recordTables(tablesOf(statement))
}

/** Statements are few, since values are parameters; those with a list in their text are not kept. */
const maxStatements = 2_000

function tablesOf(statement: string): ReadonlySet<string> {
  const known = tablesByStatement.get(statement)
  if (known) return known
  const found = relations.size === 0 ? new Set([anyTable]) : namesIn(statement, relations)
  if (tablesByStatement.size < maxStatements) tablesByStatement.set(statement, found)
  return found
}

/** The tables behind the names in a text. A column with the name of a table counts too, which costs no more than a page. */
function namesIn(text: string, known: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.matchAll(/[a-z_][a-z0-9_]*/g)) for (const table of known.get(word) ?? []) found.add(table)
  return found
}

type Relation = { name: string; definition: string | null; isNotified: boolean }

/** For tests: takes every statement for one of any table again. */
export function forgetRelations(): void {
  relations = new Map()
  tablesByStatement.clear()
}

/** Reads from the catalogue which tables are behind views and functions, and which of them notify changes. */
export async function loadRelations(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Relation>(`
    select c.relname as name, case when c.relkind = 'r' then null else pg_get_viewdef(c.oid) end as definition,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'notify_changed%') as "isNotified"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    union all select p.proname, p.prosrc, false from pg_proc p where p.pronamespace = 'public'::regnamespace`)
  const behind = new Map<string, ReadonlySet<string>>()
  for (const { name, definition } of rows) if (definition === null) behind.set(name, new Set([name]))
  // A view or function may use others: repeat until nothing is added.
  for (let size = -1, before = -2; size !== before;) {
    before = size
    for (const { name, definition } of rows) {
      if (definition !== null) behind.set(name, new Set([...(behind.get(name) ?? []), ...namesIn(definition, behind)]))
    }
    size = [...behind.values()].reduce((sum, tables) => sum + tables.size, 0)
  }
  relations = behind
  notified = new Set(rows.flatMap(({ name, isNotified }) => (isNotified ? [name] : [])))
  tablesByStatement.clear()
}
