import * as z from 'zod'
import { enqueue } from '#features/notifications/server/service.ts'
import { attach } from '#features/uploads/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { violatedRule } from '#platform/server/db.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Payment, Receipt } from '../../contract.ts'
import { planNames, type PaidPlanKey, type PaymentMethod } from '../../rules.ts'
import { maxOpenPayments } from '../../rules/purchase.ts'
import * as payments from '../store/payments.ts'
import { lockMember } from '../store/subscriptions.ts'
import { offersOf, orderOf, type MemberCtx } from './quote.ts'
import { shownPayment } from './shown.ts'

type Declared = {
  planKey: PaidPlanKey
  method: PaymentMethod
  reference: string
  amountCents: number
  transactionId: string | null
  payerNote: string | null
  /** The screenshot. */
  proofId: string | null
}

/**
 * Notes that the member has paid, for an admin to look. One waits per plan; what was shown must still hold.
 * @throws Refusal PLAN_HELD, PAYMENT_WAITING, PAYMENTS_OPEN, METHOD_CLOSED, QUOTE_CHANGED, UPLOAD_NOT_FOUND
 */
export async function declarePayment(ctx: MemberCtx, declared: Declared): Promise<Payment> {
  const { actor, now } = ctx
  const { planKey, method, transactionId, payerNote } = declared
  try {
    return await ctx.db.transaction(async (db) => {
      const member = await lockMember(db, actor.id)
      if (!member) throw new Error('a session without a profile')
      const order = await orderOf(db, actor.id, planKey, now())
      if (order.waiting) throw new Refusal('PAYMENT_WAITING')
      if (order.purchase === 'held') throw new Refusal('PLAN_HELD')
      if ((await payments.findWaiting(db, actor.id)).length >= maxOpenPayments) throw new Refusal('PAYMENTS_OPEN')
      const offers = await offersOf({ ...ctx, db }, order)
      if (!offers.some((offer) => offer.method === method && offer.payee)) throw new Refusal('METHOD_CLOSED')
      const { reference, amountCents, billing } = order
      if (reference !== declared.reference || amountCents !== declared.amountCents) throw new Refusal('QUOTE_CHANGED')

      const [proof] = await attach({ ...ctx, db }, 'payment_proof', declared.proofId ? [declared.proofId] : [])
      const proofUploadId = proof?.uploadId ?? null
      const fields = { proofUploadId, planKey, method, reference, amountCents, billing, transactionId, payerNote }
      const row = await payments.insert(db, { ...fields, userId: actor.id, createdAt: now() })
      await writeAuditEntry(
        { ...ctx, db },
        {
          action: 'billing.declarePayment',
          subject: { kind: 'payment', id: row.id },
          after: { status: 'pending', planKey, method, amountCents, reference },
        },
      )
      await enqueue(db, {
        type: 'payment_received',
        to: member.email,
        userId: member.id,
        locale: member.language,
        data: {
          first_name: member.firstName,
          plan_name: planNames[planKey][member.language],
          amount_cents: amountCents,
          reference,
        },
      })
      return shownPayment(row)
    })
  } catch (error) {
    const rule = violatedRule(error)
    if (rule === 'payments_one_pending_index') throw new Refusal('PAYMENT_WAITING')
    if (rule === 'payments_reference_unique') throw new Refusal('QUOTE_CHANGED')
    throw error
  }
}

/** Takes back a payment of one's own that waits. @throws Refusal PAYMENT_NOT_FOUND, PAYMENT_DECIDED */
export async function withdrawPayment(ctx: MemberCtx, id: string): Promise<Payment> {
  return ctx.db.transaction(async (db) => {
    const before = await payments.find(db, id)
    if (before?.userId !== ctx.actor.id) throw new Refusal('PAYMENT_NOT_FOUND')
    const row = await payments.setDecision(db, id, { status: 'withdrawn' })
    if (!row) throw new Refusal('PAYMENT_DECIDED', { status: (await payments.find(db, id))?.status })
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'billing.withdrawPayment',
        subject: { kind: 'payment', id },
        before: { status: 'pending' },
        after: { status: 'withdrawn' },
      },
    )
    return shownPayment(row)
  })
}

const order = 'payments newest'
const position = z.tuple([z.uuid()])

/** The position in a cursor of one of the lists of this room. @throws Refusal CURSOR_INVALID */
export function idIn(list: string, cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  const found = decodeCursor(list, cursor, position)
  if (!found) throw new Refusal('CURSOR_INVALID')
  return found[0]
}

/** One page of rows that were asked for with one more than `limit`. */
export function pageOf<Row, Item>(
  list: string,
  rows: Row[],
  limit: number,
  idOf: (row: Row) => string,
  show: (row: Row) => Item,
) {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(show),
    nextCursor: last === undefined ? null : encodeCursor(list, [idOf(last)]),
  }
}

/** The member's payments, the newest first. */
export async function findPayments({ db, actor }: MemberCtx, { cursor, limit }: { cursor?: string; limit: number }) {
  const rows = await payments.findMine(db, actor.id, idIn(order, cursor), limit + 1)
  return pageOf(order, rows, limit, ({ id }) => id, shownPayment)
}

/** The receipt of a confirmed payment of one's own. @throws Refusal PAYMENT_NOT_FOUND */
export async function getReceipt({ db, actor }: MemberCtx, id: string): Promise<Receipt> {
  const row = await payments.find(db, id)
  if (!row?.bankReference || row.userId !== actor.id || row.status !== 'confirmed')
    throw new Refusal('PAYMENT_NOT_FOUND')
  const { firstName, lastName, email } = actor
  return {
    ...shownPayment(row),
    bankReference: row.bankReference,
    paidBy: { name: `${firstName} ${lastName}`.trim(), email },
  }
}
