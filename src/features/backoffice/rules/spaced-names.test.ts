import { expect, test } from 'vitest'
import { spaceNames } from './spaced-names.ts'

test('a space stands between Chinese and the Latin end of a name, and nowhere else', () => {
  const names = { '#': 'Yan Lau', '@': '劉氏水喉' }
  expect(spaceNames('#建立了商戶@', names)).toBe('# 建立了商戶@')
  expect(spaceNames('由#將@設為「#」', names)).toBe('由 # 將@設為「#」')
  expect(spaceNames('# created @', names)).toBe('# created @')
  expect(spaceNames('#封鎖了@', { ...names, '@': '+852 6123 4567' })).toBe('# 封鎖了 @')
})
