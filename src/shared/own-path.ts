/**
 * The path, query and fragment that an address of our own site names; the home page for everything else, so that a
 * forged one leads nowhere. `baseUrl` is the site's origin.
 */
export function ownPath(address: string | null | undefined, baseUrl: string): string {
  if (!address || !URL.canParse(address, baseUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(address, baseUrl)
  // Two slashes at the start would be another host.
  return origin === new URL(baseUrl).origin ? pathname.replace(/^\/+/, '/') + search + hash : '/'
}
