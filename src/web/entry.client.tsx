import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { moreWordsUrls, wordsUrls } from 'virtual:words'
import { createQueryClient, hydrateQueries, scopeContext, type Boot, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { createBrowserApi } from './browser-api.ts'

/** Takes over the server's page: its language, its data, its words; nothing is asked for twice. */
async function start() {
  const boot = JSON.parse(document.getElementById('boot')!.textContent) as Boot
  const words: Scope['words'] = {}
  const load = async (urls: typeof wordsUrls) => {
    const more = (await (await fetch(urls[boot.locale])).json()) as Scope['words']
    for (const [room, texts] of Object.entries(more)) words[room] = { ...words[room], ...texts }
  }
  let isComing: Promise<void> | undefined
  const moreWords = () =>
    (isComing ??= load(moreWordsUrls).catch((error: unknown) => {
      isComing = undefined
      throw error
    }))
  await Promise.all([
    load(wordsUrls),
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
