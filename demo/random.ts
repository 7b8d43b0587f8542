import { fnv1a, seededRandom } from '#shared/seeded-random.ts'

/** Deterministic pseudo-random values: they depend on the keys alone. */
export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next: () => number
  /** An integer, both bounds inclusive. */
  int: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** At most `count` distinct items, in random order. */
  some: <T>(items: readonly T[], count: number) => T[]
}

/** A generator seeded by these keys. */
export function randomFor(...keys: (string | number)[]): Random {
  const next = seededRandom(fnv1a(keys.join('|')))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error(`nothing to pick from for ${keys.join(', ')}`)
    return items[int(0, items.length - 1)] as T
  }
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
    return taken
  }
  return { next, int, chance: (share) => next() < share, pick, some }
}

/**
 * Permutes 0 .. size - 1 within every block of `size` indexes, so that shares are exact without a visible pattern.
 */
export function permuted(index: number, size: number, salt: string): number {
  const block = Math.floor(index / size)
  let hand = hands.get(salt)
  if (hand?.block !== block || hand.order.length !== size) {
    const every = Array.from({ length: size }, (_, at) => at)
    hand = { block, order: randomFor(salt, block).some(every, size) }
    hands.set(salt, hand)
  }
  return hand.order[index % size] as number
}

/** The last permutation by salt: indexes are mostly consecutive. */
const hands = new Map<string, { block: number; order: number[] }>()

/** A UUID v7 for that time with a deterministic random part. */
export function uuidAt(at: Date, random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('')
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
