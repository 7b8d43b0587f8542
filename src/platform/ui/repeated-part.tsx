import type { ReactElement } from 'react'
import { useScope } from './scope.tsx'

/**
 * Content of a part that many pages repeat, such as a card; to be spread into an element that has no other content. The
 * server renders it once for each `key`, which names everything that it depends on besides the language, and keeps the
 * HTML. `children` get only the scope as context, and have no `useId`, no lazy component and no picture that is preloaded.
 */
export function useRepeatedPart(key: () => string | null, children: ReactElement) {
  const { renderPart } = useScope()
  const known = import.meta.env.SSR ? key() : null
  return known === null || !renderPart
    ? { children }
    : { dangerouslySetInnerHTML: { __html: renderPart(known, children) } }
}
