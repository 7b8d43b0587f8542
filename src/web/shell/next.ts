import { pathWithoutLocale } from '#shared/locale-path.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'

/** Path to continue to after signing in, without language prefix; never the sign-in page itself. */
export function nextOf(params: URLSearchParams, baseUrl: string): string {
  const path = pathWithoutLocale(sameOriginPath(params.get('next'), baseUrl))
  return /^\/auth(?:[/?#]|$)/.test(path) ? '/' : path
}
