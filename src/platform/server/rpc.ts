import { type AnyRouter, isProcedure, ORPCError, os, Procedure } from '@orpc/server'
import type { RateLimit } from '#shared/rate-limit.ts'
import { Refusal } from '#shared/refusal.ts'
import { isDatabaseUnavailable, logFailure, retrySeconds } from './availability.ts'
import { privateNoStore } from './cache-control.ts'
import type { AdminCtx, Ctx, MemberCtx } from './context.ts'
import { violatedConstraint } from './db.ts'
import { addUse, type LimitUse } from './limits.ts'
import { lostRace } from './lost-race.ts'

/**
 * Configuration of every feature's procedures: all that `use` adds, so access, a recent password and limits, is decided
 * before the input is looked at. Who may not call learns nothing of its shape.
 */
export const accessFirst = { initialInputValidationIndex: Number.POSITIVE_INFINITY }

const base = os.$context<Ctx>()

/**
 * Turns a thrown Refusal into the error that the procedure's contract declares, with its status and data, and a lost race
 * into 404, 401 or 409 (lost-race.ts). An undeclared refusal, like any other error, is an incident: logged once with the
 * request id, answered as 500, or as 503 while the database is unavailable.
 */
export const refusals = base.middleware(async ({ context, next, path, procedure }) => {
  try {
    const result = await next()
    context.log.debug({ procedure: path.join('.') }, 'answered')
    return result
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw error
    const declared = error instanceof Refusal ? procedure['~orpc'].errorMap[error.code] : undefined
    if (!(error instanceof Refusal) || !declared) {
      const lost = lostRace(error, { actor: context.actor, declared: procedure['~orpc'].errorMap })
      if (lost) {
        context.log.info({ procedure: path.join('.'), constraint: violatedConstraint(error) }, 'lost a race')
        throw lost
      }
      logFailure(context.log, error, 'incident', { procedure: path.join('.') })
      if (isDatabaseUnavailable(error)) throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })
      throw error
    }
    throw new ORPCError(error.code, { defined: true, status: declared.status, message: error.code, data: error.data })
  }
})

/** The context of a signed-in member; throws 401 for visitors. */
export function asMember<C extends Ctx>(context: C): C & MemberCtx {
  if (!context.actor) throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
  return { ...context, actor: context.actor }
}

/** The context of an admin by the session of this request; throws 401 for visitors and 403 for other members. */
export function asAdmin<C extends Ctx>(context: C): C & AdminCtx {
  const { actor } = asMember(context)
  if (!actor.isAdmin) throw new ORPCError('FORBIDDEN')
  return { ...context, actor: { ...actor, isAdmin: true } }
}

export const signedIn = base.middleware(({ context, next }) => next({ context: { actor: asMember(context).actor } }))
export const adminOnly = base.middleware(({ context, next }) => next({ context: { actor: asAdmin(context).actor } }))

/** How long an entered password remains valid for sensitive actions. */
const passwordMaxAgeMs = 10 * 60_000

/** Whether the password was entered recently in this session. */
export const hasFreshPassword = ({ passwordAt, now }: Pick<Ctx, 'passwordAt' | 'now'>): boolean =>
  passwordAt !== null && now().getTime() - passwordAt.getTime() < passwordMaxAgeMs

/**
 * Requires a recently entered password, for actions that an unattended session must not reach (docs/security.md:
 * payment numbers, roles, exports); use after `adminOnly` or `signedIn`. The UI answers with `useFreshPassword()` of
 * the accounts feature, which prompts and retries.
 */
export const freshPassword = base.middleware(({ context, next }) => {
  requireFreshPassword(context)
  return next()
})

/** The same check within a service, where only some paths require the password. */
export function requireFreshPassword(ctx: Pick<Ctx, 'passwordAt' | 'now'>): void {
  if (!hasFreshPassword(ctx)) throw new ORPCError('PASSWORD_NEEDED', { status: 403 })
}

/** A field error that only the server can detect: bad input, answered as the contract's schema would. */
export function fieldError(field: string, error: string): ORPCError<'BAD_REQUEST', unknown> {
  return fieldErrors([{ path: [field], message: error }])
}

/** Field errors of several fields, each with its full path. */
export function fieldErrors(
  issues: { path: (string | number)[]; message: string }[],
): ORPCError<'BAD_REQUEST', unknown> {
  return new ORPCError('BAD_REQUEST', { data: { issues } })
}

/** Seconds after which a refused call may be tried again; null when waiting does not help. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof ORPCError)) return null
  if (error.status === 503) return retrySeconds
  return error.status === 429
    ? ((error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 60)
    : null
}

/** What an HTTP route answers that threw such an error: the same body and headers as a procedure. */
export function answerOf(error: ORPCError<string, unknown>): Response {
  const retryAfter = retryAfterOf(error)
  const headers = { 'cache-control': privateNoStore, ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  return Response.json(error.toJSON(), { status: error.status, headers })
}

/** Counts one use of a limit for the client's network or the `subject`; over the limit 429 with the seconds to wait. */
export async function consumeLimitOrRefuse(context: Ctx, limit: RateLimit, subject?: string): Promise<void> {
  refuseWhenExceeded(await addUse(context, limit, subject))
}

/** @throws 429 with the seconds to wait */
export function refuseWhenExceeded({ isExceeded, resetSeconds: retryAfterSeconds }: LimitUse): void {
  if (isExceeded) throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds } })
}

/** Applies a limit per client network. */
export const limited = (limit: RateLimit) =>
  base.middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, limit)
    return next()
  })

/** Applies a limit per member; use after `signedIn`. */
export const limitedMember = (limit: RateLimit) =>
  os.$context<MemberCtx>().middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, limit, context.actor.id)
    return next()
  })

/**
 * The procedures without the check of their own answers, for calls within the process: an answer crosses no border there,
 * and services make what the contract says, which `clientOf` of the tests checks. Over HTTP each answer is checked.
 */
export function unchecked<R extends AnyRouter>(procedures: R): R {
  if (isProcedure(procedures))
    return new Procedure({ ...procedures['~orpc'], outputSchema: undefined }) as AnyRouter as R
  return Object.fromEntries(Object.entries(procedures).map(([name, one]) => [name, unchecked(one as AnyRouter)])) as R
}
