import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'

/** The names of the member with this id or, without an id, this address; undefined when there is none. */
export const findRecipient = definePort<
  [db: Db, recipient: { userId: string | null; email: string }],
  { firstName: string; lastName: string } | undefined
>('notifications.findRecipient')
