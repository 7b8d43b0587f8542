/** The place of a slide among all photos, such as "3 / 5", or "3–4 / 5" for a before-and-after pair. */
export function photoNumbers(slides: readonly { length: number }[], index: number): string {
  const count = (some: typeof slides) => some.reduce((sum, { length }) => sum + length, 0)
  const first = count(slides.slice(0, index)) + 1
  const last = count(slides.slice(0, index + 1))
  return `${first === last ? first : `${first}–${last}`} / ${count(slides)}`
}
