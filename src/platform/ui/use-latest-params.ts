import { useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * The search parameters of the page, and during a navigation within it already the next ones: for controls that show a
 * choice at once, while the rest of the page is still that of the current ones.
 */
export function useLatestParams(): URLSearchParams {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { location: pending } = useNavigation()
  return pending?.pathname === pathname ? new URLSearchParams(pending.search) : params
}
