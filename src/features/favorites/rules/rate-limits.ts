import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('favorites', {
  change: { count: 60, seconds: 60 },
})
