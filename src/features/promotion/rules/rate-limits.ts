import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('promotion', {
  /** Posters and their previews: the page shows two previews. */
  posters: { count: 60, seconds: 600 },
})
