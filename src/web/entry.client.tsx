import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { moreMessagesUrls, messagesUrls } from 'virtual:messages'
import { createQueryClient, hydrateQueries, scopeContext, type Boot, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { createBrowserApi } from './browser-api.ts'

/** Takes over the server's page: its language, its data, its words; nothing is asked for twice. */
async function start() {
  const boot = JSON.parse(document.getElementById('boot')!.textContent) as Boot
  const words: Scope['words'] = {}
  const load = async (urls: typeof messagesUrls) => {
    const more = (await (await fetch(urls[boot.locale])).json()) as Scope['words']
    for (const [feature, texts] of Object.entries(more)) words[feature] = { ...words[feature], ...texts }
  }
  let isComing: Promise<void> | undefined
  const moreWords = () =>
    (isComing ??= load(moreMessagesUrls).catch((error: unknown) => {
      isComing = undefined
      throw error
    }))
  await Promise.all([
    load(messagesUrls),
    boot.isGuarded && moreWords(),
    // A tap on a button that is drawn but has no code yet would be lost.
    boot.isMember && import('./shell/member-menu.tsx').catch(() => null),
  ])
  const scope: Scope = {
    ...boot,
    words,
    moreWords,
    api: createBrowserApi(),
    queries: createQueryClient('browser'),
    nonce: '',
  }
  hydrateQueries(scope.queries, boot.queries)
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
