/**
 * What the process itself uses of features, besides what they add to it: procedures (router.ts), HTTP routes (routes.ts),
 * jobs (jobs.ts), ports (ports.ts) and reference data (reference.ts). No other file of src/server names a feature.
 */
export type { ProviderId } from '#features/accounts/rules.ts'
export { ensureAdmin, ensureFirstAdmin } from '#features/accounts/server/service.ts'
export {
  actorOf,
  createAuth,
  sessionCookiePattern,
  type AccountsCtx,
  type Auth,
} from '#features/accounts/server/service/auth.ts'
export { providersOf } from '#features/accounts/server/service/providers.ts'
export { adsHosts } from '#features/ads/rules.ts'
export { findQueues } from '#features/backoffice/server/service.ts'
export { rateLimits as searchRateLimits } from '#features/discovery/rules/rate-limits.ts'
export { isSearchCurrent, rebuildSearch, refreshSearch, setCursorKey } from '#features/discovery/server/service.ts'
export { bearerKey } from '#features/integrations/rules/key-format.ts'
export { rateLimits as keyRateLimits } from '#features/integrations/rules/rate-limits.ts'
export { contextOfKey } from '#features/integrations/server/service/keys.ts'
export { hasNoListings } from '#features/listings/server/service.ts'
export { countByStatus } from '#features/notifications/server/service.ts'
export { adsClient } from '#features/settings/rules.ts'
export { getStored, isFlagOn } from '#features/settings/server/service.ts'
