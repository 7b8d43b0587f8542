import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('billing', {
  payment: { count: 5, seconds: 3_600 },
})
