import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { truncateText } from '#shared/text.ts'
import { discoveryApi } from '../api.ts'
import type { Suggestion } from '../contract.ts'
import { maxQueryLength } from '../rules/search-state.ts'

const debounceMs = 120
const none: Suggestion[] = []

/** Debounced suggestions for the input. The previous ones stay until the next response arrives. */
export function useSuggestions(kind: 'what' | 'where', text: string, isEnabled: boolean): Suggestion[] {
  const typed = truncateText(text.trim(), maxQueryLength)
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    if (!isEnabled) return
    const timer = setTimeout(() => setDebounced(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, isEnabled])
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { data } = useQuery({
    ...discovery.suggest.queryOptions({ input: { locale, kind, q: debounced } }),
    enabled: isEnabled && debounced !== '',
    placeholderData: keepPreviousData,
    // The form works without suggestions.
    retry: false,
  })
  return typed === '' ? none : (data ?? none)
}
