import type { RouterUtils } from '@orpc/tanstack-query'

type Call = (input: unknown, options: { signal?: AbortSignal }) => Promise<unknown>
type Given = { input?: unknown; initialPageParam?: unknown; queryKey?: readonly unknown[] }
type QueryFn = { signal: AbortSignal; pageParam?: unknown }

/**
 * Keys and options for the query cache, of one feature or procedure at a path. Does what `createTanstackQueryUtils` of
 * @orpc/tanstack-query does, with its types and keys, for the five methods that the screens use: the library's own adds
 * 1.4 KB to every page for streams, live queries and interceptors.
 *
 * @param client - The client of the feature: a function at each procedure's name.
 */
export function createQueryOptions(client: object, path: readonly string[]): RouterUtils<never> {
  const keyOf = (state: { type?: string; input?: unknown }) => [path, state] as const
  const call = client as unknown as Call
  const ofProcedure: Record<string, (given?: Given) => unknown> = {
    key: (state = {}) => keyOf(state),
    queryKey: ({ input, queryKey } = {}) => queryKey ?? keyOf({ ...(input !== undefined && { input }), type: 'query' }),
    queryOptions: (given = {}) => ({
      queryFn: ({ signal }: QueryFn) => call(given.input, { signal }),
      ...given,
      queryKey: ofProcedure['queryKey']!(given),
    }),
    infiniteOptions: (given = {}) => {
      const inputOf = given.input as (pageParam: unknown) => unknown
      return {
        queryFn: ({ pageParam, signal }: QueryFn) => call(inputOf(pageParam), { signal }),
        ...given,
        queryKey: given.queryKey ?? keyOf({ input: inputOf(given.initialPageParam), type: 'infinite' }),
      }
    },
    mutationOptions: (given = {}) => ({
      mutationKey: keyOf({ type: 'mutation' }),
      mutationFn: (input: unknown) => call(input, {}),
      ...given,
    }),
  }
  const children = new Map<string, unknown>()
  return new Proxy(ofProcedure, {
    get(_, name) {
      if (typeof name !== 'string') return undefined
      if (name in ofProcedure) return ofProcedure[name]
      const procedure = (client as Record<string, object>)[name]
      if (!children.has(name) && procedure) children.set(name, createQueryOptions(procedure, [...path, name]))
      return children.get(name)
    },
  }) as never
}

/**
 * The part of the options of an infinite query that is the same wherever pages follow by a cursor, from `first` on. The first
 * one is '', not undefined, which becomes null in the JSON of a page.
 */
export const byCursor = <Input extends object>(input: Input, first = '') => ({
  input: (cursor: string) => ({ ...input, cursor: cursor || undefined }),
  initialPageParam: first,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
})
