import { pino } from 'pino'
import { startSearchWorker } from '#features/discovery/server/jobs.ts'
import { openDatabase } from '#platform/server/db.ts'
import { listenForWork } from '#platform/server/worker-loop.ts'

/** A worker process that only updates the search index, for crash tests: `node tests/support/search-worker.ts DATABASE_URL`. */
const databaseUrl = process.argv[2] ?? ''
const { db } = openDatabase(databaseUrl)
startSearchWorker({ db, log: pino({ level: 'silent' }), notices: listenForWork(databaseUrl) })
