import type { ContractRouterClient } from '@orpc/contract'
import type { QueryClient } from '@tanstack/react-query'
import { logWarning } from '#platform/ui/log-warning.ts'
import { toast } from '#platform/ui/toast.tsx'
import type { favoritesContract } from '../contract.ts'
import { markRefused, removeFromDevice } from './device-shortlist.ts'
import type { useTranslation } from './use-translation.ts'

/** Moves what this browser saved to the favourites. What exceeds the limit there stays here, and the member sees a message. */
export async function addDeviceIds(
  ids: readonly string[],
  calls: ContractRouterClient<typeof favoritesContract>,
  queries: QueryClient,
  queryKey: readonly unknown[],
  t: ReturnType<typeof useTranslation>,
): Promise<void> {
  try {
    const { overLimit } = await calls.addAll({ listingIds: [...ids] })
    await queries.invalidateQueries({ queryKey })
    removeFromDevice(ids.filter((id) => !overLimit.includes(id)))
    if (overLimit.length === 0) return
    markRefused()
    toast({ title: t('device.refused', { count: overLimit.length }), description: t('device.refusedText') })
  } catch (error) {
    // They stay in this browser and are sent again with the next page.
    logWarning('What this browser saved was not added to the favourites.', error)
  }
}
