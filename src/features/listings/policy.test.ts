import { describe, expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { isPublic, may, type GuardedListing } from './policy.ts'

const member = (id: string, isAdmin = false): Actor => ({
  id,
  firstName: 'Ka',
  lastName: 'Yan',
  email: 'k@x.hk',
  avatarUrl: null,
  isAdmin,
})
const owner = member('owner')
const neighbour = member('neighbour')
const admin = member('admin', true)
const live: GuardedListing = { ownerId: 'owner', status: 'approved', isOwnerActive: true }

describe('who may view a listing', () => {
  test('everyone may view an approved listing', () => {
    for (const actor of [null, owner, neighbour, admin]) expect(may(actor, 'view', live)).not.toBeNull()
  })

  test.each([
    { ...live, status: 'pending' },
    { ...live, status: 'rejected' },
    { ...live, isOwnerActive: false },
  ] satisfies GuardedListing[])('only the owner and admins may view %o', (listing) => {
    expect(isPublic(listing)).toBe(false)
    expect([null, neighbour].map((actor) => may(actor, 'view', listing))).toEqual([null, null])
    expect([owner, admin].map((actor) => may(actor, 'view', listing))).toEqual([listing, listing])
  })

  test('an approved unclaimed listing is public; visitors and other members may not edit it', () => {
    const unclaimed: GuardedListing = { ownerId: null, status: 'approved', isOwnerActive: false }
    expect(may(null, 'view', unclaimed)).not.toBeNull()
    expect(may(neighbour, 'edit', unclaimed)).toBeNull()
    expect(may(null, 'edit', unclaimed)).toBeNull()
  })
})

test('the owner and admins may edit a listing, visitors and other members may not', () => {
  for (const actor of [owner, admin]) expect(may(actor, 'edit', live)).toBe(live)
  for (const actor of [null, neighbour]) expect(may(actor, 'edit', live)).toBeNull()
})
