import { deepStrictEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRouterClient, isProcedure, Procedure, type AnyRouter, type RouterClient } from '@orpc/server'
import { pino } from 'pino'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { openStorage } from '#platform/server/storage.ts'
import type { Actor } from '#shared/actor.ts'

/** Default time of tests: a Friday afternoon in Hong Kong. */
export const testNow = new Date('2026-11-20T06:00:00Z')

/** Upload directory of this test process; deleted on exit. */
const uploadsFolder = mkdtempSync(path.join(tmpdir(), 'kaifong-uploads-'))
process.on('exit', () => rmSync(uploadsFolder, { recursive: true, force: true }))
export const testStorage = openStorage(pathToFileURL(uploadsFolder).href)

/** A request context on the test's database. */
export function makeCtx(db: Db, overrides: Partial<Ctx> = {}): Ctx {
  return {
    actor: null,
    passwordAt: testNow,
    db,
    storage: testStorage,
    now: () => testNow,
    log: pino({ level: 'silent' }),
    requestId: 'test',
    client: { address: '192.0.2.1', userAgent: 'Mozilla/5.0 (test)' },
    baseUrl: 'https://kaifong.example',
    isDemo: false,
    canSendMail: true,
    whatsapp: null,
    areLimitsOn: true,
    ...overrides,
  }
}

type Person = { id: string; firstName: string; lastName: string; email: string; image: string | null; role: string }

/** The actor for a session of this profile. */
export function actorOf(person: Person): NonNullable<Actor> {
  const { id, firstName, lastName, email, image, role } = person
  return { id, firstName, lastName, email, avatarUrl: image, isAdmin: role === 'admin' }
}

/**
 * The API of one feature, called in-process. Inputs are validated against the contract as over HTTP; an answer must hold
 * nothing that the contract does not name, since pages send some unchecked.
 */
export function clientOf<R extends AnyRouter>(procedures: R, ctx: Ctx): RouterClient<R> {
  const router = exactRouters.get(procedures) ?? exact(procedures)
  exactRouters.set(procedures, router)
  return createRouterClient(router, { context: ctx }) as RouterClient<R>
}

/** By router, since making one takes a millisecond. */
const exactRouters = new WeakMap<AnyRouter, AnyRouter>()

function exact(procedures: AnyRouter): AnyRouter {
  if (!isProcedure(procedures))
    return Object.fromEntries(Object.entries(procedures).map(([name, one]) => [name, exact(one as AnyRouter)]))
  const schema = procedures['~orpc'].outputSchema
  if (!schema) return procedures
  const validate = async (answer: unknown) => {
    const result = await schema['~standard'].validate(answer)
    if (!result.issues) deepStrictEqual(answer, result.value)
    return result
  }
  const outputSchema = { '~standard': { ...schema['~standard'], validate } }
  return new Procedure({ ...procedures['~orpc'], outputSchema })
}
