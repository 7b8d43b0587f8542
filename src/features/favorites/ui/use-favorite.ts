import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery, useMe } from '#features/accounts/ui/use-me.ts'
import { isApiError } from '#platform/api-error.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { favoritesApi } from '../api.ts'
import { maxOnDevice } from '../rules.ts'
import {
  addToDevice,
  markRefused,
  readDevice,
  removeFromDevice,
  useDeviceIds,
  useIsOnDevice,
} from './device-shortlist.ts'
import { favoriteIds } from './favorite-queries.ts'
import { useTranslation } from './use-translation.ts'

type Change = { listingId: string; isFavorite: boolean }

/** Whether the member saved this listing, or this browser did and it is not among the favourites yet. */
export function useIsFavorite(listingId: string): boolean {
  const { data: me } = useMe()
  const ids = favoriteIds(useApi(favoritesApi), me?.id ?? '')
  const isOnDevice = useIsOnDevice(listingId)
  const isFavorite = useQuery({ ...ids, enabled: Boolean(me), select: (all) => all.includes(listingId) }).data
  return isFavorite || isOnDevice
}

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

/**
 * Adds or removes a favourite with an optimistic update. Changes are sent one after another, so the last tap wins. A
 * failed change is only logged, without a toast, and the heart reverts (docs/product.md).
 */
export function useChangeFavorite() {
  const { queries } = useScope()
  const { data: me } = useMe()
  const [accounts, favorites, calls] = [useApi(accountsApi), useApi(favoritesApi), useApiClient(favoritesApi)]
  const { queryKey } = favoriteIds(favorites, me?.id ?? '')
  const mutationKey = favorites.key()
  const applyChange = ({ listingId, isFavorite }: Change) => {
    if (!isFavorite) removeFromDevice([listingId])
    queries.setQueryData<string[]>(queryKey, (ids) => {
      const others = ids?.filter((id) => id !== listingId)
      return isFavorite && others ? [listingId, ...others] : others
    })
  }
  /** Whether a newer change of the same listing is pending. */
  const hasNewerChange = ({ listingId }: Change) =>
    queries.isMutating({ mutationKey, predicate: ({ state }) => (state.variables as Change).listingId === listingId }) >
    1

  return useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    // Fails offline instead of being paused by TanStack Query.
    networkMode: 'always',
    mutationFn: ({ listingId, isFavorite }: Change) =>
      isFavorite ? calls.add({ listingId }) : calls.remove({ listingId }),
    onMutate: async (change) => {
      // A running fetch started before this change and would overwrite it.
      if (queries.getQueryData(queryKey)) await queries.cancelQueries({ queryKey })
      applyChange(change)
    },
    onSuccess: (_state, change) => {
      // Ids fetched before the change may have arrived after it.
      if (!hasNewerChange(change)) applyChange(change)
      if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey })
      // The visible list keeps its cards, so that an accidental removal can be undone in place.
      queries.removeQueries({ queryKey: favorites.find.key(), type: 'inactive' })
      void queries.invalidateQueries({ queryKey: favorites.find.key(), refetchType: 'none' })
    },
    onError: (error, change) => {
      logWarning('The favourite was not changed.', error)
      if (hasNewerChange(change)) return
      applyChange({ ...change, isFavorite: !change.isFavorite })
      void queries.invalidateQueries({ queryKey })
      if (isApiError(error) && error.status === 401) void queries.invalidateQueries(meQuery(accounts))
    },
  }).mutate
}

/** Mount once per page: adds what this browser saved to a member's favourites and drops another member's from the cache. */
export function useFavorites(): void {
  const { queries } = useScope()
  const { data: me } = useMe()
  const favorites = useApi(favoritesApi)
  const addDeviceIds = useAddDeviceIds()
  const memberId = me?.id
  useEffect(() => {
    if (memberId !== undefined) void addDeviceIds()
  }, [memberId, addDeviceIds])
  useEffect(() => {
    queries.removeQueries({
      queryKey: favorites.key(),
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey.at(-1) !== memberId,
    })
  }, [memberId, queries, favorites])
}

/** Moves what this browser saved to the favourites. What finds no room there stays here, and the member is told. */
function useAddDeviceIds() {
  const t = useTranslation()
  const { queries } = useScope()
  const [favorites, calls] = [useApi(favoritesApi), useApiClient(favoritesApi)]
  return useCallback(async () => {
    const { ids, isRefused } = readDevice()
    if (ids.length === 0 || isRefused) return
    try {
      const { withoutRoom } = await calls.addAll({ listingIds: [...ids] })
      await queries.invalidateQueries({ queryKey: favorites.key() })
      removeFromDevice(ids.filter((id) => !withoutRoom.includes(id)))
      if (withoutRoom.length === 0) return
      markRefused()
      toast({ title: t('device.refused', { count: withoutRoom.length }), description: t('device.refusedText') })
    } catch (error) {
      // They stay in this browser and are sent again with the next page.
      logWarning('What this browser saved was not added to the favourites.', error)
    }
  }, [calls, queries, favorites, t])
}
