import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { apiRoutes } from '#server/api.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxKeys } from './rules.ts'
import { rateLimits } from './rules/rate-limits.ts'
import { apiKeys } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
type NewKey = Parameters<ReturnType<typeof world.as>['integrations']['createKey']>[0]

const createKey = (person: Profile, given: Partial<NewKey> = {}) =>
  world.as(person).integrations.createKey({ name: 'website', scopes: ['read'], days: null, ...given })
const api = () => new Hono().route('/api', apiRoutes(makeServices(database)))
const ask = async (path: string, key: string, { method = 'GET', cookie = '', body = {}, app = api() } = {}) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', cookie }
  const init = { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) }
  const response = await sendRequest(app, `/api/v1${path}`, init)
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

test('a key is shown once, stored as a digest, and recognised by its first characters', async () => {
  const member = await createProfile(database.db)
  const { id, key } = await createKey(member)
  expect(key).toMatch(/^kf_[A-Za-z0-9]{8}_[\w-]{43}$/)
  const [row] = await database.db.select().from(apiKeys)
  expect(JSON.stringify({ ...row, hash: row!.hash.toString('latin1') })).not.toContain(key.slice(12))
  expect(await world.as(member).integrations.findKeys({})).toMatchObject([
    { id, name: 'website', prefix: key.slice(3, 11), scopes: ['read'], lastUsedAt: null, expiresAt: null },
  ])
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(entry).toMatchObject({ action: 'integrations.createKey', after: { name: 'website', scopes: ['read'] } })
})

test('a key acts as its member within its scopes, and its last use is shown', async () => {
  const member = await createProfile(database.db)
  const [reader, writer] = [await createKey(member), await createKey(member, { scopes: ['read', 'write'] })]
  const { id } = await createListing(database.db)
  const add = [`/favorites/${id}`, { method: 'PUT' }] as const
  expect((await ask('/favorites', reader.key)).status).toBe(200)
  expect(await ask(add[0], reader.key, add[1])).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } })
  expect((await ask(add[0], writer.key, add[1])).status).toBe(200)
  const keys = await world.as(member).integrations.findKeys({})
  expect(keys.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
})

test('a key that is wrong, removed, expired or of a deactivated member is refused', async () => {
  const member = await createProfile(database.db)
  const { id, key } = await createKey(member)
  const refused = { status: 401, body: { code: 'KEY_INVALID' } }
  expect(await ask('/favorites', `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(refused)
  expect(await ask('/favorites', 'kf_short')).toMatchObject(refused)
  await database.db.update(apiKeys).set({ expiresAt: new Date(Date.now() - 1_000) })
  expect(await ask('/favorites', key)).toMatchObject(refused)
  await database.db.update(apiKeys).set({ expiresAt: new Date(Date.now() + 60_000) })
  expect((await ask('/favorites', key)).status).toBe(200)
  await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, member.id))
  expect(await ask('/favorites', key)).toMatchObject(refused)
  await database.db.update(profiles).set({ banned: false }).where(eq(profiles.id, member.id))
  await world.as(member).integrations.removeKey({ id })
  expect(await ask('/favorites', key)).toMatchObject(refused)
})

test('the key decides who acts, not the session that is sent with it', async () => {
  const { cookie } = await signedInMember(database, { role: 'admin' })
  const { key } = await createKey(await createProfile(database.db))
  expect((await ask('/favorites', 'kf_wrong', { cookie })).status).toBe(401)
  expect((await ask('/backoffice/queues', key, { cookie })).status).toBe(404)
})

test('the scope of administration needs an admin, when the key is made and whenever it is used', async () => {
  const [admin, member] = [await createProfile(database.db, { role: 'admin' }), await createProfile(database.db)]
  await createProfile(database.db, { role: 'admin' })
  await expect(createKey(member, { scopes: ['admin'] })).rejects.toMatchObject({ code: 'SCOPE_REFUSED' })
  const [full, plain] = [await createKey(admin, { scopes: ['read', 'admin'] }), await createKey(admin)]
  expect((await ask('/backoffice/queues', full.key)).status).toBe(200)
  expect((await ask('/backoffice/queues', plain.key)).status).toBe(404)
  await database.db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, admin.id))
  expect((await ask('/backoffice/queues', full.key)).status).toBe(404)
})

test('a key makes no other key, and the number of keys is limited', async () => {
  const member = await createProfile(database.db)
  const { key } = await createKey(member, { scopes: ['read', 'write'] })
  expect((await ask('/integrations/findKeys', key)).status).toBe(404)
  expect((await ask('/integrations/createKey', key, { method: 'POST' })).status).toBe(404)
  const row = { userId: member.id, name: 'x', prefix: 'abcdefgh', scopes: ['read' as const] }
  await database.db
    .insert(apiKeys)
    .values(Array.from({ length: maxKeys - 1 }, (_, n) => ({ ...row, hash: Buffer.from(String(n)) })))
  await expect(createKey(member)).rejects.toMatchObject({ code: 'KEYS_TOO_MANY' })
})

test('a member sees and removes only their own keys', async () => {
  const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
  const { id } = await createKey(member)
  expect(await world.as(other).integrations.findKeys({})).toEqual([])
  await expect(world.as(other).integrations.removeKey({ id })).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' })
})

test('a key needs a recent password', async () => {
  const member = await createProfile(database.db)
  const later = createWorld(database, { passwordAt: null })
  const given: NewKey = { name: 'website', scopes: ['read'], days: 90 }
  await expect(later.as(member).integrations.createKey(given)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
})

test('a key has a limit of its own, whatever else its member does', async () => {
  const member = await createProfile(database.db)
  const [busy, other] = [await createKey(member), await createKey(member)]
  expect((await ask('/favorites', busy.key)).status).toBe(200)
  await database.db.execute(sql`update rate_limits set count = ${rateLimits.key.count}`)
  expect((await ask('/favorites', busy.key)).status).toBe(429)
  expect((await ask('/favorites', other.key)).status).toBe(200)
})

test('a key is not held back by what its network asks without one, and a wrong key is', async () => {
  const { key } = await createKey(await createProfile(database.db))
  const app = api()
  let status = 401
  for (let n = 0; n <= 300 && status === 401; n++) status = (await ask('/favorites', 'kf_short', { app })).status
  expect(status).toBe(429)
  expect((await ask('/favorites', key, { app })).status).toBe(200)
})
