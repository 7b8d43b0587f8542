/**
 * Which features each feature may lean on. A name may be listed only below its own line, so a circle cannot be
 * written down; the fences check that too.
 */
export const floorPlan: Record<string, readonly string[]> = {
  settings: [],
  catalog: [],
  notifications: ['settings'],
  ads: ['settings'],
  accounts: ['settings', 'notifications'],
<<<<<<< HEAD
  billing: ['settings', 'notifications', 'accounts'],
  listings: ['catalog', 'notifications', 'accounts', 'billing'],
  reviews: ['notifications', 'accounts', 'listings'],
  reports: ['notifications', 'accounts', 'listings', 'reviews'],
=======
  uploads: ['accounts'],
  billing: ['settings', 'notifications', 'accounts', 'uploads'],
  listings: ['catalog', 'notifications', 'accounts', 'uploads', 'billing'],
  reviews: ['notifications', 'accounts', 'uploads', 'listings'],
>>>>>>> 08a3e2f (Uploads: storage on disk or in any S3 bucket, pictures in WebP and AVIF, orphans collected)
  favorites: ['accounts', 'listings'],
  discovery: ['catalog', 'listings', 'reviews', 'billing', 'favorites'],
  referrals: ['accounts', 'billing'],
  verification: ['settings', 'accounts', 'billing'],
  privacy: ['notifications', 'accounts'],
  members: ['notifications', 'accounts', 'billing', 'listings', 'reviews'],
  analytics: ['accounts', 'billing', 'listings', 'reviews'],
  backoffice: ['settings', 'notifications', 'accounts', 'billing', 'listings', 'reviews', 'analytics'],
}
