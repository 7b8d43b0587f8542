import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { Link } from '#platform/ui/link.tsx'
import { useRepeatedPart } from '#platform/ui/repeated-part.tsx'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { partRenderer } from './repeated-parts.tsx'

let renderings = 0

function WaysToThisPage() {
  renderings++
  const { pathname, search } = useLocation()
  return [
    createElement('a', { key: 1, href: `/auth?next=${encodeURIComponent(pathname + search)}` }),
    createElement('input', { key: 2, readOnly: true, value: pathname + search }),
    createElement(Link, { key: 3, to: '#reviews' }),
    createElement(Link, { key: 4, to: '?sort=newest&page=2' }),
    createElement('a', {
      key: 5,
      href: `https://wa.example/?text=${encodeURIComponent(`Look: http://localhost${pathname}`)}`,
    }),
  ]
}

const Page = () => createElement('main', useRepeatedPart(() => 'ways', createElement(WaysToThisPage)) as object)

/** Pages of a site, with or without parts that are kept. */
function siteOf(prefix: string, isKept: boolean) {
  const parts = new Map<string, string[]>()
  const cachedParts = { get: (key: string, make: () => string[]) => parts.get(key) ?? parts.set(key, make()).get(key)! }
  return (pathname: string, search: string) => {
    const scope: Scope = {
      locale: 'en',
      prefix,
      messages: {},
      loadMoreMessages: async () => {},
      baseUrl: 'http://localhost',
      api: {},
      queries: createQueryClient('server'),
      nonce: '',
      cachedParts,
    }
    if (isKept) scope.renderPart = partRenderer(scope, { pathname: prefix + pathname, search }, (text) => text)
    const page = createElement(StaticRouter, { location: pathname + search }, createElement(Page))
    return renderToString(ScopeProvider({ scope, children: page }))
  }
}

it.each(['', '/zh-hant'])('a part that names the address of its page is kept once for all of them (%s)', (prefix) => {
  const [kept, made] = [siteOf(prefix, true), siteOf(prefix, false)]
  const addresses = [
    ['/service/bright-tap', ''],
    ['/service/%E6%B0%B4%E5%96%89', ''],
    [`/service/o'neil-&-sons`, ''],
    ['/explore', '?q=%22tap%22&area=wan-chai'],
    ['/explore', `?q='<b>`],
    ['/', ''],
    ['/', '?from=feed'],
  ] as const
  for (const [pathname, search] of addresses) expect(kept(pathname, search)).toBe(made(pathname, search))
  renderings = 0
  for (const [pathname, search] of addresses) kept(`${pathname}x`, search)
  kept('/pricing', '')
  expect(renderings).toBe(0)
})
