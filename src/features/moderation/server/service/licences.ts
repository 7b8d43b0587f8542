import * as z from 'zod'
import { nameIn } from '#features/catalog/rules.ts'
import { findLicenceKinds } from '#features/catalog/server/service.ts'
import type { Licence } from '#features/listings/rules.ts'
import { nameOf } from '#features/listings/server/service/presenters.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import { withdraw } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import type { Db } from '#platform/server/db.ts'
import { type DecisionScope, recordDecision, runEach, takeDecisions } from '#platform/server/decisions.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { validateForm } from '#shared/form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanText } from '#shared/text.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import type { LicenceToCheck } from '../../contract.ts'
import { licenceCheckForm } from '../../rules/licences.ts'
import { licencesQueue } from '../queues.ts'
import * as store from '../store/licences.ts'
import { notifyOwner } from './licence-emails.ts'

type Check = {
  id: string
  key: string
  number: string
  result: 'checked' | 'not_found'
  found: string
  checkedOn: string
  expiresOn: string
}
/** `emailKey` is that of the e-mail about this check. */
type StateBefore = { before: Licence; after: Licence; emailKey: string }

const scope: DecisionScope = { kind: 'licence', feature: 'moderation' }
const isSame = (a: Pick<Licence, 'key' | 'number'>, b: Pick<Licence, 'key' | 'number'>) =>
  a.key === b.key && a.number === b.number

const position: z.ZodType<store.Position> = z.tuple([z.string().regex(/^(\d{4}-\d\d-\d\d)?$/), z.uuid()])

/** Licences to look up, never checked ones first. @throws Refusal CURSOR_INVALID */
export async function findLicences(
  { db, now }: MemberCtx,
  { locale, ...page }: { locale: Locale; cursor?: string; limit: number },
) {
  const today = hongKongDay(now())
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'licences oldest check',
    position,
    find: (after, limit) => store.findDue(db, today, after, limit),
    positionOf: ({ oldestCheck, id }) => [oldestCheck, id],
  })
  const kinds = new Map((await findLicenceKinds(db)).map((kind) => [kind.key, kind]))
  const toSimplified = await loadSimplifier()
  const items = rows.flatMap(({ id, slug, licences, ...names }) =>
    licences.map(({ key, number, expiresOn, checkedOn, found }): LicenceToCheck => {
      const kind = kinds.get(key)
      return {
        listing: { id, slug, name: nameOf(names, locale, toSimplified) },
        key,
        name: kind ? nameIn(kind, locale) : key,
        body: kind?.body[locale] ?? '',
        register: kind?.register?.[locale] ?? null,
        registerUrl: kind?.registerUrl ?? null,
        number,
        expiresOn,
        checkedOn,
        found: found ?? null,
      }
    }),
  )
  return {
    items,
    nextCursor,
    count: await licencesQueue.count(db, now()),
  }
}

/**
 * Records what an admin saw in the register. A licence that was not found is not shown any more, and the owner is notified.
 * Throws field errors for what was typed wrongly.
 * @throws Refusal LISTING_NOT_FOUND, LICENCE_CHANGED
 */
export async function checkLicence(ctx: MemberCtx, check: Check): Promise<null> {
  const { id, result, checkedOn } = check
  const errors = Object.entries(validateForm(licenceCheckForm(hongKongDay(ctx.now())), check))
  if (errors.length > 0) throw fieldErrors(errors.map(([path, message]) => ({ path: [path], message })))
  const found = cleanText(check.found)
  return ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { listing, licences } = await lock(db, id)
    const before = licences.find((one) => isSame(one, check))
    if (!before) throw new Refusal('LICENCE_CHANGED')
    const after: Licence = {
      ...before,
      state: result,
      checkedOn,
      found,
      expiresOn: check.expiresOn || before.expiresOn,
    }
    await store.setLicences(db, id, replaced(licences, after))
    const emailKey = `licence_check:${id}:${after.number}:${ctx.now().getTime()}`
    await recordDecision(inTx, scope, id, { before, after, emailKey } satisfies StateBefore)
    await writeAuditEntry(inTx, { action: 'listings.checkLicence', subject: { kind: 'listing', id }, before, after })
    if (result === 'not_found')
      await notifyOwner(db, 'notFound', listing, after, {
        dedupeKey: emailKey,
        delaySeconds: undoEmailDelaySeconds,
      })
    return null
  })
}

/** Undoes the admin's own checks within the undo window. Refused when the licence has changed since. */
export async function undoLicenceChecks(ctx: MemberCtx, ids: string[]) {
  const [undone, refused] = await runEach(ids, (id) => undoCheck(ctx, id))
  return { undone, refused }
}

async function undoCheck(ctx: MemberCtx, id: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const inTx = { ...ctx, db }
    const { licences } = await lock(db, id)
    const decision = (await takeDecisions<StateBefore>(inTx, scope, [id])).get(id)
    const current = decision && licences.find((one) => isSame(one, decision.after))
    if (!decision || current?.state !== decision.after.state || current.checkedOn !== decision.after.checkedOn)
      throw new Refusal('LICENCE_CHANGED')
    await store.setLicences(db, id, replaced(licences, decision.before))
    await withdraw(db, [decision.emailKey])
    const subject = { kind: 'listing', id }
    await writeAuditEntry(inTx, {
      action: 'listings.undoLicenceCheck',
      subject,
      before: decision.after,
      after: decision.before,
    })
  })
}

const replaced = (licences: readonly Licence[], licence: Licence) =>
  licences.map((one) => (isSame(one, licence) ? licence : one))

/** Locks the listing, after its owner, and reads its licences. @throws Refusal LISTING_NOT_FOUND */
async function lock(db: Db, id: string) {
  const ownership = await revisions.findOwnerOf(db, id)
  const listing = ownership && (await revisions.lockListing(db, id, ownership.ownerId))
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  return { listing, licences: await store.findLicences(db, id) }
}
