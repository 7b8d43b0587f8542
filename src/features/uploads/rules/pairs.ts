/** Maximum number of pairs among the photos of a listing. */
const maxPairs = 5

/** A photo that may belong to a before-and-after pair: the two photos of a pair have its number, the earlier is before. */
type Paired = { pair?: number | null | undefined }

export type Stage = 'before' | 'after'

/** Only pairs of two, numbered from 1 in the order of their first photos. */
export function cleanPairs<Photo extends Paired>(photos: readonly Photo[]): (Photo & { pair: number | null })[] {
  const groups = photoGroups(photos).filter((group) => group.length === 2)
  const numberOf = new Map(groups.slice(0, maxPairs).flatMap((group, at) => group.map((photo) => [photo, at + 1])))
  return photos.map((photo) => ({ ...photo, pair: numberOf.get(photo) ?? null }))
}

/** Photos in groups: the two of a pair together, in the place of the earlier one; every other photo alone. */
export function photoGroups<Photo extends Paired>(photos: readonly Photo[]): Photo[][] {
  return photos.flatMap((photo, at) => {
    const partner = partnerOf(photos, at)
    if (partner === null) return [[photo]]
    return partner > at ? [[photo, photos[partner]!]] : []
  })
}

/** Index of the other photo of the pair; null for a photo that is in none. */
export function partnerOf(photos: readonly Paired[], at: number): number | null {
  const pair = photos[at]?.pair ?? null
  if (pair === null) return null
  const members = photos.flatMap((photo, index) => (photo.pair === pair ? [index] : []))
  return members.length === 2 ? members.find((index) => index !== at)! : null
}

/** What a photo shows of its pair. */
export function stageOf(photos: readonly Paired[], at: number): Stage | null {
  const partner = partnerOf(photos, at)
  return partner === null ? null : at < partner ? 'before' : 'after'
}

/** The photos with `at` and `partner` as a pair, which leave their former pairs; null: `at` is in no pair. */
export function withPair<Photo extends Paired>(photos: readonly Photo[], at: number, partner: number | null) {
  const rest = photos.map((photo, index) => (index === at || index === partner ? { ...photo, pair: null } : photo))
  if (partner === null) return cleanPairs(rest)
  const number = Math.max(0, ...photos.map(({ pair }) => pair ?? 0)) + 1
  return cleanPairs(
    rest.map((photo, index) => (index === at || index === partner ? { ...photo, pair: number } : photo)),
  )
}
