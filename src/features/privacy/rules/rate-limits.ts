import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('privacy', {
  myData: { count: 10, seconds: 3_600 },
  request: { count: 5, seconds: 86_400 },
})
