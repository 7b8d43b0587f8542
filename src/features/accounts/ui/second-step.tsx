import { lazy, Suspense } from 'react'
import { useApiClient } from '#platform/ui/scope.tsx'
import { accountsApi } from '../api.ts'
import type { Me } from '../contract.ts'

/** Few members have a second step. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }))

/** The code of a member who has given the password, or signed in by a provider, just before. */
export function SecondStep({
  text,
  onSignedIn,
  onExpired,
}: {
  text: string
  onSignedIn: (me: Me) => void
  /** The first step has to be done again. */
  onExpired?: () => void
}) {
  const calls = useApiClient(accountsApi)
  return (
    <Suspense>
      <CodeForm
        text={text}
        submit={async (code) => onSignedIn(await calls.signInWithCode({ code }))}
        onExpired={onExpired}
      />
    </Suspense>
  )
}
