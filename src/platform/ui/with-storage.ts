/**
 * What `work` returns, which reads or writes localStorage or sessionStorage; undefined where the browser blocks site data
 * or has no space left: both throw there.
 */
export function withStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
