import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('editor', {
  change: { count: 10, seconds: 3_600 },
  help: { count: 300, seconds: 3_600 },
})
