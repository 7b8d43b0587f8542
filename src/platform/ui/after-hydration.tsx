import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Shows its content once the page is hydrated: a part that is loaded on demand, in which React would lose a press while
 * it is loaded, or one that depends on the browser. Only what is in it is rendered again then, not what is around it.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
