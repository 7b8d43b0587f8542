import { ORPCError, os } from '@orpc/server'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import { isDatabaseUnavailable, logFailure } from './availability.ts'
import type { Ctx } from './context.ts'
import { consumeLimit, type LimitName } from './limits.ts'

const base = os.$context<Ctx>()

/**
 * Turns a thrown Refusal into the error that the procedure's contract declares, with its status and data. An undeclared
 * refusal, like any other error, is an incident: logged once with the request id, answered as 500, or as 503 while the
 * database is unavailable.
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
      logFailure(context.log, error, 'incident', { procedure: path.join('.') })
      if (isDatabaseUnavailable(error)) throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })
      throw error
    }
    throw new ORPCError(error.code, { defined: true, status: declared.status, message: error.code, data: error.data })
  }
})

/** Requires a signed-in member; otherwise 401. */
export const signedIn = base.middleware(({ context, next }) => {
  if (!context.actor) throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
  return next({ context: { actor: context.actor } })
})

/** Requires an admin by the session of this request: visitors get 401, other members 403. */
export const adminOnly = base.middleware(({ context, next }) => {
  if (!context.actor) throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
  if (!context.actor.isAdmin) throw new ORPCError('FORBIDDEN')
  return next({ context: { actor: context.actor } })
})

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

/** Counts one use of a limit for the client's network or the `subject`; over the limit 429 with the seconds to wait. */
export async function consumeLimitOrRefuse(context: Ctx, name: LimitName, subject?: string): Promise<void> {
  const retryAfterSeconds = await consumeLimit(context, name, subject)
  if (retryAfterSeconds !== null) throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds } })
}

/** Applies a limit per client network. */
export const limited = (name: LimitName) =>
  base.middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, name)
    return next()
  })

/** Applies a limit per member; use after `signedIn`. */
export const limitedMember = (name: LimitName) =>
  os.$context<Ctx & { actor: NonNullable<Actor> }>().middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, name, context.actor.id)
    return next()
  })
