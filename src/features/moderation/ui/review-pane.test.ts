import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { emptyContent } from '#features/listings/rules/content.ts'
import { queriesOf } from '#platform/api.ts'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import { moderationApi } from '../api.ts'
import type { Review } from '../contract.ts'
import { ReviewPane } from './review-pane.tsx'
import { reviewQuery } from './review-queries.ts'

const english = (text: string) => ({ text, lang: 'en' as const, isConverted: false })
const photo = {
  id: 'p',
  alt: 'A van',
  variants: [{ url: '/media/van-640.webp', width: 640, height: 480 }],
  pair: null,
}
const preview = {
  id: 'l',
  slug: 'bright-tap',
  name: english('Bright Tap'),
  otherName: null,
  summary: english('Taps and drains'),
  description: english('Mended the same day.'),
  category: { slug: 'plumbers', name: 'Plumbers', icon: 'wrench', groupSlug: 'home' },
  categories: [],
  areas: [],
  allAreas: [],
  prices: [],
  faq: [],
  licences: [],
  languagesSpoken: [],
  acceptedPayments: [],
  photos: [photo, { ...photo, id: 'q' }],
  rating: null,
  ratingCount: 0,
  fromPrice: null,
  videoUrl: null,
  openingHours: null,
  whatsappNumber: '+85251234567',
  updatedAt: '2026-11-01T00:00:00.000Z',
} as unknown as Review['preview']
const review: Review = {
  revisionId: 'r',
  listingId: 'l',
  slug: 'bright-tap',
  kind: 'new',
  status: 'pending',
  waitingSince: '2026-11-01T00:00:00.000Z',
  content: { ...emptyContent, whatsappNumber: '+85251234567' },
  live: null,
  rejected: null,
  photos: [],
  differences: [],
  preview,
  duplicates: [],
  owner: null,
  history: [],
}

function paneOf(given: Partial<Review> = {}) {
  const shown = { ...review, ...given }
  const queries = createQueryClient('server')
  const scope: Scope = {
    locale: 'en',
    prefix: '',
    messages: {},
    loadMoreMessages: async () => {},
    baseUrl: 'http://localhost',
    api: { moderation: { getForReview: () => shown }, catalog: { findChoices: () => ({ categories: [], areas: [] }) } },
    queries,
    nonce: '',
    minute: 0,
  }
  const { queryKey } = reviewQuery(queriesOf(scope.api, moderationApi), 'en', review.revisionId)
  queries.setQueryData(queryKey, shown)
  const pane = createElement(ReviewPane, { revisionId: review.revisionId, locale: 'en' })
  return renderToString(ScopeProvider({ scope, children: createElement(StaticRouter, { location: '/' }, pane) }))
}

it('shows a moderator the text of a new listing before its pictures', () => {
  const html = paneOf()
  const picture = html.search(/<img[^>]*van-640/)
  expect(picture).toBeGreaterThan(0)
  for (const text of ['Bright Tap', 'Mended the same day.']) {
    expect(html.indexOf(`>${text}<`)).toBeGreaterThan(0)
    expect(html.lastIndexOf(`>${text}<`)).toBeLessThan(picture)
  }
})

it('shows a moderator what the photos say in both languages, of a new listing and of a change', () => {
  const { variants } = photo
  const photos = ['p', 'q'].map((id) => ({ id, variants, blur: null }))
  const contentWith = (zh: string | null) => ({
    ...review.content,
    photos: [
      { id: 'p', alt: { en: 'A van', zh }, pair: null },
      { id: 'q', alt: { en: null, zh: null }, pair: null },
    ],
  })
  const created = paneOf({ photos, content: contentWith('貨車') })
  expect(created).toMatch(/<span lang="en"[^>]*>A van<\/span>/)
  expect(created).toMatch(/<span lang="zh-Hant"[^>]*>貨車<\/span>/)
  const [before, after] = [contentWith(null), contentWith('貨車')]
  const differences = [{ field: 'photos', before: before.photos, after: after.photos }]
  const changed = paneOf({ kind: 'change', photos, content: after, live: before, differences })
  expect(changed.match(/<span lang="en"[^>]*>A van</g)).toHaveLength(2)
  expect(changed.match(/<span lang="zh-Hant"[^>]*>貨車</g)).toHaveLength(1)
})
