import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('uploads', {
  upload: { count: 30, seconds: 1_800 },
})
