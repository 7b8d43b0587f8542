/**
 * JSON in fewer bytes for lists of like objects: the keys of equal objects are written once. An object becomes
 * `[n, ...values]` with `shapes[n - 1]` as its keys, an array `[0, ...items]`; everything else is as in JSON.
 */
export type Packed = { shapes: string[][]; value: unknown }

/** Keys of an object after those before it; `number` is 0 while no object ends here. */
type Shape = { number: number; next: Map<string, Shape> }

/** Packs what JSON can hold; properties that are undefined are dropped, as JSON drops them. */
export function pack(value: unknown): Packed {
  const shapes: string[][] = []
  // A tree, since finding the shape of an object by its joined keys would take most of the time.
  const root: Shape = { number: 0, next: new Map() }
  const packed = (one: unknown): unknown => {
    if (one === null || typeof one !== 'object') return one
    const items: unknown[] = [0]
    if (Array.isArray(one)) {
      for (const item of one) items.push(packed(item))
      return items
    }
    if ('toJSON' in one && typeof one.toJSON === 'function') return packed((one.toJSON as () => unknown)())
    let shape = root
    const values = one as Record<string, unknown>
    for (const key of Object.keys(values)) {
      if (values[key] === undefined) continue
      let next = shape.next.get(key)
      if (!next) shape.next.set(key, (next = { number: 0, next: new Map() }))
      shape = next
      items.push(packed(values[key]))
    }
    shape.number ||= shapes.push(Object.keys(values).filter((key) => values[key] !== undefined))
    items[0] = shape.number
    return items
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
