import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { streamOf } from './availability.ts'
import { openDatabase } from './db.ts'

test('a connection that breaks before its transaction begins goes back to the pool, which can still be closed', async () => {
  const { pool, db, close } = openDatabase(inject('serverUrl'), { max: 2 })
  for (let times = 0; times < 4; times++) {
    pool.once('acquire', (client: pg.PoolClient) => streamOf(client)?.destroy())
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin')
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
})

test('a connection that breaks within a transaction is released once', async () => {
  const { pool, db, close } = openDatabase(inject('serverUrl'), { max: 1 })
  const released = vi.fn<() => void>()
  pool.on('release', released)
  let used: pg.PoolClient | undefined
  pool.once('acquire', (client: pg.PoolClient) => (used = client))
  const broken = db.transaction(async (tx) => {
    streamOf(used)?.destroy()
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow('Failed query')
  expect(released).toHaveBeenCalledOnce()
  await close()
})
