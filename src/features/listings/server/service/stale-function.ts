import { searchedFields } from '../../rules/fields.ts'
import { listings } from '../tables.ts'

/** Columns besides the content that the search index depends on. */
const others = ['rating_1', 'rating_2', 'rating_3', 'rating_4', 'rating_5']

/** A tuple of columns, wrapped at 120 characters. */
function tuple(alias: 'n' | 'o', before: string): string {
  const columns = ['status', 'owner_id', ...searchedFields.map((name) => listings[name].name), ...others]
  const lines = [before]
  columns.forEach((column, at) => {
    const text = `${alias}.${column}${at < columns.length - 1 ? ',' : ')'}`
    if (`${lines.at(-1)} ${text}`.length > 120) lines.push(`          ${text}`)
    else lines[lines.length - 1] += (at > 0 ? ' ' : '') + text
  })
  return lines.join('\n')
}

/**
 * The trigger function of the database that marks listings for indexing when a column changes that search depends on,
 * without "create"; scripts/generated-sql.ts writes it into a migration.
 */
export const staleFunction =
  (): string => `function listings_stale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform mark_stale(array(select id from new_rows where status = 'approved'));
  else
    perform mark_stale(array(
      select n.id from new_rows n join old_rows o on o.id = n.id
      where 'approved' in (n.status, o.status)
${tuple('n', '        and (')}
${tuple('o', '        is distinct from (')}));
  end if;
  return null;
end $$;`
