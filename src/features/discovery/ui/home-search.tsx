import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { discoveryApi } from '../api.ts'
import { SearchBox, type Place } from './search-box.tsx'

type Chosen = { category?: string; area?: string }

const key = 'home-search'

/** Returns a function that reads what was chosen before this visit of the page, always with the same result. */
function chosenBefore(): () => Chosen | null {
  let chosen: Chosen | null | undefined
  return () => {
    if (chosen !== undefined) return chosen
    try {
      chosen = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Chosen | null
    } catch {
      chosen = null
    }
    return chosen
  }
}
const neverChanges = () => () => {}

function saveChosen({ category, area }: { category: Place | null; area: Place | null }): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ category: category?.slug, area: area?.slug }))
  } catch {
    // Without storage the choice is lost when the page is left.
  }
}

/** The search box of the home page. A chosen category or area is there again after going back, in any language. */
export function HomeSearch() {
  const [read] = useState(chosenBefore)
  const chosen = useSyncExternalStore(neverChanges, read, () => null)
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { data } = useQuery({
    ...discovery.search.queryOptions({ input: { locale, ...chosen, limit: 1 } }),
    enabled: Boolean(chosen?.category ?? chosen?.area),
  })
  return (
    <SearchBox
      key={data ? locale : 'empty'}
      size="lg"
      category={data?.category}
      area={data?.area}
      onChosen={saveChosen}
    />
  )
}
