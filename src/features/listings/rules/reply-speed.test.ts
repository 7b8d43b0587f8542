import { expect, test } from 'vitest'
import { repliesQuickly, replyAnswersOf } from './reply-speed.ts'

test('fewer than five answers say nothing', () => {
  expect(replyAnswersOf([4, 0, 0, 0])).toBeNull()
  expect(repliesQuickly(replyAnswersOf([4, 0, 0, 0]))).toBe(false)
  expect(replyAnswersOf([2, 1, 1, 1])).toEqual({ count: 5, withinHour: 2, sameDay: 3 })
})

test('four of five who heard back the same day make a provider that replies quickly; three do not', () => {
  expect(repliesQuickly(replyAnswersOf([0, 4, 0, 1]))).toBe(true)
  expect(repliesQuickly(replyAnswersOf([2, 2, 1, 0]))).toBe(true)
  expect(repliesQuickly(replyAnswersOf([3, 0, 1, 1]))).toBe(false)
})
