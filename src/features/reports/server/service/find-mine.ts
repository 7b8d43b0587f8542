import { nameOf } from '#features/listings/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { idPosition, pageByCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import type { MyReport } from '../../contract.ts'
import { mayAppeal } from '../../rules.ts'
import * as store from '../store.ts'

type FindMineInput = { locale: Locale; cursor?: string; limit: number }

/**
 * One page of the member's reports and the decisions against their reviews or listings, newest first. The identity of
 * reporters is never included.
 * @throws Refusal CURSOR_INVALID
 */
export async function findMine(
  { db, actor, now }: MemberCtx,
  { locale, ...page }: FindMineInput,
): Promise<{ items: MyReport[]; nextCursor: string | null }> {
  const [{ rows, nextCursor }, toSimplified] = await Promise.all([
    pageByCursor(page, {
      order: 'reports mine',
      position: idPosition,
      find: (after, limit) => store.findMine(db, actor.id, after?.[0], limit),
      positionOf: ({ id }) => [id],
    }),
    loadSimplifier(),
  ])
  const items = rows.map(({ nameEn, nameZh, slug, createdAt, decidedAt, appeal, ...row }) => ({
    ...row,
    listing: { name: nameOf({ nameEn, nameZh }, locale, toSimplified).text, slug },
    createdAt: isoTime(createdAt),
    decidedAt: decidedAt && isoTime(decidedAt),
    mayAppeal:
      appeal === null &&
      mayAppeal(row.role, { status: row.status, decidedAt: decidedAt === null ? null : new Date(decidedAt) }, now()),
    appeal: appeal && { ...appeal, createdAt: isoTime(appeal.createdAt) },
  }))
  return { items, nextCursor }
}
