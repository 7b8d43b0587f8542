import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { editorContract } from '#features/editor/contract.ts'
import { listingsContract } from '#features/listings/contract.ts'
import { listings } from '#features/listings/server/tables.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { moderationContract } from './contract.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const createAdmin = () => createMember({ role: 'admin' })
const as = (person: Profile | null) => world.as(person)
const ofOwner = ({ id }: Profile) => database.db.select().from(listings).where(eq(listings.ownerId, id))

async function createPending(owner: Profile, admin: Profile) {
  const { id } = await as(owner).editor.submit({ content: listingContent() })
  const { revisionId } = (await as(admin).moderation.findQueue({ limit: 50 })).items.find(
    (item) => item.listingId === id,
  )!
  return { id, revisionId }
}

describe('access control', () => {
  const nowhere = '0192f0c1-0000-7000-8000-000000000001'
  const content = listingContent()
  const licenceCheck = {
    key: 'plumber',
    number: 'A-1',
    result: 'checked' as const,
    found: 'Listed',
    checkedOn: hongKongDay(new Date()),
    expiresOn: '',
  }
  type Call = (api: ReturnType<typeof as>, id: string, revisionId: string) => Promise<unknown>
  /** Expected result per role for another member's pending listing: the HTTP status of the refusal, or `ok`. */
  const table: [name: string, call: Call, visitor: unknown, stranger: unknown, admin: unknown][] = [
    ['get', (api, id) => api.listings.get({ id }), 404, 404, 'ok'],
    ['getDraftTerms', (api) => api.editor.getDraftTerms({}), 401, 'ok', 'ok'],
    ['getDraftTerms for admins', (api) => api.editor.getDraftTerms({ forAdmin: true }), 401, 404, 'ok'],
    ['submit', (api) => api.editor.submit({ content: listingContent() }), 401, 'ok', 'ok'],
    ['edit', (api, id) => api.editor.edit({ id, content }), 401, 404, 404],
    ['resubmit', (api, id) => api.editor.resubmit({ id }), 401, 404, 404],
    ['withdrawRevision', (api, id) => api.editor.withdrawRevision({ id }), 401, 404, 404],
    ['remove', (api, id) => api.editor.remove({ id }), 401, 404, 404],
    ['findMine', (api) => api.editor.findMine({}), 401, 'ok', 'ok'],
    ['getForEdit', (api, id) => api.editor.getForEdit({ id }), 401, 404, 'ok'],
    ['preview', (api, id) => api.editor.preview({ id, content }), 401, 404, 'ok'],
    [
      'checkDuplicates',
      (api) => api.editor.checkDuplicates({ nameEn: 'x', nameZh: null, whatsappNumber: '' }),
      401,
      'ok',
      'ok',
    ],
    ['convertToTraditional', (api) => api.editor.convertToTraditional({ texts: [] }), 401, 'ok', 'ok'],
    ['convertToSimplified', (api) => api.editor.convertToSimplified({ texts: [] }), 401, 'ok', 'ok'],
    ['findQueue', (api) => api.moderation.findQueue({}), 401, 403, 'ok'],
    ['getForReview', (api, _, revisionId) => api.moderation.getForReview({ revisionId }), 401, 403, 'ok'],
    ['approve', (api, _, revisionId) => api.moderation.approve({ revisionId }), 401, 403, 'ok'],
    [
      'reject',
      (api, _, revisionId) => api.moderation.reject({ revisionId, template: 'other', reason: 'x' }),
      401,
      403,
      'ok',
    ],
    [
      'decideMany',
      (api, _, id) => api.moderation.decideMany({ revisionIds: [id], decision: { kind: 'approve' } }),
      401,
      403,
      'ok',
    ],
    ['undo', (api, _, id) => api.moderation.undo({ revisionIds: [id] }), 401, 403, 'ok'],
    ['adminCreate', (api) => api.editor.adminCreate({ content: listingContent(), ownerEmail: null }), 401, 403, 'ok'],
    ['getOwner', (api, id) => api.moderation.getOwner({ id }), 401, 403, 'ok'],
    ['handOver', (api, id) => api.moderation.handOver({ id, email: 'nobody@example.com', reason: 'x' }), 401, 403, 400],
    ['adminEdit', (api, id) => api.editor.adminEdit({ id, content }), 401, 403, 'ok'],
    ['claim', (api, id) => api.moderation.claim({ id, note: 'x' }), 401, 404, 404],
    ['getClaimState', (api, id) => api.moderation.getClaimState({ id }), 401, 404, 404],
    ['findClaims', (api) => api.moderation.findClaims({}), 401, 403, 'ok'],
    ['undoClaims', (api) => api.moderation.undoClaims({ ids: [nowhere] }), 401, 403, 'ok'],
    ['grantClaim', (api) => api.moderation.grantClaim({ id: nowhere }), 401, 403, 404],
    ['refuseClaim', (api) => api.moderation.refuseClaim({ id: nowhere, reason: 'x' }), 401, 403, 404],
    [
      'manageListings',
      (api, id) => api.moderation.manageListings({ ids: [id], act: { kind: 'takeDown', reason: 'x' } }),
      401,
      403,
      'ok',
    ],
    ['undoTakeDowns', (api, id) => api.moderation.undoTakeDowns({ ids: [id] }), 401, 403, 'ok'],
    ['findLicences', (api) => api.moderation.findLicences({}), 401, 403, 'ok'],
    ['checkLicence', (api) => api.moderation.checkLicence({ ...licenceCheck, id: nowhere }), 401, 403, 400],
    ['undoLicenceChecks', (api) => api.moderation.undoLicenceChecks({ ids: [nowhere] }), 401, 403, 'ok'],
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

  test('every procedure is listed in the table', () => {
    expect(new Set(table.map(([name]) => name.split(' ')[0]))).toEqual(
      new Set([listingsContract, editorContract, moderationContract].flatMap((contract) => Object.keys(contract))),
    )
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
    [
      'a price of another unit',
      { prices: [{ title: { en: 'x', zh: null }, unit: 'month', fromCents: 1, toCents: null, note: null }] },
    ],
    [
      'a photo of somebody else',
      { photos: [{ id: '0192f0c1-0000-7000-8000-000000000001', alt: { en: null, zh: null }, pair: null }] },
    ],
    ['a category that is a group', { categories: ['home-repairs'] }],
    ['an area of nowhere', { areas: ['atlantis'] }],
    ['a number of another country', { whatsappNumber: '+447911123456' }],
    ['no name', { nameEn: ' \u202E ', nameZh: null }],
  ]
  test.each(bad)('refuses %s at its field and stores nothing', async (_, given) => {
    const owner = await createMember()
    const [field] = Object.keys(given)
    const error = await as(owner)
      .editor.submit({ content: listingContent(given) })
      .catch((thrown: { status: number; data: { issues: { path: string[]; keys?: string[] }[] } }) => thrown)
    expect(error).toMatchObject({ status: 400 })
    const named = 'data' in error ? error.data.issues.flatMap(({ path, keys = [] }) => [...path, ...keys]) : []
    expect(named).toContain(field)
    expect(await ofOwner(owner)).toEqual([])
  })

  test('control and bidi characters are removed; the rest is stored in NFC', async () => {
    const owner = await createMember()
    const typed = { nameEn: 'Cafe\u0301\u0000 \u202ETaps\u202C', descriptionEn: 'One\r\ntwo\u0007' }
    const { id } = await as(owner).editor.submit({ content: listingContent(typed) })
    expect(await ofOwner(owner)).toMatchObject([{ id, nameEn: 'Café Taps', descriptionEn: 'One\ntwo' }])
  })
})
