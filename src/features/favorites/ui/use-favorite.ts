import { ORPCError } from '@orpc/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery, useMe } from '#features/accounts/ui/use-me.ts'
import { onlyLogged } from '#platform/ui/only-logged.ts'
import { useApi, useCalls, useScope } from '#platform/ui/scope.tsx'
import { favoritesApi } from '../api.ts'
import { favoriteIds } from './favorite-queries.ts'
import { takePendingFavorite } from './pending-favorite.ts'

type Change = { listingId: string; isWanted: boolean }

/** Whether the member saved this listing; false for visitors, who are never asked about. */
export function useIsFavorite(listingId: string): boolean {
  const { data: me } = useMe()
  const ids = favoriteIds(useApi(favoritesApi), me?.id ?? '')
  return useQuery({ ...ids, enabled: Boolean(me), select: (all) => all.includes(listingId) }).data ?? false
}

/**
 * Saves a listing or lets it go, shown at once. Changes travel one after the other, so the last tap decides. One that
 * fails is logged, without a message, and the heart returns to the truth (SPEC.md section 5).
 */
export function useChangeFavorite() {
  const { queries } = useScope()
  const { data: me } = useMe()
  const [accounts, favorites, calls] = [useApi(accountsApi), useApi(favoritesApi), useCalls(favoritesApi)]
  const { queryKey } = favoriteIds(favorites, me?.id ?? '')
  const mutationKey = favorites.key()
  const show = ({ listingId, isWanted }: Change) =>
    queries.setQueryData<string[]>(queryKey, (ids) => {
      const others = ids?.filter((id) => id !== listingId)
      return isWanted && others ? [listingId, ...others] : others
    })
  /** A later tap on the same heart is under way and will show itself. */
  const isOutdated = ({ listingId }: Change) =>
    queries.isMutating({ mutationKey, predicate: ({ state }) => (state.variables as Change).listingId === listingId }) >
    1

  return useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    // Without a connection it fails like anything else, instead of waiting for one unseen.
    networkMode: 'always',
    mutationFn: ({ listingId, isWanted }: Change) =>
      isWanted ? calls.add({ listingId }) : calls.remove({ listingId }),
    onMutate: async (change) => {
      // What is on its way was asked before this tap.
      if (queries.getQueryData(queryKey)) await queries.cancelQueries({ queryKey })
      show(change)
    },
    onSuccess: (_state, change) => {
      // Ids that were on their way before a tap may have come after it.
      if (!isOutdated(change)) show(change)
      if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey })
      // The list on the screen keeps its cards, so that a slip of the finger is undone where it happened.
      queries.removeQueries({ queryKey: favorites.find.key(), type: 'inactive' })
      void queries.invalidateQueries({ queryKey: favorites.find.key(), refetchType: 'none' })
    },
    onError: (error, change) => {
      onlyLogged('The favourite was not changed.', error)
      if (isOutdated(change)) return
      show({ ...change, isWanted: !change.isWanted })
      void queries.invalidateQueries({ queryKey })
      if (error instanceof ORPCError && error.status === 401) void queries.invalidateQueries(meQuery(accounts))
    },
  }).mutate
}

/** For the whole page: what a visitor wished for before signing in is saved, and a member's favourites leave with them. */
export function useFavorites(): void {
  const { queries } = useScope()
  const { data: me } = useMe()
  const favorites = useApi(favoritesApi)
  const change = useChangeFavorite()
  const memberId = me?.id
  useEffect(() => {
    const listingId = memberId === undefined ? null : takePendingFavorite()
    if (listingId) change({ listingId, isWanted: true })
  }, [memberId, change])
  useEffect(() => {
    queries.removeQueries({
      queryKey: favorites.key(),
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey.at(-1) !== memberId,
    })
  }, [memberId, queries, favorites])
}
