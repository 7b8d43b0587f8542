import { createRouterClient, os } from '@orpc/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import type { Db } from './db.ts'
import { refusals, unchecked } from './rpc.ts'

const failing = (error: Error) =>
  createRouterClient(
    {
      fail: os
        .$context<ReturnType<typeof makeCtx>>()
        .use(refusals)
        .handler(() => {
          throw error
        }),
    },
    { context: makeCtx({} as Db) },
  ).fail()

test.each([
  [new Error('timeout exceeded when trying to connect')],
  [new Error('Failed query: select 1', { cause: new Error('connect ECONNREFUSED 127.0.0.1:5432') })],
  [new Error('Failed query', { cause: new Error('canceling statement due to lock timeout') })],
])('an unreachable or overloaded database is answered with 503: %s', async (error) => {
  await expect(failing(error)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
})

test('any other error is an incident', async () => {
  await expect(failing(new Error('undefined is not a function'))).rejects.not.toMatchObject({ status: 503 })
})

test('pages get answers unchecked, and tests fail for what the contract does not name', async () => {
  const context = makeCtx({} as Db)
  const answer = { name: 'Ah Kuen', phone: '+85291234567' }
  const procedures = {
    get: os
      .$context<typeof context>()
      .output(z.object({ name: z.string() }))
      .handler(() => answer),
  }
  await expect(createRouterClient(procedures, { context }).get()).resolves.toEqual({ name: 'Ah Kuen' })
  await expect(createRouterClient(unchecked(procedures), { context }).get()).resolves.toBe(answer)
  await expect(clientOf(procedures, context).get()).rejects.toThrow('deep-equal')
})
