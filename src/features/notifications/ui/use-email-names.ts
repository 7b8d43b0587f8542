import { useQuery } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { notificationsApi } from '../api.ts'
import type { notificationsContract } from '../contract.ts'

/** Every kind of e-mail; they change only with the site itself. */
export const emailTypes = (notifications: FeatureQueries<typeof notificationsContract>) =>
  notifications.types.queryOptions({ input: {}, staleTime: Infinity })

/** The kinds of e-mails as type and name, sorted by name, and the name of one of them. */
export function useEmailNames() {
  const locale = useLocale()
  const { data } = useQuery(emailTypes(useApi(notificationsApi)))
  const names = (data ?? []).map(({ type, name }): [string, string] => [type, name[locale]])
  return {
    names: names.toSorted(([, a], [, b]) => a.localeCompare(b, locale)),
    nameOf: (type: string) => names.find(([one]) => one === type)?.[1] ?? type,
  }
}
