/** Names of the features' APIs in the router, which are also the first part of their query keys. */
const apiNames = [
  'accounts',
  'analytics',
  'backoffice',
  'billing',
  'catalog',
  'coach',
  'discovery',
  'drafts',
  'editor',
  'favorites',
  'imports',
  'integrations',
  'listings',
  'moderation',
  'notifications',
  'privacy',
  'promotion',
  'referrals',
  'reports',
  'reviews',
  'searches',
  'settings',
  'shortlist',
  'uploads',
] as const
export type ApiName = (typeof apiNames)[number]

export const isApiName = (name: unknown): name is ApiName => apiNames.includes(name as ApiName)
