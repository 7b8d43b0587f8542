import type { AnyContractRouter } from '@orpc/contract'
import {
  QueryClient,
  type DehydratedState,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
} from '@tanstack/react-query'
import { createContext, data, redirect, type LoaderFunctionArgs } from 'react-router'
import { damagedParam, searchWithout } from '#shared/known-params.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { queriesOf, type ApiClient, type FeatureApi, type FeatureQueries, isApiError } from './api.ts'
import { type MessageCatalog } from './i18n.ts'

/** Shared context of all screens. One per request on the server, one per page in the browser. */
export type Scope = {
  locale: Locale
  /** Language prefix of the requested URL: empty on paths without one, whatever the language. */
  prefix: string
  messages: MessageCatalog
  /** Loads the messages of screens that require sign-in; a no-op on the server, which has them all. */
  loadMoreMessages: () => Promise<void>
  baseUrl: string
  api: ApiClient
  queries: QueryClient
  /** Marks the inline scripts of our own code while a page is rendered (src/server/page.ts); empty in the browser. */
  nonce: string
  /** When the page was made, in ms since 1970. */
  minute: number
  /** On the server, logs an error that the page shows as one. */
  reportError?: (error: unknown) => void
  /** On the server, whether the request came with the cookie of a session that is no longer valid. */
  hasEndedSession?: boolean
  /** On the server, the seconds to wait when a rate limit refused what the screen reads. */
  waitSeconds?: number
}

/** Data that the server embeds in the page as JSON for hydration. */
export type BootData = Pick<Scope, 'locale' | 'prefix' | 'baseUrl' | 'minute'> & {
  queries: DehydratedState
  isGuarded: boolean
  /** Whether the visitor is signed in: the header's member menu must be loaded before hydration. */
  isMember: boolean
}

export const scopeContext = createContext<Scope>()

/**
 * Query defaults (docs/product.md): stale after 2 minutes, cached for 10, one retry, no refetch on focus. On the server
 * nothing outlives the request.
 */
export function createQueryClient(side: 'server' | 'browser'): QueryClient {
  const isServer = side === 'server'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 120_000,
        gcTime: isServer ? Infinity : 600_000,
        retry: (count, error) => !isServer && count < 1 && !(isApiError(error) && error.status < 500),
        refetchOnWindowFocus: false,
      },
    },
  })
}

type QueriesOf = <C extends AnyContractRouter>(api: FeatureApi<C>) => FeatureQueries<C>
/** oRPC types each query's data and key exactly; a list of different queries shares only this shape. */
type AnyQuery = { queryKey: readonly unknown[] }
type PreloadArgs = {
  url: URL
  params: Record<string, string | undefined>
  locale: Locale
  baseUrl: string
  /** Awaits one query on which others depend. */
  load: <T, E extends Error, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, T, K>) => Promise<T>
  /** Queries below the fold: part of the server-rendered page, but client-side navigation does not wait for them. */
  deferred: (...queries: AnyQuery[]) => AnyQuery[]
  /** Fetches queries below the fold; resolves when all have an answer, whose errors the component shows, or after 3 s. */
  prefetch: (...queries: AnyQuery[]) => Promise<unknown>
  /** What is cached; on the server, only for this request. */
  cache: QueryClient
  /** Throws a permanent redirect that preserves language and query. */
  redirectTo: (path: string) => never
}

/**
 * Creates the loader of a screen, the same on server and browser: it fetches the screen's queries into the cache, where
 * components read them. A refusal becomes the page's response: 404 not found, also for a malformed id, 401 to sign-in, 403 home; a `*_MOVED`
 * refusal becomes a permanent redirect to `moved(slug)`.
 */
