/** Path of a listing's page without language prefix, percent-encoded: a slug has letters of any script. */
export const listingPath = (slug: string): string => `/service/${encodeURIComponent(slug)}`
