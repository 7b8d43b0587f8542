import { areaCentres } from '../../rules/area-centres.ts'
import { kmBetween } from '../../rules/nearest-area.ts'
import type { Vocabulary } from '../language/vocabulary.ts'

/** Kilometres from a place to each area by its number, for the sort by distance; null without a place. */
export function distancesTo(placeNo: number, { areas }: Vocabulary): ReadonlyMap<number, number> | null {
  const isWithin = (no: number | null): boolean =>
    no !== null && (no === placeNo || isWithin(areas.get(no)?.parent ?? null))
  const centres = [...areas.values()].flatMap(({ no, slug }) => {
    const centre = areaCentres[slug]
    return centre ? [{ no, centre }] : []
  })
  const inside = centres.filter(({ no }) => isWithin(no))
  if (inside.length === 0) return null
  const mean = (at: 0 | 1) => inside.reduce((sum, { centre }) => sum + centre[at], 0) / inside.length
  const middle = [mean(0), mean(1)] as const
  return new Map(centres.map(({ no, centre }) => [no, kmBetween(middle, centre)]))
}
