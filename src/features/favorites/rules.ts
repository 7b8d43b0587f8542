import { isUuid } from '#shared/uuid.ts'

/** Bounds the list of ids that every page of a member loads. */
export const maxFavorites = 1_000

/** Listings that a browser remembers without an account. */
export const maxOnDevice = 50

/**
 * What a browser remembers: listing ids, newest first. `isRefused`: the member's favourites were full when these were
 * to be added, so they are not sent again until they change.
 */
export type DeviceShortlist = { ids: readonly string[]; isRefused: boolean }

/** Reads the stored text; anything that is not ours counts as empty. */
export function parseDeviceShortlist(text: string | null): DeviceShortlist {
  try {
    const { ids, isRefused } = JSON.parse(text ?? '{}') as { ids?: unknown; isRefused?: unknown }
    return { ids: Array.isArray(ids) ? validIds(ids) : [], isRefused: isRefused === true }
  } catch {
    return { ids: [], isRefused: false }
  }
}

/** The listing ids among these values, each once, at most as many as a browser remembers. */
export function validIds(values: readonly unknown[]): string[] {
  const ids = values.filter((value): value is string => typeof value === 'string' && isUuid(value))
  return [...new Set(ids)].slice(0, maxOnDevice)
}

/** The list with these ids first, or null when not all of them have room. */
export function withIds(list: readonly string[], added: readonly string[]): string[] | null {
  const ids = [...new Set([...added, ...list])]
  return ids.length > maxOnDevice ? null : ids
}

/** Words of a search among favourites, in lower case, at most eight; a listing must contain all of them. */
export function searchWords(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

/**
 * Whether a listing's texts contain every word. `toSimplified` makes Traditional and Simplified Chinese comparable;
 * words are also compared unconverted, since the conversion works by phrases and may convert a single word differently.
 */
export function matchesAll(text: string, words: readonly string[], toSimplified: (text: string) => string): boolean {
  const lowerCased = text.toLowerCase()
  const simplified = toSimplified(lowerCased)
  return words.every((word) => lowerCased.includes(word) || simplified.includes(toSimplified(word)))
}
