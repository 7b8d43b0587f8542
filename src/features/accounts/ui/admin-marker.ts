import { useEffect } from 'react'

const key = 'kaifong:is-admin'

/**
 * Marks this tab's session as an admin's (docs/product.md) for as long as a menu of that member is drawn: set anew
 * whenever the member changes, cleared at sign-out. It decides nothing: the server does at every request.
 */
export function useAdminMarker(isAdmin: boolean) {
  useEffect(() => {
    if (!isAdmin) return
    sessionStorage.setItem(key, 'true')
    return () => sessionStorage.removeItem(key)
  }, [isAdmin])
}
