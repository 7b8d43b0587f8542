import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('reviews', {
  /** Searches within the reviews of a listing, per network address. */
  search: { count: 60, seconds: 60, isLocal: true },
  write: { count: 10, seconds: 3_600 },
  createPerDay: { count: 5, seconds: 86_400 },
  vote: { count: 60, seconds: 60 },
})
