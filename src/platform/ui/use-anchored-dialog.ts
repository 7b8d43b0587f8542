import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * State of a dialog that is also open where the address ends with `anchor` (`#claim`), so that a visitor comes back to it
 * after signing in. Closing it takes the anchor off the address.
 */
export function useAnchoredDialog(anchor: string) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isHydrated = useHydrated()
  const [isOpened, setIsOpened] = useState(false)
  const isAnchored = isHydrated && hash === anchor
  return {
    isOpen: isOpened || isAnchored,
    open: () => setIsOpened(true),
    close: () => {
      setIsOpened(false)
      if (isAnchored) void navigate(pathname + search, { replace: true, preventScrollReset: true })
    },
  }
}
