import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, maxLength, timestamptz, updatedAt } from '#platform/server/columns.ts'

/**
 * Messages that members sent to the site's WhatsApp number. The API delivers each at least once, in no order: `wamid` is
 * its id. `from_user` is the sender's business-scoped user id, and `from_number` their number, which the API leaves out for
 * those who hide it. `shared_number` is the number of a contact card that the sender shared as their own.
 */
export const whatsappMessages = pgTable(
  'whatsapp_messages',
  {
    id: id(),
    wamid: text().notNull().unique(),
    fromUser: text('from_user').notNull(),
    fromNumber: text('from_number'),
    body: text().notNull(),
    sharedNumber: text('shared_number'),
    /** The sender no longer has this number. */
    hasChangedNumber: boolean('has_changed_number').notNull().default(false),
    handledAt: timestamptz('handled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.fromUser, t.createdAt),
    index().on(t.createdAt),
    check('whatsapp_messages_body_check', maxLength(t.body, 200)),
  ],
)
