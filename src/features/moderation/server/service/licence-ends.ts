import type { Licence } from '#features/listings/rules.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import { endReminderDue, reminderDays } from '../../rules/licences.ts'
import * as store from '../store/licences.ts'
import { notifyOwner } from './licence-emails.ts'

const batchSize = 100
/** The job runs just after midnight; its e-mails are sent at eight in the morning. */
const delaySeconds = 8 * 3_600

/**
 * Marks licences as expired from the day after their last one, and reminds owners 30 and 7 days before. Each e-mail is
 * sent once per last day, so that a renewed licence gets new ones. Idempotent and based on current state, not on the
 * last run.
 */
export async function followLicences(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const today = hongKongDay(ctx.now())
  const by = addDays(today, reminderDays[0])
  let after: string | null = null
  while (!signal.aborted) {
    const rows: store.EndingRow[] = await store.findEnding(ctx.db, by, after, batchSize)
    for (const row of rows) {
      if (row.expiresOn < today) await expire(ctx, row, today)
      else await remind(ctx, row, today)
    }
    after = rows.at(-1)?.id ?? null
    if (after === null) return
  }
}

const isSame = (a: store.EndingRow, b: Licence) =>
  a.key === b.key && a.number === b.number && a.expiresOn === b.expiresOn && b.state !== 'not_found'

async function expire(ctx: Ctx, row: store.EndingRow, today: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const listing = await revisions.lockListing(db, row.id, row.ownerId)
    const licences = await store.findLicences(db, row.id)
    const before = licences.find((one) => isSame(row, one) && one.state !== 'expired')
    if (!listing || !before || row.expiresOn >= today) return
    const after: Licence = { ...before, state: 'expired' }
    await store.setLicences(
      db,
      row.id,
      licences.map((one) => (one === before ? after : one)),
    )
    const subject = { kind: 'listing', id: row.id }
    await writeAuditEntry({ ...ctx, db }, { action: 'listings.expireLicence', subject, before, after })
    const dedupeKey = `licence_ended:${row.id}:${row.key}:${row.expiresOn}`
    await notifyOwner(db, 'ended', listing, after, { dedupeKey, delaySeconds })
  })
}

async function remind(ctx: Ctx, row: store.EndingRow, today: string): Promise<void> {
  const days = endReminderDue(row.expiresOn, today)
  if (days === null || row.ownerId === null) return
  await ctx.db.transaction(async (db) => {
    const listing = await revisions.lockListing(db, row.id, row.ownerId)
    const licence = (await store.findLicences(db, row.id)).find((one) => isSame(row, one))
    if (!listing || !licence) return
    const dedupeKey = `licence_ending:${row.id}:${row.key}:${row.expiresOn}:${days}`
    await notifyOwner(db, 'ending', listing, licence, { dedupeKey, delaySeconds })
  })
}
