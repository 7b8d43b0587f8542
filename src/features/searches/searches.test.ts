import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { indexPendingChanges } from '#features/discovery/server/service.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { renderEmail } from '#features/notifications/server/templates/email.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase, useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxSearches } from './rules.ts'
import { searchesRoutes } from './server/routes.ts'
import { end as endSearch, confirm as confirmSearch } from './server/service.ts'
import { deleteOld, sendNews } from './server/service/send-news.ts'
import { savedSearches } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const hour = 3_600_000
beforeEach(() => void (world.now = testNow))

const ctx = () => makeCtx(database.db, { now: () => world.now })
const later = (hours: number) => void (world.now = new Date(world.now.getTime() + hours * hour))
const run = async () => {
  await indexPendingChanges(database.db)
  await sendNews(ctx(), new AbortController().signal)
}
/** A listing published a minute from now, which then is the present. */
async function publish(given: Parameters<typeof createListing>[1] = {}) {
  world.now = new Date(world.now.getTime() + 60_000)
  return createListing(database.db, { publishedAt: world.now, ...given })
}
const save = (member: Profile, search: string, frequency = 'instant') =>
  world.as(member).searches.save({ name: 'My search', search, frequency })
type Sent = { count: number; items: { title: string; path: string }[] }
const sentTo = async (email: string) =>
  (await database.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id)).filter(
    ({ type }) => type === 'search_news',
  )
const namesTo = async ({ email }: Profile) =>
  (await sentTo(email)).map(({ data }) => (data as Sent).items.map(({ title }) => title))

describe('new listings of a saved search', () => {
  test.each([
    ['category=plumbers', true],
    ['category=home-repairs', true],
    ['category=plumbers&area=wan-chai', true],
    ['area=hong-kong-island', true],
    ['', true],
    ['q=plumber', true],
    ['q=水喉', true],
    ['q=zorbian', true],
    ['q=plumber&verified=1', false],
    ['category=plumbers&area=sha-tin', false],
    ['category=electricians', false],
    ['price=500', true],
    ['price=200', false],
    ['urgent=1', false],
    ['language=cantonese', true],
    ['language=hindi', false],
    ['q=urgent+plumber', false],
    ['q=nothing+alike', false],
    ['open=1', true],
  ])('are found as by the search itself: "%s" %s', async (search, isFound) => {
    const mei = await createProfile(database.db)
    await save(mei, search)
    await publish({ nameEn: 'Zorbian Works', languagesSpoken: ['cantonese'] })
    await run()
    expect(await namesTo(mei)).toEqual(isFound ? [['Zorbian Works']] : [])
  })

  test('are sent once, however often the job runs and the listing changes', async () => {
    const mei = await createProfile(database.db)
    await save(mei, 'category=plumbers')
    const { id } = await publish()
    await run()
    await database.db.update(listings).set({ summaryEn: 'Changed.' }).where(eq(listings.id, id))
    later(1)
    await run()
    await run()
    expect(await sentTo(mei.email)).toHaveLength(1)
  })

  test('are only those published after the search was saved, and never the member’s own', async () => {
    const mei = await createProfile(database.db)
    await publish()
    later(1)
    await save(mei, 'category=plumbers')
    await publish({ ownerId: mei.id })
    await run()
    expect(await sentTo(mei.email)).toEqual([])
  })

  test.each([
    ['category=pest-control', 'category', 'pest-control', 'plumbers'],
    ['q=cockroaches', 'category', 'pest-control', 'plumbers'],
    ['area=causeway-bay', 'area', 'causeway-bay', 'wan-chai'],
  ] as const)('are found after the category or area was merged into another: "%s"', async (search, kind, from, to) => {
    const [mei, admin] = [await createProfile(database.db), await createProfile(database.db, { role: 'admin' })]
    await save(mei, search)
    const { catalog } = world.as(admin)
    const entries = await catalog.findEntries({ kind })
    const idOf = (slug: string) => entries.find((one) => one.slug === slug)!.id
    await catalog.removeEntry({ kind, id: idOf(from), moveTo: idOf(to) })
    await publish({ nameEn: 'Merged Works' })
    await run()
    expect(await namesTo(mei)).toEqual([['Merged Works']])
  })

  test('wait for eight in the morning of a daily search, and come in one e-mail', async () => {
    const mei = await createProfile(database.db)
    await save(mei, 'category=plumbers', 'daily')
    await publish({ nameEn: 'One' })
    await run()
    later(4)
    await publish({ nameEn: 'Two' })
    await run()
    expect(await sentTo(mei.email)).toEqual([])
    world.now = new Date('2026-11-21T08:00:00+08:00')
    await run()
    await run()
    expect(await namesTo(mei)).toEqual([['Two', 'One']])
  })

  test('are ten in an e-mail, with the number of all', async () => {
    const mei = await createProfile(database.db)
    await save(mei, 'category=plumbers')
    for (let n = 0; n < 12; n++) await publish()
    await run()
    const [email] = await sentTo(mei.email)
    expect((email!.data as Sent).items).toHaveLength(10)
    expect((email!.data as Sent).count).toBe(12)
  })

  test.each(['changed', 'saved again'])('are forgotten when the search gets no e-mails: %s', async (how) => {
    const mei = await createProfile(database.db)
    const { id } = await save(mei, 'category=plumbers', 'daily')
    const set = (frequency: string) =>
      how === 'changed'
        ? world.as(mei).searches.change({ id, name: 'My search', frequency })
        : save(mei, 'category=plumbers', frequency)
    await publish({ nameEn: 'Old' })
    await run()
    await set('none')
    later(24 * 90)
    await set('instant')
    await publish({ nameEn: 'New' })
    await run()
    expect(await namesTo(mei)).toEqual([['New']])
  })

  test('that are no longer public, or of a search without e-mails or an inactive member, are not sent', async () => {
    const [mei, wing, lok] = [
      await createProfile(database.db),
      await createProfile(database.db),
      await createProfile(database.db),
    ]
    await save(mei, 'category=plumbers', 'daily')
    await save(wing, 'category=plumbers', 'none')
    await save(lok, 'category=plumbers')
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, lok.id))
    const { id } = await publish()
    await run()
    await database.db
      .update(listings)
      .set({ status: 'rejected', rejectionCode: 'moderation', rejectionReason: 'Spam.' })
      .where(eq(listings.id, id))
    later(24)
    await run()
    for (const member of [mei, wing, lok]) expect(await sentTo(member.email)).toEqual([])
  })
})

