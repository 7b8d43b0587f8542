import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { moreMessagesUrls, messagesUrls } from 'virtual:messages'
import { unpack } from '#platform/pack.ts'
import { createQueryClient, hydrateQueries, scopeContext, type BootData, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { createBrowserApi } from './browser-api.ts'

/** Hydrates the server-rendered page with its locale, query data and messages, so that nothing is fetched twice. */
async function start() {
  const boot = JSON.parse(document.getElementById('boot')!.textContent) as BootData
  const messages: Scope['messages'] = {}
  const load = async (urls: typeof messagesUrls) => {
    const more = (await (await fetch(urls[boot.locale])).json()) as Scope['messages']
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
    boot.isMember && import('./shell/member-menu.tsx').catch(() => null),
  ])
  const scope: Scope = {
    ...boot,
    messages,
    loadMoreMessages,
    api: createBrowserApi(),
    queries: createQueryClient('browser'),
    nonce: '',
  }
  hydrateQueries(scope.queries, unpack(boot.queries))
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    return context
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ScopeProvider scope={scope}>
          <HydratedRouter getContext={getContext} />
        </ScopeProvider>
      </StrictMode>,
    )
  })
}

void start()
