import { expect, test } from 'vitest'
import { emptyContent } from './content.ts'
import { slugCandidates, slugOf } from './slug.ts'
import { differencesOf, mergeLicences, readStored, toListingContent } from './stored-content.ts'

test('only fields that differ are reported, in form order, whatever the key order', () => {
  const price = { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents: 1, toCents: null, note: null }
  const before = { ...emptyContent, nameEn: 'A', prices: [price] }
  const same = { note: null, toCents: null, fromCents: 1, unit: 'visit' as const, title: { en: 'Visit', zh: null } }
  expect(differencesOf(before, { ...before, prices: [same] })).toEqual([])
  expect(differencesOf(before, { ...before, faq: [], areas: ['x'], nameEn: 'B' })).toEqual([
    { field: 'nameEn', before: 'A', after: 'B' },
    { field: 'areas', before: [], after: ['x'] },
  ])
})

test('a difference within a value is one, a missing key is none where undefined stands for it', () => {
  const price = { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents: 1, toCents: null, note: null }
  const before = { ...emptyContent, prices: [price] }
  const prices = [[{ ...price, title: { en: 'Visit', zh: '上門' } }], [{ ...price, toCents: 2 }], [price, price], []]
  for (const after of prices) {
    expect(differencesOf(before, { ...before, prices: after })).toMatchObject([{ field: 'prices' }])
    expect(differencesOf({ ...before, prices: after }, before)).toMatchObject([{ field: 'prices' }])
  }
  expect(
    differencesOf({ ...before, openingHours: null }, { ...before, openingHours: { kind: 'always' } }),
  ).toHaveLength(1)
  const withUndefined = [{ ...price, pair: undefined }]
  expect(differencesOf(before, { ...before, prices: withUndefined })).toEqual([])
})

test('a field missing from a revision is taken from the listing', () => {
  const current = { ...emptyContent, nameEn: 'A', summaryEn: 'S', licences: [], photos: [] }
  expect(readStored({ summaryEn: null, stranger: 1 }, current)).toEqual({ ...current, summaryEn: null })
})

test('a revision from before there were descriptions per language has each in its language', () => {
  const current = { ...emptyContent, licences: [], photos: [] }
  const photos = [
    { id: 'a', alt: 'A tap' },
    { id: 'b', alt: '水龍頭 (tap)', pair: 1 },
    { id: 'c', alt: '' },
  ]
  const stored = readStored({ photos }, current)
  expect(toListingContent(stored).photos).toEqual([
    { id: 'a', alt: { en: 'A tap', zh: null }, pair: null },
    { id: 'b', alt: { en: null, zh: '水龍頭 (tap)' }, pair: 1 },
    { id: 'c', alt: { en: null, zh: null }, pair: null },
  ])
  expect(readStored(stored, current)).toEqual(stored)
})

test('a changed description in one language is a difference', () => {
  const before = { ...emptyContent, photos: [{ id: 'a', alt: { en: 'A tap', zh: null }, pair: null }] }
  const after = { ...emptyContent, photos: [{ id: 'a', alt: { en: 'A tap', zh: '水龍頭' }, pair: null }] }
  expect(differencesOf(before, after)).toMatchObject([{ field: 'photos' }])
})

test('an unchanged licence keeps its check; a changed one becomes claimed', () => {
  const before = [{ key: 'eaa', number: '1', expiresOn: null, state: 'checked' as const, checkedOn: '2026-01-01' }]
  expect(mergeLicences([{ key: 'eaa', number: '1', expiresOn: null }], before)).toEqual(before)
  expect(mergeLicences([{ key: 'eaa', number: '1', expiresOn: '2027-01-01' }], before)).toMatchObject([
    { state: 'claimed', checkedOn: null },
  ])
})

test.each([
  ['Café & Tap’s', null, 'cafe-and-taps'],
  [null, '灣仔 水喉', '灣仔-水喉'],
  ['ＦＵＬＬ width', null, 'full-width'],
  ['!!!', null, 'listing'],
  ['0192f0c1-0000-7000', null, 'listing-0192f0c1-0000-7000'],
  ['a'.repeat(200), null, 'a'.repeat(80)],
])('the slug of %s %s is %s', (nameEn, nameZh, slug) => {
  expect(slugOf({ nameEn, nameZh })).toBe(slug)
})

test('slug candidates are numbered; the last has a random suffix', () => {
  expect(slugCandidates('a', 'x7').slice(0, 2)).toEqual(['a', 'a-2'])
  expect(slugCandidates('a', 'x7').at(-1)).toBe('a-x7')
})
