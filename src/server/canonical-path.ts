import { localeOfPath, localePrefixes } from '#shared/locale-path.ts'

/**
 * The canonical form of a page's path, as it is in the URL (percent-encoded): lower-case language prefix, no trailing
 * slash, and one slash at the start, since a browser takes `//host` for the address of another site.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^[/\\]+/, '/')
  const locale = localeOfPath(path)
  const prefix = locale ? localePrefixes[locale] : ''
  // A regular expression for the end would try each slash of a long run as its start.
  let end = path.length
  while (end > prefix.length && path[end - 1] === '/') end--
  return prefix + path.slice(prefix.length, end) || '/'
}
