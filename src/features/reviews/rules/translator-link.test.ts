import { expect, test } from 'vitest'
import { translatorLink } from './translator-link.ts'

test('the link to the translator carries the text and the reader’s language', () => {
  const link = new URL(translatorLink('zh-Hant', 'On time & tidy\n\n100% happy'))
  expect(link.hostname).toBe('translate.google.com')
  expect(link.searchParams.get('tl')).toBe('zh-TW')
  expect(link.searchParams.get('text')).toBe('On time & tidy\n\n100% happy')
  expect(new URL(translatorLink('zh-Hans', 'x')).searchParams.get('tl')).toBe('zh-CN')
})

test('a long text fits into an address and is not cut within a character', () => {
  for (const text of ['準時😀'.repeat(1_300), '😀'.repeat(4_000)]) {
    const link = translatorLink('en', text)
    expect(link.length).toBeLessThan(8_000)
    expect(new URL(link).searchParams.get('text')).toBe([...text].slice(0, 600).join(''))
  }
})
