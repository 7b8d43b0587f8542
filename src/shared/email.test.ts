import { expect, test } from 'vitest'
import { parseEmail } from './email.ts'

test.each([
  ['mei@example.com', 'mei@example.com'],
  [' Mei.Chan+kaifong@Example.COM.HK ', 'mei.chan+kaifong@example.com.hk'],
  ['ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mei@example.com'],
  ["o'brien@xn--j6w193g.xn--j6w193g", "o'brien@xn--j6w193g.xn--j6w193g"],
  ['\u200Bmei@example.com', 'mei@example.com'],
  ['mei@example.com\u200E', 'mei@example.com'],
  ['mei@\u00ADexample\u2060.com\u3164', 'mei@example.com'],
  ['mailto:mei@example.com', 'mei@example.com'],
  ['Mailto: mei@example.com?subject=Taps', 'mei@example.com'],
  ['Mei Chan <mei@example.com>', 'mei@example.com'],
  ['陳美 ＜mei＠example.com＞', 'mei@example.com'],
  ['<mailto:mei@example.com>', 'mei@example.com'],
  ['mei@example.com.', 'mei@example.com'],
  ['mei@example.com；', 'mei@example.com'],
  ['\u3000mei@example。com。', 'mei@example.com'],
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
  'Mei <mei@example.com> <ann@example.com>',
  'mei@example.com <ann@example.com>',
  'mei@example.com, ann@example.com',
  'Mei\r\nBcc: all <mei@example.com>',
  'mailto:mei@example.com,ann@example.com',
  '<mei@example.com',
  'mei@example.com..',
  `${'a'.repeat(65)}@example.com`,
  `mei@${'a'.repeat(64)}.com`,
  `mei@${'abcdefgh.'.repeat(30)}com`,
])('"%s" is not an e-mail address', (typed) => {
  expect(parseEmail(typed)).toBeNull()
})
