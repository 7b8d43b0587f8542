/**
 * Features on which each feature may depend. A feature may list only features declared above it, which rules out
 * cycles; scripts/boundaries.ts checks that too.
 */
export const featureDependencies: Record<string, readonly string[]> = {
  settings: [],
  catalog: [],
  notifications: ['settings'],
  ads: ['settings'],
  accounts: ['settings', 'notifications'],
  uploads: ['accounts'],
  billing: ['settings', 'notifications', 'accounts', 'uploads'],
  listings: ['catalog', 'accounts', 'uploads', 'billing'],
  editor: ['catalog', 'notifications', 'accounts', 'uploads', 'billing', 'listings'],
  reviews: ['catalog', 'notifications', 'accounts', 'uploads', 'listings'],
  moderation: ['catalog', 'notifications', 'accounts', 'billing', 'listings', 'editor'],
  reports: ['notifications', 'accounts', 'listings', 'reviews', 'moderation'],
  imports: ['catalog', 'accounts', 'listings', 'editor'],
  favorites: ['catalog', 'accounts', 'listings'],
  discovery: ['ads', 'catalog', 'listings', 'billing', 'favorites'],
  referrals: ['accounts'],
  verification: ['settings', 'accounts', 'billing'],
  privacy: ['notifications', 'accounts'],
  members: ['notifications', 'accounts', 'billing', 'listings', 'reviews'],
  analytics: ['catalog', 'accounts', 'billing', 'listings', 'discovery'],
  backoffice: [
    'settings',
    'notifications',
    'accounts',
    'billing',
    'listings',
    'reviews',
    'moderation',
    'privacy',
    'analytics',
  ],
}
