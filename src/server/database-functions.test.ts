import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'

const database = useDatabase()

/** Tables that only services write: e-mails, audit entries and referral credit are rules, not invariants. */
const ofServices: string[] = [notificationsOutbox, auditLog, referrals].map(getTableName)

/** What the functions of the migrated database write into such tables, and their texts of several words or in Chinese. */
async function readFunctions() {
  const { rows } = await database.db.execute<{ name: string; body: string }>(sql`
    select p.proname as name, p.prosrc as body from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`)
  const found = { functions: rows.length, writes: [] as string[], texts: [] as string[] }
  for (const { name, body } of rows) {
    const code = body.replaceAll(/--.*$/gm, '')
    for (const [, table = ''] of code.matchAll(/\b(?:insert\s+into|update|merge\s+into|copy)\s+(?:public\.)?"?(\w+)/gi))
      if (ofServices.includes(table)) found.writes.push(`${name}: ${table}`)
    for (const [text] of code.matchAll(/'(?:[^']|'')*'/g))
      if (/\p{Script=Han}|\p{L}+ +\p{L}+/u.test(text)) found.texts.push(`${name}: ${text}`)
  }
  return found
}

test('no function of the database writes e-mails, audit entries or referral credit, or has wording', async () => {
  const { functions, writes, texts } = await readFunctions()
  expect(functions).toBeGreaterThan(40)
  expect(writes).toEqual([])
  // For developers, PostgreSQL and comparing names; nobody reads them on a screen or in an e-mail.
  expect(texts).toEqual([
    "add_admin_user: 'no profile %'",
    "notify_listings_changed: 'select array_agg(id) from (select distinct id from (%s) i limit 101) d'",
    String.raw`plain_name: '(有限公司|公司|\m(limited|ltd|company|co|hk|hong kong)\M)'`,
    "refuse: 'refused by %'",
  ])
})

test('one that does is found', async () => {
  await database.db.execute(sql`
    create function planted() returns void language plpgsql as $$ begin
      insert into audit_log (action) values ('listing approved'); -- 'not this one'
      INSERT INTO public.notifications_outbox (subject) values ('你的服務已獲批准');
    end $$`)
  const { writes, texts } = await readFunctions()
  expect(writes).toEqual(['planted: audit_log', 'planted: notifications_outbox'])
  expect(texts.filter((text) => text.startsWith('planted'))).toEqual([
    "planted: 'listing approved'",
    "planted: '你的服務已獲批准'",
  ])
})
