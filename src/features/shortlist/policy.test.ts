import { expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { may } from './policy.ts'

const actor = (id: string, isAdmin = false) => ({ id, isAdmin }) as NonNullable<Actor>

test('a list is its owner’s alone, also for admins', () => {
  expect(may(actor('mei'), 'change', { userId: 'mei' })).not.toBeNull()
  for (const other of [null, actor('tom'), actor('yan', true)])
    expect(may(other, 'change', { userId: 'mei' })).toBeNull()
})
