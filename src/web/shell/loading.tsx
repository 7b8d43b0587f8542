import { Spinner } from '#platform/ui/spinner.tsx'
import { useTranslation } from '../use-translation.ts'

/** Shown while the current user is being loaded. */
export function Loading() {
  const t = useTranslation()
  return (
    <p role="status" className="wrap text-muted flex items-center justify-center gap-2 py-20">
      <Spinner />
      {t('state.loading')}
    </p>
  )
}
