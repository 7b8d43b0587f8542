/**
 * What `work` returns, which uses localStorage, sessionStorage or a BroadcastChannel; undefined where the browser blocks
 * site data or has no space left: they throw there.
 */
export function withStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
