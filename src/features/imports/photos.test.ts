import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listingPhotos, listingRevisions, listings } from '#features/listings/server/tables.ts'
import { auditLog, jobs } from '#platform/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { createImporter, importHeader, importLine } from '#tests/support/import-file.ts'
import { zipOf } from '#tests/support/zip.ts'
import { findPhotoLimit, readPhotoSources } from './rules/photos.ts'
import { exportLines } from './server/service/export.ts'
import { addZip } from './server/service/photo-files.ts'
import { addPhotos } from './server/service/photos.ts'
import { prepareRun, runBatch } from './server/service/run-import.ts'

const database = useDatabase()
let admin: Profile
beforeEach(async () => {
  admin = await createProfile(database.db, { role: 'admin' })
  requests = []
})
const { ctx, imports, send, check, work, importFile } = createImporter(database, () => admin)
const file = (...rows: [id: string, photos: string][]) =>
  [`${importHeader},photos`, ...rows.map(([id, photos]) => `${importLine(id)},${photos}`)].join('\n')

let site = ''
let requests: string[] = []
let picture: Buffer
const answer: RequestListener = (request, response) => {
  requests.push(request.url ?? '')
  const [, name = ''] = (request.url ?? '').split('/')
  if (name === 'moved.jpg') response.writeHead(302, { location: '/a.jpg' }).end()
  else if (name === 'inside.jpg') response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end()
  else if (name === 'round.jpg') response.writeHead(302, { location: '/round.jpg' }).end()
  else if (name === 'page.html') response.end('<html>')
  else if (name === 'large.jpg') response.end(Buffer.alloc(10 * 1024 * 1024 + 1))
  else if (name === 'reset.jpg') request.socket.destroy()
  else if (name.endsWith('.jpg')) response.end(picture)
  else response.writeHead(404).end()
}
const server = createServer(answer)
beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8332b' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** The test's own server, but nothing else inside the network. */
const reach = { protocols: ['http:'], isAllowed: (address: string) => address === '127.0.0.1' }
const signal = new AbortController().signal

async function importRows(text: string) {
  const { id } = await send(text)
  await check(id)
  await imports().start({ id })
  const run = (await prepareRun(makeCtx(database.db), id))!
  while (await runBatch(makeCtx(database.db), run));
  return { id, run }
}
/** Imports a file whose photos are on the test's server. */
async function importWithPhotos(text: string) {
  const { id, run } = await importRows(text)
  await addPhotos(makeCtx(database.db), run, signal, { reach })
  return imports().get({ id })
}
async function photosOf(nameEn: string) {
  const [listing] = await database.db.select().from(listings).where(eq(listings.nameEn, nameEn))
  return database.db
    .select()
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, listing!.id))
    .orderBy(asc(listingPhotos.position))
}
const notesOf = async (id: string) =>
  (await imports().findNotes({ id })).rows.map(({ rowNo, notes }) => [
    rowNo,
    ...notes.map(({ note, value }) => `${note} ${value.replace(site, '')}`),
  ])

