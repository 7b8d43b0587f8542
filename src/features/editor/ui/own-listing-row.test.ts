import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient, type Scope } from '#platform/scope.ts'
import { ScopeProvider } from '#platform/ui/scope.tsx'
import type { OwnListing } from '../contract.ts'
import { OwnListingRow } from './own-listing-row.tsx'

const english = (text: string) => ({ text, lang: 'en' as const, isConverted: false })
const listing = {
  id: 'l',
  slug: 'bright-tap',
  name: english('Bright Tap'),
  otherName: null,
  status: 'approved',
  rejectedFields: [],
  category: null,
  areas: [],
  areaCount: 0,
  cover: null,
  rating: null,
  ratingCount: 0,
  pendingRevision: null,
  rejectedRevision: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
} as unknown as OwnListing

/** HTML of the row of a listing with this notice. */
function render(licenceNotice: OwnListing['licenceNotice']): string {
  const editor = JSON.parse(readFileSync(new URL('../messages/en.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >
  const scope: Scope = {
    locale: 'en',
    prefix: '',
    messages: { editor },
    loadMoreMessages: async () => {},
    baseUrl: 'http://localhost',
    api: {},
    queries: createQueryClient('server'),
    nonce: '',
    minute: 0,
  }
  const row = createElement(OwnListingRow, { listing: { ...listing, licenceNotice } })
  const router = createMemoryRouter([{ path: '/', element: row }])
  return renderToString(ScopeProvider({ scope, children: createElement(RouterProvider, { router }) }))
}

test.each([
  [{ state: 'ending', on: '2026-12-31' }, /is valid until 31\sDecember\s2026/],
  [{ state: 'expired', on: '2026-10-31' }, /expired on 31\sOctober\s2026/],
  [{ state: 'not_found', on: null }, /did not find a licence of this listing in its register/],
] as const)('an owner reads what there is to know of a licence: %o', (notice, text) => {
  expect(render(notice)).toMatch(text)
})
