/** A copy of the list with the item at `from` moved to `to`; out-of-range targets are clamped. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(to, 0), list.length - 1)
  const rest = list.filter((_, index) => index !== from)
  const item = list[from]
  return item === undefined ? [...list] : [...rest.slice(0, target), item, ...rest.slice(target)]
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Target index when `key` is pressed on the item at `index`; null when the key does not move it. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const to = steps[key]?.(index, count - 1)
  return to === undefined || to === index || to < 0 || to >= count ? null : to
}
