/**
 * JSON in fewer bytes for lists of like objects: the keys of equal objects are written once. An object becomes
 * `[n, ...values]` with `shapes[n - 1]` as its keys, an array `[0, ...items]`; everything else is as in JSON.
 */
export type Packed = { shapes: string[][]; value: unknown }

/** Packs what JSON can hold; properties that are undefined are dropped, as JSON drops them. */
export function pack(value: unknown): Packed {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  const numberOf = (keys: string[]): number => {
    const shape = keys.join('\0')
    return numbers.get(shape) ?? (numbers.set(shape, shapes.push(keys)), shapes.length)
  }
  const packed = (one: unknown): unknown => {
    if (one === null || typeof one !== 'object') return one
    if (Array.isArray(one)) return [0, ...one.map(packed)]
    if ('toJSON' in one && typeof one.toJSON === 'function') return packed((one.toJSON as () => unknown)())
    const values = one as Record<string, unknown>
    const keys = Object.keys(values).filter((key) => values[key] !== undefined)
    return [numberOf(keys), ...keys.map((key) => packed(values[key]))]
  }
  return { value: packed(value), shapes }
}

/** The inverse of `pack`. */
export function unpack({ shapes, value }: Packed): unknown {
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const [shape, ...values] = one as [number, ...unknown[]]
    const items = values.map(unpacked)
    return shape === 0 ? items : Object.fromEntries(shapes[shape - 1]!.map((key, at) => [key, items[at]]))
  }
  return unpacked(value)
}