describe('a member’s saved searches', () => {
  test('are listed with their paths, changed and deleted by nobody else', async () => {
    const [mei, other] = [await createProfile(database.db), await createProfile(database.db)]
    const saved = await save(mei, 'q=plumber&sort=rating&open=1&verified=1&unknown=1')
    expect(saved).toMatchObject({ name: 'My search', path: '/explore?q=plumber&verified=1', frequency: 'instant' })
    const change = { id: saved.id, name: 'Plumbers', frequency: 'weekly' }
    const notFound = { code: 'SEARCH_NOT_FOUND' }
    await expect(world.as(other).searches.change(change)).rejects.toMatchObject(notFound)
    await expect(world.as(other).searches.remove({ id: saved.id })).rejects.toMatchObject(notFound)
    await world.as(mei).searches.change(change)
    expect(await world.as(mei).searches.find({})).toEqual([{ ...saved, name: 'Plumbers', frequency: 'weekly' }])
    await world.as(mei).searches.remove({ id: saved.id })
    expect(await world.as(mei).searches.find({})).toEqual([])
    await expect(world.as(null).searches.find({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('hold the same search once', async () => {
    const mei = await createProfile(database.db)
    await save(mei, 'q=plumber&verified=1')
    await save(mei, 'verified=1&q=plumber', 'weekly')
    expect(await world.as(mei).searches.find({})).toMatchObject([{ frequency: 'weekly' }])
  })

  test.each(['q=husband+hits+me', 'q=想死', 'q=煤气味+师傅', 'q=plumber', 'category=plumbers'])(
    'with words of danger are refused and nothing of them is stored: %s',
    async (search) => {
      const mei = await createProfile(database.db)
      const refused = { code: 'SEARCH_NAMES_DANGER' }
      const name = search.startsWith('q=') && search !== 'q=plumber' ? 'My search' : 'husband hits me'
      const typed = { name, frequency: 'daily', search }
      await expect(world.as(mei).searches.save(typed)).rejects.toMatchObject(refused)
      const asVisitor = { ...typed, email: 'visitor@example.com', locale: 'en' as const }
      await expect(world.as(null).searches.saveAsVisitor(asVisitor)).rejects.toMatchObject(refused)
      const { id } = await save(mei, 'category=electricians')
      const renamed = { id, name: 'I want to kill myself', frequency: 'daily' }
      await expect(world.as(mei).searches.change(renamed)).rejects.toMatchObject(refused)
      expect(await database.db.select().from(savedSearches)).toMatchObject([{ id, name: 'My search' }])
    },
  )

  test.each([
    ['name', { name: ' ' }],
    ['frequency', { frequency: 'hourly' }],
  ])('need a %s', async (field, typed) => {
    const mei = await createProfile(database.db)
    const input = { name: 'Plumbers', frequency: 'daily', search: '', ...typed }
    await expect(world.as(mei).searches.save(input)).rejects.toMatchObject({ data: { issues: [{ path: [field] }] } })
  })
})

describe('a visitor’s saved search', () => {
  const input = {
    name: 'Plumbers',
    frequency: 'instant',
    search: 'category=plumbers',
    email: 'Visitor@Example.com',
    locale: 'zh-Hant' as const,
  }
  const address = 'visitor@example.com'
  const routes = searchesRoutes({ contextOf: () => Promise.resolve(ctx()) } as unknown as RouteServices)
  const request = async (path: string, method: string, body?: string) =>
    routes.request(path, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })
  const tokenOf = async () => (await database.db.select().from(savedSearches))[0]!.token

  test('sends nothing until the link in its e-mail confirms it, and ends by the link in every e-mail', async () => {
    await world.as(null).searches.saveAsVisitor(input)
    const [confirmation] = await database.db.select().from(outbox).where(eq(outbox.toEmail, address))
    const token = await tokenOf()
    expect(confirmation).toMatchObject({ type: 'search_confirm', language: 'zh-Hant' })
    expect(confirmation!.data['path']).toBe(`/zh-hant/saved-search/${token}`)
    await publish()
    await run()
    expect(await sentTo(address)).toEqual([])

    await confirmSearch(ctx(), token)
    await publish()
    await run()
    const [news] = await sentTo(address)
    expect(news).toMatchObject({ language: 'zh-Hant', userId: null })
    const email = renderEmail(news!, {
      name: 'Kaifong',
      address: 'a@kaifong.example',
      baseUrl: 'https://kaifong.example',
    })
    expect(email.unsubscribeUrl).toBe(`https://kaifong.example/zh-hant/saved-search/${token}/end`)
    expect(email.text).toContain(`https://kaifong.example/zh-hant/saved-search/${token}`)

    const { pathname } = new URL(email.unsubscribeUrl!)
    expect((await request(pathname, 'GET')).headers.get('location')).toBe(`/zh-hant/saved-search/${token}`)
    expect(await world.as(null).searches.getByToken({ token })).not.toBeNull()
    expect(await (await request(pathname, 'POST', 'List-Unsubscribe=One-Click')).text()).toBe('OK')
    await publish()
    await run()
    expect(await sentTo(address)).toHaveLength(1)
    expect(await world.as(null).searches.getByToken({ token })).toBeNull()
  })

  test('is changed by nobody who types the same search and address, once it is confirmed', async () => {
    await world.as(null).searches.saveAsVisitor({ ...input, name: 'Typed first' })
    await world.as(null).searches.saveAsVisitor(input)
    const token = await tokenOf()
    await confirmSearch(ctx(), token)
    const before = await database.db.select().from(savedSearches)
    expect(before).toMatchObject([{ name: 'Plumbers', frequency: 'instant', language: 'zh-Hant' }])
    const other = { ...input, name: 'Buy at evil.example', frequency: 'weekly', locale: 'en' as const }
    await world.as(null).searches.saveAsVisitor(other)
    expect(await database.db.select().from(savedSearches)).toEqual(before)
    expect(await database.db.select().from(outbox).where(eq(outbox.toEmail, address))).toHaveLength(2)
  })

  test('is one of thirty of its address, which can ask for the link of each again', async () => {
    const open = createWorld(database, { areLimitsOn: false }).as(null).searches
    for (let n = 0; n <= maxSearches; n++) await open.saveAsVisitor({ ...input, search: `q=word${n}` })
    const emails = () => database.db.select().from(outbox).where(eq(outbox.toEmail, address))
    expect(await database.db.select().from(savedSearches)).toHaveLength(maxSearches)
    expect(await emails()).toHaveLength(maxSearches)
    await open.saveAsVisitor({ ...input, search: 'q=word0' })
    expect(await emails()).toHaveLength(maxSearches + 1)
  })

  test('is deleted after a week when it was not confirmed', async () => {
    await world.as(null).searches.saveAsVisitor(input)
    await database.db.update(savedSearches).set({ createdAt: new Date(world.now.getTime() - 169 * hour) })
    await deleteOld(ctx())
    expect(await database.db.select().from(savedSearches)).toEqual([])
  })

  test('sends e-mails: without them there is nothing to confirm', async () => {
    const saving = world.as(null).searches.saveAsVisitor({ ...input, frequency: 'none' })
    await expect(saving).rejects.toMatchObject({ data: { issues: [{ path: ['frequency'] }] } })
  })

  test('is refused for what is no address, and after five in an hour from one network', async () => {
    await expect(world.as(null).searches.saveAsVisitor({ ...input, email: 'nobody' })).rejects.toMatchObject({
      data: { issues: [{ path: ['email'] }] },
    })
    for (let n = 0; n < 4; n++) await world.as(null).searches.saveAsVisitor({ ...input, email: `v${n}@example.com` })
    await expect(world.as(null).searches.saveAsVisitor(input)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('a link of a member’s search ends its e-mails and keeps the search', async () => {
  const mei = await createProfile(database.db)
  await save(mei, 'category=plumbers')
  const { token } = (await database.db.select().from(savedSearches))[0]!
  expect(await world.as(null).searches.getByToken({ token })).toMatchObject({ isConfirmed: true, isSending: true })
  await endSearch(ctx(), token)
  expect(await world.as(mei).searches.find({})).toMatchObject([{ frequency: 'none' }])
  expect(await world.as(null).searches.getByToken({ token: '\u0000' })).toBeNull()
})

describe('at the same time', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('no more searches are saved than allowed', async () => {
    const mei = await createProfile(shared.db)
    const mine = createWorld(shared).as(mei).searches
    for (let n = 0; n < maxSearches - 2; n++) await mine.save({ name: 'One', frequency: 'none', search: `q=word${n}` })
    const saving = Array.from({ length: 6 }, (_, n) =>
      mine.save({ name: 'One', frequency: 'none', search: `q=other${n}` }),
    )
    const answers = await Promise.allSettled(saving)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    // The same search again is no further one.
    await mine.save({ name: 'Renamed', frequency: 'weekly', search: 'q=word0' })
    const all = await mine.find({})
    expect(all).toHaveLength(maxSearches)
    expect(all.map(({ name }) => name)).toContain('Renamed')
  })

  test('several workers send each listing once', async () => {
    const mei = await createProfile(shared.db)
    const at = createWorld(shared)
    await at.as(mei).searches.save({ name: 'All', frequency: 'instant', search: 'category=plumbers' })
    at.now = new Date(testNow.getTime() + 60_000)
    for (let n = 0; n < 5; n++) await createListing(shared.db, { publishedAt: at.now })
    await indexPendingChanges(shared.db)
    at.now = new Date(testNow.getTime() + 120_000)
    const work = () => sendNews(makeCtx(shared.db, { now: () => at.now }), new AbortController().signal)
    await Promise.all([work(), work(), work(), work()])
    const mails = await shared.db.select().from(outbox).where(eq(outbox.userId, mei.id)).orderBy(outbox.id)
    const titles = mails.flatMap(({ data }) => (data as Sent).items.map(({ path }) => path))
    expect(titles).toHaveLength(5)
    expect(new Set(titles).size).toBe(5)
  })
})
