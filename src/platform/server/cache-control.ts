/** `Cache-Control` of an answer to the one who asked. */
export const privateNoStore = 'private, no-store'

/** `Cache-Control` of what anybody may keep for so many seconds. */
export const publicFor = (seconds: number): string => `public, max-age=${seconds}`

/** `Cache-Control` of what never changes under its address, for a year. */
export const immutable = 'public, max-age=31536000, immutable'
