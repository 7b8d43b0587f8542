/** The list with the one at `from` standing at `to`; places beyond the ends mean the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const rest = list.filter((_, at) => at !== from)
  const one = list[from]
  return one === undefined ? [...list] : [...rest.slice(0, place), one, ...rest.slice(place)]
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Where a key takes what stands at `at`; null where it takes it nowhere. */
export function placeByKey(key: string, at: number, count: number): number | null {
  const to = steps[key]?.(at, count - 1)
  return to === undefined || to === at || to < 0 || to >= count ? null : to
}
