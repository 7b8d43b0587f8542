import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password1',
  ' PassWord1 ',
  'aaaaaaaa',
  '12121212',
  'abcabcabc',
  'kaifong1',
  'Kaifong2026',
  '街坊街坊街坊街坊',
  '街坊 123!',
])('“%s” is refused', async (password) => expect(await isCommonPassword(password)).toBe(true))

test.each(['six dim sum', 'kaifong has good plumbers', '街坊好師傅推介給你', 'eight har gow'])(
  '“%s” is accepted',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
)
