import { dropFailed, findFailed, retryFailed } from '#platform/server/job-store.ts'
import { isUuid } from '#shared/uuid.ts'
import { withDatabase } from './database.ts'

/** `npm run jobs -- list` shows jobs that failed for good, `retry ID` lets one run again, `drop ID` gives it up. */
const [verb, id = '', ...more] = process.argv.slice(2)
const isValid = verb === 'list' ? id === '' : (verb === 'retry' || verb === 'drop') && isUuid(id)
if (!isValid || more.length > 0) {
  console.error('Usage: npm run jobs -- list\n       npm run jobs -- retry ID\n       npm run jobs -- drop ID')
  process.exit(1)
}

await withDatabase(async ({ db }) => {
  if (verb === 'list') {
    for (const job of await findFailed(db)) console.log([job.id, job.failedAt, job.name, job.lastError].join('  '))
    return
  }
  const found = verb === 'retry' ? await retryFailed(db, id) : await dropFailed(db, id)
  const done = verb === 'retry' ? 'The job runs again.' : 'The job is given up.'
  console.log(found ? done : `No job with the id ${id} has failed.`)
  process.exitCode = found ? 0 : 1
})
