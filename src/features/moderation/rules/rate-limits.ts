import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('moderation', {
  claim: { count: 5, seconds: 3_600 },
})
