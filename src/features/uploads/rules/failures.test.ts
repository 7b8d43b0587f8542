import { expect, test } from 'vitest'
import { maxBytes } from '../rules.ts'
import { failureCode, fileError, isTemporary } from './failures.ts'

test('a file that is no picture is refused before it is sent, whatever its size', () => {
  expect(fileError({ type: 'application/pdf', size: 10 })).toBe('kind')
  expect(fileError({ type: 'video/quicktime', size: maxBytes + 1 })).toBe('kind')
  expect(fileError({ type: 'image/png', size: maxBytes + 1 })).toBe('size')
  expect(fileError({ type: 'image/png', size: maxBytes })).toBeNull()
  // Some phones do not know the type of a HEIC file.
  expect(fileError({ type: '', size: 10 })).toBeNull()
})

test.each([
  [{ status: 0, error: null }, 'network', true],
  [{ status: 401, error: null }, 'signedOut', true],
  [{ status: 413, error: null }, 'size', false],
  [{ status: 415, error: 'animated' }, 'animated', false],
  [{ status: 429, error: null }, 'limit', true],
  [{ status: 503, error: null }, 'server', true],
  [{ status: 507, error: null }, 'server', true],
])('the failure %o is called %s', (failed, code, temporary) => {
  expect(failureCode(failed)).toBe(code)
  expect(isTemporary(code)).toBe(temporary)
})
