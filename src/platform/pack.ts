/**
 * JSON in fewer bytes for lists of like objects: the keys of equal objects are written once. An object becomes
 * `[n, ...values]` with `shapes[n - 1]` as its keys, an array `[0, ...items]`; everything else is as in JSON.
 */
export type Packed = { shapes: string[][]; value: unknown }

/** Packs what JSON can hold; properties that are undefined are dropped, as JSON drops them. */
export function pack(value: unknown): Packed {
  const shapes = new Map<string, number>()
  const packed = (one: unknown): unknown => {
    if (one === null || typeof one !== 'object') return one
    if (Array.isArray(one)) return [0, ...one.map(packed)]
    if ('toJSON' in one && typeof one.toJSON === 'function') return packed((one.toJSON as () => unknown)())
    const entries = Object.entries(one).filter(([, of]) => of !== undefined)
    const shape = JSON.stringify(entries.map(([key]) => key))
    if (!shapes.has(shape)) shapes.set(shape, shapes.size + 1)
    return [shapes.get(shape), ...entries.map(([, of]) => packed(of))]
  }
  const result = packed(value)
  return { shapes: [...shapes.keys()].map((shape) => JSON.parse(shape) as string[]), value: result }
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
