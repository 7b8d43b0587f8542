import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { favoritesApi } from '../api.ts'
import { maxOnDevice } from '../rules.ts'
import { addToDevice, readDevice, removeFromDevice, useDeviceIds } from './device-shortlist.ts'
import { favoriteIds } from './favorite-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Ids of everything saved, newest first: favourites of a member, and what this browser holds. Undefined until known. */
export function useSavedIds(): readonly string[] | undefined {
  const { data: me, isPending } = useMe()
  const ids = favoriteIds(useApi(favoritesApi), me?.id ?? '')
  const { data: favorites } = useQuery({ ...ids, enabled: Boolean(me) })
  const onDevice = useDeviceIds()
  return useMemo(() => {
    if (isPending || !onDevice) return undefined
    return me ? favorites && [...new Set([...onDevice, ...favorites])] : onDevice
  }, [isPending, onDevice, me, favorites])
}

/** Saves a listing in this browser or removes it, at once. */
export function useChangeOnDevice() {
  const t = useTranslation()
  return (listingId: string, isSaved: boolean) => {
    if (!isSaved) return removeFromDevice([listingId])
    if (!addToDevice([listingId]))
      toast({ title: t('device.full', { count: maxOnDevice }), description: t('device.fullText') })
  }
}

/** Mount once per page: adds what this browser saved to a member's favourites and drops another member's from the cache. */
export function useFavorites(): void {
  const { queries } = useScope()
  const { data: me } = useMe()
  const [favorites, calls, t] = [useApi(favoritesApi), useApiClient(favoritesApi), useTranslation()]
  const memberId = me?.id
  useEffect(() => {
    const { ids, isRefused } = readDevice()
    if (memberId === undefined || ids.length === 0 || isRefused) return
    void import('./add-device-ids.ts').then(({ addDeviceIds }) => addDeviceIds(ids, calls, queries, favorites.key(), t))
  }, [memberId, queries, favorites, calls, t])
  useEffect(() => {
    queries.removeQueries({
      queryKey: favorites.key(),
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey.at(-1) !== memberId,
    })
  }, [memberId, queries, favorites])
}
