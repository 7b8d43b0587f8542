import { createHash, randomBytes, randomInt } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { notifySignInChanged, requireSession } from '#features/accounts/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { addUse, type LimitUse } from '#platform/server/limits.ts'
import type { Actor } from '#shared/actor.ts'
import { dayMs } from '#shared/durations.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ApiKey } from '../../contract.ts'
import { maxKeys, mayCall, type KeyScope } from '../../rules.ts'
import { prefixOf } from '../../rules/key-format.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import * as store from '../store/keys.ts'

/** A key creates no keys and no webhooks: calls of these come from a session. */
type SessionCtx = MemberCtx & { sessionId?: string | null }

const digestOf = (key: string) => createHash('sha256').update(key).digest()
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const randomPrefix = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export async function findKeys({ db, actor }: MemberCtx): Promise<ApiKey[]> {
  const rows = await store.findOf(db, actor.id)
  return rows.map(({ expiresAt, lastUsedAt, createdAt, ...key }) => ({
    ...key,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

type NewKey = { name: string; scopes: KeyScope[]; days: number | null }

/**
 * Creates a key and returns it, the only time it can be read: only its digest is stored. The member gets an e-mail.
 * @throws Refusal SCOPE_REFUSED for the scope admin of somebody who is none, KEYS_TOO_MANY
 */
export async function createKey(ctx: SessionCtx, { name, scopes, days }: NewKey): Promise<{ id: string; key: string }> {
  if (scopes.includes('admin') && !ctx.actor.isAdmin) throw new Refusal('SCOPE_REFUSED')
  const prefix = randomPrefix()
  // 256 random bits: a fast digest suffices, since nobody can try them out.
  const key = `kf_${prefix}_${randomBytes(32).toString('base64url')}`
  const expiresAt = days === null ? null : new Date(ctx.now().getTime() + days * dayMs)
  return ctx.db.transaction(async (db) => {
    await requireSession(db, ctx)
    const row = { userId: ctx.actor.id, name, prefix, hash: digestOf(key), scopes, expiresAt }
    const id = await store.insert(db, row, maxKeys)
    if (id === undefined) throw new Refusal('KEYS_TOO_MANY')
    const subject = { kind: 'api_key', id }
    await writeAuditEntry({ ...ctx, db }, { action: 'integrations.createKey', subject, after: { name, scopes } })
    await notifySignInChanged(db, ctx.actor.id, 'apiKeyAdded')
    return { id, key }
  })
}

/** Ends a key at once. @throws Refusal KEY_NOT_FOUND */
export async function removeKey(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const before = await store.remove(db, ctx.actor.id, id)
    if (!before) throw new Refusal('KEY_NOT_FOUND')
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'integrations.removeKey', subject: { kind: 'api_key', id }, before },
    )
    return null
  })
}

type KeyHolder = { keyId: string; scopes: readonly KeyScope[]; actor: NonNullable<Actor> }

/** The last use is written at most once in so many milliseconds, so that reads stay reads. */
const lastUseMs = 60_000

/** Who acts by this key; null for a key that is unknown, expired or of a deactivated member. */
async function holderOf({ db, now }: Pick<Ctx, 'db' | 'now'>, key: string): Promise<KeyHolder | null> {
  const found = prefixOf(key) === null ? undefined : await store.findByHash(db, digestOf(key), now())
  if (!found) return null
  const { id: keyId, scopes, lastUsedAt, user } = found
  if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() > lastUseMs)
    await store.setLastUsed(db, keyId, now())
  const { id, firstName, lastName, email, image, role } = user
  const isAdmin = role === 'admin' && scopes.includes('admin')
  return { keyId, scopes, actor: { id, firstName, lastName, email, avatarUrl: image, isAdmin } }
}

/**
 * The context of a call with a key: its member acts, whatever session the caller has besides, and no password was given.
 * Throws 401 for a key that is not valid, and 403 for a method outside its scopes.
 */
export async function contextOfKey<C extends Ctx & { sessionId: string | null }>(
  ctx: C,
  key: string,
  method: string,
): Promise<{ context: C; use: LimitUse }> {
  const holder = await holderOf(ctx, key)
  if (!holder) throw new ORPCError('KEY_INVALID', { status: 401, message: 'This key is not valid.' })
  if (!mayCall(holder.scopes, method))
    throw new ORPCError('SCOPE_MISSING', { status: 403, message: 'This key may not do that.' })
  const context = { ...ctx, actor: holder.actor, passwordAt: null, sessionId: null }
  return { context, use: await addUse(context, rateLimits.key, holder.keyId) }
}
