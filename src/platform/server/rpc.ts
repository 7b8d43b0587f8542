import { ORPCError, os } from '@orpc/server'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Ctx } from './context.ts'
import { isAway } from './db.ts'
import { consumeLimit, type LimitName } from './limits.ts'

const base = os.$context<Ctx>()

/**
 * Turns a thrown Refusal into the error that the procedure's contract declares, with its status and data. An
 * undeclared refusal, like any other error, is an incident: logged once with the request's id, answered as 500, or as
 * 503 while the database is away or everybody waits for it.
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
      context.log.error({ err: error, procedure: path.join('.') }, 'incident')
      if (isAway(error)) throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503 })
      throw error
    }
    throw new ORPCError(error.code, { defined: true, status: declared.status, message: error.code, data: error.data })
  }
})

/** Lets members through; everyone else gets 401. */
export const signedIn = base.middleware(({ context, next }) => {
  if (!context.actor) throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
  return next({ context: { actor: context.actor } })
})

/** Lets admins through, as the session says at this very request: visitors get 401, other members 403. */
export const adminOnly = base.middleware(({ context, next }) => {
  if (!context.actor) throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
  if (!context.actor.isAdmin) throw new ORPCError('FORBIDDEN')
  return next({ context: { actor: context.actor } })
})

/** For how long a password that was given opens what asks for it anew. */
const freshMs = 10 * 60_000

/** Whether the password was given in this session a moment ago. */
export const isFresh = ({ passwordAt, now }: Pick<Ctx, 'passwordAt' | 'now'>): boolean =>
  passwordAt !== null && now().getTime() - passwordAt.getTime() < freshMs

/**
 * For what a session that was left open must not reach (SECURITY.md: payment numbers, roles, exports); stands behind
 * `adminOnly` or `signedIn`. The screen answers with `useFreshPassword()` of the accounts room, which asks and tries again.
 */
export const freshPassword = base.middleware(({ context, next }) => {
  needFresh(context)
  return next()
})

/** The same gate within a service, where only some of what it does asks for the password. */
export function needFresh(ctx: Pick<Ctx, 'passwordAt' | 'now'>): void {
  if (!isFresh(ctx)) throw new ORPCError('PASSWORD_NEEDED', { status: 403 })
}

/** What a field holds cannot be taken, as only the server knows: bad input, answered as the contract's schema would. */
export function fieldError(field: string, error: string): ORPCError<'BAD_REQUEST', unknown> {
  return fieldErrors([{ path: [field], message: error }])
}

/** Likewise for several fields at once, each by the whole path to it. */
export function fieldErrors(
  issues: { path: (string | number)[]; message: string }[],
): ORPCError<'BAD_REQUEST', unknown> {
  return new ORPCError('BAD_REQUEST', { data: { issues } })
}

/** Takes one from a limit, of the client's network or of the `subject`; beyond it 429, with the seconds to wait. */
export async function consumeLimitOrRefuse(context: Ctx, name: LimitName, subject?: string): Promise<void> {
  const retryAfterSeconds = await consumeLimit(context, name, subject)
  if (retryAfterSeconds !== null) throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds } })
}

/** A procedure under a limit of the client's network. */
export const limited = (name: LimitName) =>
  base.middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, name)
    return next()
  })

/** Likewise, of the member; stands behind `signedIn`. */
export const limitedMember = (name: LimitName) =>
  os.$context<Ctx & { actor: NonNullable<Actor> }>().middleware(async ({ context, next }) => {
    await consumeLimitOrRefuse(context, name, context.actor.id)
    return next()
  })
