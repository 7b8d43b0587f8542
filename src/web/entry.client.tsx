import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { wordsUrls } from 'virtual:words'
import { createQueryClient, hydrateQueries, scopeContext, type Boot, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { createBrowserApi } from './browser-api.ts'

/** Takes over the server's page: its language, its data, its words; nothing is asked for twice. */
async function start() {
  const boot = JSON.parse(document.getElementById('boot')!.textContent) as Boot
  const words = (await (await fetch(wordsUrls[boot.locale])).json()) as Scope['words']
  const scope: Scope = { ...boot, words, api: createBrowserApi(), queries: createQueryClient('browser'), nonce: '' }
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