export function preload(
  selectQueries: (api: QueriesOf, args: PreloadArgs) => AnyQuery[] | Promise<AnyQuery[]>,
  moved?: (slug: string) => string,
) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const scope = context.get(scopeContext)
    const url = new URL(request.url)
    const fetchAll = (queries: AnyQuery[]) =>
      Promise.all(
        queries.map((query) =>
          'initialPageParam' in query
            ? scope.queries.ensureInfiniteQueryData(query as unknown as FetchInfiniteQueryOptions)
            : scope.queries.ensureQueryData(query as unknown as FetchQueryOptions),
        ),
      )
    const redirectTo = (path: string): never => {
      throw redirect(path + url.search, 301)
    }
    const deferred = (...queries: AnyQuery[]) => {
      if (typeof document === 'undefined') return queries
      // The component that shows the data also shows the error.
      fetchAll(queries).catch(() => {})
      return []
    }
    try {
      const { locale, baseUrl } = scope
      const queriesOfFeature: QueriesOf = (api) => queriesOf(scope.api, api)
      await fetchAll(
        await selectQueries(queriesOfFeature, {
          url,
          params,
          locale,
          baseUrl,
          load: (query) => scope.queries.ensureQueryData(query),
          deferred,
          prefetch: (...queries) =>
            Promise.race([
              Promise.allSettled(queries.map((query) => fetchAll([query]))),
              new Promise((resolve) => setTimeout(resolve, 3_000)),
            ]),
          cache: scope.queries,
          redirectTo,
        }),
      )
      return null
    } catch (error) {
      throw toRouteError(error, scope, url, moved)
    }
  }
}

/** Whether the input was refused for its id, which is in the address of the page. */
function isMalformedId(details: unknown): boolean {
  // A refusal with status 400, of a forged cursor for example, has no details.
  const issues = (details as { issues?: { path: readonly unknown[] }[] } | undefined)?.issues ?? []
  return issues.some(({ path }) => path[0] === 'id')
}

/** Parameters of the address for which its page was refused: all of them where it is not known which. */
function damagedParams(code: string, details: unknown, { searchParams }: URL): string[] {
  const names = [...searchParams.keys()].filter((name) => name !== damagedParam)
  const issues = (details as { issues?: { path: readonly unknown[] }[] } | undefined)?.issues ?? []
  const refused = code === 'CURSOR_INVALID' ? ['cursor'] : issues.map(({ path }) => path[0])
  const named = names.filter((name) => refused.includes(name))
  return named.length > 0 ? named : names
}

/** Maps an API error to a route response. The router adds the language prefix to redirects. */
function toRouteError(error: unknown, scope: Scope, url: URL, moved?: (slug: string) => string): unknown {
  if (!isApiError(error)) return error
  const { code, status, data: details } = error
  if (moved && code.endsWith('_MOVED')) return redirect(moved((details as { slug: string }).slug) + url.search, 301)
  if (status === 401) return redirect(signInPath(scope, url))
  if (status === 429) scope.waitSeconds = (details as { retryAfterSeconds: number }).retryAfterSeconds
  if (status === 403) return redirect('/')
  if (status === 400 && isMalformedId(details)) return data(null, { status: 404 })
  // Only a document has an address that somebody damaged.
  if (import.meta.env.SSR && status === 400) {
    const damaged = damagedParams(code, details, url)
    if (damaged.length > 0) return redirect(pathnameFrom(scope, url) + searchWithout(damaged, url.searchParams))
  }
  return status >= 500 && status !== 503 ? error : data(null, { status })
}

const pathnameFrom = (scope: Pick<Scope, 'prefix'>, url: URL) => url.pathname.slice(scope.prefix.length) || '/'

const pathFrom = (scope: Pick<Scope, 'prefix'>, url: URL) => encodeURIComponent(pathnameFrom(scope, url) + url.search)

/** Path of the sign-in screen, which returns to `url` afterwards, and says so where a session has ended. */
export const signInPath = (scope: Pick<Scope, 'prefix' | 'hasEndedSession'>, url: URL): string =>
  `/auth?next=${pathFrom(scope, url)}${scope.hasEndedSession ? '&ended=1' : ''}`

/** Path of the screen where an admin gives the second factor, which returns to `url` afterwards. */
export const secondFactorPath = (scope: Pick<Scope, 'prefix'>, url: URL): string =>
  `/auth?mode=second-factor&next=${pathFrom(scope, url)}`

/** The absolute URL of a path in a language, for canonical and alternate links. */
export function absoluteUrl(scope: Pick<Scope, 'baseUrl'>, locale: Locale, path: string): string {
  return scope.baseUrl + pathInLocale(path, locale)
}
