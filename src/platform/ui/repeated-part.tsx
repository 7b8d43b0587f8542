import type { ReactElement } from 'react'
import { useScope } from './scope.tsx'

const texts = new WeakMap<object, string>()

/** A value as JSON, for keys: made once, since several parts of a page depend on the same data. */
export function jsonOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/**
 * Content of a part that many pages repeat, such as a card; to be spread into an element that has no other content. The
 * server renders it once for each `key`, which names everything that it depends on besides the language, and keeps the
 * HTML. `children` get only the scope and the address of the page as context, and have no `useId`, no lazy component and
 * no picture that is preloaded. The address may be part of links and values, where the server inserts it; whatever else
 * depends on it (which link is current) is named by the key.
 */
export function useRepeatedPart(key: () => string | null, children: ReactElement) {
  const { renderPart } = useScope()
  const known = import.meta.env.SSR ? key() : null
  return known === null || !renderPart
    ? { children }
    : { dangerouslySetInnerHTML: { __html: renderPart(known, children) } }
}
