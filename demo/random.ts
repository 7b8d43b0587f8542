import { fnv1a, seededRandom } from '#shared/seeded-random.ts'

/** Deterministic pseudo-random values: they depend on the keys alone. */
export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next: () => number
  pick: <T>(items: readonly T[]) => T
}

/** A generator seeded by these keys. */
export function randomFor(...keys: (string | number)[]): Random {
  const next = seededRandom(fnv1a(keys.join('|')))
  return { next, pick: (items) => items[Math.floor(next() * items.length)]! }
}

/** A UUID v7 for that time with a deterministic random part. */
export function uuidAt(at: Date, { next }: Random): string {
  const hex = Array.from({ length: 5 }, () =>
    Math.floor(next() * 0x10000)
      .toString(16)
      .padStart(4, '0'),
  ).join('')
  const time = at.getTime().toString(16).padStart(12, '0')
  const variant = '89ab'.charAt(Math.floor(next() * 4))
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}
