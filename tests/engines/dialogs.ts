import { call, newListing } from '#tests/support/calls.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import type { Target, Visitor } from './visitor.ts'

/** Addresses of what the dialogs are about. */
type Subjects = { own: string; unclaimed: string; other: string; member: string; list: string }

/** How a dialog opens: the file that renders it, the path of a screen, and what is pressed there. */
export type Opening = {
  file: string
  path: (subjects: Subjects) => string
  press?: (Target | [field: Target, text: string])[]
  isPhone?: true
  /** Closes it where it fills the screen, which leaves no place outside of it. */
  close?: Target
}

const firstRow = { css: 'tbody tr td:last-child' }

/** One way to open each dialog of the site, for the demonstration's admin after `prepareDialogs`. */
export const openings: readonly Opening[] = [
  { file: 'moderation/ui/claims-screen', path: () => '/admin/claims', press: ['Refuse'] },
  { file: 'catalog/ui/entry-form', path: () => '/admin/categories', press: ['Expand Pets', 'Add to Pets'] },
  {
    file: 'catalog/ui/remove-dialog',
    path: () => '/admin/categories',
    press: ['Expand Pets', { css: 'main li li button[aria-label^="Delete"]' }],
  },
  { file: 'catalog/ui/icons-screen', path: () => '/admin/icons', press: [{ css: 'main li button' }] },
  {
    file: 'editor/ui/own-listing-actions',
    path: () => '/user/listings',
    press: ['Delete'],
  },
  {
    file: 'editor/ui/page-preview',
    path: ({ own }) => `/submit-listing?edit=${own}`,
    press: ['The page as visitors will see it'],
  },
  {
    file: 'referrals/ui/referral-sheet',
    path: () => '/about',
    press: [{ css: 'header details summary', text: 'Mei' }, 'Refer a Friend'],
  },
  {
    file: 'shortlist/ui/add-to-list',
    path: () => '/shortlist',
    press: [{ css: 'main input[type="checkbox"]' }, 'Add to list'],
  },
  { file: 'shortlist/ui/list-tools', path: ({ list }) => `/shortlist?list=${list}`, press: ['Rename'] },
  {
    file: 'moderation/ui/hand-over',
    path: ({ own }) => `/admin/edit-listing/${own}`,
    press: ['Hand to another owner'],
  },
  { file: 'moderation/ui/claim-dialog', path: ({ unclaimed }) => `/service/${unclaimed}#claim` },
  { file: 'moderation/ui/licences-screen', path: () => '/admin/licences', press: ['Found'] },
  {
    file: 'discovery/ui/search-sheet',
    path: () => '/explore',
    press: [{ css: 'main button.search-line' }],
    isPhone: true,
    close: 'Close the search',
  },
  { file: 'catalog/ui/registers-screen', path: () => '/admin/registers', press: [{ css: 'main li button' }] },
  { file: 'discovery/ui/filter-dialog', path: () => '/explore', press: ['Filter'], isPhone: true },
  { file: 'reviews/ui/review-dialog', path: ({ other }) => `/service/${other}?review=write` },
  {
    file: 'reviews/ui/hide-dialog',
    path: () => '/admin/reviews',
    press: [{ css: 'tbody tr input[type="checkbox"]' }, 'Hide'],
  },
  { file: 'reviews/ui/moderated-dialog', path: () => '/admin/reviews', press: [firstRow] },
  { file: 'notifications/ui/mail-sheet', path: () => '/admin/outbox', press: [firstRow] },
  {
    file: 'billing/ui/limit-change',
    path: () => '/admin/plans',
    press: [[{ css: 'form[aria-label="Premium"] input[name="maxListings"]' }, '1'], 'Save Premium plan'],
  },
  { file: 'billing/ui/payment-decision', path: () => '/admin/subscriptions', press: [firstRow] },
  { file: 'billing/ui/held-plans', path: () => '/admin/subscriptions/held', press: ['Grant a plan'] },
  { file: 'billing/ui/pending-payment', path: () => '/payment/premium', press: ['I have paid', 'Withdraw'] },
  {
    file: 'integrations/ui/secret-section',
    path: () => '/user/integrations',
    press: [{ css: 'main button[aria-label^="Remove"]' }],
  },
  { file: 'backoffice/ui/audit-screen', path: () => '/admin/audit', press: [firstRow] },
  { file: 'reports/ui/report-sheet', path: () => '/admin/reported-reviews', press: [firstRow] },
  { file: 'reports/ui/my-reports', path: () => '/user/reports', press: ['Appeal'] },
  { file: 'reports/ui/report-dialog', path: ({ other }) => `/service/${other}`, press: ['Report this listing'] },
  { file: 'privacy/ui/privacy-register', path: () => '/admin/privacy-requests', press: [firstRow] },
  { file: 'privacy/ui/privacy-register', path: () => '/admin/privacy-requests', press: ['Record a request'] },
  { file: 'accounts/ui/add-admin', path: () => '/admin/users', press: ['Add an admin'] },
  { file: 'accounts/ui/fresh-password', path: () => '/admin/audit', press: ['Export'] },
  { file: 'accounts/ui/bans-screen', path: () => '/admin/bans', press: ['Add a ban'] },
  { file: 'accounts/ui/bans-screen', path: () => '/admin/bans', press: ['Lift'] },
  { file: 'accounts/ui/member-actions', path: ({ member }) => `/admin/users/${member}`, press: ['Deactivate'] },
  { file: 'analytics/ui/assign-dialog', path: () => '/admin/analytics?days=90', press: ['Assign'] },
]

