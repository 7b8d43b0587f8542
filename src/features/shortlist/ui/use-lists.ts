import { useQuery } from '@tanstack/react-query'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { shortlistApi } from '../api.ts'
import type { List } from '../contract.ts'
import { maxInList, maxLists } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** The member's id is part of the key, so that another member in this browser never sees them. */
function useListsQuery() {
  const { data: me } = useMe()
  const shortlist = useApi(shortlistApi)
  const input = {}
  const queryKey = [...shortlist.findLists.queryKey({ input }), me?.id ?? ''] as never
  return { ...shortlist.findLists.queryOptions({ input, queryKey }), enabled: Boolean(me) }
}

/** The member's named lists; undefined for visitors and while loading. */
export function useLists(): List[] | undefined {
  return useQuery(useListsQuery()).data
}

/**
 * Changes of lists. Each returns the changed list, or null after telling the member why it failed: by a toast, or in a
 * dialog, which covers toasts, by `onFailed`. The cache is updated from the answer.
 */
export function useListChanges(onFailed = (title: string) => toast({ title, variant: 'destructive' })) {
  const t = useTranslation()
  const { queries } = useScope()
  const { queryKey } = useListsQuery()
  const calls = useApiClient(shortlistApi)
  const put = (list: List) =>
    queries.setQueryData<List[]>(queryKey, (all = []) =>
      all.some(({ id }) => id === list.id) ? all.map((one) => (one.id === list.id ? list : one)) : [...all, list],
    )
  const messageOf = (error: unknown) => {
    const { code } = error as { code?: string }
    if (code === 'LIST_FULL') return t('lists.full', { count: maxInList })
    if (code === 'LISTS_FULL') return t('lists.tooMany', { count: maxLists })
    return t('lists.failed')
  }
  const run = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch (error) {
      logWarning('The list was not changed.', error)
      onFailed(messageOf(error))
      return null
    }
  }
  const change = async (work: Promise<List>) => {
    const list = await run(work)
    if (list) put(list)
    return list
  }
  return {
    create: (name: string, listingIds: readonly string[]) =>
      change(calls.createList({ name, listingIds: [...listingIds] })),
    rename: (id: string, name: string) => change(calls.renameList({ id, name })),
    add: (id: string, listingIds: readonly string[]) => change(calls.addToList({ id, listingIds: [...listingIds] })),
    removeListing: (id: string, listingId: string) => change(calls.removeFromList({ id, listingId })),
    share: (id: string) => change(calls.shareList({ id })),
    stopSharing: (id: string) => change(calls.stopSharing({ id })),
    restore: (id: string) => change(calls.restoreList({ id })),
    /** Whether it was deleted. */
    remove: async (id: string) => {
      const isRemoved = (await run(calls.removeList({ id }).then(() => true))) ?? false
      if (isRemoved) queries.setQueryData<List[]>(queryKey, (all) => all?.filter((one) => one.id !== id))
      return isRemoved
    },
  }
}
