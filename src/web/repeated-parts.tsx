import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, type Location } from 'react-router'
import type { Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { escapeHtml } from '#shared/escape-html.ts'

/** Stands for the address of a page in the HTML of a part, and is replaced where the part is used. No text holds it by chance. */
const mark = crypto.randomUUID()
const anyPath = `/path-${mark}`
const anySearch = `?search-${mark}`
const address = new RegExp(`((?:/|%2F)path-${mark}|(?:\\?|%3F)search-${mark})`)

/**
 * Renders the parts of one page that others repeat (platform/ui/repeated-part.tsx), or takes their HTML from the cache,
 * where it is kept by the digest of what it shows, made by `digestOf`.
 */
export function partRenderer(
  scope: Scope,
  location: Pick<Location, 'pathname' | 'search'>,
  digestOf: (text: string) => string,
) {
  const pathname = location.pathname.slice(scope.prefix.length) || '/'
  const { search } = location
  // The address of the home page is written in other ways than the others.
  const place = (pathname === '/' ? '/' : anyPath) + (search && anySearch)
  const context = `${scope.locale} ${scope.prefix} ${place}`
  // A part within a part is cached as a piece of that.
  const scopeOfPart: Scope = { ...scope, renderPart: undefined }
  const render = (part: ReactElement) => {
    const html = renderToString(
      <ScopeProvider scope={scopeOfPart}>
        <StaticRouter location={place}>{part}</StaticRouter>
      </ScopeProvider>,
    )
    // Copied, since the string is made of hundreds of others, which take more memory than their text.
    return Buffer.from(html).toString().split(address)
  }
  const written: Record<string, string> = {
    [anyPath]: escapeHtml(pathname),
    [encodeURIComponent(anyPath)]: escapeHtml(encodeURIComponent(pathname)),
    [anySearch]: escapeHtml(search),
    [encodeURIComponent(anySearch)]: escapeHtml(encodeURIComponent(search)),
  }
  return (key: string, part: ReactElement): string => {
    const pieces = scope.cachedParts!.get(digestOf(`${context} ${key}`), () => render(part))
    return pieces.length === 1 ? pieces[0]! : pieces.map((piece, at) => (at % 2 ? written[piece]! : piece)).join('')
  }
}
