import { useEffect } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { draftsApi } from '#features/drafts/api.ts'
import { draftKeys } from '#platform/ui/drafts.ts'
import { useApiClient } from '#platform/ui/scope.tsx'

/** Saves drafts of this browser in the account of the member who signs in or comes back. */
export function useUnsentDrafts() {
  const memberId = useMe().data?.id
  const calls = useApiClient(draftsApi)
  useEffect(() => {
    if (!memberId || draftKeys().length === 0) return
    void import('#features/drafts/ui/send-unsent.ts').then(({ sendUnsentDrafts }) => sendUnsentDrafts(calls, memberId))
  }, [memberId, calls])
}
