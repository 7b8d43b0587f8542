import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('discovery', {
  search: { count: 120, seconds: 60, isLocal: true },
  /** Scrapers read all pages, people only a few. */
  deepSearch: { count: 300, seconds: 900 },
  suggest: { count: 300, seconds: 60, isLocal: true },
})
