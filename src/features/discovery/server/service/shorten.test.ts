import { expect, test } from 'vitest'
import type { ListingCard } from '#features/listings/contract.ts'
import type { Facets } from '../../contract.ts'
import { cardsIn, facetsIn, linksIn } from './shorten.ts'

const facet = (slug: string) => ({ slug, name: slug, count: 1 })
const facets: Facets = {
  categories: ['home', 'pets'].map((slug) => ({
    ...facet(slug),
    icon: 'x',
    categories: [{ ...facet(`${slug}-leaf`), icon: 'x' }],
  })),
  areas: ['island', 'kowloon'].map((slug) => ({
    ...facet(slug),
    districts: ['a', 'b'].map((one) => ({ ...facet(`${slug}-${one}`), areas: [facet(`${slug}-${one}-area`)] })),
  })),
  values: {} as Facets['values'],
}
/** The slugs of all nodes that are left. */
const slugsIn = ({ categories, areas }: Facets) => [
  ...categories.flatMap((group) => [group.slug, ...group.categories.map(({ slug }) => slug)]),
  ...areas.flatMap((region) => [
    region.slug,
    ...region.districts.flatMap((district) => [district.slug, ...district.areas.map(({ slug }) => slug)]),
  ]),
]

test.each([
  [{}, ['home', 'pets', 'island', 'kowloon']],
  [{ category: 'home' }, ['home', 'home-leaf', 'pets', 'island', 'kowloon']],
  [{ category: 'pets-leaf' }, ['home', 'pets', 'pets-leaf', 'island', 'kowloon']],
  [{ area: 'island' }, ['home', 'pets', 'island', 'island-a', 'island-b', 'kowloon']],
  [{ area: 'kowloon-b' }, ['home', 'pets', 'island', 'kowloon', 'kowloon-a', 'kowloon-b', 'kowloon-b-area']],
  [{ area: 'kowloon-b-area' }, ['home', 'pets', 'island', 'kowloon', 'kowloon-a', 'kowloon-b', 'kowloon-b-area']],
])('open facets for %o are the way to what is chosen', (chosen, slugs) => {
  expect(slugsIn(facetsIn(facets, { facets: 'open', ...chosen }))).toEqual(slugs)
  expect(facetsIn(facets, { facets: 'all', ...chosen })).toEqual(facets)
})

test('short cards carry what a result page shows', () => {
  const text = { text: 'x', lang: 'en', isConverted: false }
  const variant = (width: number) => ({ url: `/${width}`, width, height: 1 })
  const card = {
    summary: text,
    otherName: text,
    areas: [facet('a'), facet('b')],
    areaCount: 2,
    cover: { alt: 'x', variants: [320, 640, 1_280].map(variant) },
  } as unknown as ListingCard
  expect(cardsIn([card], { cards: 'full' })).toEqual([card])
  expect(cardsIn([card], { cards: 'short' })).toMatchObject([
    { summary: null, otherName: null, areaCount: 2, areas: { length: 1 }, cover: { variants: [{}, { width: 640 }] } },
  ])
  const signboard = { ...card, cover: null }
  expect(cardsIn([signboard], { cards: 'short' })).toMatchObject([{ otherName: text, cover: null }])
  const wide = { ...card, cover: { alt: 'x', variants: [variant(900)] } }
  expect(cardsIn([wide], { cards: 'short' })).toMatchObject([{ cover: { variants: [{ width: 900 }] } }])
})

test('links are the areas or categories with the most results, 24 at most', () => {
  const areas = Array.from({ length: 30 }, (_, at) => ({ ...facet(`area-${at}`), count: at }))
  const many: Facets = { ...facets, areas: [{ ...facet('region'), districts: [{ ...facet('district'), areas }] }] }
  expect(linksIn(many, { links: 'areas' }).map(({ count }) => count)).toEqual(
    Array.from({ length: 24 }, (_, at) => 29 - at),
  )
  expect(linksIn(many, { links: 'categories' })).toEqual([facet('home-leaf'), facet('pets-leaf')])
  expect(linksIn(many, {})).toEqual([])
})
