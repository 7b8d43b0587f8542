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
    for (const actor of [null, owner, neighbour, admin]) expect(may(actor, 'view', live)).toBe(true)
  })

  test.each([
    { ...live, status: 'pending' },
    { ...live, status: 'rejected' },
    { ...live, isOwnerActive: false },
  ] satisfies GuardedListing[])('only the owner and admins may view %o', (listing) => {
    expect(isPublic(listing)).toBe(false)
    expect([null, neighbour].map((actor) => may(actor, 'view', listing))).toEqual([false, false])
    expect([owner, admin].map((actor) => may(actor, 'view', listing))).toEqual([true, true])
  })

  test('an approved unclaimed listing is public; visitors and other members may not edit it', () => {
    const unclaimed: GuardedListing = { ownerId: null, status: 'approved', isOwnerActive: false }
    expect(may(null, 'view', unclaimed)).toBe(true)
    expect(may(neighbour, 'edit', unclaimed)).toBe(false)
    expect(may(null, 'edit', unclaimed)).toBe(false)
  })
})

describe('who may change a listing', () => {
  test('the owner may edit and delete but not decide', () => {
    expect(may(owner, 'edit', live)).toBe(true)
    expect(may(owner, 'delete', live)).toBe(true)
    expect(may(owner, 'decide', live)).toBe(false)
  })

  test('admins may do everything, visitors and other members nothing', () => {
    for (const action of ['edit', 'delete', 'decide'] as const) {
      expect(may(admin, action, live)).toBe(true)
      expect(may(neighbour, action, live)).toBe(false)
      expect(may(null, action, live)).toBe(false)
    }
  })
})
