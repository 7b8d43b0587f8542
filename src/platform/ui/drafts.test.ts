import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserStorage } from '#tests/support/browser-storage.ts'
import { clearDraft, readDraft, saveDraft } from './drafts.ts'

const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new BrowserStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is read back until it is cleared, and is kept for 60 days', () => {
  expect(readDraft('review:1')).toBeNull()
  expect(saveDraft('review:1', { body: 'Came at once' })).toBe(true)
  vi.advanceTimersByTime(59 * day)
  expect(readDraft('review:1')).toEqual({ body: 'Came at once' })
  vi.advanceTimersByTime(day)
  expect(readDraft('review:1')).toBeNull()
  saveDraft('review:2', 'x')
  clearDraft('review:2')
  expect(readDraft('review:2')).toBeNull()
})

test('the oldest of more than thirty drafts are deleted, and nothing else in the storage', () => {
  localStorage.setItem('theme', 'dark')
  for (let n = 0; n < 32; n++) {
    vi.advanceTimersByTime(1_000)
    saveDraft(`reply:${n}`, n)
  }
  expect([0, 1, 2, 31].map((n) => readDraft(`reply:${n}`))).toEqual([null, null, 2, 31])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a draft that is too long, or that the browser does not store, is said not to be saved', () => {
  expect(saveDraft('listing:1', 'x'.repeat(200_000))).toBe(false)
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('quota')
    },
  })
  expect(saveDraft('listing:1', 'x')).toBe(false)
  expect(readDraft('listing:1')).toBeNull()
})
