import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('analytics', {
  beacon: { count: 60, seconds: 60 },
  /** Different browsers of one network counted for one listing and kind of event. */
  visitorsPerNetwork: { count: 10, seconds: 86_400 },
  /** Searches whose words are stored: an owner sees them, and each is stored for up to 50 listings. */
  terms: { count: 300, seconds: 86_400 },
})
