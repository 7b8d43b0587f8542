/** For failures that the specification wants logged and not told: favourites, the ads script. */
export function onlyLogged(what: string, error: unknown): void {
  console.warn(what, error)
}