describe('photos named by address', () => {
  test('are fetched after the import, drawn again, and shown in the order of the row', async () => {
    const { id, run } = await importRows(file(['a', `${site}/a.jpg | ${site}/moved.jpg`], ['b', '']))
    expect(await imports().get({ id })).toMatchObject({ state: 'photos', photoCount: 2, outcomes: { created: 2 } })
    await addPhotos(makeCtx(database.db), run, signal, { reach })
    expect(await imports().get({ id })).toMatchObject({ state: 'done', notes: {} })
    const stored = await photosOf('Plumber a')
    expect(stored.map(({ variants }) => variants.map(({ width }) => width))).toEqual([
      [320, 400],
      [320, 400],
    ])
    expect(stored[0]?.variants[0]?.key).toMatch(/^photos\/..\/[0-9a-f]{32}-320\.webp$/)
    expect(await photosOf('Plumber b')).toEqual([])
    const revisions = await database.db
      .select()
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, stored[0]!.listingId))
      .orderBy(asc(listingRevisions.id))
    expect(revisions.map(({ status, content }) => [status, (content['photos'] as unknown[]).length])).toEqual([
      ['approved', 0],
      ['approved', 2],
    ])
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.adminEdit'))
    expect(entry).toMatchObject({ actorId: admin.id, subjectId: stored[0]!.listingId })
  })

  test('are not fetched again when the same file is sent again; a new address replaces what it replaces', async () => {
    await importWithPhotos(file(['a', `${site}/a.jpg|${site}/b.jpg`]))
    const before = await photosOf('Plumber a')
    expect(requests).toEqual(['/a.jpg', '/b.jpg'])
    expect(await importWithPhotos(file(['a', `${site}/a.jpg|${site}/b.jpg`]))).toMatchObject({
      outcomes: { unchanged: 1 },
    })
    expect(requests).toHaveLength(2)
    const changed = await importWithPhotos(file(['a', `${site}/c.jpg|${site}/a.jpg`]))
    expect(changed).toMatchObject({ outcomes: { updated: 1 } })
    expect(requests).toEqual(['/a.jpg', '/b.jpg', '/c.jpg'])
    const after = await photosOf('Plumber a')
    expect(after.map(({ uploadId }) => uploadId)).toEqual([expect.any(String), before[0]!.uploadId])
    await importWithPhotos(file(['a', '']))
    expect(await photosOf('Plumber a')).toHaveLength(2)
  })

  test('that cannot be had are reported by row and address, and the others arrive', async () => {
    const names = ['gone', 'page.html', 'large.jpg', 'inside.jpg', 'a.jpg']
    const { id } = await importWithPhotos(file(['x', ''], ['a', names.map((name) => `${site}/${name}`).join('|')]))
    expect(await notesOf(id)).toEqual([
      [3, 'photoUnreachable /gone', 'photoUnusable /page.html', 'photoTooLarge /large.jpg', 'photoRefused /inside.jpg'],
    ])
    expect(await photosOf('Plumber a')).toHaveLength(1)
  })

  test('a host that breaks three connections is left alone', async () => {
    const names = ['round.jpg', 'reset.jpg', 'reset.jpg/2', 'b.jpg']
    const shown = await importWithPhotos(file(['a', names.map((name) => `${site}/${name}`).join('|')]))
    expect(shown.notes).toEqual({ photoUnreachable: 3, photoSkipped: 1 })
    expect(requests.filter((url) => url === '/round.jpg')).toHaveLength(4)
    expect(requests).not.toContain('/b.jpg')
  })

  test('inside a private network are refused without a request by the job of the site', async () => {
    const shown = await importFile(file(['a', `${site}/a.jpg`]))
    expect(shown).toMatchObject({ state: 'done', outcomes: { created: 1 }, notes: { photoRefused: 1 } })
    expect(requests).toEqual([])
  })

  test('an import that was stopped or killed continues with the row that it was at', async () => {
    const { id, run } = await importRows(file(['a', `${site}/a.jpg`], ['b', `${site}/b.jpg`]))
    await imports().stop({ id })
    await addPhotos(makeCtx(database.db), run, signal, { reach })
    expect(requests).toEqual([])
    await imports().start({ id })
    while (await runBatch(makeCtx(database.db), run));
    const killed = new AbortController()
    const isAllowed = (address: string) => {
      killed.abort()
      return reach.isAllowed(address)
    }
    await expect(
      addPhotos(makeCtx(database.db), run, killed.signal, { reach: { ...reach, isAllowed } }),
    ).rejects.toThrow()
    expect(await imports().get({ id })).toMatchObject({ state: 'photos', doneRows: 1 })
    await addPhotos(makeCtx(database.db), run, signal, { reach })
    expect(requests).toEqual(['/a.jpg', '/b.jpg'])
    expect(await imports().get({ id })).toMatchObject({ state: 'done', outcomes: { created: 2 } })
  })

  test('that take long are left to later runs, which know the hosts that fail', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id): [string, string] => [id, `${site}/reset.jpg/${id}`])
    const { id, run } = await importRows(file(...rows))
    const failures = new Map<string, number>()
    const add = () => addPhotos(makeCtx(database.db), run, signal, { reach, failures, maxMs: 0 })
    expect(await add()).toBe(true)
    expect(await imports().get({ id })).toMatchObject({ state: 'photos', doneRows: 1 })
    while (await add());
    expect(await imports().get({ id })).toMatchObject({
      state: 'done',
      notes: { photoUnreachable: 3, photoSkipped: 2 },
    })
  })

  test('are added by one job after the other, so that other jobs are not held up', async () => {
    let time = Date.parse('2026-11-26T00:00:00Z')
    // Every look at the clock takes half a minute.
    const slow = createImporter(database, () => admin, { now: () => new Date((time += 30_000)) })
    const shown = await slow.importFile(file(['a', `${site}/a.jpg`], ['b', `${site}/b.jpg`]))
    expect(shown).toMatchObject({ state: 'done', notes: { photoRefused: 2 } })
    const runs = await database.db.select().from(jobs).where(eq(jobs.name, 'imports.work'))
    // The check, the import with the first photo, the second photo, and the end.
    expect(runs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  })

  test('travel in an export by the address that they came from, and are recognised by their own', async () => {
    await importWithPhotos(file(['a', `${site}/a.jpg`]))
    let text = ''
    for await (const part of exportLines(ctx())) text += part
    expect(text).toContain(`a,,${site}/a.jpg,Plumber a`)
    const [photo] = await photosOf('Plumber a')
    const own = text.replace(`${site}/a.jpg`, `https://kaifong.example/media/${photo!.variants.at(-1)!.key}`)
    expect(await importWithPhotos(own)).toMatchObject({ outcomes: { unchanged: 1 }, notes: {} })
    expect(requests).toEqual(['/a.jpg'])
  })
})

