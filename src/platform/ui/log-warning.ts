/** For failures that the specification wants logged but not shown: favourites, the ads script. */
export function logWarning(message: string, error: unknown): void {
  console.warn(message, error)
}
