import { expect, test } from 'vitest'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import { errorsForReader, shownErrors } from './reader-errors.ts'

const untitled = { title: { en: null, zh: null }, unit: 'job' as const, fromCents: 100, toCents: null, note: null }
const { errors } = checkContent({ ...emptyContent, prices: [untitled] }, '2026-11-23')
const pathsFor = (locale: Parameters<typeof errorsForReader>[1]) =>
  errorsForReader(errors, locale).map(({ path }) => path)

test('a text that is missing in both languages is asked for in the language of the reader', () => {
  expect(pathsFor('en')).toEqual(expect.arrayContaining(['nameEn', 'descriptionEn', 'prices.0.title.en']))
  for (const locale of ['zh-Hant', 'zh-Hans'] as const)
    expect(pathsFor(locale)).toEqual(expect.arrayContaining(['nameZh', 'descriptionZh', 'prices.0.title.zh']))
})

test('a blank question with a blank answer asks for both in the language of the reader, half of one for the other half', () => {
  const none = { en: null, zh: null }
  const faq = [
    { question: none, answer: none },
    { question: none, answer: { en: 'Yes.', zh: null } },
    { question: { en: null, zh: '週末？' }, answer: none },
  ]
  const found = checkContent({ ...emptyContent, faq }, '2026-11-23').errors
  const pathsIn = (locale: Parameters<typeof errorsForReader>[1]) =>
    errorsForReader(found, locale).flatMap(({ path }) => (path.startsWith('faq') ? [path] : []))
  const halves = ['faq.1.question.en', 'faq.2.answer.zh']
  expect(pathsIn('en')).toEqual(['faq.0.question.en', 'faq.0.answer.en', ...halves])
  expect(pathsIn('zh-Hant')).toEqual(['faq.0.question.zh', 'faq.0.answer.zh', ...halves])
})

test('other errors stay where they are', () => {
  const tooLong = [{ path: 'nameEn', error: 'tooLong' as const }]
  expect(errorsForReader(tooLong, 'zh-Hant')).toEqual(tooLong)
})

test('errors of the hours count as one, since one message says them; those of price rows each have their own', () => {
  const missing = [{ from: NaN, to: NaN }]
  const openingHours = { kind: 'weekly' as const, days: { mon: missing, tue: missing } }
  const found = checkContent({ ...emptyContent, openingHours, prices: [untitled, untitled] }, '2026-11-23').errors
  const shown = shownErrors(found).map(({ path }) => path)
  expect(shown.filter((path) => path.startsWith('openingHours'))).toEqual(['openingHours.days.mon'])
  expect(shown.filter((path) => path.startsWith('prices'))).toHaveLength(2)
})
