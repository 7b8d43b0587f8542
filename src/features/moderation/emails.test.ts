import { beforeEach, expect, test } from 'vitest'
import type { Licence } from '#features/listings/rules.ts'
import { takeDown } from '#features/listings/server/service/take-down.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const names = { nameEn: 'Wan Chai Electrics', nameZh: '灣仔電器維修' }
const licence: Licence = {
  key: 'wsd-licensed-plumber',
  number: 'LP 1',
  expiresOn: null,
  state: 'claimed',
  checkedOn: null,
}
const createReader = (given: Partial<Profile> = {}) =>
  createProfile(database.db, { language: 'zh-Hans', emailVerified: true, ...given })
const liveOf = async (ownerId: string | null) =>
  (await createListing(database.db, { ...names, ownerId, licences: [licence] })).id

let admin: Profile
let member: Profile
beforeEach(async () => {
  admin = await createReader({ role: 'admin' })
  member = await createReader()
})
const moderation = () => world.as(admin).moderation
const decide = async (decision: (revisionId: string) => Promise<unknown>) => {
  await world.as(member).editor.submit({ content: listingContent(names) })
  await decision((await moderation().findQueue({})).items[0]!.revisionId)
}

test.each<[string, () => Promise<unknown>]>([
  ['is approved', () => decide((revisionId) => moderation().approve({ revisionId }))],
  [
    'is rejected',
    () => decide((revisionId) => moderation().reject({ revisionId, template: 'other', reason: '不行。' })),
  ],
  [
    'goes to another member',
    async () => moderation().handOver({ id: await liveOf(null), email: member.email, reason: '已转让。' }),
  ],
  [
    'is claimed',
    async () => {
      const claim = await world.as(member).moderation.claim({ id: await liveOf(null), note: '我的。' })
      await moderation().grantClaim({ id: claim.id })
    },
  ],
  [
    'is taken down',
    async () => {
      const id = await liveOf(member.id)
      await takeDown(makeCtx(database.db), database.db, { id, reason: '违规。', decision: 'report:1' })
    },
  ],
  [
    'has a licence that is not in its register',
    async () => {
      const check = {
        key: licence.key,
        number: 'LP 1',
        result: 'not_found' as const,
        found: '没有。',
        checkedOn: '2026-01-01',
      }
      await moderation().checkLicence({ id: await liveOf(member.id), ...check, expiresOn: '' })
    },
  ],
])('when a listing %s, readers of Simplified Chinese read its name in their script', async (_, act) => {
  await act()
  const mails = await database.db.select().from(notificationsOutbox)
  expect(mails.some(({ userId }) => userId === member.id)).toBe(true)
  for (const mail of mails) expect(JSON.stringify(emailOf(mail))).toContain('湾仔电器维修')
})
