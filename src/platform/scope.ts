import { ORPCError } from '@orpc/client'
import type { AnyContractRouter } from '@orpc/contract'
import {
  hydrate,
  QueryClient,
  type DehydratedState,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
} from '@tanstack/react-query'
import { createContext, data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { queriesOf, type ApiClient, type FeatureApi, type FeatureQueries } from './api.ts'
import { localePrefixes, type Catalogue } from './i18n.ts'

/** What a screen needs besides its own data. One per request on the server, one per page in the browser. */
export type Scope = {
  locale: Locale
  /** The prefix of the address that was asked for: empty on bare paths, whatever the language. */
  prefix: string
  words: Catalogue
  /** Waits for the words of screens behind a guard; the server has them all. */
  moreWords: () => Promise<void>
  baseUrl: string
  api: ApiClient
  queries: QueryClient
  /** Of the page's own inline scripts; empty in the browser, which needs none. */
  nonce: string
}

/** What the server tells the browser beside the HTML, as JSON in the page. */
export type Boot = Pick<Scope, 'locale' | 'prefix' | 'baseUrl'> & {
  queries: unknown
  isGuarded: boolean
  /** Somebody is signed in: what the header shows of them has to be there before the page takes over. */
  isMember: boolean
}

export const scopeContext = createContext<Scope>()

/** SPEC.md section 9: stale after 2 minutes, kept 10, one retry, no refetch on focus; nothing is kept past a request on the server. */
export function createQueryClient(side: 'server' | 'browser'): QueryClient {
  const isServer = side === 'server'
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 120_000,
        gcTime: isServer ? Infinity : 600_000,
        retry: (count, error) => !isServer && count < 1 && !(error instanceof ORPCError && error.status < 500),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/**
 * Puts what the server asked for into the browser's cache. The page carries it as JSON, which knows no undefined: the
 * parameter of a first page arrives as null, and would be sent so when the list is asked for again.
 */
export function hydrateQueries(queries: QueryClient, dehydrated: unknown): void {
  const state = dehydrated as DehydratedState
  for (const query of state.queries) {
    const list = query.state.data as { pageParams?: unknown[] } | null | undefined
    if (Array.isArray(list?.pageParams)) list.pageParams = list.pageParams.map((one) => one ?? undefined)
  }
  hydrate(queries, state)
}

type Ask = <C extends AnyContractRouter>(api: FeatureApi<C>) => FeatureQueries<C>
/** oRPC types each query's data and key exactly; a list of different queries shares only this shape. */
type AnyQuery = { queryKey: readonly unknown[] }
type PreloadArgs = {
  url: URL
  params: Record<string, string | undefined>
  locale: Locale
  baseUrl: string
  /** Waits for one query on which the others depend. */
  load: <T, E extends Error, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, T, K>) => Promise<T>
  /** What stands below the first screenful: in the page the server sends, but a click in the browser does not wait for it. */
  later: (...queries: AnyQuery[]) => AnyQuery[]
  /** The page lives at another path: a permanent redirect that keeps language and query. */
  moveTo: (path: string) => never
}

/**
 * The loader of a screen, the same on server and browser: fetches the screen's queries into the cache, where the
 * components find them. A refusal becomes the page's own answer: 404 not found, 401 to sign-in, 403 home; a `*_MOVED`
 * refusal becomes a permanent redirect to `moved(slug)`.
 */
export function preload(
  want: (api: Ask, args: PreloadArgs) => AnyQuery[] | Promise<AnyQuery[]>,
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
    const moveTo = (path: string): never => {
      throw redirect(path + url.search, 301)
    }
    const later = (...queries: AnyQuery[]) => {
      if (typeof document === 'undefined') return queries
      // The component that shows it shows its failure too.
      fetchAll(queries).catch(() => {})
      return []
    }
    try {
      const { locale, baseUrl } = scope
      const ask: Ask = (api) => queriesOf(scope.api, api)
      await fetchAll(
        await want(ask, {
          url,
          params,
          locale,
          baseUrl,
          load: (query) => scope.queries.ensureQueryData(query),
          later,
          moveTo,
        }),
      )
      return null
    } catch (error) {
      throw answerOf(error, scope, url, moved)
    }
  }
}

/** The router itself adds the prefix of the language to a redirect. */
function answerOf(error: unknown, scope: Scope, url: URL, moved?: (slug: string) => string): unknown {
  if (!(error instanceof ORPCError)) return error
  const { code, status, data: detail } = error as ORPCError<string, unknown>
  if (moved && code.endsWith('_MOVED')) return redirect(moved((detail as { slug: string }).slug) + url.search, 301)
  if (status === 401) return redirect(pathToSignIn(scope, url))
  if (status === 403) return redirect('/')
  return status >= 500 ? error : data(null, { status })
}

/** The path of the sign-in screen, which leads back to where one was afterwards. */
export function pathToSignIn(scope: Pick<Scope, 'prefix'>, url: URL): string {
  const path = url.pathname.slice(scope.prefix.length) || '/'
  return `/auth?next=${encodeURIComponent(path + url.search)}`
}

/** The one address of a path in a language, for canonical and alternate links. */
export function addressIn(scope: Pick<Scope, 'baseUrl'>, locale: Locale, path: string): string {
  return scope.baseUrl + (path === '/' ? localePrefixes[locale] || '/' : localePrefixes[locale] + path)
}
