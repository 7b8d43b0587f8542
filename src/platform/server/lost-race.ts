import { ORPCError } from '@orpc/server'
import type { Actor } from '#shared/actor.ts'
import { databaseErrorOf } from './db.ts'

type Declared = Record<string, { status?: number; data?: unknown } | undefined>

/**
 * The answer to a write that lost a race: 404 (401 for the member's own account) when the row that it refers to was
 * deleted meanwhile, 409 when somebody else took what only one may have; undefined for any other error. `declared` are
 * the errors of the procedure, whose own NOT_FOUND is used when it has one for that noun.
 */
export function lostRace(
  error: unknown,
  { actor = null, declared = {} }: { actor?: Actor; declared?: Declared } = {},
): ORPCError<string, unknown> | undefined {
  const { code, constraint = '', detail } = databaseErrorOf(error) ?? {}
  if (code === '23503') {
    if (actor && detail?.includes(`(${actor.id})`))
      return new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
    return notFound(constraint, declared)
  }
  // A unique or exclusion constraint, and a row that others came to use before it could be deleted.
  return code === '23505' || code === '23P01' || code === '23001' ? new ORPCError('CONFLICT') : undefined
}

/** A constraint is named after the table that it refers to (`favorites_provider_id_listings_id_fk`), a code after the noun. */
function notFound(constraint: string, declared: Declared): ORPCError<string, unknown> {
  const codes = Object.keys(declared).filter((code) => code.endsWith('_NOT_FOUND') && !declared[code]?.data)
  const nounOf = (code: string) => code.replace(/_NOT_FOUND$/, '').toLowerCase()
  const own = codes.find((code) => constraint.includes(`_${nounOf(code)}s_`))
  const code = own ?? (codes.length === 1 ? codes[0] : undefined)
  return code ? new ORPCError(code, { defined: true, status: 404, message: code }) : new ORPCError('NOT_FOUND')
}