/**
 * Makes what the dialogs are about: a member with a claim and two listings of a plan, and an admin of the test's own, who is
 * signed in, with a listing, a favourite in a list, a webhook and a report that was dismissed.
 */
export async function prepareDialogs(visitor: Visitor): Promise<Subjects> {
  await signIn(visitor, demoAdmin)
  const claimed = await newListing(visitor, 'Claimed dialogs')
  const unclaimed = await newListing(visitor, 'Unclaimed dialogs')
  const member = await newMember(visitor)
  await call(visitor, 'moderation/claim', { id: claimed.id, note: 'It is my shop.' })
  const admin = await newMember(visitor)
  const [{ id: memberId } = { id: '' }] = await queryDatabase<{ id: string }>(
    `update profiles set role = case when email = $1 then 'admin' else role end where email in ($1, $2)
     returning id, email = $1 as is_admin`,
    [admin.email, member.email],
  ).then((rows) => rows.filter((row) => !(row as { is_admin?: boolean }).is_admin))
  await call(visitor, 'accounts/signOut', {})
  await signIn(visitor, admin)
  const names = { firstName: admin.firstName, lastName: admin.lastName, phoneNumber: '', language: 'en' }
  await call(visitor, 'accounts/updateProfile', { ...names, whatsappNumber: '6123 4567', acceptsMarketing: false })
  await call(visitor, 'billing/grantPlan', { email: member.email, planKey: 'premium', lastDay: '', reason: 'A test' })
  const own = await newListing(visitor, 'Own dialogs', admin.email)
  const other = await newListing(visitor, 'Other dialogs', member.email)
  await newListing(visitor, 'Further dialogs', member.email)
  await call(visitor, 'favorites/add', { listingId: other.id })
  const list = await call<{ id: string }>(visitor, 'shortlist/createList', { name: 'Dialogs', listingIds: [other.id] })
  const events = ['review.published']
  await call(visitor, 'integrations/createWebhook', {
    url: 'https://hooks.kaifong.example/',
    events,
    isSiteWide: false,
  })
  const reported = { kind: 'listing', subjectId: other.id, reason: 'fraud', note: 'Nobody came.' }
  await call(visitor, 'reports/report', reported)
  await call(visitor, 'reports/decide', { subjects: [{ kind: 'listing', id: other.id }], decision: 'dismissed' })
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await call(visitor, 'accounts/addBan', { value: `banned-${member.email}`, lastDay, reason: 'A test' })
  const request = { kind: 'access', name: 'Mei Chan', email: member.email, receivedOn: '2026-01-02', details: 'All.' }
  await call(visitor, 'privacy/record', request)
  await queryDatabase(
    `insert into search_misses (query, day, locale, count) values ('zzyzx', current_date, 'en', 1) on conflict do nothing`,
    [],
  )
  // The export asks for the password again.
  await queryDatabase(
    'update sessions set password_at = null where user_id = (select id from profiles where email = $1)',
    [admin.email],
  )
  return { own: own.id, unclaimed: unclaimed.slug, other: other.slug, member: memberId, list: list.id }
}
