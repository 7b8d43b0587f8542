import { expect, test } from 'vitest'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import { errorsForReader } from './reader-errors.ts'

const untitled = { title: { en: null, zh: null }, unit: 'job' as const, fromCents: 100, toCents: null, note: null }
const { errors } = checkContent({ ...emptyContent, prices: [untitled] }, '2026-11-23')
const pathsFor = (locale: Parameters<typeof errorsForReader>[1]) =>
  errorsForReader(errors, locale).map(({ path }) => path)

test('a text that is missing in both languages is asked for in the language of the reader', () => {
  expect(pathsFor('en')).toEqual(expect.arrayContaining(['nameEn', 'descriptionEn', 'prices.0.title.en']))
  for (const locale of ['zh-Hant', 'zh-Hans'] as const)
    expect(pathsFor(locale)).toEqual(expect.arrayContaining(['nameZh', 'descriptionZh', 'prices.0.title.zh']))
})

test('other errors stay where they are', () => {
  const tooLong = [{ path: 'nameEn', error: 'tooLong' as const }]
  expect(errorsForReader(tooLong, 'zh-Hant')).toEqual(tooLong)
})
