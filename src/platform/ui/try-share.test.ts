import { afterEach, expect, test, vi } from 'vitest'
import { tryShare } from './try-share.ts'

afterEach(() => vi.unstubAllGlobals())

const sheet = (share?: () => Promise<void>) => vi.stubGlobal('navigator', { share })
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

test('a share sheet that was opened or closed was used', async () => {
  sheet(async () => {})
  expect(await tryShare({ url: '/' })).toBe(true)
  sheet(failing('AbortError'))
  expect(await tryShare({ url: '/' })).toBe(true)
})

test('one that is refused or missing was not', async () => {
  sheet(failing('NotAllowedError'))
  expect(await tryShare({ url: '/' })).toBe(false)
  sheet()
  expect(await tryShare({ url: '/' })).toBe(false)
})
