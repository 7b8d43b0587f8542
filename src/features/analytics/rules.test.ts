import { describe, expect, test } from 'vitest'
import { isBot, isCounted } from './rules.ts'

describe('bots are detected', () => {
  test.each([
    '',
    '   ',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
    'curl/8.4.0',
    'python-requests/2.31',
    'Go-http-client/2.0',
    'node',
    'Mozilla/5.0+(compatible; UptimeRobot/2.0)',
  ])('“%s”', (userAgent) => {
    expect(isBot(userAgent)).toBe(true)
  })
})

describe('browsers are not bots', () => {
  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/2.23',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ALN-AL00) AppleWebKit/537.36 Chrome/99.0 HuaweiBrowser/14 Mobile Safari/537.36',
  ])('“%s”', (userAgent) => {
    expect(isBot(userAgent)).toBe(false)
  })
})

test('visits of the owner and of admins are not counted; other members and visitors are', () => {
  const member = (id: string, isAdmin = false) => ({
    id,
    firstName: '',
    lastName: '',
    email: '',
    avatarUrl: null,
    isAdmin,
  })
  const listing = { ownerId: 'owner' }
  expect(isCounted(null, listing)).toBe(true)
  expect(isCounted(member('neighbour'), listing)).toBe(true)
  expect(isCounted(member('owner'), listing)).toBe(false)
  expect(isCounted(member('other', true), listing)).toBe(false)
  expect(isCounted(member('neighbour'), { ownerId: null })).toBe(true)
})
