import type { SearchResult } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Names the words of the query that no listing could be chosen by, and where they go instead. */
export function NotUsedNote({ result }: { result: Pick<SearchResult, 'understood' | 'request'> }) {
  const t = useTranslation()
  const { understood, request } = result
  if (understood.notUsed.length === 0) return null
  return (
    <p className="text-muted mb-4 break-words">
      <span>{t('notUsed.line', { words: understood.notUsed.join(t('widened.comma')) })}</span>{' '}
      {request && <span>{t('notUsed.message')}</span>}
    </p>
  )
}
