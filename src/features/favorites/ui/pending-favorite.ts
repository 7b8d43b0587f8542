const key = 'kaifong:wish'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Remembers, in this tab alone, which listing a visitor tapped the heart of before going to sign in. Not in the address:
 * nobody can send a link that saves something for somebody else.
 */
export function setPendingFavorite(listingId: string): void {
  try {
    sessionStorage.setItem(key, listingId)
  } catch {
    // Storage is switched off: the reader signs in and taps once more.
  }
}

/** The listing wished for, as a sign-up carries it along; it stays wished for. */
export function readPendingFavorite(): string | undefined {
  try {
    const wish = sessionStorage.getItem(key)
    return wish && uuid.test(wish) ? wish : undefined
  } catch {
    return undefined
  }
}

/** The listing wished for, once; null when there is none. */
export function takePendingFavorite(): string | null {
  try {
    const wish = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return wish && uuid.test(wish) ? wish : null
  } catch {
    return null
  }
}
