import { ORPCError } from '@orpc/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery, useMe } from '#features/accounts/ui/use-me.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { favoritesApi } from '../api.ts'
import { favoriteIds } from './favorite-queries.ts'
import { consumePendingFavorite } from './pending-favorite.ts'

type Change = { listingId: string; isFavorite: boolean }

/** Whether the member saved this listing; false for visitors, without a request. */
export function useIsFavorite(listingId: string): boolean {
  const { data: me } = useMe()
  const ids = favoriteIds(useApi(favoritesApi), me?.id ?? '')
  return useQuery({ ...ids, enabled: Boolean(me), select: (all) => all.includes(listingId) }).data ?? false
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
  const applyChange = ({ listingId, isFavorite }: Change) =>
    queries.setQueryData<string[]>(queryKey, (ids) => {
      const others = ids?.filter((id) => id !== listingId)
      return isFavorite && others ? [listingId, ...others] : others
    })
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
      if (error instanceof ORPCError && error.status === 401) void queries.invalidateQueries(meQuery(accounts))
    },
  }).mutate
}

/** Mount once per page: saves the pending favourite after sign-in and drops another member's cached favourites. */
export function useFavorites(): void {
  const { queries } = useScope()
  const { data: me } = useMe()
  const favorites = useApi(favoritesApi)
  const change = useChangeFavorite()
  const memberId = me?.id
  useEffect(() => {
    const listingId = memberId === undefined ? null : consumePendingFavorite()
    if (listingId) change({ listingId, isFavorite: true })
  }, [memberId, change])
  useEffect(() => {
    queries.removeQueries({
      queryKey: favorites.key(),
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey.at(-1) !== memberId,
    })
  }, [memberId, queries, favorites])
}
