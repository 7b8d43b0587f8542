/**
 * Path, query and fragment of an address on our own site; `/` for anything else, which prevents open redirects.
 * `baseUrl` is the site's origin.
 */
export function sameOriginPath(address: string | null | undefined, baseUrl: string): string {
  if (!address || !URL.canParse(address, baseUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(address, baseUrl)
  // Two leading slashes would name another host.
  return origin === new URL(baseUrl).origin ? pathname.replace(/^\/+/, '/') + search + hash : '/'
}
