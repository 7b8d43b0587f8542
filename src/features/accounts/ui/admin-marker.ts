import { useEffect } from 'react'
import { withStorage } from '#platform/ui/with-storage.ts'

const key = 'kaifong:is-admin'

/**
 * Marks this tab's session as an admin's (docs/product.md) for as long as a menu of that member is drawn: set anew
 * whenever the member changes, cleared at sign-out. It decides nothing: the server does at every request.
 */
export function useAdminMarker(isAdmin: boolean) {
  useEffect(() => {
    if (!isAdmin) return
    withStorage(() => sessionStorage.setItem(key, 'true'))
    return () => withStorage(() => sessionStorage.removeItem(key))
  }, [isAdmin])
}
