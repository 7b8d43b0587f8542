import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { messagesUrls } from 'virtual:messages'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { queriesOf } from '#platform/api.ts'
import { translate } from '#platform/i18n.ts'
import { pack } from '#platform/pack.ts'
import { damagedParam, scopeContext, type BootData, type RouteError, type Scope } from '#platform/scope.ts'
import { safeJson } from '#platform/ui/json-ld.tsx'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { partRenderer } from './repeated-parts.tsx'

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
  const errors = toRouteErrors(entry.staticHandlerContext.errors)
  entry.staticHandlerContext.errors = errors
  // A missing page reads no parameters, and its links repeat none.
  if (status === 404) entry.staticHandlerContext.location.search = ''
  const html = (await render(request, entry, scope)).replace('<body>', (body) => body + addressNote(request, scope))
  const boot: BootData = {
    locale: scope.locale,
    prefix: scope.prefix,
    baseUrl: scope.baseUrl,
    queries: pack(dehydrate(scope.queries)),
    isMember: Boolean(scope.queries.getQueryData(meQuery(queriesOf(scope.api, accountsApi)).queryKey)),
    isGuarded: entry.staticHandlerContext.matches.some(({ route }) => route.id.startsWith('shell/')),
    errors,
  }
  const data = `<script type="application/json" id="boot">${safeJson(boot)}</script>`
  // The router marks the stylesheet with `#`, for which the browser would load it again after hydration, and with it a
  // font that came too late for the first paint.
  const end = html.lastIndexOf('</body>')
  const pieces = html
    .slice(0, end)
    .split('.css#"')
    .flatMap((piece, at) => (at ? ['.css"', piece] : [piece]))
  scope.html = [...pieces, data, scriptsOf(entry, scope), html.slice(end)]
  return new Response(null, { status, headers })
}

/** Says that parameters were left out of the address (scope.ts), until another page is opened. React leaves it alone. */
function addressNote({ url }: Request, { locale, messages }: Scope): string {
  if (!new URL(url).searchParams.has(damagedParam)) return ''
  const text = translate(messages, locale, 'web', 'address.damaged')
  return `<p role="status" class="bg-gold-soft text-ink px-4 py-1.5 text-center text-sm print:hidden [[data-navigated]_&]:hidden">${text}</p>`
}

/** Reports an error of a page to the process, which logs it without the parameters of queries. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(scopeContext).reportError?.(error)
}

/** What React leaves where a Suspense boundary was not complete. */
const missingPart = '<!--$!-->'

/** What the page shows instead of routes that failed: a refusal's status, or 500 for what nobody expected. */
function toRouteErrors(errors: Record<string, unknown> | null): Record<string, RouteError> | null {
  if (!errors) return null
  const toRouteError = (error: unknown): RouteError => ({
    status: isRouteErrorResponse(error) ? error.status : 500,
    statusText: '',
    data: null,
    internal: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toRouteError(error)]))
}

/**
 * The script that hydrates the page. It requests the files of the page, all at once, when something is painted: until then
 * the connection is free for what the first paint needs. A page in a hidden tab is not painted and requests them at once;
 * where a paint is not reported, as by Firefox for a page that is scrolled before it, two frames and 100 ms say the same.
 * When they do not arrive, the page keeps no input back for them any more (early-input.ts) and says so.
 * The libraries are started in a task of their own, so that the page answers between them and what uses them.
 */
function scriptsOf(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  { nonce, locale, messages }: Scope,
): string {
  const { entry, routes, hmr } = manifest
  // Development: modules are replaced while the page is open, which must be prepared before any of them runs.
  if (hmr) return `<script type="module" nonce="${nonce}">import "${hmr.runtime}";import("${entry.module}")</script>`
  // The modules themselves are entries that the browser's router does not use: they only export what they import.
  const imports = [entry, ...matches.map(({ route }) => routes[route.id]!)].flatMap((module) => module.imports ?? [])
  const urls = safeJson([entry.module, ...new Set(imports)])
  const libraries = imports.find((url) => /\/react-/.test(url))
  const t = (key: 'start.failed' | 'start.reload') => translate(messages, locale, 'web', key)
  const notice = `<p role="alert" class="bg-gold-soft text-ink px-4 py-1.5 text-center text-xs print:hidden">${t('start.failed')} <a href="" class="underline">${t('start.reload')}</a></p>`
  return `<script type="module" nonce="${nonce}">self.showStartFailure=()=>{
if(!self.earlyInput)return
delete self.earlyInput
document.body.insertAdjacentHTML("afterbegin",${safeJson(notice)})}
const start=()=>{
const preload=(link)=>document.body.append(Object.assign(document.createElement("link"),link))
for(const href of ${urls})preload({rel:"modulepreload",href})
preload({rel:"preload",as:"fetch",crossOrigin:"anonymous",href:"${messagesUrls[locale]}"})
import("${libraries}").then(()=>setTimeout(()=>import("${entry.module}").catch(showStartFailure))).catch(showStartFailure)}
const isTimed=self.PerformanceObserver?.supportedEntryTypes?.includes("paint")
new Promise((painted)=>{
if(document.hidden)return painted()
if(isTimed)new PerformanceObserver(painted).observe({type:"paint",buffered:true})
requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(painted,100)))}).then(start)</script>`
}

/**
 * Renders to one string: all data is there, so nothing waits for a stream, and strings are cheaper than the stream's
 * encoded chunks.
 */
async function render(request: Request, entry: EntryContext, scope: Scope): Promise<string> {
  scope.renderPart = partRenderer(scope, entry.staticHandlerContext.location, (text) =>
    hash('sha256', text, 'base64url'),
  )
  // The router makes all routes of its manifest anew for each page and looks for the page's among them.
  const routes = Object.fromEntries(
    entry.staticHandlerContext.matches.map(({ route }) => [route.id, entry.manifest.routes[route.id]]),
  )
  const context: EntryContext = {
    ...entry,
    manifest: { ...entry.manifest, routes },
    // The router's data, which the browser's does not need. Cancelling its stream would make it throw.
    serverHandoffStream: undefined,
  }
  const page = (
    <ScopeProvider scope={scope}>
      <ServerRouter context={context} url={request.url} nonce={scope.nonce} />
    </ScopeProvider>
  )
  let html = `<!DOCTYPE html>${renderToString(page)}`
  // A component that loads on demand is missing when this process renders it for the first time: wait until it is loaded.
  for (let waitMs = 5; html.includes(missingPart) && waitMs <= 320; waitMs *= 2) {
    await sleep(waitMs)
    html = `<!DOCTYPE html>${renderToString(page)}`
  }
  return html
}
