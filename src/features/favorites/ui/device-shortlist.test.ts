import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserStorage } from '#tests/support/browser-storage.ts'
import { addToDevice, readSavedIds, removeFromDevice } from './device-shortlist.ts'

const [one, other] = ['0193f0a2-7abc-7def-8123-000000000001', '0193f0a2-7abc-7def-8123-000000000002'] as const
let isFull: boolean

beforeEach(() => {
  isFull = false
  const storage = new BrowserStorage()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
    removeItem: (key: string) => storage.removeItem(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a listing saved while the storage of the browser is full stays as long as the page', () => {
  addToDevice([one])
  isFull = true
  addToDevice([other])
  expect(readSavedIds()).toEqual([other, one])
  removeFromDevice([one])
  expect(readSavedIds()).toEqual([other])
  isFull = false
  addToDevice([one])
  expect(readSavedIds()).toEqual([one, other])
  expect(localStorage.getItem('kaifong:shortlist')).toContain(other)
})
