import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('notifications', {
  testMail: { count: 30, seconds: 3_600 },
})
