import { expect, expectTypeOf, test } from 'vitest'
import type { receiptOf } from '#features/billing/server/service/declare.ts'
import type { Payment } from '#features/billing/server/store/payments.ts'
import type { draftOf } from '#features/editor/server/service/mine.ts'
import { may, type GuardedListing } from '#features/listings/policy.ts'
import type { GuardedRow } from '#features/listings/server/service.ts'
import type { detailOf } from '#features/listings/server/service/presenters.ts'
import type { GuardedDetailRow } from '#features/listings/server/store.ts'
import type { get } from '#features/shortlist/server/store/lists.ts'
import type { Actor } from '#shared/actor.ts'

test('a row that was not checked does not compile where private rows are presented', () => {
  expectTypeOf<GuardedDetailRow>().not.toExtend<Parameters<typeof detailOf>[0]>()
  expectTypeOf<GuardedRow>().not.toExtend<Parameters<typeof draftOf>[1]>()
  expectTypeOf<Payment>().not.toExtend<Parameters<typeof receiptOf>[0]>()
  expectTypeOf<{ id: string; userId: string }>().not.toExtend<Parameters<typeof get>[1]>()
})

test('a checked row compiles for the verb it was checked for, and for no other', () => {
  const check = (actor: Actor, row: GuardedRow & GuardedDetailRow) =>
    [may(actor, 'view', row)!, may(actor, 'edit', row)!] as const
  type Checked = ReturnType<typeof check>
  expectTypeOf<Checked[0]>().toExtend<Parameters<typeof detailOf>[0]>()
  expectTypeOf<Checked[1]>().toExtend<Parameters<typeof draftOf>[1]>()
  expectTypeOf<Checked[0]>().not.toExtend<Parameters<typeof draftOf>[1]>()
  expectTypeOf<Checked[1]>().not.toExtend<Parameters<typeof detailOf>[0]>()
  const hidden: GuardedListing = { ownerId: null, status: 'pending', isOwnerActive: false }
  expect(may(null, 'view', hidden)).toBeNull()
})

test('only policies make authorized rows', () => {
  const files = import.meta.glob<string>('/src/**/*.ts', { query: '?raw', import: 'default', eager: true })
  const makers = Object.keys(files).filter((path) => /\bauthorize\(|\bas Authorized\b/.test(files[path]!))
  expect(makers.filter((path) => !/\/policy\.ts$|\.test\.ts$/.test(path))).toEqual(['/src/shared/authorized.ts'])
})
