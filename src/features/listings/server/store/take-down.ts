import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'

type Owner = { id: string; email: string; firstName: string; lastName: string; language: Locale }
type Names = { slug: string; ownerId: string | null; nameEn: string | null; nameZh: string | null }
type TakenDown = Names & { owner: Owner | null }

const names = sql`l.slug, l.owner_id as "ownerId", l.name_en as "nameEn", l.name_zh as "nameZh"`

/** Rejects a live listing; undefined when it is not live. The owner is null unless their account is active. */
export async function takeDown(db: Db, id: string, reason: string): Promise<TakenDown | undefined> {
  const { rows } = await db.execute<TakenDown>(sql`
    update listings l set status = 'rejected', rejection_code = 'moderation', rejection_reason = ${reason}
    where l.id = ${id} and l.status = 'approved'
    returning ${names}, (select jsonb_build_object('id', p.id, 'email', p.email, 'firstName', p.first_name, 'lastName', p.last_name,
        'language', p.language) from profiles p where p.id = l.owner_id and p.is_active) as owner`)
  return rows[0]
}

/** Makes a listing that a moderator rejected live again; undefined when its status has changed or the plan limit forbids it. */
export async function restore(db: Db, id: string): Promise<Names | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<Names>(sql`
        update listings l set status = 'approved', rejection_code = null, rejection_reason = null
        where l.id = ${id} and l.status = 'rejected' and l.rejection_code = 'moderation' and l.published_at is not null
        returning ${names}`)
      return rows[0]
    })
  } catch (error) {
    if (violatedConstraint(error) === 'listings_plan_limit') return undefined
    throw error
  }
}
