import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { mountRoutes } from '#server/routes.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { makeServices, sendRequest, signedInMember } from '#tests/support/http.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
let app: Hono
beforeEach(() => {
  app = mountRoutes(makeServices(database))
})
const textOf = async (path: string) => (await sendRequest(app, path)).text()

test('an owner gets the short link of an own listing, others nothing', async () => {
  const [owner, other] = [await createProfile(database.db), await createProfile(database.db)]
  const { id, slug } = await createListing(database.db, { ownerId: owner.id, nameEn: 'Lucky Taps' })
  const found = await world.as(owner).promotion.get({ listingId: id })
  expect(found).toMatchObject({ slug, status: 'approved', name: { text: 'Lucky Taps' } })
  const admin = await createProfile(database.db, { role: 'admin' })
  expect(await world.as(admin).promotion.get({ listingId: id })).toEqual(found)
  await expect(world.as(other).promotion.get({ listingId: id })).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  await expect(world.as(null).promotion.get({ listingId: id })).rejects.toMatchObject({ status: 401 })

  const leads = await sendRequest(app, found.invitationPath)
  expect(leads.status).toBe(302)
  expect(leads.headers.get('location')).toBe(`/service/${encodeURIComponent(slug)}?review=write&via=invitation#reviews`)
  await database.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, id))
  for (const path of [found.invitationPath, '/r/zzzzzz', '/r/0', '/r/a-b'])
    expect((await sendRequest(app, path)).status).toBe(404)
})

test('a badge for other websites shows the rating of now, in outlines and without script', async () => {
  const { id } = await createListing(database.db, { slug: 'lucky-taps', nameEn: 'Lucky <Taps>' })
  const empty = await textOf('/badge/en/light/lucky-taps.svg')
  expect(empty).toContain('<title>Lucky &lt;Taps&gt; · Kaifong 街坊</title>')
  await createReview(database.db, id, { rating: 4 })
  const response = await sendRequest(app, '/badge/zh-Hant/dark/lucky-taps.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const svg = await response.text()
  expect(svg).toContain('4.0 / 5 (1)')
  expect(svg).not.toMatch(/<script|<text|<image|href|font-/)
})

test('a badge, a shared picture and a printed code stay when the listing gets another address', async () => {
  const owner = await createProfile(database.db)
  const { id } = await createListing(database.db, { ownerId: owner.id, slug: 'lucky-taps', nameEn: 'Lucky Taps' })
  await database.db.update(listings).set({ slug: 'happy-taps' }).where(eq(listings.id, id))
  for (const name of [id, 'lucky-taps', 'happy-taps'])
    expect(await textOf(`/badge/en/light/${name}.svg`)).toContain('<title>Lucky Taps')
  expect((await sendRequest(app, '/og/service/en/lucky-taps.png')).status).toBe(200)
  expect(await textOf('/qr/service/en/lucky-taps.svg')).toBe(await textOf('/qr/service/en/happy-taps.svg'))
})

test.each([
  '/badge/en/light/hidden.svg',
  '/badge/fr/light/shown.svg',
  '/badge/en/blue/shown.svg',
  '/badge/en/light/no.svg',
])('there is no badge at %s', async (path) => {
  await createListing(database.db, { slug: 'hidden', status: 'pending' })
  await createListing(database.db, { slug: 'shown' })
  expect((await sendRequest(app, path)).status).toBe(404)
})

test('an owner downloads posters of the own public listing as PDF, in three sizes; nobody else does', async () => {
  const { member, cookie } = await signedInMember(database)
  const { id } = await createListing(database.db, { ownerId: member.id, nameEn: 'Lucky Taps', nameZh: '好運水喉' })
  const get = (path: string, as = cookie) => sendRequest(app, path, { headers: { cookie: as } })
  const pdf = await get(`/poster/${id}/visit/a4.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="kaifong-visit-a4.pdf"')
  expect(pdf.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
  const preview = await get(`/poster/${id}/review/preview.svg`)
  expect(await preview.text()).not.toMatch(/<text|<image|<script|href/)

  const { cookie: stranger } = await signedInMember(database)
  const hidden = await createListing(database.db, { ownerId: member.id, status: 'rejected' })
  expect((await get(`/poster/${id}/visit/a4.pdf`, '')).status).toBe(401)
  expect((await get(`/poster/${id}/visit/a4.pdf`, stranger)).status).toBe(404)
  const noId = '-'.repeat(36)
  for (const path of [`${hidden.id}/visit/a4.pdf`, `${id}/visit/a5.pdf`, `${id}/sale/a4.pdf`, `${noId}/visit/a4.pdf`])
    expect((await get(`/poster/${path}`)).status).toBe(404)
})
