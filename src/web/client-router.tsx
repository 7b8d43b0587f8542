import { createElement, type ComponentType } from 'react'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router'
import { clientRoutes, guardedSegments, loadGuardedRoutes } from 'virtual:client-routes'
import { scopeContext, type BootData, type Scope } from '#platform/scope.ts'
import Root, { clientLoader, ErrorBoundary, Layout } from './root.tsx'

type RouteModule = {
  default: ComponentType
  clientLoader?: LoaderFunction
  clientMiddleware?: MiddlewareFunction[]
  handle?: unknown
}

/** A route with a function that loads its module. */
export type ClientRoute = {
  path?: string
  index?: true
  load: () => Promise<RouteModule>
  children?: ClientRoute[]
}

let lastId = 0

/** A route whose module is loaded when it is first needed. */
function lazyRoute({ path, index, load, children }: ClientRoute): RouteObject {
  const lazy = {
    Component: async () => (await load()).default,
    loader: async () => (await load()).clientLoader!,
    middleware: async () => (await load()).clientMiddleware!,
    handle: async () => (await load()).handle,
  }
  const id = String(++lastId)
  return index ? { id, index, lazy } : { id, path, lazy, children: children?.map(lazyRoute) }
}

/** What a lazy route has left to load. */
const missingParts = ({ lazy }: RouteObject) => Object.entries((lazy ?? {}) as Record<string, () => Promise<unknown>>)

/** Loads the modules of the routes that the page shows, which hydration needs at once. */
async function loadNow(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const parts = missingParts(route).map(async ([key, load]) => [key, await load()] as const)
      Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined })
    }),
  )
}

/** Loads the modules of a page when somebody points at a link to it. */
function loadOnIntent(matching: (path: string) => RouteObject[]): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin) return
    // A failure is shown when the link is followed.
    for (const route of matching(link.pathname)) for (const [, part] of missingParts(route)) part?.().catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, load, { passive: true })
}

/**
 * The router of the browser. React Router's own for server-rendered pages fetches the data of pages from the server and
 * carries a manifest, a decoder and prefetching for that: 10 KB on each page. Here loaders run in the browser.
 *
 * @param errors - Errors of the server-rendered page by the id of the route that shows them.
 */
export async function createClientRouter(scope: Scope, errors: BootData['errors']) {
  const basename = scope.prefix || '/'
  const guardedPath = new RegExp(`^${scope.prefix}/(?:${guardedSegments.join('|')})(?:/|$)`)
  const findGuarded = async (path: string) =>
    guardedPath.test(path) ? (await loadGuardedRoutes()).map(lazyRoute) : undefined
  const routes: RouteObject[] = [
    {
      id: 'root',
      path: '',
      loader: clientLoader,
      // The same elements as those that React Router makes on the server.
      element: createElement(Layout, null, createElement(Root as ComponentType)),
      errorElement: createElement(Layout, null, createElement(ErrorBoundary as ComponentType)),
      children: [...clientRoutes.map(lazyRoute), ...((await findGuarded(location.pathname)) ?? [])],
    },
  ]
  const matching = (path: string) => (matchRoutes(routes, path, basename) ?? []).map(({ route }) => route)
  const shown = matching(location.pathname)
  await loadNow(shown)
  loadOnIntent((path) => (guardedPath.test(path) ? [] : matching(path)))
  // All data is in the query cache; null means that the loader has run.
  const loaderData = Object.fromEntries(shown.map(({ id }): [string, unknown] => [id ?? '', null]))
  return createBrowserRouter(routes, {
    basename,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(scopeContext, scope)
      return context
    },
    hydrationData: { loaderData, errors },
    // Routes that are there already are left out by React Router.
    patchRoutesOnNavigation: async ({ path, patch }) => patch('root', (await findGuarded(path)) ?? []),
  })
}
