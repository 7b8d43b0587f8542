// Over 300 lines: the tests share the devices on which a member types.
import { eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectOrphans } from '#features/uploads/server/jobs.ts'
import { createUpload } from '#features/uploads/server/service.ts'
import { isApiError } from '#platform/api.ts'
import {
  clearDraft,
  draftKeys,
  memberKey,
  readDraft,
  removeSentDrafts,
  saveDraft,
  submitDraft,
} from '#platform/ui/drafts.ts'
import { BrowserStorage } from '#tests/support/browser-storage.ts'
import { actorOf, makeCtx, testNow, testStorage } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase, useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import type { DraftChange } from './contract.ts'
import { maxDraftLength, maxDrafts, removedValue } from './rules.ts'
import { draftsJobs } from './server/jobs.ts'
import { drafts } from './server/tables.ts'
import { sendUnsentDrafts } from './ui/send-unsent.ts'
import { syncDraft, type DraftCalls, type SyncState } from './ui/sync.ts'

const database = useDatabase()
const world = createWorld(database)
const key = 'listing:new'
let mei: Profile

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(testNow)
  world.now = testNow
  mei = await createProfile(database.db)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function later(minutes: number) {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
  vi.setSystemTime(world.now)
}
const offline = new Proxy({}, { get: () => () => Promise.reject(new Error('no network')) }) as DraftCalls
const callsOf = (member: Profile) => world.as(member).drafts

/** A browser of a member. What happens in `use` happens in it. */
function device(member = mei, draft = key) {
  const storage = new BrowserStorage()
  const storeKey = memberKey(draft, member.id)
  return {
    storage,
    /** Opens the form, types a text unless it is undefined, and leaves. Returns what the form showed and what it says. */
    async use(typed?: string, calls = callsOf(member)) {
      vi.stubGlobal('localStorage', storage)
      let state: SyncState | undefined
      const sync = syncDraft({ calls, key: draft, storeKey, onChange: (changed) => (state = changed) })
      await sync.open()
      const shown = readDraft(storeKey)
      if (typed !== undefined) {
        later(1)
        saveDraft(storeKey, { body: typed })
      }
      await sync.stop()
      return { shown: (shown as { body: string } | null)?.body ?? null, ...state! }
    },
    async swap() {
      vi.stubGlobal('localStorage', storage)
      const sync = syncDraft({ calls: callsOf(member), key: draft, storeKey, onChange: () => {} })
      await sync.open()
      await sync.swap()
      await sync.stop()
    },
  }
}

