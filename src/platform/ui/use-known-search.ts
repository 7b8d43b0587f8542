import { useLocation, useMatches } from 'react-router'
import { knownSearch, type KnownParams } from '#shared/known-params.ts'

/** The query of the shown page for links back to it, without what the page does not read. */
export function useKnownSearch(): string {
  const { search } = useLocation()
  const known = useMatches().map(({ handle }) => (handle as { params?: KnownParams } | undefined)?.params)
  return knownSearch(search, Object.assign({}, ...known) as KnownParams)
}
