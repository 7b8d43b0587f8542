import './styles/app.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useEffect, useState, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { MeContext, meQuery, useMe, useMeQuery, useSessionChanges } from '#features/accounts/ui/use-me.ts'
import { useContactCounting } from '#features/analytics/ui/use-counting.ts'
import { favoritesApi } from '#features/favorites/api.ts'
import { useHasDeviceIds } from '#features/favorites/ui/device-shortlist.ts'
import { favoriteIds } from '#features/favorites/ui/favorite-queries.ts'
import { useFavorites } from '#features/favorites/ui/use-favorite.ts'
import { MinuteContext, useMinuteClock } from '#features/listings/ui/use-minute.ts'
import { settingsApi } from '#features/settings/api.ts'
import { preload } from '#platform/scope.ts'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { Recovering } from '#platform/ui/recovering.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { Toaster } from '#platform/ui/toast.tsx'
import { themeScript } from '#shared/theme.ts'
import { BootScript } from './boot-data.tsx'
import { useDestination } from './destination.ts'
import { earlyInputScript, replayEarlyInput } from './early-input.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Loading } from './shell/loading.tsx'
import { Shell } from './shell/shell.tsx'
import { useInvalidateQuery } from './shell/use-invalidate-query.ts'
import { useUnsentDrafts } from './shell/use-unsent-drafts.ts'
import { startFailureScript } from './start-failure.ts'
import { useOffline } from './use-offline.ts'

const loader = preload(async (api, { deferred, load }) => {
  const query = meQuery(api(accountsApi))
  const meQueries = deferred(query)
  // The server renders favourite states; in the browser the heart components load them.
  const me = meQueries.length > 0 ? await load(query) : null
  return [
    api(settingsApi).getPublic.queryOptions({ input: {} }),
    ...meQueries,
    ...(me ? [favoriteIds(api(favoritesApi), me.id)] : []),
  ]
})
export { loader, loader as clientLoader }

/** The page of a reload, or to which one came back, needs true heights from its first layout (card.css). */
const navigatedScript =
  ";if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.navigated=''"
const shareScript = ";if(navigator.share)document.documentElement.dataset.share=''"
const headScript = import.meta.env.SSR ? themeScript + navigatedScript + shareScript + earlyInputScript : ''

export function Layout({ children }: { children: ReactNode }) {
  const scope = useScope()
  const { locale, nonce } = scope
  const me = useMeQuery()
  const minute = useMinuteClock()
  // Effects of child components have run. The mark is for browser tests.
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    replayEarlyInput()
  }, [])
  return (
    // The theme script may set a class before hydration.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b5d45" />
        {/* Its text is part of the server's HTML only. */}
        <script nonce={nonce} suppressHydrationWarning>
          {headScript && headScript + startFailureScript(scope)}
        </script>
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Kaifong 街坊" href={`/feed.xml?language=${locale}`} />
        <Links nonce={nonce} />
      </head>
      <body>
        <MeContext value={me}>
          <MinuteContext value={minute}>{children}</MinuteContext>
        </MeContext>
        <Recovering>
          <Toaster />
        </Recovering>
        <ScrollRestoration nonce={nonce} />
        <BootScript />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const ShortlistBar = lazyPart(async () => (await import('#features/shortlist/ui/shortlist-bar.tsx')).ShortlistBar)
/** Pages on which visitors choose listings. */
const choosingPaths = /^\/(?:$|explore$|favorites$|category\/|area\/|service\/)/

function Shortlist() {
  const isMember = Boolean(useMe().data)
  const hasDeviceIds = useHasDeviceIds()
  const { pathname } = useLocation()
  if (!(isMember || hasDeviceIds) || !choosingPaths.test(pathname)) return null
  return (
    <AfterHydration>
      <ShortlistBar />
    </AfterHydration>
  )
}

/** Marks the page once somebody has gone on from the one that was loaded: lists then need true heights at once (card.css). */
function useNavigatedMark() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useEffect(() => {
    if (key !== firstKey) document.documentElement.setAttribute('data-navigated', '')
  }, [key, firstKey])
}

export default function Root() {
  useInvalidateQuery()
  useContactCounting()
  useSessionChanges()
  useFavorites()
  useUnsentDrafts()
  useOffline()
  useDestination()
  useNavigatedMark()
  const { isPending } = useMe()
  const { state } = useNavigation()
  // Another tab signed in or out: the navigation target depends on the session, which is being reloaded.
  const isUnknown = isPending && state !== 'idle'
  const handles = useMatches().map(
    ({ handle }) => handle as { hasOwnShell?: boolean; hasSearchBox?: boolean } | undefined,
  )
  const isBare = handles.some((handle) => handle?.hasOwnShell)
  const hasSearchBox = handles.some((handle) => handle?.hasSearchBox)
  return (
    <Shell isBare={isBare && !isUnknown} hasSearchBox={hasSearchBox}>
      <Recovering>
        {isUnknown ? <Loading /> : <Outlet />}
        <Shortlist />
      </Recovering>
    </Shell>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  )
}
