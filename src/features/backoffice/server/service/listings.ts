import { otherText } from '#features/listings/rules/display-text.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { nameOf } from '#features/listings/server/service/presenters.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { wordSearchOf } from '#platform/server/search-words.ts'
import { timePosition } from '#platform/server/time-position.ts'
import { csvOf, csvRows } from '#shared/csv.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListedFilter, ListedListing } from '../../contract/listings.ts'
import { compactNumbers } from '../../rules/members.ts'
import * as store from '../store/listings.ts'

type Page = { items: ListedListing[]; nextCursor: string | null }
type FindInput = ListedFilter & { locale: Locale; cursor?: string | undefined; limit: number }

/** One page of all listings, in any status. @throws Refusal CURSOR_INVALID */
export async function findListings({ db }: Pick<Ctx, 'db'>, { q, cursor, limit, ...filter }: FindInput): Promise<Page> {
  const search = await wordSearchOf(compactNumbers(q))
  const { rows, nextCursor } = await pageByCursor(
    { cursor, limit },
    {
      order: `listings ${filter.sort}`,
      position: timePosition,
      find: (after, count) => store.find(db, { ...filter, search, after, limit: count }),
      positionOf: ({ micros, id }) => [Number(micros), id],
    },
  )
  const toSimplified = await loadSimplifier()
  return {
    items: rows.map(({ micros: _micros, nameEn, nameZh, createdAt, ...row }) => ({
      ...row,
      name: nameOf({ nameEn, nameZh }, filter.locale, toSimplified),
      otherName: otherText(filter.locale, { en: nameEn, zh: nameZh }, toSimplified),
      createdAt: isoTime(createdAt),
    })),
    nextCursor,
  }
}

const columns = 'id name status reason owner plan category whatsapp reviews submitted address'.split(' ')

/** The filtered list as CSV lines, page by page. */
export async function* exportListings(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'baseUrl'>,
  filter: ListedFilter,
): AsyncGenerator<string> {
  await writeAuditEntry(ctx, { action: 'backoffice.exportListings', subject: { kind: 'listings', id: 'all' } })
  yield csvOf([columns])
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page: Page = await findListings(ctx, { ...filter, locale: 'en', cursor, limit: 200 })
    yield csvRows(
      page.items.map((row) => [
        row.id,
        row.name.text,
        row.status,
        row.rejectionReason ?? '',
        row.owner?.email ?? '',
        row.planKey ?? '',
        row.category?.name ?? '',
        row.whatsappNumber,
        row.reviewCount,
        row.createdAt,
        `${ctx.baseUrl}${listingPath(row.slug)}`,
      ]),
    )
    cursor = page.nextCursor ?? undefined
  }
}
