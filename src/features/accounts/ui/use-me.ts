import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi, useCalls, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { accountsApi } from '../api.ts'
import type { accountsContract, Me } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** SPEC.md section 9: the current profile is stale after 5 minutes. */
export const meQuery = (accounts: FeatureQueries<typeof accountsContract>) =>
  accounts.getMe.queryOptions({ input: {}, staleTime: 300_000 })

/** Who is signed in: `data` is null for a visitor and undefined while nobody has said. */
export function useMe() {
  return useQuery(meQuery(useApi(accountsApi)))
}

/** Tabs of one browser share the session, so they tell each other when it changes. One object: it never hears itself. */
const tabs = typeof document === 'undefined' ? null : new BroadcastChannel('kaifong:session')

/** Asks again who is signed in when another tab has signed in or out. */
export function useSessionChanges() {
  const { queries } = useScope()
  const accounts = useApi(accountsApi)
  useEffect(() => {
    const ask = () => {
      forget(queries)
      void queries.resetQueries({ queryKey: meQuery(accounts).queryKey })
      void queries.invalidateQueries()
    }
    tabs?.addEventListener('message', ask)
    return () => tabs?.removeEventListener('message', ask)
  }, [queries, accounts])
}

/** What no screen shows just now was cached for whoever was there before. */
function forget(queries: QueryClient) {
  queries.removeQueries({ type: 'inactive' })
}

/** Makes this page, and the other tabs, the new member's or a visitor's. */
export function useEnter() {
  const { queries } = useScope()
  const accounts = useApi(accountsApi)
  return useCallback(
    (me: Me | null) => {
      forget(queries)
      queries.setQueryData(meQuery(accounts).queryKey, me)
      tabs?.postMessage(null)
    },
    [queries, accounts],
  )
}

/** Ends the session and leads home (SPEC.md section 11). */
export function useSignOut() {
  const t = useTranslation()
  const calls = useCalls(accountsApi)
  const enter = useEnter()
  const navigate = useNavigate()
  return async () => {
    try {
      await calls.signOut({})
    } catch {
      toast({ title: t('signOut.failed'), variant: 'destructive' })
      setTimeout(() => void navigate('/'), 1_500)
      return
    }
    // Home first: a guarded screen would lead to sign-in as soon as nobody is there.
    await navigate('/')
    enter(null)
    toast({ title: t('signOut.done'), description: t('signOut.doneText') })
  }
}
