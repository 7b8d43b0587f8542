/** 32 bits of a text, signed (FNV-1a). Texts that differ little may have hashes that differ little: see `scatteredHash`. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** 32 bits of a text, unsigned: FNV-1a with an avalanche round, for ids made in the same millisecond and other similar texts. */
export function scatteredHash(text: string): number {
  const hash = fnv1a(text)
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/**
 * Numbers from 0 inclusive to 1 exclusive, the same for the same seed (mulberry32). Each is a whole number of 32 bits
 * divided by 2 ** 32, the same on every machine.
 */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
