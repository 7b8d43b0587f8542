import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { type PhotoVariant, uploadKinds } from '../rules.ts'

/**
 * A picture uploaded by a member. `attached_at` is when it was last attached to a listing, a review or a payment; null
 * if never. The owner becomes null when the account is deleted. File names contain the id.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text({ enum: uploadKinds }).notNull(),
    variants: jsonb().$type<PhotoVariant[]>().notNull(),
    blur: text().notNull(),
    attachedAt: timestamptz('attached_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.ownerId),
    check('uploads_kind_check', oneOf(t.kind, uploadKinds)),
    check('uploads_variants_check', sql`jsonb_typeof(${t.variants}) = 'array' and ${t.variants} <> '[]'`),
  ],
)
