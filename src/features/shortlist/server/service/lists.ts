import { randomBytes } from 'node:crypto'
import type { MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { recordDecision, takeDecisions } from '#platform/server/decisions.ts'
import { Refusal } from '#shared/refusal.ts'
import type { List } from '../../contract.ts'
import { may } from '../../policy.ts'
import { maxInList, maxLists } from '../../rules.ts'
import * as store from '../store/lists.ts'

type OneList = { id: string }

const deletions = { kind: 'list', feature: 'shortlist' } as const

export function find({ db, actor }: MemberCtx): Promise<List[]> {
  return store.find(db, actor.id)
}

/**
 * Creates a list with the public ones among these listings.
 * @throws Refusal LISTS_FULL
 */
export async function create(
  ctx: MemberCtx,
  { name, listingIds }: { name: string; listingIds: readonly string[] },
): Promise<List> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    await lockRoom(tx, actor.id)
    const id = await store.insert(tx, actor.id, name, now())
    await store.insertItems(tx, id, listingIds, now())
    return store.get(tx, await lockOwn(ctx, tx, id))
  })
}

export function rename(ctx: MemberCtx, { id, name }: OneList & { name: string }): Promise<List> {
  return change(ctx, id, (tx) => store.setName(tx, id, name))
}

/**
 * Deletes a list. For some seconds the deletion can be undone.
 * @throws Refusal LIST_NOT_FOUND
 */
export async function remove(ctx: MemberCtx, { id }: OneList): Promise<null> {
  await ctx.db.transaction(async (tx) => {
    const list = await lockOwn(ctx, tx, id)
    await recordDecision({ ...ctx, db: tx }, deletions, id, await store.get(tx, list))
    await store.remove(tx, id)
  })
  return null
}

/**
 * Undoes the member's deletion of a list: its link works again.
 * @throws Refusal LIST_NOT_FOUND where there is nothing to undo any more, LISTS_FULL
 */
export async function restore(ctx: MemberCtx, { id }: OneList): Promise<List> {
  return ctx.db.transaction(async (tx) => {
    await lockRoom(tx, ctx.actor.id)
    const list = (await takeDecisions<List>({ ...ctx, db: tx }, deletions, [id])).get(id)
    if (!list) throw new Refusal('LIST_NOT_FOUND')
    await store.restore(tx, ctx.actor.id, list, ctx.now())
    return store.get(tx, await lockOwn(ctx, tx, id))
  })
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

/** Locks a member's lists, unless there is no room for another. */
async function lockRoom(tx: Db, userId: string): Promise<void> {
  await store.lockLists(tx, userId)
  if ((await store.count(tx, userId)) >= maxLists) throw new Refusal('LISTS_FULL')
}

/** Changes a list of the member under a lock and returns it. */
function change(ctx: MemberCtx, id: string, work: (tx: Db) => Promise<void>): Promise<List> {
  return ctx.db.transaction(async (tx) => {
    const list = await lockOwn(ctx, tx, id)
    await work(tx)
    return store.get(tx, list)
  })
}

/** Other members' lists are not found, as if they did not exist. */
async function lockOwn({ actor }: MemberCtx, tx: Db, id: string): Promise<store.OwnList> {
  const list = may(actor, 'change', await store.lock(tx, id))
  if (!list) throw new Refusal('LIST_NOT_FOUND')
  return list
}
