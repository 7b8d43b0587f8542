import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { at, createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { type PhotoVariant, uploadKinds } from '../rules.ts'

/**
 * A picture that a member sent, before and after the form that refers to it. `attached_at` is when it was last taken
 * into a listing, a review or a payment; null while nothing refers to it. The owner is null once the account is gone.
 * The file names hold the id.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    ownerId: uuid('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text({ enum: uploadKinds }).notNull(),
    variants: jsonb().$type<PhotoVariant[]>().notNull(),
    blur: text().notNull(),
    attachedAt: at('attached_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.ownerId),
    check('uploads_kind_check', oneOf(t.kind, uploadKinds)),
    check('uploads_variants_check', sql`jsonb_typeof(${t.variants}) = 'array' and ${t.variants} <> '[]'`),
  ],
)
