import { randomUUID } from 'node:crypto'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { Refusal } from '#shared/refusal.ts'
import { retentionStart } from '#shared/retention.ts'
import type { DraftChange, DraftState } from '../contract.ts'
import { maxDrafts, mergeDrafts, removedValue, uploadIdsIn, type StoredDraft } from '../rules.ts'
import * as store from './store.ts'

type Sent = {
  key: string
  value: string
  version: string
  basedOn: string[]
  beside?: string | undefined
  ageSeconds: number
}

export async function find({ db, actor, now }: MemberCtx, key: string): Promise<DraftState | null> {
  const row = await store.find(db, { userId: actor.id, key })
  return row && row.value !== removedValue && row.typedAt >= retentionStart('drafts', now()) ? stateOf(row) : null
}

/**
 * Saves what a device has typed in place of a version that it knows, or the later one of both beside a version that it
 * has been told of (`mergeDrafts`). A request that arrives late knows no stored version, and is not sent again.
 *
 * @throws Refusal DRAFT_CHANGED when another version is stored, or the draft was submitted or discarded
 */
export async function save(ctx: MemberCtx, sent: Sent): Promise<DraftState> {
  const { key, value, version, basedOn, beside, ageSeconds } = sent
  const owner = { userId: ctx.actor.id, key }
  const typed = { value, typedAt: new Date(ctx.now().getTime() - ageSeconds * 1_000) }
  return ctx.db.transaction(async (db) => {
    const inserted = await store.insert(db, rowOf(owner, { ...typed, version, other: null }))
    if (inserted) {
      await store.removeOldest(db, owner.userId, maxDrafts)
      return stateOf(inserted, value)
    }
    const found = await store.lock(db, owner)
    const isKnown = !found || basedOn.includes(found.version)
    if (!isKnown && found.version !== beside)
      throw new Refusal('DRAFT_CHANGED', { version: found.version } satisfies DraftChange)
    const stored = found && found.value !== removedValue ? storedOf(found) : null
    const merged = stored ? mergeDrafts(stored, { ...typed, basedOn }) : { ...typed, other: null }
    const isUnchanged = !isKnown && stored?.value === merged.value
    const row = rowOf(owner, { ...merged, version: isUnchanged ? stored.version : version })
    await (found ? store.update(db, row) : store.insert(db, row))
    return stateOf(row, value)
  })
}

/** Exchanges a draft and the version kept beside it. @throws Refusal DRAFT_NOT_FOUND without such a version */
export async function swap({ db, actor, now }: MemberCtx, key: string): Promise<DraftState> {
  return db.transaction(async (tx) => {
    const row = await store.lock(tx, { userId: actor.id, key })
    if (!row || row.otherValue === null) throw new Refusal('DRAFT_NOT_FOUND')
    const { value, typedAt } = row
    const swapped = { ...row, value: row.otherValue, typedAt: now(), otherValue: value, otherTypedAt: typedAt }
    const stored = { ...swapped, version: `swap-${now().getTime()}` }
    await store.update(tx, stored)
    return stateOf(stored)
  })
}

type Removed = { userId: string; key: string; basedOn?: string[] | undefined }

/** What a removed draft leaves counts among the drafts of the member. */
async function removeWithin({ db, now }: Pick<Ctx, 'db' | 'now'>, { basedOn, ...owner }: Removed): Promise<void> {
  await store.remove(db, owner, { version: randomUUID(), removedAt: now(), basedOn })
  await store.removeOldest(db, owner.userId, maxDrafts)
}

/**
 * Removes a member's draft; called in the transaction that submits it, so that no device offers it again. With `basedOn`,
 * what another device has typed meanwhile stays.
 */
export async function removeDraft(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  key: string,
  basedOn?: string[],
): Promise<void> {
  await removeWithin(ctx, { userId, key, basedOn })
}

/** Discards the member's draft; with `basedOn`, only while one of these versions is stored. */
export async function remove(ctx: MemberCtx, given: { key: string; basedOn?: string[] | undefined }): Promise<null> {
  await ctx.db.transaction((db) => removeWithin({ ...ctx, db }, { ...given, userId: ctx.actor.id }))
  return null
}

export { uploadsInUse } from './store.ts'

const storedOf = ({ value, version, typedAt, otherValue, otherTypedAt }: store.DraftRow): StoredDraft => ({
  value,
  version,
  typedAt,
  other: otherValue === null || otherTypedAt === null ? null : { value: otherValue, typedAt: otherTypedAt },
})

const rowOf = (
  owner: { userId: string; key: string },
  { value, version, typedAt, other }: StoredDraft,
): store.DraftRow => ({
  ...owner,
  value,
  version,
  typedAt,
  otherValue: other?.value ?? null,
  otherTypedAt: other?.typedAt ?? null,
  uploadIds: uploadIdsIn(value, other?.value),
})

/** `sent` is what the caller has and need not receive. */
const stateOf = ({ value, version, typedAt, otherTypedAt }: store.DraftRow, sent?: string): DraftState => ({
  version,
  value: value === sent ? null : value,
  typedAt: typedAt.toISOString(),
  otherTypedAt: otherTypedAt?.toISOString() ?? null,
})
