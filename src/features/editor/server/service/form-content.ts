import { createHash } from 'node:crypto'
import { contentFields } from '#features/listings/rules/content.ts'
import { readStored, toListingContent } from '#features/listings/rules/stored-content.ts'
import type { StoredContent } from '#features/listings/server/service/content.ts'
import * as store from '#features/listings/server/service/revisions.ts'
import type { Db } from '#platform/server/db.ts'
import { Refusal } from '#shared/refusal.ts'

/** Whether the plan limit or the end of a plan withdrew the revision; it still is the owner's latest content. */
export const isWithdrawnByPlan = ({ status, reason }: store.RevisionRow) =>
  status === 'withdrawn' && reason === 'plan_limit'

/** Whether the latest revision holds content that the owner wants and that the listing does not hold yet. */
const isOwnersVersion = (latest: store.RevisionRow) =>
  latest.status === 'pending' || latest.status === 'rejected' || isWithdrawnByPlan(latest)

/**
 * What the form of a listing starts from: for its owner the latest version that the listing does not hold yet, otherwise
 * its current content.
 */
export async function formContent(db: Db, id: string, current: StoredContent, isOwner: boolean) {
  const pending = isOwner ? await store.findPending(db, id) : undefined
  const latest = pending ?? (isOwner ? await store.findLatest(db, id) : undefined)
  const content = latest && isOwnersVersion(latest) ? readStored(latest.content, current) : current
  return { pending, latest, content }
}

/** Names what a form shows of this content; the same content has the same name. */
export function versionOf(content: StoredContent): string {
  const shown = toListingContent(content)
  const text = JSON.stringify(
    contentFields.map((field) => shown[field]),
    withSortedKeys,
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** PostgreSQL does not keep the order of keys. */
const withSortedKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * Refuses to replace content that the sender of `next` has not seen, unless it is the same.
 * @throws Refusal LISTING_STATE_CHANGED
 */
export function assertSeen(seen: string | undefined, stored: StoredContent, next: StoredContent): void {
  const version = versionOf(stored)
  if (seen !== undefined && seen !== version && versionOf(next) !== version) throw new Refusal('LISTING_STATE_CHANGED')
}
