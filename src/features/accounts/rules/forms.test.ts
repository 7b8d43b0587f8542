import { expect, test } from 'vitest'
import { passwordStrength } from './forms.ts'

test.each([
  ['tram', 0],
  ['12345678', 0],
  ['87654321', 0],
  ['abcdefgh', 0],
  ['aaaabbbbcccc', 0],
  ['tramlift', 1],
  ['tram-lift-t', 2],
  ['tram lift milk tea', 3],
  ['電車升降機奶茶菠蘿包早晨街坊好', 2],
])('the strength of the password %s is %i', (typed, strength) => {
  expect(passwordStrength(typed)).toBe(strength)
})
