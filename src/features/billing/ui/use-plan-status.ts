import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/ui/scope.tsx'
import { billingApi } from '../api.ts'
import type { PlanStatus } from '../contract.ts'

/** The member's plans and pending payments; undefined until loaded. Pass false for visitors, who may not query it. */
export function usePlanStatus(isMember = true): PlanStatus | undefined {
  return useQuery({ ...useApi(billingApi).getPlanStatus.queryOptions({ input: {} }), enabled: isMember }).data
}
