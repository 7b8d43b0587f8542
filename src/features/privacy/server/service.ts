import * as z from 'zod'
import { changeMarketing } from '#features/accounts/server/service.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { microsSchema } from '#platform/server/time-position.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Consent, RegisterEntry, Request } from '../contract.ts'
import { daysBetween, type RequestKind } from '../rules.ts'
import { privacyAnswerEmail } from './emails/privacy-answer.ts'
import * as store from './store.ts'

const requestOf = (row: store.OwnRow): Request => {
  const { id, kind, details, status, receivedOn, dueOn, answer, decidedAt } = row
  return { id, kind, details, status, receivedOn, dueOn, answer, decidedAt: decidedAt?.toISOString() ?? null }
}
const registerEntryOf = ({ micros: _micros, decidedAt, ...row }: store.Row, now: Date): RegisterEntry => ({
  ...row,
  decidedAt: decidedAt?.toISOString() ?? null,
  daysLeft: daysBetween(hongKongDay(now), row.dueOn),
})

/** The member's consents and requests. */
export async function getMine({
  db,
  actor,
}: Pick<MemberCtx, 'db' | 'actor'>): Promise<{ consents: Consent[]; requests: Request[] }> {
  const consents = await store.findConsents(db, actor.id)
  const requests = await store.findOwn(db, actor.id)
  return {
    consents: consents.map(({ givenAt, withdrawnAt, ...row }) => ({
      ...row,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    requests: requests.map(requestOf),
  }
}

/** Gives or withdraws the marketing consent. */
export async function setMarketing(
  ctx: MemberCtx,
  { isWanted, locale }: { isWanted: boolean; locale: Locale },
): Promise<null> {
  await changeMarketing(ctx, ctx.actor.id, isWanted, locale)
  return null
}

/** @throws Refusal REQUEST_WAITS when a request of this kind is already open */
export async function submit(
  { db, actor, now }: MemberCtx,
  { kind, details }: { kind: RequestKind; details: string },
): Promise<Request> {
  const { id: userId, email } = actor
  const name = fullName(actor) || email
  const language = await store.findLanguage(db, userId)
  const receivedOn = hongKongDay(now())
  const id = await store.insert(db, { userId, name, email, language, kind, details, receivedOn })
  if (id === undefined) throw new Refusal('REQUEST_WAITS')
  return requestOf((await store.findOne(db, id))!)
}

/** Withdraws one's own request. @throws Refusal REQUEST_NOT_FOUND, REQUEST_DECIDED */
export async function withdraw({ db, actor, now }: MemberCtx, id: string): Promise<null> {
  const decision = { status: 'withdrawn', answer: null, decidedBy: actor.id, decidedAt: now() } as const
  if (await store.decide(db, id, decision, actor.id)) return null
  throw new Refusal((await store.exists(db, id, actor.id)) ? 'REQUEST_DECIDED' : 'REQUEST_NOT_FOUND')
}

const duePosition: z.ZodType<[string, number]> = z.tuple([z.iso.date(), z.int().min(0).max(2e9)])
const decidedPosition: z.ZodType<[number, number]> = z.tuple([microsSchema, z.int().min(0).max(2e9)])

/** One page of the register: open requests by due date, or decided ones, newest decision first. */
export async function find(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { isOpen, ...page }: { isOpen: boolean; cursor?: string; limit: number },
): Promise<{ items: RegisterEntry[]; nextCursor: string | null }> {
  const { rows, nextCursor } = isOpen
    ? await pageByCursor(page, {
        order: 'privacy due',
        position: duePosition,
        find: (after, limit) => store.findOpen(db, after, limit),
        positionOf: ({ dueOn, no }) => [dueOn, no],
      })
    : await pageByCursor(page, {
        order: 'privacy decided',
        position: decidedPosition,
        find: (after, limit) => store.findDecided(db, after, limit),
        positionOf: ({ micros, no }) => [micros, no],
      })
  return { items: rows.map((row) => registerEntryOf(row, now())), nextCursor }
}

type RecordInput = { kind: RequestKind; name: string; email: string; receivedOn: string; details: string }

/** Records a request received by post or e-mail. @throws a field error for a date in the future */
export async function record(
  ctx: MemberCtx,
  { name, email, receivedOn, ...details }: RecordInput,
): Promise<RegisterEntry> {
  const now = ctx.now()
  if (receivedOn > hongKongDay(now)) throw fieldError('receivedOn', 'dayInvalid')
  return ctx.db.transaction(async (db) => {
    const member = await store.findMember(db, email)
    const language = member?.language ?? 'en'
    const request = { ...details, name, email, receivedOn, language }
    // A member may have one open request of a kind. A second one is stored without the member's id, since a written
    // request cannot be rejected.
    const id =
      (member && (await store.insert(db, { ...request, userId: member.id }))) ??
      (await store.insert(db, { ...request, userId: null }))
    if (id === undefined) throw new Error('the request was not inserted')
    await writeAuditEntry({ ...ctx, db }, { action: 'privacy.record', subject: { kind: 'privacy_request', id } })
    return registerEntryOf((await store.findOne(db, id))!, now)
  })
}

/**
 * Answers or refuses an open request and notifies the requester. Of concurrent decisions, only the first succeeds.
 * @throws Refusal REQUEST_DECIDED, REQUEST_NOT_FOUND
 */
export async function decide(
  ctx: MemberCtx,
  status: 'answered' | 'refused',
  { id, answer }: { id: string; answer: string },
): Promise<RegisterEntry> {
  return ctx.db.transaction(async (db) => {
    const now = ctx.now()
    const request = await store.decide(db, id, { status, answer, decidedBy: ctx.actor.id, decidedAt: now })
    if (!request) throw new Refusal((await store.exists(db, id)) ? 'REQUEST_DECIDED' : 'REQUEST_NOT_FOUND')
    const action = status === 'answered' ? 'privacy.answer' : 'privacy.refuse'
    const [before, after] = [{ status: 'open' }, { status, answer }]
    await writeAuditEntry({ ...ctx, db }, { action, subject: { kind: 'privacy_request', id }, before, after })
    const { userId, email: to, language: locale } = request
    await enqueue(db, { email: privacyAnswerEmail, to, userId, locale, data: { decision: status, answer } })
    return registerEntryOf((await store.findOne(db, id))!, now)
  })
}
