/** What an admin's form of the premium plan sends, as the plan is at first. */
export const premiumForm = {
  key: 'premium',
  price: '500',
  billing: 'one_time',
  maxListings: '',
  maxCategories: '5',
  maxAreas: '',
  maxPhotos: '10',
  hasVerifiedBadge: 'on',
  hasAnalytics: 'on',
  hasEnhancedProfile: 'on',
  hasPriorityPlacement: 'on',
} as const
