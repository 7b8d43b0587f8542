import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('integrations', {
  /** Calls of one key, whatever address they come from. */
  key: { count: 1_500, seconds: 300 },
  /** New keys and webhooks of one member. */
  create: { count: 20, seconds: 3_600 },
  replay: { count: 60, seconds: 3_600 },
})
