import { expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { mayChange } from './policy.ts'

const actor = (id: string, isAdmin = false) => ({ id, isAdmin }) as NonNullable<Actor>

test('a list is its owner’s alone, also for admins', () => {
  expect(mayChange(actor('mei'), { userId: 'mei' })).toBe(true)
  for (const other of [null, actor('tom'), actor('yan', true)]) expect(mayChange(other, { userId: 'mei' })).toBe(false)
})
