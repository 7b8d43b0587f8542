import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'

/** How many open reports each of these reviews has; those without are left out. */
export const countOpenReports = definePort<[db: Db, reviewIds: string[]], Map<string, number>>(
  'reviews.countOpenReports',
)
