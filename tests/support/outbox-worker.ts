import { pino } from 'pino'
import '#features/accounts/server/emails/welcome.ts'
import { startOutbox } from '#features/notifications/server/jobs.ts'
import { openDatabase } from '#platform/server/db.ts'
import { listenForWork } from '#platform/server/worker-loop.ts'

/** A worker process that only sends emails, for crash tests: `node tests/support/outbox-worker.ts DATABASE_URL SMTP_URL`. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl)
startOutbox({
  db,
  notices: listenForWork(databaseUrl),
  log: pino({ level: 'silent' }),
  baseUrl: 'https://kaifong.example',
  smtpUrl,
})
