import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { translate } from '#platform/i18n.ts'
import { scopeContext, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { damagedParam } from '#shared/known-params.ts'

/** Renders the complete page before it is sent, so that it can be cached and works without script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scope = context.get(scopeContext)
  const note = addressNote(request, scope)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ScopeProvider scope={scope}>
        <ServerRouter context={entry} url={request.url} nonce={scope.nonce} />
      </ScopeProvider>,
      {
        nonce: scope.nonce,
        // React would otherwise move large parts to the end of the page, from where a script puts them into their place.
        progressiveChunkSize: Infinity,
        onAllReady() {
          text(pipe(new PassThrough()))
            .then(
              (html) =>
                new Response(
                  html.replace('<body>', (body) => body + note),
                  { status, headers },
                ),
            )
            .then(resolve, reject)
        },
        onShellError: reject,
        onError: (error) => scope.reportError?.(error),
      },
    )
  })
}

/** Says that parameters were left out of the address (scope.ts), until another page is opened. React leaves it alone. */
function addressNote({ url }: Request, { locale, messages }: Scope): string {
  if (!new URL(url).searchParams.has(damagedParam)) return ''
  const note = translate(messages, locale, 'web', 'address.damaged')
  return `<p role="status" class="bg-gold-soft text-ink px-4 py-1.5 text-center text-sm print:hidden [[data-navigated]_&]:hidden">${note}</p>`
}

/** Reports an error of a page to the process, which logs it without the parameters of queries. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(scopeContext).reportError?.(error)
}
