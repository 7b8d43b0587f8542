import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('shortlist', {
  changeList: { count: 60, seconds: 60 },
})
