import { expect, test } from 'vitest'
import { parseEmail } from './email.ts'

test.each([
  ['mei@example.com', 'mei@example.com'],
  [' Mei.Chan+kaifong@Example.COM.HK ', 'mei.chan+kaifong@example.com.hk'],
  ['ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mei@example.com'],
  ["o'brien@xn--j6w193g.xn--j6w193g", "o'brien@xn--j6w193g.xn--j6w193g"],
])('"%s" is normalised to %s', (typed, normalised) => {
  expect(parseEmail(typed)).toBe(normalised)
})

test.each([
  '',
  'mei',
  'mei@',
  '@example.com',
  'mei@example',
  'mei@@example.com',
  'mei@a@example.com',
  'mei chan@example.com',
  '.mei@example.com',
  'mei..chan@example.com',
  'mei@-example.com',
  'mei@example..com',
  'mei@192.168.1.1',
  // A Cyrillic "е", a line break that would start another header, a control character.
  'mеi@example.com',
  'mei@example.com\r\nBcc: all@example.com',
  'mei\u0000@example.com',
  '"mei"@example.com',
  'Mei <mei@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `mei@${'a'.repeat(64)}.com`,
  `mei@${'abcdefgh.'.repeat(30)}com`,
])('"%s" is not an e-mail address', (typed) => {
  expect(parseEmail(typed)).toBeNull()
})
