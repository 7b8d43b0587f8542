import { ORPCError } from '@orpc/server'
import type { StandardHandlerOptions } from '@orpc/server/standard'
import type { AccountsCtx } from './features.ts'

/** Maximum nesting depth of an input; deeper input would overflow the stack of recursive code. */
const maxDepth = 32

/** Why no procedure takes this input; null when its contract decides. */
function inputError(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') ? 'Text must not contain NUL.' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === maxDepth) return 'The input is nested too deeply.'
  for (const part of Object.entries(value).flat()) {
    const error = inputError(part, depth + 1)
    if (error) return error
  }
  return null
}

/** Stands for an input that no procedure takes: no contract does. */
const unusable = Symbol('unusable input')

type Options<Context extends AccountsCtx> = StandardHandlerOptions<Context>

/**
 * Refuses what is no input at all: not JSON, with a NUL, which PostgreSQL cannot store, or nested too deeply. As late as
 * any other bad input, since the procedure says first whether this caller may call it.
 */
export function inputChecks<Context extends AccountsCtx>(): Required<
  Pick<Options<Context>, 'interceptors' | 'clientInterceptors'>
> {
  const decoded = new WeakSet<object>()
  const undecoded = new WeakSet<object>()
  return {
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          if (decoded.has(options.context)) throw error
          undecoded.add(options.context)
          const url = new URL(options.request.url.pathname, options.request.url)
          return options.next({ ...options, request: { ...options.request, url, body: async () => undefined } })
        }
      },
    ],
    clientInterceptors: [
      async (options) => {
        decoded.add(options.context)
        const message = undecoded.has(options.context) ? 'The input is not JSON.' : inputError(options.input)
        if (message === null) return options.next()
        return options.next({ ...options, input: unusable }).catch((error: unknown) => {
          throw error instanceof ORPCError && error.status === 400 ? new ORPCError('BAD_REQUEST', { message }) : error
        })
      },
    ],
  }
}
