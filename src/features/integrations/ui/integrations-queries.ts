import type { FeatureQueries } from '#platform/api.ts'
import type { integrationsContract } from '../contract.ts'

type Queries = FeatureQueries<typeof integrationsContract>

export const keysQuery = (api: Queries) => api.findKeys.queryOptions({ input: {} })
export const webhooksQuery = (api: Queries) => api.findWebhooks.queryOptions({ input: {} })
export const deliveriesQuery = (api: Queries, webhookId: string) =>
  api.findDeliveries.queryOptions({
    input: { webhookId },
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'queued') ? 10_000 : false),
  })
