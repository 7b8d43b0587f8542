import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('of an address the first character and the domain are told, however long it is', () => {
  expect(maskedEmail('mei.chan@example.com')).toBe('m•••@example.com')
  expect(maskedEmail('m@example.com')).toBe('m•••@example.com')
  expect(maskedEmail('𠮷野@example.com')).toBe('𠮷•••@example.com')
})