describe('photos named by their name in a zip', () => {
  const addPictures = async (id: string, files: Parameters<typeof zipOf>[0]) =>
    addZip(ctx(), id, Readable.from([zipOf(files)]))
  async function importWithZip(text: string, files: Parameters<typeof zipOf>[0]) {
    const { id } = await send(text)
    await addPictures(id, files)
    await check(id)
    await imports().start({ id })
    await work()
    return imports().get({ id })
  }

  test('are found by path or by name, stored as uploads, and not stored again', async () => {
    const files = [
      { name: 'Photos/Tap 1.JPG', bytes: picture },
      { name: 'more/tap2.jpg', bytes: picture },
      { name: '../../etc/tap3.jpg', bytes: picture },
      { name: '__MACOSX/Photos/._Tap 1.JPG', bytes: picture },
      { name: 'readme.txt', bytes: picture },
    ]
    const text = file(['a', 'tap 1.jpg | tap2.jpg'], ['b', 'photos/tap 1.jpg'])
    const first = await importWithZip(text, files)
    expect(first).toMatchObject({ state: 'done', pictureCount: 2, outcomes: { created: 2 }, notes: {} })
    // Two names for the same bytes are one picture.
    expect(await photosOf('Plumber a')).toHaveLength(1)
    const [before] = await photosOf('Plumber b')
    expect(await importWithZip(text, files)).toMatchObject({ outcomes: { unchanged: 2 }, notes: {} })
    expect((await photosOf('Plumber b')).map(({ uploadId }) => uploadId)).toEqual([before!.uploadId])
  })

  test('that are not there are said in the dry run; what is damaged or no picture is left out', async () => {
    const { id } = await send(file(['a', 'tap.jpg | gone.jpg | fake.png']))
    const result = await addPictures(id, [
      { name: 'tap.jpg', bytes: picture },
      { name: 'fake.png', bytes: Buffer.from('<html>') },
      { name: 'broken.jpg', bytes: picture, claims: { crc: 1 } },
      { name: 'bomb.jpg', bytes: Buffer.alloc(11 * 1024 * 1024) },
    ])
    expect(result).toEqual({ added: 2, leftOut: 2 })
    expect(await check(id)).toMatchObject({ outcomes: { good: 1 }, notes: { photoMissing: 1 } })
    await imports().start({ id })
    await work()
    expect(await notesOf(id)).toEqual([[2, 'photoMissing gone.jpg', 'photoUnusable fake.png']])
    expect(await photosOf('Plumber a')).toHaveLength(1)
  })

  test('need a zip that can be read, of an import that is there and not running', async () => {
    const { id } = await send(file(['a', 'tap.jpg']))
    const noZip = Readable.from([Buffer.from('GIF89a')])
    await expect(addZip(ctx(), id, noZip)).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE', data: { reason: 'zip' } })
    const tooMany = Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.jpg`, bytes: Buffer.from('x') }))
    await expect(addPictures(id, tooMany)).rejects.toMatchObject({ data: { reason: 'zipCount' } })
    await expect(addPictures(crypto.randomUUID(), [])).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
    const { mapping } = await imports().get({ id })
    await imports().check({ id, mapping })
    await expect(addPictures(id, [])).rejects.toMatchObject({ code: 'IMPORT_STATE_CHANGED' })
  })
})

test('what is no web address, and more photos than a plan or a file holds, are errors of the row', async () => {
  const owner = await createProfile(database.db)
  const urls = (count: number) => Array.from({ length: count }, (_, at) => `https://example.com/${at}.jpg`).join('|')
  const rows = [
    `${importLine('a')},,price-list.pdf`,
    `${importLine('b')},,https://user:secret@example.com/a.jpg`,
    `${importLine('c')},,${urls(11)}`,
    `${importLine('d')},${owner.email},${urls(4)}`,
    `${importLine('e')},,${urls(10)}`,
  ]
  const { id } = await send([`${importHeader},owner_email,photos`, ...rows].join('\n'))
  await check(id)
  const { rows: found } = await imports().findRowErrors({ id })
  expect(found.map(({ rowNo, errors }) => [rowNo, ...errors.map(({ field, error }) => `${field} ${error}`)])).toEqual([
    [2, 'photos photoInvalid'],
    [3, 'photos photoInvalid'],
    [4, 'photos tooManyPhotos'],
    [5, 'photos tooManyPhotos'],
  ])
})

test('sources in a cell are read once each; a file names at most 5,000 photos', () => {
  const address = (value: string) => ({ kind: 'address', value })
  expect(readPhotoSources('https://a.example/1.jpg#top | https://a.example/1.jpg\nhttp://b.example/樓.jpg;')).toEqual([
    address('https://a.example/1.jpg'),
    address('http://b.example/%E6%A8%93.jpg'),
  ])
  expect(readPhotoSources('Mei\\Tap 1.JPG | ./mei/tap 1.jpg')).toEqual([{ kind: 'file', value: 'mei/tap 1.jpg' }])
  const cells = Array.from({ length: 5_002 }, (_, place) => ({ place, cell: 'https://a.example/1.jpg' }))
  expect(findPhotoLimit(cells.slice(0, 5_000))).toEqual({ count: 5_000, from: null })
  expect(findPhotoLimit(cells)).toEqual({ count: 5_000, from: 5_000 })
})
