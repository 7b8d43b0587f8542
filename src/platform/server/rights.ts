import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './db.ts'

/** Entries of the audit log are never changed, and a trigger refuses deletes within two years. */
const rights = (table: string) => (table === 'audit_log' ? 'select, insert, delete' : 'select, insert, update, delete')

/** Whether the role of this connection may change the tables, as their owner or a member of that role. */
export async function ownsTables(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ owns: boolean }>(sql`
    select coalesce(bool_and(pg_has_role(tableowner, 'usage')), false) as owns from pg_tables where schemaname = 'public'`)
  return rows[0]!.owns
}

/**
 * Lets the site's role read and write every table, and nothing else: run by the owner of the tables after migrations.
 * Makes the role where the owner may do so. @throws an Error that says what to do when it does not exist
 */
export async function grantRights(db: Db, { name, password }: { name: string; password: string }): Promise<void> {
  const role = pg.escapeIdentifier(name)
  const { rows: known } = await db.execute<{ mayCreate: boolean; exists: boolean }>(sql`
    select rolcreaterole or rolsuper as "mayCreate", exists (select from pg_roles where rolname = ${name}) as exists
    from pg_roles where rolname = current_user`)
  if (!known[0]!.exists) {
    if (!known[0]!.mayCreate) throw new Error(`There is no role ${role}: create role ${role} login password '...'`)
    await db.execute(sql.raw(`create role ${role} login password ${pg.escapeLiteral(password)}`))
  }
  const { rows: tables } = await db.execute<{ table: string }>(
    sql`select tablename as table from pg_tables where schemaname = 'public'`,
  )
  await db.transaction(async (tx) => {
    for (const statement of [
      `grant usage on schema public, drizzle to ${role}`,
      `grant select on all tables in schema public, drizzle to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `grant execute on all functions in schema public to ${role}`,
      ...tables.map(({ table }) => `grant ${rights(table)} on ${pg.escapeIdentifier(table)} to ${role}`),
    ])
      await tx.execute(sql.raw(statement))
  })
}

/** Rights that the role of this connection lacks, such as `insert on favorites`. */
export async function missingRights(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; kind: string; has: Record<string, boolean> }>(sql`
    select relname as name, relkind as kind,
      case when relkind = 'S' then jsonb_build_object('usage', has_sequence_privilege(oid, 'usage'))
      else jsonb_build_object('select', has_table_privilege(oid, 'select'), 'insert', has_table_privilege(oid, 'insert'),
        'update', has_table_privilege(oid, 'update'), 'delete', has_table_privilege(oid, 'delete')) end as has
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by relname`)
  const neededOn = ({ name, kind }: { name: string; kind: string }) => {
    if (kind === 'S') return ['usage']
    return kind === 'r' || kind === 'p' ? rights(name).split(', ') : ['select']
  }
  return rows.flatMap((row) =>
    neededOn(row)
      .filter((right) => !row.has[right])
      .map((right) => `${right} on ${row.name}`),
  )
}
