import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('reviews', {
  write: { count: 10, seconds: 3_600 },
  createPerDay: { count: 5, seconds: 86_400 },
  vote: { count: 60, seconds: 60 },
})
