import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('searches', {
  change: { count: 60, seconds: 3_600 },
  /** Per network address: each sends an e-mail to an address that anybody can type. */
  saveAsVisitor: { count: 5, seconds: 3_600 },
  /** Per address that gets the e-mail. */
  confirmAddress: { count: 5, seconds: 86_400 },
})
