import { expect, test } from 'vitest'
import { isHalfTyped, isOfInputMethod } from './input-method.ts'

test.each([
  ['while something is composed in Chrome and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['while something is composed, named by its own code', { isComposing: true, keyCode: 13 }, true],
  ['that ends the composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of the visitor', { isComposing: false, keyCode: 13 }, false],
])('Enter %s', (_, event, expected) => {
  expect(isOfInputMethod(event)).toBe(expected)
})

test.each([
  ['plumb', false],
  ['Café Ø 24', false],
  ["no 7/F, it's", false],
  ['', false],
  ['水', true],
  ['ㄕㄨㄟ', true],
  ['水 hau', true],
  ['みず', true],
  ['수', true],
])('what is composed is half a word: %s %s', (text, expected) => {
  expect(isHalfTyped(text)).toBe(expected)
})
