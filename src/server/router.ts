import { accountsProcedures } from '#features/accounts/server/procedures.ts'
import { analyticsProcedures } from '#features/analytics/server/procedures.ts'
import { backofficeProcedures } from '#features/backoffice/server/procedures.ts'
import { billingProcedures } from '#features/billing/server/procedures.ts'
import { catalogProcedures } from '#features/catalog/server/procedures.ts'
import { coachProcedures } from '#features/coach/server/procedures.ts'
import { discoveryProcedures } from '#features/discovery/server/procedures.ts'
import { draftsProcedures } from '#features/drafts/server/procedures.ts'
import { editorProcedures } from '#features/editor/server/procedures.ts'
import { favoritesProcedures } from '#features/favorites/server/procedures.ts'
import { importsProcedures } from '#features/imports/server/procedures.ts'
import { integrationsProcedures } from '#features/integrations/server/procedures.ts'
import { listingsProcedures } from '#features/listings/server/procedures.ts'
import { moderationProcedures } from '#features/moderation/server/procedures.ts'
import { notificationsProcedures } from '#features/notifications/server/procedures.ts'
import { privacyProcedures } from '#features/privacy/server/procedures.ts'
import { promotionProcedures } from '#features/promotion/server/procedures.ts'
import { referralsProcedures } from '#features/referrals/server/procedures.ts'
import { reportsProcedures } from '#features/reports/server/procedures.ts'
import { reviewsProcedures } from '#features/reviews/server/procedures.ts'
import { searchesProcedures } from '#features/searches/server/procedures.ts'
import { settingsProcedures } from '#features/settings/server/procedures.ts'
import { shortlistProcedures } from '#features/shortlist/server/procedures.ts'
import { uploadsProcedures } from '#features/uploads/server/procedures.ts'
import type { ApiName } from '#shared/api-names.ts'

/** All procedures by feature. Loaders, browser and public API share this router. */
export const router = {
  accounts: accountsProcedures,
  settings: settingsProcedures,
  notifications: notificationsProcedures,
  catalog: catalogProcedures,
  uploads: uploadsProcedures,
  drafts: draftsProcedures,
  integrations: integrationsProcedures,
  billing: billingProcedures,
  listings: listingsProcedures,
  editor: editorProcedures,
  moderation: moderationProcedures,
  imports: importsProcedures,
  reviews: reviewsProcedures,
  reports: reportsProcedures,
  favorites: favoritesProcedures,
  shortlist: shortlistProcedures,
  coach: coachProcedures,
  searches: searchesProcedures,
  referrals: referralsProcedures,
  promotion: promotionProcedures,
  discovery: discoveryProcedures,
  analytics: analyticsProcedures,
  backoffice: backofficeProcedures,
  privacy: privacyProcedures,
} satisfies Record<ApiName, object>
export type AppRouter = typeof router
