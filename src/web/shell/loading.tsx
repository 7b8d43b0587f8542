import { Spinner } from '#platform/ui/spinner.tsx'
import { useWords } from '../words.ts'

/** While it is not known who is there. */
export function Loading() {
  const t = useWords()
  return (
    <p role="status" className="wrap text-muted flex items-center justify-center gap-2 py-20">
      <Spinner />
      {t('state.loading')}
    </p>
  )
}
