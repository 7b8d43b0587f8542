import { expect, test } from 'vitest'
import { publicFiles } from './public-files.ts'

const files = publicFiles({ baseUrl: 'https://kaifong.example' })

test('password managers are led to where the password is changed', async () => {
  const response = await files.request('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/profile?tab=security'])
})

test('researchers are told whom to tell of a vulnerability, for less than a year', async () => {
  const response = await files.request('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe('https://kaifong.example/privacy#contact')
  expect(fields.get('Canonical')).toBe('https://kaifong.example/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('programs that ask for the icon without reading a page get it', async () => {
  const response = await files.request('/favicon.ico')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/icon-192.png'])
})
