import { pathWithoutLocale } from '#platform/i18n.ts'
import { ownPath } from '#shared/own-path.ts'

/** Where to go after signing in, in the language of this page; never back to signing in. */
export function nextOf(params: URLSearchParams, baseUrl: string): string {
  const path = pathWithoutLocale(ownPath(params.get('next'), baseUrl))
  return /^\/auth(?:[/?#]|$)/.test(path) ? '/' : path
}
