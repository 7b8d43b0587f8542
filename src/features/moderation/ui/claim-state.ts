import type { FeatureQueries } from '#platform/api.ts'
import type { moderationContract } from '../contract.ts'

/** Query of what the member may do about an unclaimed listing. The key includes the member, so that accounts never share it. */
export function claimStateQuery(moderation: FeatureQueries<typeof moderationContract>, id: string, memberId: string) {
  const input = { id }
  return moderation.getClaimState.queryOptions({
    input,
    queryKey: [...moderation.getClaimState.queryKey({ input }), memberId] as never,
  })
}
