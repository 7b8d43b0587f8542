import { setTimeout as sleep } from 'node:timers/promises'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { queriesOf } from '#platform/api.ts'
import { pack } from '#platform/pack.ts'
import { scopeContext, type BootData, type Scope } from '#platform/scope.ts'
import { safeJson } from '#platform/ui/json-ld.tsx'
import { ScopeProvider } from '#platform/ui/scope.tsx'

/**
 * Renders the complete page without streaming, so that it can be cached and compressed, appends the boot data and leaves
 * it in `scope.html`; the response carries the status only.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scope = context.get(scopeContext)
  const html = await render(request, entry, scope)
  const boot: BootData = {
    locale: scope.locale,
    prefix: scope.prefix,
    baseUrl: scope.baseUrl,
    queries: pack(dehydrate(scope.queries)),
    isMember: Boolean(scope.queries.getQueryData(meQuery(queriesOf(scope.api, accountsApi)).queryKey)),
    isGuarded: entry.staticHandlerContext.matches.some(({ route }) => route.id.startsWith('shell/')),
  }
  const data = `<script type="application/json" id="boot">${safeJson(boot)}</script>`
  scope.html = html.replace('</body>', () => `${data}</body>`)
  return new Response(null, { status, headers })
}

/** Reports an error of a page to the process, which logs it without the parameters of queries. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(scopeContext).reportError?.(error)
}

/** What React leaves where a Suspense boundary was not complete. */
const missingPart = '<!--$!-->'

/**
 * Renders to one string: all data is there, so nothing waits for a stream, and strings are cheaper than the stream's
 * encoded chunks. The router's own data follows in a script, as its stream would have written it.
 */
async function render(request: Request, entry: EntryContext, scope: Scope): Promise<string> {
  const handoff = await new Response(entry.serverHandoffStream).text()
  const page = (
    <ScopeProvider scope={scope}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={scope.nonce} />
    </ScopeProvider>
  )
  let html = `<!DOCTYPE html>${renderToString(page)}`
  // A component that loads on demand is missing when this process renders it for the first time: wait until it is loaded.
  for (let waitMs = 5; html.includes(missingPart) && waitMs <= 320; waitMs *= 2) {
    await sleep(waitMs)
    html = `<!DOCTYPE html>${renderToString(page)}`
  }
  const controller = 'window.__reactRouterContext.streamController'
  const script = `${controller}.enqueue(${safeJson(handoff)});${controller}.close();`
  return html.replace('</body>', () => `<script nonce="${scope.nonce}">${script}</script></body>`)
}
