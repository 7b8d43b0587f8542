import * as z from 'zod'
import { nameOf } from '#features/listings/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { MyReport } from '../../contract.ts'
import { mayAppeal } from '../../rules.ts'
import * as store from '../store.ts'

type FindMineInput = { locale: Locale; cursor?: string; limit: number }
const order = 'reports mine'
/**
 * One page of the member's reports and the decisions against their reviews or listings, newest first. The identity of
 * reporters is never included.
 * @throws Refusal CURSOR_INVALID
 */
export async function findMine(
  { db, actor, now }: MemberCtx,
  { locale, cursor, limit }: FindMineInput,
): Promise<{ items: MyReport[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(order, cursor, z.tuple([z.uuid()]))
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const [rows, toSimplified] = await Promise.all([
    store.findMine(db, actor.id, after?.[0] ?? null, limit + 1),
    loadSimplifier(),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const items = page.map(({ nameEn, nameZh, slug, createdAt, decidedAt, appeal, ...row }) => ({
    ...row,
    listing: { name: nameOf({ nameEn, nameZh }, locale, toSimplified).text, slug },
    createdAt: isoTime(createdAt),
    decidedAt: decidedAt && isoTime(decidedAt),
    mayAppeal:
      appeal === null &&
      mayAppeal(row.role, { status: row.status, decidedAt: decidedAt === null ? null : new Date(decidedAt) }, now()),
    appeal: appeal && { ...appeal, createdAt: isoTime(appeal.createdAt) },
  }))
  return { items, nextCursor: last ? encodeCursor(order, [last.id]) : null }
}
