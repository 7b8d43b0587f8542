import type { IconName } from '#platform/icons.ts'

type AdminScreen = {
  /** Path below /admin, and message key `screen.PATH` in the backoffice feature. */
  path: string
  /** File below web/routes/admin. */
  file: string
  /** Menu group; a screen without one is reached from another screen. */
  group?: 'work' | 'people' | 'directory' | 'site'
  icon?: IconName
  /** Path of the screen whose menu entry this one belongs to; the path above it needs no mention. */
  within?: string
}

/** The back office screens in menu order. Each entry defines the route and the menu item. */
export const adminScreens: readonly AdminScreen[] = [
  { path: '', file: 'dashboard.tsx', group: 'work', icon: 'layout-dashboard' },
  { path: 'listings', file: 'listings.tsx', group: 'directory', icon: 'store' },
  { path: 'create-listing', file: 'create-listing.tsx', group: 'directory', icon: 'circle-plus' },
  { path: 'edit-listing/:id', file: 'edit-listing.tsx' },
  {
    path: 'review-listings',
    file: 'review-listings.tsx',
    group: 'work',
    icon: 'clipboard-check',
  },
  { path: 'claims', file: 'claims.tsx', group: 'work', icon: 'store' },
  { path: 'licences', file: 'licences.tsx', group: 'work', icon: 'shield-check' },
  {
    path: 'reported-reviews',
    file: 'reports.tsx',
    group: 'work',
    icon: 'flag',
  },
  { path: 'subscriptions', file: 'payments.tsx', group: 'work', icon: 'banknote' },
  { path: 'subscriptions/held', file: 'held-plans.tsx' },
  { path: 'plans', file: 'plans.tsx', within: 'subscriptions' },
  { path: 'users', file: 'users.tsx', group: 'people', icon: 'users' },
  { path: 'users/:id', file: 'user.tsx' },
  { path: 'bans', file: 'bans.tsx', group: 'people', icon: 'ban' },
  { path: 'verifications', file: 'verifications.tsx', group: 'people', icon: 'badge-check' },
  {
    path: 'privacy-requests',
    file: 'privacy-requests.tsx',
    group: 'people',
    icon: 'lock',
  },
  { path: 'reviews', file: 'reviews.tsx', group: 'work', icon: 'star' },
  { path: 'import', file: 'import.tsx', group: 'directory', icon: 'file-up' },
  { path: 'settings', file: 'settings.tsx', group: 'site', icon: 'settings' },
  { path: 'audit', file: 'audit.tsx', group: 'site', icon: 'scroll-text' },
  { path: 'outbox', file: 'outbox.tsx', group: 'site', icon: 'mail' },
  { path: 'analytics', file: 'analytics.tsx', group: 'site', icon: 'chart-column' },
  { path: 'categories', file: 'categories.tsx', group: 'directory', icon: 'folder-tree' },
  { path: 'areas', file: 'areas.tsx', group: 'directory', icon: 'map' },
  { path: 'registers', file: 'registers.tsx', group: 'directory', icon: 'shield-check' },
  { path: 'icons', file: 'icons.tsx', group: 'directory', icon: 'shapes' },
]
