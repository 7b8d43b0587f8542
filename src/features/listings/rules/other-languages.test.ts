import { expect, test } from 'vitest'
import { otherLanguagesOf } from './other-languages.ts'

test('the languages of a provider are shown to readers whose own is not among them', () => {
  expect(otherLanguagesOf('en', ['cantonese'])).toEqual(['cantonese'])
  expect(otherLanguagesOf('en', ['cantonese', 'english'])).toEqual([])
  expect(otherLanguagesOf('zh-Hant', ['english', 'mandarin'])).toEqual(['english', 'mandarin'])
  expect(otherLanguagesOf('zh-Hant', ['cantonese'])).toEqual([])
  expect(otherLanguagesOf('zh-Hans', ['cantonese', 'english'])).toEqual(['cantonese', 'english'])
})

test('a provider that states no language is not called foreign', () => {
  expect(otherLanguagesOf('en', [])).toEqual([])
})
