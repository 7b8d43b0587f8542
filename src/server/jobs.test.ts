import { pino } from 'pino'
import { expect, test } from 'vitest'
import { previousDueTime } from '#platform/server/jobs.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { jobs } from './jobs.ts'

const database = useDatabase()

test('every job has a unique name and a valid schedule', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  for (const { name, cron } of jobs) {
    expect(name).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
    if (cron) expect(previousDueTime(cron, new Date())).toBeInstanceOf(Date)
  }
})

test('every scheduled job can run twice on an empty database', async () => {
  const ctx = makeCtx(database.db, { log: pino({ level: 'silent' }) })
  const { signal } = new AbortController()
  const scheduled = jobs.filter(({ cron }) => cron !== undefined)
  const failed: string[] = []
  for (const { name, run } of [...scheduled, ...scheduled])
    await run({ ctx, data: null, dueAt: null, signal }).catch(() => failed.push(name))
  expect(failed).toEqual([])
})
