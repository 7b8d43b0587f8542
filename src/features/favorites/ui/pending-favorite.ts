const key = 'kaifong:pending-favorite'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Stores in this tab which listing a visitor wanted to save before signing in. Not in the URL: otherwise a link could
 * make somebody save a listing.
 */
export function setPendingFavorite(listingId: string): void {
  try {
    sessionStorage.setItem(key, listingId)
  } catch {
    // Storage is disabled: the visitor signs in and taps again.
  }
}

/** The pending favourite, without removing it; sent along with a sign-up. */
export function readPendingFavorite(): string | undefined {
  try {
    const listingId = sessionStorage.getItem(key)
    return listingId && uuid.test(listingId) ? listingId : undefined
  } catch {
    return undefined
  }
}

/** Returns and removes the pending favourite; null without one. */
export function consumePendingFavorite(): string | null {
  try {
    const listingId = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return listingId && uuid.test(listingId) ? listingId : null
  } catch {
    return null
  }
}
