import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { cutText } from '#shared/text.ts'
import { discoveryApi } from '../api.ts'
import type { Suggestion } from '../contract.ts'
import { maxQueryLength } from '../rules/search-state.ts'

/** A pause in typing, in ms, after which it is worth asking. */
const pauseMs = 120
const none: Suggestion[] = []

/** What the words may become. Asked after a pause in typing; the last answer stays until the next one is here. */
export function useSuggestions(kind: 'what' | 'where', text: string, isWanted: boolean): Suggestion[] {
  const typed = cutText(text.trim(), maxQueryLength)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isWanted])
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { data } = useQuery({
    ...discovery.suggest.queryOptions({ input: { locale, kind, q: settled } }),
    enabled: isWanted && settled !== '',
    placeholderData: keepPreviousData,
    // Suggestions are a help: without them the form works as well.
    retry: false,
  })
  return typed === '' ? none : (data ?? none)
}
