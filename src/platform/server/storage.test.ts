import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '#tests/support/s3-server.ts'
import { contentTypeOf, openStorage, type Storage } from './storage.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaifong storage #1 '))
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server({ pageSize: 3 })
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const keysOf = async (storage: Storage, prefix?: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.toSorted()
}

describe.each([
  ['a folder', () => pathToFileURL(folder).href],
  ['a bucket', () => s3.urlWith()],
])('%s', (_name, url) => {
  test('stores, reads, lists and removes files', async () => {
    const storage = openStorage(url())
    const keys = ['photos/aa/one-320.webp', 'photos/aa/one-640.avif', 'photos/ab/two-320.webp', 'photos/b/three.webp']
    for (const key of keys) await storage.put(key, bytesOf(key))
    await storage.put('private/proofs/aa/four.webp', bytesOf('four'))

    expect(new TextDecoder().decode((await storage.get(keys[1]!))!)).toBe(keys[1])
    expect(await storage.get('photos/aa/missing.webp')).toBeNull()
    expect(await keysOf(storage, 'photos/')).toEqual(keys)
    expect(await keysOf(storage, 'photos/a')).toEqual(keys.slice(0, 3))
    expect(await keysOf(storage)).toEqual([...keys, 'private/proofs/aa/four.webp'])
    expect(await keysOf(storage, 'nowhere/')).toEqual([])
    for await (const { storedAt } of storage.list()) expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000)

    await storage.remove([keys[0]!, 'photos/aa/missing.webp'])
    expect(await storage.get(keys[0]!)).toBeNull()
    expect(await keysOf(storage, 'photos/')).toEqual(keys.slice(1))
  })

  test('refuses keys that escape the store', async () => {
    const storage = openStorage(url())
    for (const key of [
      '../secret.txt',
      'photos/../../a.webp',
      '/etc/passwd',
      'photos/a',
      'Photos/a.webp',
      'a//b.webp',
    ]) {
      await expect(async () => storage.put(key, bytesOf('x'))).rejects.toThrow('not a storage key')
      expect(await storage.get(key)).toBeNull()
    }
  })
})

describe('a bucket', () => {
  test('stores the content type of a file', async () => {
    await openStorage(s3.urlWith()).put('photos/cc/typed.avif', bytesOf('x'))
    expect(s3.files.get('photos/cc/typed.avif')?.type).toBe('image/avif')
    expect(contentTypeOf('photos/cc/typed.html')).toBe('application/octet-stream')
  })

  test('retries when the store is busy', async () => {
    s3.state.failNext = 2
    await openStorage(s3.urlWith()).put('photos/cc/again.webp', bytesOf('x'))
    expect(s3.files.has('photos/cc/again.webp')).toBe(true)
  })

  test.each([
    ['another secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another key', { key: 'somebody' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'eu-west-1' }, '403 AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'elsewhere' }, 'no such bucket'],
  ])('rejects %s with an error that shows neither address nor secret', async (_name, change, message) => {
    const storing = openStorage(s3.urlWith(change)).put('photos/cc/refused.webp', bytesOf('x'))
    await expect(storing).rejects.toThrow(message)
    await storing.catch((error: Error) => expect(error.message).not.toMatch(/127\.0\.0\.1|wrong|se%2F/))
    expect(s3.files.has('photos/cc/refused.webp')).toBe(false)
  })

  test('requires key, secret and bucket', () => {
    for (const url of [
      's3://host/bucket',
      's3://key@host/bucket',
      's3://key:secret@host/',
      's3://key:secret@host/A_B',
    ]) {
      expect(() => openStorage(url)).toThrow('Malformed env var: STORAGE_URL')
    }
  })
})
