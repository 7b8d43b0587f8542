import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { FeatureQueries } from '#platform/api.ts'
import { beforeSignOut, removeSentDrafts } from '#platform/ui/drafts.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { withStorage } from '#platform/ui/with-storage.ts'
import { accountsApi } from '../api.ts'
import type { accountsContract, Me } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** The current profile is stale after 5 minutes and cached for 10 (docs/product.md). */
export const profileCache = { staleTime: 300_000, gcTime: 600_000 } as const

/** The signed-in member; null for a visitor. */
export const meQuery = (accounts: FeatureQueries<typeof accountsContract>) =>
  accounts.getMe.queryOptions({ input: {}, staleTime: profileCache.staleTime })

type MeState = { data: Me | null | undefined; isPending: boolean }
/** The signed-in member of this page, for `useMe`. */
export const MeContext = createContext<MeState | null>(null)

/**
 * The value of `MeContext`, to be called once per page: dozens of components ask who is signed in, and an observer of the
 * query costs more than a button.
 */
export function useMeQuery(): MeState {
  const { data, isPending } = useQuery({ ...meQuery(useApi(accountsApi)), gcTime: profileCache.gcTime })
  return useMemo(() => ({ data, isPending }), [data, isPending])
}

/** The signed-in member: `data` is null for a visitor and undefined while loading. */
export function useMe(): MeState {
  const state = use(MeContext)
  if (!state) throw new Error('useMe outside of MeContext')
  return state
}

/**
 * Tabs of one browser share the session and notify each other when it changes. A single instance, because a
 * BroadcastChannel does not receive its own messages. Missing where the browser blocks site data.
 */
const sessionChannel = import.meta.env.SSR ? undefined : withStorage(() => new BroadcastChannel('kaifong:session'))

/** Refetches the current member when another tab has signed in or out. */
export function useSessionChanges() {
  const { queries } = useScope()
  const accounts = useApi(accountsApi)
  useEffect(() => {
    const refetch = () => {
      removeInactiveQueries(queries)
      void queries.resetQueries({ queryKey: meQuery(accounts).queryKey })
      void queries.invalidateQueries()
    }
    sessionChannel?.addEventListener('message', refetch)
    return () => sessionChannel?.removeEventListener('message', refetch)
  }, [queries, accounts])
}

/** Removes cached queries without observers: they were loaded for the previous user. */
function removeInactiveQueries(queries: QueryClient) {
  queries.removeQueries({ type: 'inactive' })
}

/** Returns a function that sets the current member (null for a visitor) in this tab and notifies the others. */
export function useSetMe() {
  const { queries } = useScope()
  const accounts = useApi(accountsApi)
  return useCallback(
    (me: Me | null) => {
      removeInactiveQueries(queries)
      // They are in the account.
      if (me === null) removeSentDrafts()
      queries.setQueryData(meQuery(accounts).queryKey, me)
      sessionChannel?.postMessage(null)
    },
    [queries, accounts],
  )
}

/** Signs out and navigates to `/` (docs/product.md). */
export function useSignOut() {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const setMe = useSetMe()
  const navigate = useNavigate()
  const { queries } = useScope()
  return async () => {
    try {
      await Promise.all([...beforeSignOut].map((finish) => finish()))
      // What the page still asks for would be refused, and lead to sign-in as a session does that has ended.
      await queries.cancelQueries()
      await calls.signOut({})
    } catch {
      toast({ title: t('signOut.failed'), variant: 'destructive' })
      setTimeout(() => void navigate('/'), 1_500)
      return
    }
    // Navigate first: a guarded screen would redirect to sign-in as soon as `me` is null.
    await navigate('/')
    setMe(null)
    toast({ title: t('signOut.done'), description: t('signOut.doneText') })
  }
}
