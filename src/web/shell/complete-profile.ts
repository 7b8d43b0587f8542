import { redirect } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import type { preload } from '#platform/scope.ts'

type QueriesOfScreen = Parameters<typeof preload>[0]

/**
 * Redirects to the profile, and back afterwards, unless it is complete (names and a WhatsApp number). Use in a loader:
 * `preload(async (api, args) => { await requireCompleteProfile(api, args); return [...] })`
 */
export async function requireCompleteProfile(
  api: Parameters<QueriesOfScreen>[0],
  { load, url }: Pick<Parameters<QueriesOfScreen>[1], 'load' | 'url'>,
): Promise<void> {
  const { isComplete } = await load(api(accountsApi).getProfile.queryOptions({ input: {} }))
  if (!isComplete) throw redirect(`/profile?next=${encodeURIComponent(url.pathname + url.search)}`)
}
