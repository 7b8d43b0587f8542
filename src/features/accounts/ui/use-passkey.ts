import { useApiClient } from '#platform/ui/scope.tsx'
import { accountsApi } from '../api.ts'
import type { PasskeyResponse } from '../contract/second-factor.ts'

/** Returns a function that asks for a passkey. Null when the person closes the browser's dialog. */
export function usePasskey(): () => Promise<PasskeyResponse | null | 'unsupported'> {
  const calls = useApiClient(accountsApi)
  return async () => {
    // Loaded at the first press: few have a passkey.
    const { getPasskey, hasPasskeys } = await import('./passkey-client.ts')
    return hasPasskeys() ? getPasskey(await calls.startPasskey({})) : 'unsupported'
  }
}
