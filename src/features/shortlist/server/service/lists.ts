import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import type { List } from '../../contract.ts'
import { mayChange } from '../../policy.ts'
import { maxInList, maxLists } from '../../rules.ts'
import * as store from '../store/lists.ts'

type MemberCtx = Ctx & { actor: NonNullable<Actor> }
type OneList = { id: string }

export function find({ db, actor }: MemberCtx): Promise<List[]> {
  return store.find(db, actor.id)
}

/**
 * Creates a list with the public ones among these listings.
 * @throws Refusal LISTS_FULL
 */
export async function create(
  { db, actor, now }: MemberCtx,
  { name, listingIds }: { name: string; listingIds: readonly string[] },
): Promise<List> {
  return db.transaction(async (tx) => {
    await store.lockLists(tx, actor.id)
    if ((await store.count(tx, actor.id)) >= maxLists) throw new Refusal('LISTS_FULL')
    const id = await store.insert(tx, actor.id, name, now())
    await store.insertItems(tx, id, listingIds, now())
    return store.get(tx, id)
  })
}

export function rename(ctx: MemberCtx, { id, name }: OneList & { name: string }): Promise<List> {
  return change(ctx, id, (tx) => store.setName(tx, id, name))
}

/** @throws Refusal LIST_NOT_FOUND */
export async function remove(ctx: MemberCtx, { id }: OneList): Promise<null> {
  await ctx.db.transaction(async (tx) => {
    await lockOwn(ctx, tx, id)
    await store.remove(tx, id)
  })
  return null
}

/**
 * Adds the public ones among these listings, unless they do not all fit; those in the list already stay where they are.
 * @throws Refusal LIST_NOT_FOUND, LIST_FULL
 */
export function add(ctx: MemberCtx, { id, listingIds }: OneList & { listingIds: readonly string[] }): Promise<List> {
  return change(ctx, id, async (tx) => {
    await store.insertItems(tx, id, listingIds, ctx.now())
    if ((await store.countItems(tx, id)) > maxInList) throw new Refusal('LIST_FULL')
  })
}

export function removeListing(ctx: MemberCtx, { id, listingId }: OneList & { listingId: string }): Promise<List> {
  return change(ctx, id, (tx) => store.removeItem(tx, id, listingId))
}

/** Gives the list a link of 128 random bits; one that is shared already keeps its link. */
export function share(ctx: MemberCtx, { id }: OneList): Promise<List> {
  return change(ctx, id, (tx) => store.setTokenOnce(tx, id, randomBytes(16).toString('base64url')))
}

export function stopSharing(ctx: MemberCtx, { id }: OneList): Promise<List> {
  return change(ctx, id, (tx) => store.clearToken(tx, id))
}

/** Changes a list of the member under a lock and returns it. */
function change(ctx: MemberCtx, id: string, work: (tx: Db) => Promise<void>): Promise<List> {
  return ctx.db.transaction(async (tx) => {
    await lockOwn(ctx, tx, id)
    await work(tx)
    return store.get(tx, id)
  })
}

/** Other members' lists are not found, as if they did not exist. */
async function lockOwn({ actor }: MemberCtx, tx: Db, id: string): Promise<void> {
  const list = await store.lock(tx, id)
  if (!list || !mayChange(actor, list)) throw new Refusal('LIST_NOT_FOUND')
}
