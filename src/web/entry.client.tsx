import { HydrationBoundary } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { moreMessagesUrls, messagesUrls } from 'virtual:messages'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { loadMemberHeart } from '#features/favorites/ui/heart.tsx'
import { queriesOf, type ApiClient } from '#platform/api.ts'
import { createQueryClient, scopeContext, type BootData, type Scope } from '#platform/scope.ts'
import { holdInput, putBack } from '#platform/ui/held-input.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { withStorage } from '#platform/ui/with-storage.ts'
import { takeDestination } from './destination.ts'
import { createRpcClient } from './rpc-client.ts'

/** Tooltips can wait: until then the network and the processor are the page's. */
const laterMs = 3_000

/** Hydrates the server-rendered page with its locale, query data and messages, so that nothing is fetched twice. */
async function start() {
  const boot = JSON.parse(document.getElementById('boot')!.textContent) as BootData
  const messages: Scope['messages'] = {}
  const load = async (urls: typeof messagesUrls) => {
    const more = (await fetchJson(urls[boot.locale])) as Scope['messages']
    for (const [feature, texts] of Object.entries(more)) messages[feature] = { ...messages[feature], ...texts }
  }
  let loadingMore: Promise<void> | undefined
  const loadMoreMessages = () =>
    (loadingMore ??= load(moreMessagesUrls).catch((error: unknown) => {
      loadingMore = undefined
      throw error
    }))
  await Promise.all([
    load(messagesUrls),
    boot.isGuarded && loadMoreMessages(),
    // Preloaded, because a tap on a button that is not hydrated yet would be lost.
    boot.isMember && Promise.all([import('./shell/member-menu.tsx'), loadMemberHeart()]).catch(() => null),
  ])
  const queries = createQueryClient('browser')
  // The only answer to an ended session: without a member the route guards redirect to sign-in and back.
  const api: ApiClient = createRpcClient(() => void queries.invalidateQueries(meQuery(queriesOf(api, accountsApi))))
  const scope: Scope = { ...boot, messages, loadMoreMessages, api, queries, nonce: '' }
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    return context
  }
  if (withStorage(() => sessionStorage.getItem('kaifong:input')))
    await import('./shell/kept-input.ts').then(({ restoreInput }) => restoreInput()).catch(() => null)
  const held = holdInput()
  // Its code is there before somebody who is typing would lose the focus.
  if (document.activeElement !== document.body || window.earlyInput?.size) await putBack(held).catch(() => null)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ScopeProvider scope={scope}>
          <HydrationBoundary state={boot.queries}>
            <HydratedRouter getContext={getContext} />
          </HydrationBoundary>
        </ScopeProvider>
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          // React draws the page anew that it does not find as the server sent it, after an extension changed it.
          void putBack(held)
          reportError(error)
        },
      },
    )
  })
  setTimeout(() => {
    import('./tooltips.ts')
      .then(({ startTooltips }) => startTooltips())
      .catch((error: unknown) => logWarning('Controls are without tooltips.', error))
    void putBack(held)
  }, laterMs)
}

async function fetchJson(url: string, isRetry = false): Promise<unknown> {
  try {
    const response = await fetch(url, { cache: isRetry ? 'reload' : 'default' })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (isRetry) throw error
    return fetchJson(url, true)
  }
}

const destination = takeDestination()
if (destination) location.replace(destination)
start().catch((error: unknown) => {
  logWarning('The page did not start.', error)
  window.showStartFailure?.()
})
