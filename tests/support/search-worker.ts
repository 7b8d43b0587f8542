import { pino } from 'pino'
import { startFollowing } from '#features/discovery/server/jobs.ts'
import { openDatabase } from '#platform/server/db.ts'

/** A process that does nothing but keep the search in step, to be killed: `node tests/support/search-worker.ts DATABASE_URL`. */
const databaseUrl = process.argv[2] ?? ''
const { db } = openDatabase(databaseUrl)
startFollowing({ db, log: pino({ level: 'silent' }), databaseUrl })
