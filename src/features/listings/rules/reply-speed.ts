/** How fast an author of a review heard back from the provider. */
export const replySpeeds = ['within_hour', 'same_day', 'later', 'never'] as const
export type ReplySpeed = (typeof replySpeeds)[number]

/** Answers from which on a page says how fast a provider replies. */
export const minReplyAnswers = 5
/** Share of the answers "within an hour" and "same day" from which on a provider replies quickly. */
export const quickShare = 0.8

export type ReplyAnswers = {
  count: number
  withinHour: number
  /** Within an hour included. */
  sameDay: number
}

/** The answers of published reviews, `counts` in the order of `replySpeeds`; null while there are too few. */
export function replyAnswersOf(counts: readonly number[]): ReplyAnswers | null {
  const [withinHour = 0, day = 0] = counts
  const count = counts.reduce((sum, n) => sum + n, 0)
  return count < minReplyAnswers ? null : { count, withinHour, sameDay: withinHour + day }
}

export const repliesQuickly = (answers: ReplyAnswers | null): boolean =>
  answers !== null && answers.sameDay / answers.count >= quickShare
