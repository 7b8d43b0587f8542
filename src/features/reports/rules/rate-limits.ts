import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('reports', {
  report: { count: 20, seconds: 3_600 },
  reportPerDay: { count: 10, seconds: 86_400 },
})
