import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { adminScreens } from './admin-screens.ts'

/** Guarded paths without a screen: 404 for those who pass the guard. */
function notFoundRoutes(paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, 'routes/public/not-found.tsx', { id: path }))
}

/** All routes of the site. */
export default [
  index('routes/public/home.tsx'),
  route('auth', 'routes/public/auth.tsx'),
  route('auth/callback', 'routes/public/auth-callback.tsx'),
  route('explore', 'routes/public/explore.tsx'),
  route('service/:id', 'routes/public/service.tsx'),
  route('category/:categoryName', 'routes/public/category.tsx'),
  route('area/:areaName', 'routes/public/area.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('pricing', 'routes/public/pricing.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),
  layout('shell/with-more-messages.tsx', [
    route('shortlist', 'routes/public/shortlist.tsx'),
    route('compare', 'routes/public/compare.tsx'),
    route('ask', 'routes/public/ask.tsx'),
    route('list/:token', 'routes/public/shared-list.tsx'),
    route('save-search', 'routes/public/save-search.tsx'),
    route('saved-search/:token', 'routes/public/saved-search.tsx'),
  ]),
  layout('shell/member-only.tsx', [
    route('submit-listing', 'routes/account/submit-listing.tsx'),
    route('user/listings', 'routes/account/my-listings.tsx'),
    route('user/reports', 'routes/account/reports.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('favorites', 'routes/account/favorites.tsx'),
    route('subscription', 'routes/account/subscription.tsx'),
    route('subscription/receipts/:id', 'routes/account/receipt.tsx'),
    route('analytics/:providerId', 'routes/account/analytics.tsx'),
    route('payment/premium', 'routes/account/payment-premium.tsx'),
    route('payment/whatsapp', 'routes/account/payment-whatsapp.tsx'),
    route('user/reviews', 'routes/account/reviews.tsx'),
    route('user/integrations', 'routes/account/integrations.tsx'),
    route('user/promotion/:listingId', 'routes/account/promotion.tsx'),
    route('user/searches', 'routes/account/searches.tsx'),
  ]),
  layout('shell/admin-only.tsx', [
    ...adminScreens.map(({ path, file }) => route(path ? `admin/${path}` : 'admin', `routes/admin/${file}`)),
    ...notFoundRoutes(['admin/*']),
  ]),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
