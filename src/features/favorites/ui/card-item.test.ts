import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { MeContext } from '#features/accounts/ui/use-me.ts'
import type { ListingCard } from '#features/listings/contract.ts'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { CardItem } from './card-item.tsx'
import { loadMemberHeart } from './heart.tsx'

const listing: ListingCard = {
  id: '0193f0a2-7abc-7def-8123-000000000001',
  slug: 'bright-tap',
  name: { text: 'Bright <Tap>', lang: 'en', isConverted: false },
  otherName: { text: '光明水喉', lang: 'zh-Hant', isConverted: false },
  summary: null,
  rating: 4.6,
  ratingCount: 12,
  category: { slug: 'plumbers', name: 'Plumbers', icon: 'wrench', groupSlug: 'home' },
  areas: [{ slug: 'wan-chai', name: 'Wan Chai' }],
  areaCount: 1,
  fromPrice: { cents: 40_000, unit: 'visit' },
  whatsappNumber: '+85251234567',
  takesUrgentJobs: true,
  greeting: 'Hello',
  isWhatsappVerified: true,
  repliesQuickly: true,
  isFeatured: false,
  opening: null,
  cover: null,
}
const member = { id: 'm1' }
const cover = { variants: [{ url: '/tap.webp', width: 640, height: 480 }] } as NonNullable<ListingCard['cover']>

const scope: Scope = {
  locale: 'en',
  prefix: '',
  messages: {},
  loadMoreMessages: async () => {},
  baseUrl: 'http://localhost',
  api: { favorites: { findIds: () => [] } },
  queries: createQueryClient('server'),
  nonce: '',
}
const inScope = (given: Scope, part: ReactElement) =>
  ScopeProvider({ scope: given, children: createElement(StaticRouter, { location: '/' }, part) })

/** HTML of the card for a visitor or a member, with the keys of the parts that the server cached. */
function render({ isMember = false, keepsParts = true, isFirst = false, hasPhoto = false } = {}) {
  const keys: string[] = []
  const given: Scope = { ...scope }
  if (keepsParts)
    given.renderPart = (key, part) => {
      keys.push(key)
      return renderToString(inScope(given, part))
    }
  const me = { data: (isMember ? member : null) as never, isPending: false }
  const item = createElement(CardItem, { listing: { ...listing, cover: hasPhoto ? cover : null }, isFirst })
  return { html: renderToString(inScope(given, createElement(MeContext, { value: me }, item))), keys }
}

describe('a card whose HTML the server keeps', () => {
  beforeAll(async () => {
    await loadMemberHeart()
    scope.queries.setQueryData([['favorites', 'findIds'], { input: {}, type: 'query' }, member.id], [listing.id])
  })

  it('is the same HTML that the browser hydrates', () => {
    const { html, keys } = render()
    expect(html).toBe(render({ keepsParts: false }).html)
    expect(html).toContain('Bright &lt;Tap&gt;')
    expect(keys).toHaveLength(1)
    expect(render({ isMember: true }).html).toBe(render({ isMember: true, keepsParts: false }).html)
  })

  it('is not that of somebody who saved the listing', () => {
    const [visitor, saved] = [render(), render({ isMember: true })]
    expect(visitor.html).toContain('aria-pressed="false"')
    expect(saved.html).toContain('aria-pressed="true"')
    expect(visitor.keys).not.toEqual(saved.keys)
  })

  it('is made anew where its picture is preloaded', () => {
    expect(render({ isFirst: true, hasPhoto: true }).keys).toEqual([])
    expect(render({ isFirst: true }).keys).toHaveLength(1)
  })
})
