import { useMutation, useQuery } from '@tanstack/react-query'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { favoritesApi } from '../api.ts'
import { removeFromDevice, useIsOnDevice } from './device-shortlist.ts'
import { favoriteIds } from './favorite-queries.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'

type Change = { listingId: string; isFavorite: boolean }

/** Saves a listing as a member's favourite. Loaded when somebody is signed in. */
export function MemberHeart(props: HeartProps) {
  const { id } = props.listing
  const isSaved = useIsFavorite(id)
  const change = useChangeFavorite()
  return <HeartButton {...props} isSaved={isSaved} onPress={() => change({ listingId: id, isFavorite: !isSaved })} />
}

/** Whether the member saved this listing, or this browser did and it is not among the favourites yet. */
function useIsFavorite(listingId: string): boolean {
  const { data: me } = useMe()
  const ids = favoriteIds(useApi(favoritesApi), me?.id ?? '')
  const isOnDevice = useIsOnDevice(listingId)
  const isFavorite = useQuery({ ...ids, enabled: Boolean(me), select: (all) => all.includes(listingId) }).data
  return isFavorite || isOnDevice
}

/**
 * Adds or removes a favourite with an optimistic update. Changes are sent one after another, so the last tap wins. A
 * failed change is only logged, without a toast, and the heart reverts (docs/product.md).
 */
function useChangeFavorite() {
  const { queries } = useScope()
  const { data: me } = useMe()
  const [favorites, calls] = [useApi(favoritesApi), useApiClient(favoritesApi)]
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
    },
  }).mutate
}
