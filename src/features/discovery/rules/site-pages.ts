/** The page of the site for each thing that people ask the search for though no provider does it; null for work wanted. */
export const sitePages = {
  login: '/auth',
  signUp: '/auth',
  list: '/submit-listing',
  pricing: '/pricing',
  refund: '/terms#refunds',
  contact: '/about',
  complaint: '/about',
  saved: '/favorites',
  privacy: '/privacy',
  terms: '/terms',
  jobs: null,
} as const
export type SitePage = keyof typeof sitePages
export const sitePageKeys = Object.keys(sitePages) as SitePage[]
