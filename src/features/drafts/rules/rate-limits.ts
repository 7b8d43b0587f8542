import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('drafts', {
  /** A form that is typed into without a pause sends one every three seconds. */
  change: { count: 400, seconds: 900 },
})
