import type pg from 'pg'

/**
 * Within the caller's transaction switches off triggers and removes foreign keys and indexes, so that tables load fast, in
 * any order, without side effects. Needs the owner of the tables, no superuser. The returned function restores all that,
 * which checks every foreign key and unique index.
 */
export async function prepareForLoading(client: pg.Client): Promise<() => Promise<void>> {
  const statements = async (query: string) => (await client.query<{ remove: string; restore: string }>(query)).rows
  const triggers = await statements(`
    select distinct format('alter table %s disable trigger user', tgrelid::regclass) as remove,
      format('alter table %s enable trigger user', tgrelid::regclass) as restore
    from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`)
  const foreignKeys = await statements(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const indexes = await statements(`
    select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as restore
    from pg_index i join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  // Indexes are made in fewer passes over the data than with the default of 64 MB.
  await client.query(`set local maintenance_work_mem = '192MB'`)
  // A foreign key may use a unique index: it goes first and comes back last.
  for (const { remove } of [...triggers, ...foreignKeys, ...indexes]) await client.query(remove)
  return async () => {
    for (const { restore } of [...indexes, ...foreignKeys, ...triggers]) await client.query(restore)
    await client.query('analyze')
  }
}
