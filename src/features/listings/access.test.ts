import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { listings } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const createAdmin = () => createMember({ role: 'admin' })
const as = (person: Profile | null) => world.as(person).listings
const ofOwner = ({ id }: Profile) => database.db.select().from(listings).where(eq(listings.ownerId, id))

async function createPending(owner: Profile, admin: Profile) {
  const { id } = await as(owner).submit({ content: listingContent() })
  const { revisionId } = (await as(admin).findQueue({ limit: 50 })).items.find((item) => item.listingId === id)!
  return { id, revisionId }
}

describe('access control', () => {
  const nowhere = '0192f0c1-0000-7000-8000-000000000001'
  const content = listingContent()
  type Call = (api: ReturnType<typeof as>, id: string, revisionId: string) => Promise<unknown>
  /** Expected result per role for another member's pending listing: the HTTP status of the refusal, or `ok`. */
  const table: [name: string, call: Call, visitor: unknown, stranger: unknown, admin: unknown][] = [
    ['get', (api, id) => api.get({ id }), 404, 404, 'ok'],
    ['getDraftTerms', (api) => api.getDraftTerms({}), 401, 'ok', 'ok'],
    ['getDraftTerms for admins', (api) => api.getDraftTerms({ forAdmin: true }), 401, 404, 'ok'],
    ['submit', (api) => api.submit({ content: listingContent() }), 401, 'ok', 'ok'],
    ['edit', (api, id) => api.edit({ id, content }), 401, 404, 404],
    ['resubmit', (api, id) => api.resubmit({ id }), 401, 404, 404],
    ['withdrawRevision', (api, id) => api.withdrawRevision({ id }), 401, 404, 404],
    ['remove', (api, id) => api.remove({ id }), 401, 404, 404],
    ['findMine', (api) => api.findMine({}), 401, 'ok', 'ok'],
    ['getForEdit', (api, id) => api.getForEdit({ id }), 401, 404, 'ok'],
    ['preview', (api, id) => api.preview({ id, content }), 401, 404, 'ok'],
    [
      'checkDuplicates',
      (api) => api.checkDuplicates({ nameEn: 'x', nameZh: null, whatsappNumber: '' }),
      401,
      'ok',
      'ok',
    ],
    ['convertToTraditional', (api) => api.convertToTraditional({ texts: [] }), 401, 'ok', 'ok'],
    ['findQueue', (api) => api.findQueue({}), 401, 403, 'ok'],
    ['getForReview', (api, _, revisionId) => api.getForReview({ revisionId }), 401, 403, 'ok'],
    ['approve', (api, _, revisionId) => api.approve({ revisionId }), 401, 403, 'ok'],
    ['reject', (api, _, revisionId) => api.reject({ revisionId, template: 'other', reason: 'x' }), 401, 403, 'ok'],
    [
      'decideMany',
      (api, _, id) => api.decideMany({ revisionIds: [id], decision: { kind: 'approve' } }),
      401,
      403,
      'ok',
    ],
    ['undo', (api, _, id) => api.undo({ revisionIds: [id] }), 401, 403, 'ok'],
    ['adminCreate', (api) => api.adminCreate({ content: listingContent(), ownerEmail: null }), 401, 403, 'ok'],
    ['adminEdit', (api, id) => api.adminEdit({ id, content }), 401, 403, 'ok'],
    ['claim', (api, id) => api.claim({ id, note: 'x' }), 401, 404, 404],
    ['getClaimState', (api, id) => api.getClaimState({ id }), 401, 404, 404],
    ['findClaims', (api) => api.findClaims({}), 401, 403, 'ok'],
    ['grantClaim', (api) => api.grantClaim({ id: nowhere }), 401, 403, 404],
    ['refuseClaim', (api) => api.refuseClaim({ id: nowhere, reason: 'x' }), 401, 403, 404],
  ]
  const answer = (call: Promise<unknown>) =>
    call.then(
      () => 'ok',
      ({ status }: { status: number }) => status,
    )

  test.each(table)('%s', async (_, call, forVisitor, forStranger, forAdmin) => {
    const admin = await createAdmin()
    for (const [person, expected] of [
      [null, forVisitor],
      [await createMember(), forStranger],
      [admin, forAdmin],
    ] as const) {
      const { id, revisionId } = await createPending(await createMember(), admin)
      const state = () => database.db.select().from(listings).where(eq(listings.id, id))
      const before = await state()
      expect(await answer(call(as(person), id, revisionId))).toBe(expected)
      if (expected !== 'ok') expect(await state()).toEqual(before)
    }
  })

  test('every procedure is listed in the table', async () => {
    const { listingsContract } = await import('./contract.ts')
    expect(new Set(table.map(([name]) => name.split(' ')[0]))).toEqual(new Set(Object.keys(listingsContract)))
  })
})

describe('bad input', () => {
  const bad: [string, Record<string, unknown>][] = [
    ['an unknown field', { rating: 5 }],
    ['a status', { status: 'approved' }],
    ['an owner', { ownerId: '0192f0c1-0000-7000-8000-000000000001' }],
    ['a description of 5,001 characters', { descriptionEn: 'x'.repeat(5_001) }],
    ['a summary of 161 characters', { summaryZh: '街'.repeat(161) }],
    ['a link of another scheme', { websiteUrl: 'javascript:alert(1)' }],
    ['a file as a link', { videoUrl: 'file:///etc/passwd' }],
    ['half a cent', { calloutFeeCents: 0.5 }],
    ['a price of another unit', { prices: [{ title: 'x', unit: 'month', fromCents: 1, toCents: null, note: null }] }],
    ['a photo of somebody else', { photos: [{ id: '0192f0c1-0000-7000-8000-000000000001', alt: '' }] }],
    ['a category that is a group', { categories: ['home-repairs'] }],
    ['an area of nowhere', { areas: ['atlantis'] }],
    ['a number of another country', { whatsappNumber: '+447911123456' }],
    ['no name', { nameEn: ' \u202E ', nameZh: null }],
  ]
  test.each(bad)('refuses %s at its field and stores nothing', async (_, given) => {
    const owner = await createMember()
    const [field] = Object.keys(given)
    const error = await as(owner)
      .submit({ content: listingContent(given) })
      .catch((thrown: { status: number; data: { issues: { path: string[]; keys?: string[] }[] } }) => thrown)
    expect(error).toMatchObject({ status: 400 })
    const named = 'data' in error ? error.data.issues.flatMap(({ path, keys = [] }) => [...path, ...keys]) : []
    expect(named).toContain(field)
    expect(await ofOwner(owner)).toEqual([])
  })

  test('control and bidi characters are removed; the rest is stored in NFC', async () => {
    const owner = await createMember()
    const typed = { nameEn: 'Cafe\u0301\u0000 \u202ETaps\u202C', descriptionEn: 'One\r\ntwo\u0007' }
    const { id } = await as(owner).submit({ content: listingContent(typed) })
    expect(await ofOwner(owner)).toMatchObject([{ id, nameEn: 'Café Taps', descriptionEn: 'One\ntwo' }])
  })
})
