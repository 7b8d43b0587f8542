import { redirect } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import type { preload } from '#platform/scope.ts'

type Want = Parameters<typeof preload>[0]

/**
 * For screens that need a complete profile (names and a WhatsApp number): leads there first, and back here afterwards.
 * `preload(async (api, args) => { await needsCompleteProfile(api, args); return [...] })`
 */
export async function needsCompleteProfile(
  api: Parameters<Want>[0],
  { load, url }: Pick<Parameters<Want>[1], 'load' | 'url'>,
): Promise<void> {
  const { isComplete } = await load(api(accountsApi).getProfile.queryOptions({ input: {} }))
  if (!isComplete) throw redirect(`/profile?next=${encodeURIComponent(url.pathname + url.search)}`)
}
