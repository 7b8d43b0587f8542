import { pathToFileURL } from 'node:url'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorage, StorageFull, type Storage } from '#platform/server/storage.ts'
import { media } from '#server/media.ts'
import { mountRoutes } from '#server/routes.ts'
import { badPictures, pngWithTextBombs } from '#tests/support/bad-pictures.ts'
import { actorOf, makeCtx, testStorage } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { sendRequest, makeServices, signedInMember } from '#tests/support/http.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import type { Upload } from './contract.ts'
import { maxBytes } from './rules.ts'
import { uploadsRoutes } from './server/routes.ts'
import { createUpload } from './server/service.ts'
import { uploads } from './server/tables.ts'

const database = useDatabase()
let app: Hono
let mei: Awaited<ReturnType<typeof signedInMember>>
beforeEach(async () => {
  app = new Hono().route('/', mountRoutes(makeServices(database), [uploadsRoutes])).route('/media', media(testStorage))
  mei = await signedInMember(database)
})

const photo = (width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#0b5d45' } })
    .jpeg()
    .toBuffer()
function formWith(bytes: Uint8Array, name = 'tap.jpg'): FormData {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  return form
}
const send = (bytes: Uint8Array, { kind = 'listing-photo', cookie = mei.cookie, name = 'tap.jpg' } = {}) =>
  sendRequest(app, `/api/uploads/${kind}`, { method: 'POST', headers: { cookie }, body: formWith(bytes, name) })
const rows = () => database.db.select().from(uploads)
const countFiles = async () => {
  const keys: string[] = []
  for await (const { key } of testStorage.list()) keys.push(key)
  return keys.length
}

describe('an uploaded picture', () => {
  test('is stored for the member in several widths with immutable public URLs', async () => {
    const response = await send(await photo())
    expect(response.status).toBe(201)
    const upload = (await response.json()) as Upload
    expect(upload.variants.map(({ width }) => width)).toEqual([320, 640, 800])
    const [row] = await rows()
    expect(row).toMatchObject({ id: upload.id, ownerId: mei.member.id, kind: 'listing_photo', attachedAt: null })
    for (const { url } of upload.variants) {
      const picture = await sendRequest(app, url)
      expect(picture.status).toBe(200)
      expect(picture.headers.get('content-type')).toBe('image/webp')
      expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const avif = await sendRequest(app, url.replace('.webp', '.avif'))
      expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif'])
    }
  })

  test('of the least size has an address like any other', async () => {
    const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0b5d45' } })
      .png()
      .toBuffer()
    const { variants } = (await (await send(png)).json()) as Upload
    expect(variants.map(({ width }) => width)).toEqual([200])
    expect((await sendRequest(app, variants[0]!.url)).status).toBe(200)
  })

  test('with text that inflates to gigabytes is stored like any other, and delays nobody', async () => {
    const [bomb, own] = [await pngWithTextBombs(200), await photo(320)]
    expect(bomb.length).toBeLessThan(maxBytes)
    const li = await signedInMember(database)
    const [first, , second] = await Promise.all([send(bomb), send(bomb), send(own, { cookie: li.cookie })])
    expect([first.status, second.status]).toEqual([201, 201])
  })

  test.each(badPictures)(
    'is refused with a field error when it is %s, and nothing is stored',
    async (_name, error, bytes) => {
      const before = await countFiles()
      const response = await send(await bytes())
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ data: { issues: [{ path: ['picture'], message: error }] } })
      expect(await rows()).toEqual([])
      expect(await countFiles()).toBe(before)
    },
  )

  test('is refused when it is over ten megabytes, has an overlong name or uses the wrong field', async () => {
    const errorOf = async (response: Response) =>
      ((await response.json()) as { data: { issues: { message: string }[] } }).data.issues[0]?.message
    const large = await send(Buffer.concat([await photo(), Buffer.alloc(maxBytes)]))
    expect([large.status, await errorOf(large)]).toEqual([413, 'size'])
    const named = await send(await photo(), { name: `${'水'.repeat(9_999)}.jpg` })
    expect([named.status, await errorOf(named)]).toEqual([400, 'name'])
    const form = new FormData()
    form.set('picture', 'text')
    const headers = { cookie: mei.cookie }
    const missing = await sendRequest(app, '/api/uploads/listing-photo', { method: 'POST', headers, body: form })
    expect([missing.status, await errorOf(missing)]).toEqual([400, 'missing'])
    const noForm = await sendRequest(app, '/api/uploads/listing-photo', { method: 'POST', headers, body: 'picture' })
    expect(noForm.status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('is refused by its Content-Length before the body is read', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      cookie: mei.cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '99999999',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect((await sendRequest(app, '/api/uploads/listing-photo', init)).status).toBe(413)
    expect(isRead).toBe(false)
  })

  test('requires sign-in, a known kind and at most thirty uploads per half hour', async () => {
    expect((await send(await photo(), { cookie: '' })).status).toBe(401)
    expect((await send(await photo(), { kind: 'tax-return' })).status).toBe(404)
    const small = await photo(200)
    for (let sent = 0; sent < 30; sent++) expect((await send(small)).status).toBe(201)
    const more = await send(small)
    expect(more.status).toBe(429)
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a payment proof', () => {
  test('is visible only to its owner and admins, is never cached and has no public URL', async () => {
    const upload = (await (await send(await photo(), { kind: 'payment-proof' })).json()) as Upload
    const url = upload.variants[0]!.url
    const other = await signedInMember(database)
    const admin = await signedInMember(database, { role: 'admin' })
    const seen = async (cookie: string) => (await sendRequest(app, url, { headers: { cookie } })).status
    expect(await seen(mei.cookie)).toBe(200)
    expect(await seen(admin.cookie)).toBe(200)
    expect(await seen(other.cookie)).toBe(404)
    expect(await seen('')).toBe(404)
    const response = await sendRequest(app, url, { headers: { cookie: mei.cookie } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [row] = await database.db.select().from(uploads).where(eq(uploads.id, upload.id))
    const key = row!.variants[0]!.key
    expect(await testStorage.get(key)).not.toBeNull()
    for (const path of [key, `photos/../${key}`, `photos/%2e%2e/${key}`, key.replace('private/', 'photos/')]) {
      expect((await sendRequest(app, `/media/${path}`)).status).toBe(404)
    }
  })

  test('the private picture route does not serve photos', async () => {
    const upload = (await (await send(await photo())).json()) as Upload
    expect(
      (await sendRequest(app, `/api/uploads/${upload.id}/picture`, { headers: { cookie: mei.cookie } })).status,
    ).toBe(404)
    expect((await sendRequest(app, '/api/uploads/nonsense/picture')).status).toBe(404)
  })
})

test('an avatar is stored and validated like other pictures', async () => {
  const headers = { cookie: mei.cookie }
  const response = await sendRequest(app, '/api/avatar', { method: 'POST', headers, body: formWith(await photo()) })
  const { avatarUrl } = (await response.json()) as { avatarUrl: string }
  expect((await sendRequest(app, avatarUrl)).status).toBe(200)
  const bad = await sendRequest(app, '/api/avatar', { method: 'POST', headers, body: formWith(Buffer.from('GIF89a')) })
  expect(await bad.json()).toMatchObject({ code: 'PICTURE_UNUSABLE', data: { issues: [{ path: ['picture'] }] } })
})

describe('while there is no room', () => {
  const appWith = (storage: Storage) =>
    new Hono().route('/', mountRoutes({ ...makeServices(database), storage }, [uploadsRoutes]))
  const upload = async (storage: Storage, path: string) =>
    sendRequest(appWith(storage), path, {
      method: 'POST',
      headers: { cookie: mei.cookie },
      body: formWith(await photo()),
    })
  /** Room for `files` more. */
  function storageFor(files: number): { storage: Storage; kept: Set<string> } {
    const kept = new Set<string>()
    const put = async (key: string) => {
      if (kept.size === files) throw new StorageFull('the disk is full')
      kept.add(key)
    }
    const remove = async (keys: readonly string[]) => keys.forEach((key) => kept.delete(key))
    return { storage: { ...testStorage, put, remove, get: async () => null }, kept }
  }

  test.each([0, 1, 5])('a picture of which %i files fit is answered with 507 and leaves nothing', async (files) => {
    const { storage, kept } = storageFor(files)
    const response = await upload(storage, '/api/uploads/listing-photo')
    expect([response.status, await response.json()]).toMatchObject([507, { code: 'STORAGE_FULL' }])
    expect(await rows()).toEqual([])
    expect([...kept]).toEqual([])
  })

  test('an avatar leaves nothing either', async () => {
    const { storage, kept } = storageFor(1)
    expect((await upload(storage, '/api/avatar')).status).toBe(507)
    expect([...kept]).toEqual([])
  })

  test('on a real disk nothing is left, and the next picture is stored once there is room', async () => {
    const disk = mountSmallDisk(12)
    // Only root may mount one; the tests above hold elsewhere.
    if (!disk) return
    try {
      const storage = openStorage(pathToFileURL(disk.folder).href)
      expect((await upload(storage, '/api/uploads/listing-photo')).status).toBe(507)
      expect([disk.files(), await rows()]).toEqual([[], []])
      disk.grow(1_000)
      expect((await upload(storage, '/api/uploads/listing-photo')).status).toBe(201)
      expect(disk.files()).toHaveLength(6)
    } finally {
      disk.unmount()
    }
  })
})

test('a picture whose row cannot be written leaves no files', async () => {
  const before = await countFiles()
  const ctx = { ...makeCtx(database.db), actor: { ...actorOf(mei.member), id: '0192f0c1-0000-7000-8000-00000000dead' } }
  await expect(createUpload(ctx, 'listing_photo', await photo())).rejects.toThrow()
  expect(await countFiles()).toBe(before)
})
