import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { createdAt, id } from '#platform/server/columns.ts'

/** A member's named lists. The token is stored as it is, so that its owner can copy the link again. */
export const lists = pgTable(
  'lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** 128 random bits in base64url; null while the list is not shared. */
    shareToken: text('share_token').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    check('lists_name_check', sql`char_length(${t.name}) between 1 and 60`),
    check('lists_share_token_check', sql`${t.shareToken} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
)

export const listItems = pgTable(
  'list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.listingId] }), index().on(t.listingId)],
)
