import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { notificationsContract } from '../contract.ts'
import { outboxStatuses, type OutboxStatus } from '../rules.ts'

export const outboxFilters = ['q', 'status', 'type'] as const
type OutboxTableState = { filters: Record<(typeof outboxFilters)[number], string>; sort: string }

/** Outbox pages for the state of the table. */
export function outboxPages(
  notifications: FeatureQueries<typeof notificationsContract>,
  { filters, sort }: OutboxTableState,
) {
  const input = {
    sort: sort === 'created' ? ('created' as const) : ('-created' as const),
    ...(filters.q && { q: filters.q }),
    ...(filters.status && { status: filters.status as OutboxStatus }),
    ...(filters.type && { type: filters.type }),
  }
  return notifications.find.infiniteOptions({ ...byCursor(input), staleTime: 15_000 })
}

export const outboxParams: KnownParams = {
  q: anyText,
  status: outboxStatuses,
  type: anyText,
  sort: ['created', '-created'],
}
