import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { columnsOf, contentColumns, insertContents, replacePlaces, type StoredContent } from './content.ts'

// Rows are sent as one JSON value: a parameter for each of their values takes as long to build as everything else.

type Decision = { actorId: string; at: Date }
const contentNames = Object.values(contentColumns).map(({ name }) => name)

/** The columns of a listing's content by their names in the database. */
function recordOf(content: StoredContent): Record<string, unknown> {
  const columns: Record<string, unknown> = columnsOf(content)
  return Object.fromEntries(Object.entries(contentColumns).map(([field, { name }]) => [name, columns[field]]))
}

const listed = (names: readonly string[], write: (name: SQL) => SQL = (name) => name) =>
  sql.join(
    names.map((name) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  )

/** Rows of `listings` from JSON. */
const recordset = (records: readonly Record<string, unknown>[]) =>
  sql`jsonb_populate_recordset(null::listings, ${JSON.stringify(records)}::jsonb)`

type NewListing = { slug: string; ownerId: string | null; content: StoredContent }

/** Inserts live listings with their categories, areas and an approved revision. Returns the ids, in order. */
export async function insertListings(
  db: Db,
  rows: readonly NewListing[],
  { actorId, at }: Decision,
): Promise<string[]> {
  if (rows.length === 0) return []
  const decided = { status: 'approved' as const, publishedAt: at, createdAt: at, updatedAt: at }
  const ids = await insertContents(
    db,
    rows.map(({ slug, ownerId, content }) => ({ content, state: { slug, ownerId, ...decided } })),
  )
  const created = rows.map(({ content }, index) => ({ listingId: ids[index]!, content }))
  await insertApprovedRevisions(db, created, { actorId, at })
  return ids
}

type ContentOfListing = { listingId: string; content: StoredContent }
/** `slug` is null where it stays. */
type ChangedListing = ContentOfListing & { before: StoredContent; slug: string | null }

/** Replaces the content of these listings, except photos, and adds an approved revision to each. */
export async function updateListings(
  db: Db,
  rows: readonly ChangedListing[],
  { actorId, at }: Decision,
): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ listingId, content, slug }) => ({ ...recordOf(content), id: listingId, slug }))
  await db.execute(sql`
    update listings l set ${listed(contentNames, (name) => sql`${name} = new.${name}`)},
      slug = coalesce(new.slug, l.slug), updated_at = ${at.toISOString()}::timestamptz
    from ${recordset(records)} new where l.id = new.id`)
  for (const kind of ['categories', 'areas'] as const) {
    const moved = rows.filter(({ before, content }) => before[kind].join() !== content[kind].join())
    await replacePlaces(db, kind, moved)
  }
  await insertApprovedRevisions(db, rows, { actorId, at })
}

/** Stores each content as a revision approved by the admin who wrote it. */
async function insertApprovedRevisions(
  db: Db,
  rows: readonly ContentOfListing[],
  { actorId, at }: Decision,
): Promise<void> {
  const revisions = rows.map(({ listingId, content }) => ({ listingId, content }))
  const time = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into listing_revisions (listing_id, content, status, submitted_by, decided_by, decided_at, created_at)
    select (r ->> 'listingId')::uuid, r -> 'content', 'approved', ${actorId}::uuid, ${actorId}::uuid, ${time}, ${time}
    from jsonb_array_elements(${JSON.stringify(revisions)}::jsonb) r`)
}
