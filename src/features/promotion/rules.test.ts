import { expect, test } from 'vitest'
import { badgeSnippet, invitationPath, parseInvitationCode } from './rules.ts'

test('the code of an invitation leads back to its listing, and nothing else is one', () => {
  for (const no of [1, 35, 36, 123_456, 0x7fffffff]) {
    expect(parseInvitationCode(invitationPath(no).slice(3))).toBe(no)
    expect(parseInvitationCode(invitationPath(no).slice(3).toUpperCase())).toBe(no)
  }
  for (const bad of ['', '0', '00', 'zzzzzz', 'a-b', ' 1', '1/2', '1234567'])
    expect(parseInvitationCode(bad)).toBeNull()
})

test('the snippet of a badge holds no script and keeps signs in names as text', () => {
  const html = badgeSnippet({
    page: 'https://kaifong.example/service/taps',
    picture: 'https://kaifong.example/badge/en/light/taps.svg',
    name: '"Taps" & <Co>',
  })
  expect(html).toContain('alt="&quot;Taps&quot; &amp; &lt;Co&gt;"')
  expect(html).not.toMatch(/script|style=/)
})
