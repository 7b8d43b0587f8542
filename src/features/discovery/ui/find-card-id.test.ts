import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { findCardId } from './find-card-id.ts'

test('the id of a listing is known from its card in a list, in pages of results and in a page of them', () => {
  const queries = new QueryClient()
  queries.setQueryData([['discovery', 'findFeatured'], { type: 'query' }], [{ slug: 'featured', id: '1' }])
  queries.setQueryData([['discovery', 'search'], { type: 'infinite' }], {
    pages: [{ items: [{ slug: 'first', id: '2' }] }, { items: [{ slug: 'second', id: '3' }] }],
  })
  queries.setQueryData([['discovery', 'search'], { type: 'query' }], { items: [{ slug: 'other', id: '4' }] })
  queries.setQueryData([['catalog', 'findCategories'], { type: 'query' }], [{ slug: 'plumbers', id: '5' }])
  const slugs = ['featured', 'first', 'second', 'other', 'plumbers']
  expect(slugs.map((slug) => findCardId(queries, slug))).toEqual(['1', '2', '3', '4', undefined])
})
