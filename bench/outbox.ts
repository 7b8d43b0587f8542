import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { startMailSink } from '#tests/support/mail-sink.ts'
import { sendWithKills } from '#tests/support/outbox-crashes.ts'
import { print, save } from './report.ts'

/**
 * `npm run bench -- outbox`: sends 10,000 emails to a local mail server while the worker is killed with SIGKILL ten times.
 * None may be lost, and each has one Message-ID. With other numbers: `npm run bench -- outbox 1000 3`.
 */
const [mails = 10_000, kills = 10] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync('/tmp/kaifong-outbox-')
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres(dataDir)
const sink = await startMailSink()
const { db, close } = openDatabase(postgres.url)
const count = async (condition = sql`true`) => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from notifications_outbox where ${condition}`,
  )
  return rows[0]!.count
}

try {
  await migrateDatabase(postgres.url)
  await db.execute(sql`
    insert into notifications_outbox (type, to_email, language, data)
    select 'welcome', 'member-' || n || '@example.com', 'zh-Hant', '{"first_name": "美"}' from generate_series(1, ${mails}::int) n`)
  const started = performance.now()
  await sendWithKills(
    { databaseUrl: postgres.url, sink, mails, kills },
    async () => (await count(sql`status <> 'sent'`)) === 0,
  )
  const seconds = Math.round(performance.now() - started) / 1000

  const { rows } = await db.execute<{ id: string; to: string }>(
    sql`select id, to_email as to from notifications_outbox`,
  )
  const recipients = new Map(sink.mails.map(({ messageId, to }) => [messageId, to.join()]))
  const lost = rows.filter(({ id, to }) => recipients.get(`<${id}@kaifong.example>`) !== to).length
  const unknown = recipients.size - (rows.length - lost)
  const figures = {
    mails,
    kills,
    seconds,
    lost,
    'Message-IDs': recipients.size,
    'without a row': unknown,
    'sent twice, same Message-ID': sink.mails.length - recipients.size,
  }
  print('Outbox', [figures])
  save('outbox', figures)
  if (rows.length !== mails || lost > 0 || unknown > 0) process.exitCode = 1
} finally {
  await close()
  await sink.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
