import type { QueueName } from '#features/backoffice/rules.ts'
import type { IconName } from '#platform/icons.ts'

type AdminScreen = {
  /** Path below /admin, and message key `screen.PATH` in the backoffice feature. */
  path: string
  /** File below web/routes/admin. */
  file: string
  /** Menu group; a screen without one is reached from another screen. */
  group?: 'work' | 'people' | 'directory' | 'site'
  icon?: IconName
  /** Queues whose pending counts are shown beside the menu entry. */
  queues?: readonly QueueName[]
  /** Search of the address where the screen shows a queue, unless it shows it first. */
  views?: Partial<Record<QueueName, string>>
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
    queues: ['listings', 'revisions'],
  },
  { path: 'claims', file: 'claims.tsx', group: 'work', icon: 'store', queues: ['claims'] },
  { path: 'licences', file: 'licences.tsx', group: 'work', icon: 'shield-check', queues: ['licences'] },
  {
    path: 'reported-reviews',
    file: 'reports.tsx',
    group: 'work',
    icon: 'flag',
    queues: ['review_reports', 'listing_reports', 'appeals'],
    views: { appeals: '?tab=appeals' },
  },
  { path: 'subscriptions', file: 'payments.tsx', group: 'work', icon: 'banknote', queues: ['payments'] },
  { path: 'subscriptions/held', file: 'held-plans.tsx' },
  { path: 'plans', file: 'plans.tsx', within: 'subscriptions' },
  { path: 'users', file: 'users.tsx', group: 'people', icon: 'users' },
  { path: 'users/:id', file: 'user.tsx' },
  { path: 'bans', file: 'bans.tsx', group: 'people', icon: 'ban' },
  { path: 'verifications', file: 'verifications.tsx', group: 'people', icon: 'badge-check', queues: ['verifications'] },
  {
    path: 'privacy-requests',
    file: 'privacy-requests.tsx',
    group: 'people',
    icon: 'lock',
    queues: ['privacy_requests'],
  },
  { path: 'reviews', file: 'reviews.tsx', group: 'work', icon: 'star', queues: ['reviews'] },
  { path: 'import', file: 'import.tsx', group: 'directory', icon: 'file-up' },
  { path: 'settings', file: 'settings.tsx', group: 'site', icon: 'settings' },
  { path: 'audit', file: 'audit.tsx', group: 'site', icon: 'scroll-text' },
  { path: 'outbox', file: 'outbox.tsx', group: 'site', icon: 'mail', queues: ['mails'] },
  { path: 'analytics', file: 'analytics.tsx', group: 'site', icon: 'chart-column' },
  { path: 'categories', file: 'categories.tsx', group: 'directory', icon: 'folder-tree' },
  { path: 'areas', file: 'areas.tsx', group: 'directory', icon: 'map' },
  { path: 'icons', file: 'icons.tsx', group: 'directory', icon: 'shapes' },
]

/** Address at which a screen shows one of its queues. */
export const pathOfQueue = ({ path, views }: AdminScreen, queue: QueueName) => path + (views?.[queue] ?? '')