describe('a member’s draft', () => {
  test('is the same on the phone and on the desk', async () => {
    const [phone, desk] = [device(), device()]
    expect(await phone.use('Taps')).toMatchObject({ shown: null, isSaved: true })
    expect(await desk.use('Taps and drains')).toMatchObject({ shown: 'Taps', isSaved: true, otherTypedAt: null })
    expect(await phone.use('Taps, drains and pipes')).toMatchObject({ shown: 'Taps and drains', otherTypedAt: null })
    expect(await desk.use()).toMatchObject({ shown: 'Taps, drains and pipes', otherTypedAt: null })
  })

  test('typed without a network is sent on return', async () => {
    const [phone, desk] = [device(), device()]
    expect(await phone.use('Taps', offline)).toMatchObject({ isSaved: false })
    expect(await desk.use()).toMatchObject({ shown: null })
    expect(await phone.use()).toMatchObject({ shown: 'Taps', isSaved: true })
    expect(await desk.use()).toMatchObject({ shown: 'Taps' })
  })

  test('typed on two devices is the later one, and the other one is kept and can be shown', async () => {
    const [phone, desk] = [device(), device()]
    await phone.use('Taps')
    await desk.use()
    await phone.use('Taps in Wan Chai', offline)
    await desk.use('Taps in Central')
    // The phone is back; what it typed is older.
    expect(await phone.use()).toMatchObject({ shown: 'Taps in Central', otherTypedAt: '2026-11-20T06:02:00.000Z' })
    await phone.swap()
    expect(await desk.use()).toMatchObject({ shown: 'Taps in Wan Chai', otherTypedAt: '2026-11-20T06:03:00.000Z' })
    await desk.swap()
    expect(await desk.use()).toMatchObject({ shown: 'Taps in Central' })

    await desk.use('Taps in Central, day and night', offline)
    await phone.use('Taps in Mong Kok')
    later(1)
    expect(await desk.use('Taps in Sha Tin')).toMatchObject({ shown: 'Taps in Mong Kok' })
  })

  test('is not taken for that of another device when an answer was lost', async () => {
    const phone = device()
    const calls = callsOf(mei)
    const lossy = {
      ...calls,
      find: calls.find,
      save: async (input: Parameters<typeof calls.save>[0]) => {
        await calls.save(input)
        throw new Error('the answer was lost')
      },
    } as DraftCalls
    expect(await phone.use('Taps', lossy)).toMatchObject({ isSaved: false })
    await phone.use('Taps and drains', offline)
    expect(await phone.use()).toMatchObject({ shown: 'Taps and drains', isSaved: true, otherTypedAt: null })
  })

  test('is not replaced by a request of the page before a reload that arrives late', async () => {
    const [phone, calls] = [device(), callsOf(mei)]
    const late: Parameters<typeof calls.save>[0][] = []
    const slow = {
      find: calls.find,
      save: (input: (typeof late)[0]) => {
        late.push(input)
        return Promise.reject(new Error('the page was reloaded'))
      },
    } as DraftCalls
    await phone.use('Two photos')
    await phone.use('Three photos', slow)
    expect(await phone.use('No photos')).toMatchObject({ shown: 'Three photos', isSaved: true })
    for (const input of late) await expect(calls.save(input)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' })
    expect(await phone.use()).toMatchObject({ shown: 'No photos', otherTypedAt: null })
  })

  test('is not restored by a request that arrives after it was submitted or discarded', async () => {
    const calls = callsOf(mei)
    const first = { key, value: '{"body":"Taps"}', version: 'a', basedOn: [], ageSeconds: 0 }
    const second = { ...first, value: '{"body":"Taps and drains"}', version: 'b', basedOn: ['a'] }
    const refused = { code: 'DRAFT_CHANGED' }
    await calls.save(first)
    await world.as(mei).editor.submit({ content: listingContent() })
    await expect(calls.save(second)).rejects.toMatchObject(refused)
    expect(await calls.find({ key })).toBeNull()

    const review = `review:${(await createListing(database.db)).id}`
    await calls.remove({ key: review })
    await expect(calls.save({ ...first, key: review })).rejects.toMatchObject(refused)
    await expect(calls.save({ ...second, key: review })).rejects.toMatchObject(refused)
    expect(await calls.find({ key: review })).toBeNull()
    expect(await device(mei, review).use('Good')).toMatchObject({ shown: null, isSaved: true })
    expect(await device(mei, review).use()).toMatchObject({ shown: 'Good' })
  })

  test('is not restored by a request that arrives after another device has changed it', async () => {
    const [phone, desk, calls] = [device(), device(), callsOf(mei)]
    let late: Parameters<typeof calls.save>[0] | undefined
    const slow = {
      find: calls.find,
      save: (input: NonNullable<typeof late>) => {
        late = input
        return Promise.reject(new Error('the page was closed'))
      },
    } as DraftCalls
    await phone.use('Taps')
    await phone.use('Taps in Wan Chai', slow)
    await desk.use('Taps in Central')
    await expect(calls.save(late!)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' })
    expect(await desk.use()).toMatchObject({ shown: 'Taps in Central', otherTypedAt: null })
    // Nothing is lost: the phone still has its text.
    expect(await phone.use()).toMatchObject({ shown: 'Taps in Central', otherTypedAt: '2026-11-20T06:02:00.000Z' })
  })

  test('is not lost by a late request to discard what another device has replaced', async () => {
    const [phone, desk] = [device(), device()]
    await phone.use('Taps')
    const known = await callsOf(mei).find({ key })
    await desk.use('Taps and drains')
    await callsOf(mei).remove({ key, basedOn: [known!.version] })
    expect(await desk.use()).toMatchObject({ shown: 'Taps and drains' })
  })

  test('is discarded together with what is being sent', async () => {
    const [phone, calls] = [device(), callsOf(mei)]
    vi.stubGlobal('localStorage', phone.storage)
    const answers: (() => void)[] = []
    const slow = {
      find: calls.find,
      remove: calls.remove,
      save: async (input: Parameters<typeof calls.save>[0]) => {
        await new Promise<void>((resolve) => answers.push(resolve))
        return calls.save(input)
      },
    } as DraftCalls
    const storeKey = memberKey(key, mei.id)
    const sync = syncDraft({ calls: slow, key, storeKey, onChange: () => {} })
    await sync.open()
    saveDraft(storeKey, { body: 'Taps' })
    const sending = sync.flush()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    clearDraft(storeKey)
    answers[0]!()
    await sending
    await sync.stop()
    expect(await phone.use()).toMatchObject({ shown: null })
  })

  test('is not saved beside the request that submits it, and is when that was refused', async () => {
    const [phone, calls] = [device(), callsOf(mei)]
    vi.stubGlobal('localStorage', phone.storage)
    const save = vi.fn<typeof calls.save>(calls.save)
    const storeKey = memberKey(key, mei.id)
    const sync = syncDraft({ calls: { ...calls, save }, key, storeKey, onChange: () => {} })
    await sync.open()
    saveDraft(storeKey, { body: 'Taps' })
    const refused = submitDraft(storeKey, async () => {
      await sync.flush()
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(save).not.toHaveBeenCalled()
    await sync.flush()
    expect(save).toHaveBeenCalledOnce()
    saveDraft(storeKey, { body: 'Taps and drains' })
    await submitDraft(storeKey, async () => {
      await world.as(mei).editor.submit({ content: listingContent() })
      await sync.flush()
    })
    await sync.stop()
    expect(save).toHaveBeenCalledOnce()
    expect(await phone.use()).toMatchObject({ shown: null })
  })

  test('is nobody else’s', async () => {
    await device().use('Taps')
    const other = await createProfile(database.db)
    expect(await device(other).use()).toMatchObject({ shown: null })
    expect(await callsOf(other).find({ key })).toBeNull()
  })

  test('is gone on every device once the listing or the review was submitted', async () => {
    const [phone, desk] = [device(), device()]
    await phone.use('Taps')
    await desk.use()
    const { id } = await world.as(mei).editor.submit({ content: listingContent() })
    expect(await desk.use()).toMatchObject({ shown: null })
    expect(await phone.use()).toMatchObject({ shown: null })

    const edit = device(mei, `listing:${id}`)
    await edit.use('Taps, better')
    await world.as(mei).editor.edit({ id, content: listingContent() })
    expect(await edit.use()).toMatchObject({ shown: null })
    await edit.use('Taps, better still')
    await world.as(mei).editor.remove({ id })
    expect(await edit.use()).toMatchObject({ shown: null })
    expect(await database.db.select().from(drafts).where(ne(drafts.value, removedValue))).toEqual([])

    const listing = await createListing(database.db)
    const review = device(mei, `review:${listing.id}`)
    await review.use('Good')
    const written = await world.as(mei).reviews.write({ ...reviewInput, listingId: listing.id })
    expect(await review.use()).toMatchObject({ shown: null })
    await review.use('Better')
    await world.as(mei).reviews.edit({ ...reviewInput, id: written.id })
    expect(await review.use()).toMatchObject({ shown: null })
  })

  test('stays when another device submits without having seen it', async () => {
    const { id } = await createListing(database.db)
    const review = `review:${id}`
    for (const draft of [key, review]) {
      const [phone, desk] = [device(mei, draft), device(mei, draft)]
      await phone.use('Taps')
      await desk.use()
      await phone.use('Taps and drains')
      vi.stubGlobal('localStorage', desk.storage)
      await submitDraft(memberKey(draft, mei.id), async (draftVersions) =>
        draft === review
          ? world.as(mei).reviews.write({ ...reviewInput, listingId: id, draftVersions })
          : world.as(mei).editor.submit({ content: listingContent(), draftVersions }),
      )
      expect(await phone.use()).toMatchObject({ shown: 'Taps and drains' })
      expect(await desk.use()).toMatchObject({ shown: 'Taps and drains' })
    }
    const [written] = (await world.as(mei).reviews.findMine({ locale: 'en' })).items
    vi.stubGlobal('localStorage', device().storage)
    const draftVersions = [(await callsOf(mei).find({ key: review }))!.version]
    await world.as(mei).reviews.edit({ ...reviewInput, id: written!.id, draftVersions })
    expect(await callsOf(mei).find({ key: review })).toBeNull()
  })

  test('goes when it is discarded on one device, but not what another one has typed since', async () => {
    const [phone, desk] = [device(), device()]
    await phone.use('Taps')
    await desk.use()
    await phone.use('Taps and drains', offline)
    await callsOf(mei).remove({ key })
    expect(await desk.use()).toMatchObject({ shown: null })
    expect(await phone.use()).toMatchObject({ shown: 'Taps and drains' })
  })
})

describe('a browser', () => {
  test('gives what a visitor typed to the member who signs in', async () => {
    const { id } = await createListing(database.db)
    const phone = device(mei, `review:${id}`)
    vi.stubGlobal('localStorage', phone.storage)
    saveDraft(`review:${id}`, { body: 'Came at once' })
    await sendUnsentDrafts(callsOf(mei), mei.id)
    expect(draftKeys()).toEqual([`review:${id}:${mei.id}`])
    expect(await device(mei, `review:${id}`).use()).toMatchObject({ shown: 'Came at once' })

    vi.stubGlobal('localStorage', phone.storage)
    later(1)
    saveDraft(`review:${id}`, { body: 'Came at once, again' })
    expect(await phone.use()).toMatchObject({ shown: 'Came at once, again' })
  })

  test('sends a draft once when its form opens at the same time', async () => {
    const [phone, calls] = [device(), callsOf(mei)]
    await phone.use('Taps', offline)
    vi.stubGlobal('localStorage', phone.storage)
    const save = vi.fn<typeof calls.save>(calls.save)
    const sync = syncDraft({ calls: { ...calls, save }, key, storeKey: memberKey(key, mei.id), onChange: () => {} })
    await Promise.all([sendUnsentDrafts({ ...calls, save }, mei.id), sync.open()])
    await sync.stop()
    expect(save).toHaveBeenCalledOnce()
  })

  test('sends no draft of another member, and none that stay in the browser', async () => {
    const other = await createProfile(database.db)
    vi.stubGlobal('localStorage', new BrowserStorage())
    saveDraft(memberKey(key, other.id), { body: 'Taps' })
    saveDraft(`admin-listing:new:${mei.id}`, { body: 'Taps' })
    saveDraft('ask', { body: 'Taps' })
    await sendUnsentDrafts(callsOf(mei), mei.id)
    expect(await database.db.select().from(drafts)).toEqual([])
    expect(draftKeys()).toHaveLength(3)
  })

  test('keeps after the sign-out only what the server has not', async () => {
    const phone = device()
    await phone.use('Taps')
    removeSentDrafts()
    expect(draftKeys()).toEqual([])
    expect(await phone.use()).toMatchObject({ shown: 'Taps' })
    await phone.use('Taps and drains', offline)
    removeSentDrafts()
    expect(draftKeys()).toEqual([memberKey(key, mei.id)])
  })
})

describe('the server', () => {
  const sent = (value: string, draft = key) => ({ key: draft, value, version: 'a', basedOn: [], ageSeconds: 0 })
  const uuid = (n: number) => `0192f0c1-0000-7000-8000-${String(n).padStart(12, '0')}`

  test('refuses what is no draft of a listing or review, or too long', async () => {
    const calls = callsOf(mei)
    const refused = { code: 'BAD_REQUEST' }
    await expect(calls.save(sent('{}', 'note:1'))).rejects.toMatchObject(refused)
    await expect(calls.save(sent('{}', 'review:new'))).rejects.toMatchObject(refused)
    await expect(calls.save(sent('[1]'))).rejects.toMatchObject(refused)
    await expect(calls.save(sent('{"a":'))).rejects.toMatchObject(refused)
    const tooLong = JSON.stringify({ body: 'x'.repeat(maxDraftLength) })
    await expect(calls.save(sent(tooLong))).rejects.toMatchObject(refused)
    const phone = device()
    expect(await phone.use('x'.repeat(maxDraftLength))).toMatchObject({ isSaved: false })
    expect(await phone.use()).toMatchObject({ shown: 'x'.repeat(maxDraftLength) })
  })

  test('keeps the twenty drafts typed last', async () => {
    for (let n = 0; n <= maxDrafts; n++) {
      later(1)
      await callsOf(mei).save(sent('{}', `review:${uuid(n)}`))
    }
    const rows = await database.db.select().from(drafts)
    expect(rows).toHaveLength(maxDrafts)
    expect(rows.map((row) => row.key)).not.toContain(`review:${uuid(0)}`)
  })

  test('keeps no more of discarded drafts, and none in place of one that is typed', async () => {
    await callsOf(mei).save(sent('{}'))
    for (let n = 0; n <= maxDrafts; n++) {
      later(1)
      await callsOf(mei).remove({ key: `review:${uuid(n)}` })
    }
    const rows = await database.db.select().from(drafts)
    expect(rows).toHaveLength(maxDrafts)
    expect(rows.map((row) => row.key)).toContain(key)
    expect(rows.map((row) => row.key)).not.toContain(`review:${uuid(0)}`)
  })

  test('forgets a draft 60 days after it was typed', async () => {
    await callsOf(mei).save(sent('{}'))
    const purge = () => draftsJobs[0]!.run({ ctx: makeCtx(database.db, { now: () => world.now }) } as never)
    later(60 * 1_440 - 1)
    await purge()
    expect(await callsOf(mei).find({ key })).not.toBeNull()
    later(2)
    expect(await callsOf(mei).find({ key })).toBeNull()
    await purge()
    expect(await database.db.select().from(drafts)).toEqual([])
  })

  test('keeps the photos of a draft while it lives, also of a version kept beside it', async () => {
    const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c8332b' } })
      .jpeg()
      .toBuffer()
    const upload = (member: Profile) =>
      createUpload(
        { ...makeCtx(database.db, { now: () => world.now }), actor: actorOf(member) },
        'listing_photo',
        bytes,
      )
    const other = await createProfile(database.db)
    const [shown, beside, unused, theirs] = [
      await upload(mei),
      await upload(mei),
      await upload(mei),
      await upload(other),
    ]
    const withPhotos = (...ids: string[]) => JSON.stringify({ photos: ids.map((id) => ({ id })) })
    await callsOf(mei).save(sent(withPhotos(beside.id)))
    await callsOf(mei).save({ ...sent(withPhotos(shown.id, theirs.id)), version: 'b', beside: 'a' })
    later(25 * 60)
    const collect = () => collectOrphans({ db: database.db, storage: testStorage, now: () => world.now })
    await collect()
    const left = async () =>
      (await world.as(mei).uploads.find({ ids: [shown.id, beside.id, unused.id] })).map(({ id }) => id)
    expect(await left()).toEqual([shown.id, beside.id])
    expect(await world.as(other).uploads.find({ ids: [theirs.id] })).toEqual([])
    await callsOf(mei).remove({ key })
    await collect()
    expect(await left()).toEqual([])
  })
})

describe('at the same time', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('devices that send a first draft lose neither of the last two', async () => {
    const member = await createProfile(shared.db)
    const calls = createWorld(shared).as(member).drafts
    const ages = [5, 4, 3, 2, 1]
    const send = async (ageSeconds: number, beside?: string): Promise<unknown> => {
      const value = JSON.stringify({ body: `${ageSeconds}` })
      const version = `v${ageSeconds}`
      try {
        return await calls.save({ key, value, version, basedOn: [], ageSeconds, ...(beside && { beside }) })
      } catch (error) {
        if (!isApiError(error)) throw error
        expect(error.code).toBe('DRAFT_CHANGED')
        return send(ageSeconds, (error.data as DraftChange).version)
      }
    }
    await Promise.all(ages.map((ageSeconds) => send(ageSeconds)))
    const rows = await shared.db.select().from(drafts).where(eq(drafts.userId, member.id))
    expect(rows).toMatchObject([{ value: '{"body":"1"}' }])
    expect(rows[0]!.otherValue).not.toBeNull()
  })
})
