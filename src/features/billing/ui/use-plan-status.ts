import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/ui/scope.tsx'
import { billingApi } from '../api.ts'
import type { PlanStatus } from '../contract.ts'

/** What the member holds and waits for; undefined until it is known. Ask only where somebody is signed in. */
export function usePlanStatus(isMember = true): PlanStatus | undefined {
  return useQuery({ ...useApi(billingApi).getStanding.queryOptions({ input: {} }), enabled: isMember }).data
}
