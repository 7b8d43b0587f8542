import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('listings', {
  /** Each is drawn, unless it is one of the last 200. */
  pictures: { count: 120, seconds: 60, isLocal: true },
})
