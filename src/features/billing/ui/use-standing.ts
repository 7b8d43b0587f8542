import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/ui/scope.tsx'
import { billingApi } from '../api.ts'
import type { Standing } from '../contract.ts'

/** What the member holds and waits for; undefined until it is known. Ask only where somebody is signed in. */
export function useStanding(isMember = true): Standing | undefined {
  return useQuery({ ...useApi(billingApi).getStanding.queryOptions({ input: {} }), enabled: isMember }).data
}
