import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The open revision is in the URL, so that the browser's back button returns to the queue on phones. It opens at once,
 * not when the navigation ends: a key pressed meanwhile must not decide about the one that was open before.
 */
export function useRequestedRevision() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const [requestedId, setRequestedId] = useOptimistic(parameters.get('revision'))
  const select = (revisionId: string | undefined, isNew = false) =>
    startTransition(async () => {
      setRequestedId(revisionId ?? null)
      const search = revisionId ? `?revision=${revisionId}` : ''
      await navigate({ search }, { replace: !isNew, preventScrollReset: true })
    })
  return { requestedId, select }
}
