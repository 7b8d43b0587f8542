import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import type { Locale } from '#shared/locale.ts'
import type { moderationContract } from '../contract.ts'

type Moderation = FeatureQueries<typeof moderationContract>

/** Pending revisions, fifty per page. */
export const queueQuery = (moderation: Moderation, locale: Locale) =>
  moderation.findQueue.infiniteOptions({ ...byCursor({ locale, limit: 50 }), staleTime: 10_000 })

/** One revision with its moderation details. */
export const reviewQuery = (moderation: Moderation, locale: Locale, revisionId: string) =>
  moderation.getForReview.queryOptions({ input: { locale, revisionId }, staleTime: 10_000 })

/** Who owns a listing. */
export const ownerQuery = (moderation: Moderation, id: string) => moderation.getOwner.queryOptions({ input: { id } })

/** Pending claims, fifty per page. */
export const claimsQuery = (moderation: Moderation, locale: Locale) =>
  moderation.findClaims.infiniteOptions({ ...byCursor({ locale, limit: 50 }), staleTime: 10_000 })

/** Licences to look up, fifty listings per page. */
export const licencesQuery = (moderation: Moderation, locale: Locale) =>
  moderation.findLicences.infiniteOptions({ ...byCursor({ locale, limit: 50 }), staleTime: 10_000 })
