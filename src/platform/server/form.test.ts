import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readForm } from './form.ts'

const app = new Hono().post('/', async (c) => {
  const form = await readForm(c.req)
  return c.json(
    form &&
      Object.fromEntries(
        Object.entries(form).map(([name, value]) => [name, value instanceof File ? value.size : value]),
      ),
  )
})
const read = async (body: BodyInit, type?: string): Promise<unknown> =>
  (await app.request('/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })).json()
const multipart = (parts: string[]) => [...parts.map((part) => `--limit\r\n${part}\r\n`), '--limit--\r\n'].join('')
const type = 'multipart/form-data; boundary=limit'
const field = (name: string, value = '') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`

test('a form is read, with its file', async () => {
  const form = new FormData()
  form.set('file', new File(['x'.repeat(100_000)], 'a.csv'))
  form.set('name', 'tap')
  expect(await read(form)).toEqual({ file: 100_000, name: 'tap' })
  expect(await read(new URLSearchParams({ language: 'en', next: '/a?b=1&c=2' }))).toEqual({
    language: 'en',
    next: '/a?b=1&c=2',
  })
  expect(await read(multipart([field('a', 'b')]), type)).toEqual({ a: 'b' })
  expect(await read(multipart([field('a', 'b')]), 'Multipart/Form-Data; boundary="limit"')).toEqual({ a: 'b' })
})

test.for([
  ['many parts', multipart(Array.from({ length: 160_000 }, () => field('a'))), type],
  ['a part with long headers', multipart([`X: ${'x'.repeat(70_000)}\r\n${field('a')}`]), type],
  ['many fields', 'a&'.repeat(50_000), 'application/x-www-form-urlencoded'],
  ['no end of its headers', `--limit\r\n${'a'.repeat(70_000)}`, type],
] as const)('a body with %s is refused', async ([, body, contentType]) => {
  expect(await read(body, contentType)).toBeNull()
})
