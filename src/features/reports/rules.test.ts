import { expect, test } from 'vitest'
import { validateForm } from '#shared/form.ts'
import { appealForm, holdsReview, isHoldingReason, mayAppeal, reasonsOf, reportForm } from './rules.ts'

test('only two reasons may hold a review until it is decided, and none holds a listing', () => {
  expect(reasonsOf.review.filter((reason) => isHoldingReason('review', reason))).toEqual([
    'private_information',
    'harmful_or_illegal',
  ])
  expect(reasonsOf.listing.filter((reason) => isHoldingReason('listing', reason))).toEqual([])
})

test('a report holds a review when its reporter was always right or a second independent member agrees', () => {
  const stranger = { isListingOwner: false, upheld: 0, dismissed: 0, independent: 1 }
  expect(holdsReview(stranger)).toBe(false)
  expect(holdsReview({ ...stranger, upheld: 1 })).toBe(true)
  expect(holdsReview({ ...stranger, upheld: 5, dismissed: 1 })).toBe(false)
  expect(holdsReview({ ...stranger, independent: 2 })).toBe(true)
  expect(holdsReview({ isListingOwner: true, upheld: 5, dismissed: 0, independent: 2 })).toBe(false)
})

test('only the party that a decision went against may appeal, for thirty days', () => {
  const now = new Date('2026-11-20T06:00:00Z')
  const days = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000)
  const upheld = { status: 'upheld', decidedAt: days(30) } as const
  const dismissed = { status: 'dismissed', decidedAt: days(1) } as const
  expect(mayAppeal('author', upheld, now)).toBe(true)
  expect(mayAppeal('reporter', upheld, now)).toBe(false)
  expect(mayAppeal('reporter', dismissed, now)).toBe(true)
  expect(mayAppeal('author', dismissed, now)).toBe(false)
  expect(mayAppeal('author', { ...upheld, decidedAt: days(30.01) }, now)).toBe(false)
  expect(mayAppeal('author', { status: 'open', decidedAt: null }, now)).toBe(false)
})

test('a report needs a reason, and a note when the reason is not specific', () => {
  expect(validateForm(reportForm, { reason: '', note: '' })).toEqual({ reason: 'reasonRequired' })
  expect(validateForm(reportForm, { reason: 'fake', note: '' })).toEqual({})
  expect(validateForm(reportForm, { reason: 'other', note: ' \u0000 ' })).toEqual({ note: 'noteRequired' })
  expect(validateForm(reportForm, { reason: 'other', note: '修'.repeat(2_000) })).toEqual({})
  expect(validateForm(reportForm, { reason: 'fake', note: '修'.repeat(2_001) })).toEqual({ note: 'noteTooLong' })
  expect(validateForm(appealForm, { note: '\n' })).toEqual({ note: 'noteRequired' })
})
