import { emptyContent } from '#features/listings/rules/content.ts'
import { adminScreens } from '#web/admin-screens.ts'

/** One screen to capture: a name for the file and the path; `saved` are ids in the shortlist of the browser. */
export type Screen = { name: string; path: string; saved?: string[] }
/** Calls a procedure as the signed-in admin. */
export type Call = (procedure: string, input: unknown) => Promise<unknown>

type Card = { id: string; slug: string; ratingCount: number; cover: unknown }
type Group = { slug: string; categories: { slug: string; count: number }[] }

async function read<T>(site: string, path: string, parse: (answer: unknown) => T): Promise<T> {
  const response = await fetch(`${site}/api/v1${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return parse(await response.json())
}

/** Every public screen with content, then the empty and error screens. */
export async function screensOf(site: string): Promise<Screen[]> {
  const cards = await read(site, '/search?limit=50', (answer) => (answer as { items: Card[] }).items)
  const groups = await read(site, '/categories', (answer) => answer as Group[])
  const byReviews = cards.toSorted((a, b) => b.ratingCount - a.ratingCount)
  const service = (card: Card | undefined) => `/service/${card?.slug ?? 'none'}`
  const [ids, saved] = [
    cards
      .slice(0, 3)
      .map(({ id }) => id)
      .join(),
    cards.slice(0, 5).map(({ id }) => id),
  ]
  const category = groups.flatMap((group) => group.categories).toSorted((a, b) => b.count - a.count)[0]
  return [
    { name: 'home', path: '/' },
    { name: 'explore', path: '/explore' },
    { name: 'explore-query', path: `/explore?q=${encodeURIComponent('水喉 Wan Chai')}` },
    { name: 'explore-filters', path: '/explore?rating=4&verified=1&sort=rating' },
    { name: 'explore-typo', path: '/explore?q=plumbr' },
    { name: 'explore-nothing', path: '/explore?q=zzqxv&rating=4.5&verified=1' },
    { name: 'group', path: `/category/${groups[0]?.slug ?? 'none'}` },
    { name: 'category', path: `/category/${category?.slug ?? 'none'}` },
    { name: 'area', path: '/area/sha-tin' },
    { name: 'service', path: service(byReviews[0]) },
    { name: 'service-unreviewed', path: service(byReviews.at(-1)) },
    { name: 'service-drawn', path: service(byReviews.find((card) => card.cover)) },
    { name: 'shortlist', path: '/shortlist', saved },
    { name: 'shortlist-empty', path: '/shortlist' },
    { name: 'explore-saved', path: '/explore', saved },
    { name: 'compare', path: `/compare?ids=${ids}` },
    { name: 'ask', path: `/ask?ids=${ids}` },
    { name: 'save-search', path: '/save-search?category=plumbers' },
    { name: 'saved-search-ended', path: '/saved-search/none' },
    { name: 'list-not-found', path: '/list/none' },
    { name: 'auth-callback', path: '/auth/callback?provider=google&error=access_denied' },
    { name: 'about', path: '/about' },
    { name: 'pricing', path: '/pricing' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'auth', path: '/auth' },
    { name: 'auth-sign-up', path: '/auth?mode=sign-up' },
    { name: 'auth-forgot', path: '/auth?mode=forgot' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'service-not-found', path: '/service/no-such-listing' },
    { name: 'damaged-address', path: '/explore?cursor=forged' },
    { name: 'api-docs', path: '/api/docs' },
  ]
}

/**
 * The screens behind sign-in, as a signed-in admin sees them, who gets a listing, favourites, a shared list, a saved
 * search, a key and a webhook for it. Paths with parameters show what the admin owns.
 */
export async function signedInScreens(site: string, call: Call): Promise<Screen[]> {
  const cards = await read(site, '/search?limit=6', (answer) => (answer as { items: Card[] }).items)
  const me = (await call('accounts/getMe', {})) as { id: string; email: string }
  const profile = { firstName: 'Yan', lastName: 'Lau', whatsappNumber: listing.whatsappNumber, phoneNumber: '' }
  await call('accounts/updateProfile', { ...profile, language: 'en', acceptsMarketing: false })
  await call('favorites/addAll', { listingIds: cards.map(({ id }) => id) })
  const mine = async () =>
    ((await call('editor/findMine', { locale: 'en' })) as { items: { id: string; slug: string }[] }).items[0]
  if (!(await mine())) await call('editor/adminCreate', { content: listing, ownerEmail: me.email })
  const own = await mine()
  await call('searches/save', { name: 'Plumbers', frequency: 'weekly', search: 'category=plumbers' })
  // The data directory of the screenshots is used again: what it has is not made twice.
  const first = async <T>(find: string, create: () => Promise<unknown>): Promise<T> =>
    ((await call(find, {})) as T[])[0] ?? ((await create()) as T)
  const listingIds = cards.slice(0, 3).map(({ id }) => id)
  const list = await first<{ id: string }>('shortlist/findLists', () =>
    call('shortlist/createList', { name: 'New flat', listingIds }),
  )
  const { shareToken } = (await call('shortlist/shareList', { id: list.id })) as { shareToken: string }
  await first('integrations/findKeys', () =>
    call('integrations/createKey', { name: 'Website', scopes: ['read'], days: 365 }),
  )
  await first('integrations/findWebhooks', () =>
    call('integrations/createWebhook', { url: 'https://example.com/hook', events: ['listing.approved'] }),
  )
  const ids: Record<string, string> = { 'edit-listing/:id': own?.id ?? '', 'users/:id': me.id }
  const steps = ['basics', 'offer', 'about', 'photos', 'contact']
  return [
    { name: 'form-limit', path: '/submit-listing' },
    ...steps.map((step) => ({ name: `edit-${step}`, path: `/submit-listing?edit=${own?.id}&step=${step}` })),
    { name: 'own-page', path: `/service/${own?.slug}` },
    { name: 'my-listings', path: '/user/listings' },
    { name: 'my-reports', path: '/user/reports' },
    { name: 'my-reviews', path: '/user/reviews' },
    { name: 'profile', path: '/profile' },
    { name: 'profile-security', path: '/profile?tab=security' },
    { name: 'favorites', path: '/favorites' },
    { name: 'my-list', path: `/shortlist?list=${list.id}` },
    { name: 'shared-list', path: `/list/${shareToken}` },
    { name: 'my-searches', path: '/user/searches' },
    { name: 'integrations', path: '/user/integrations' },
    { name: 'subscription', path: '/subscription' },
    { name: 'own-analytics', path: `/analytics/${own?.id}` },
    { name: 'promotion', path: `/user/promotion/${own?.id}` },
    { name: 'payment-premium', path: '/payment/premium' },
    { name: 'payment-whatsapp', path: '/payment/whatsapp' },
    ...adminScreens.map(({ path }) => ({
      name: `admin-${path.replace(/\W+/g, '-') || 'dashboard'}`,
      path: `/admin/${path.replace(':id', ids[path] ?? '')}`.replace(/\/$/, ''),
    })),
  ]
}

const listing = {
  ...emptyContent,
  nameEn: 'Lau & Daughter Plumbing',
  nameZh: '劉氏父女水喉',
  summaryEn: 'Leaks, drains and heaters in Sha Tin',
  descriptionEn: 'A plumber and his daughter, both licensed, at work in Sha Tin since 1998.',
  categories: ['plumbers'],
  areas: ['sha-tin'],
  prices: [{ title: { en: 'Visit', zh: '上門' }, unit: 'visit', fromCents: 30_000, toCents: null, note: null }],
  whatsappNumber: '+852 1234 5678',
}
