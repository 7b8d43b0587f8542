import { rateLimitsOf } from '#shared/rate-limit.ts'

export const rateLimits = rateLimitsOf('discovery', {
  search: { count: 120, seconds: 60, isLocal: true },
  /** Scrapers read all pages, people only a few. */
  deepSearch: { count: 300, seconds: 900 },
  /** A page of 5,000 listings is 6 MB and made for each request; search engines read some dozens in a row. */
  sitemaps: { count: 120, seconds: 300, isLocal: true },
  suggest: { count: 300, seconds: 60, isLocal: true },
})
