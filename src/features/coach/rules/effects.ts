import { coachPoints, pointsOf, type CoachFacts, type CoachPart } from '../rules.ts'

/** How many days of visits are compared, the last of them yesterday. */
export const effectDays = 28
/** Below these nothing is said: listings in either group, and visits of each listing. */
export const effectLeast = { listings: 20, views: 20 } as const

/** A group of similar listings: how many, and the sum of their contacts per visit. */
export type Group = { listings: number; rates: number }
/** Mean contacts per 100 visits, with one decimal. */
export type Effect = { with: number; without: number }

/** Whether a listing has all of a part; null where the part does not apply and says nothing of it. */
export function hasPart(part: CoachPart, facts: CoachFacts): boolean | null {
  if (part === 'licence' && !facts.needsLicence) return null
  if (part === 'replies' && facts.reviews === 0) return null
  return pointsOf(facts)[part] === coachPoints[part]
}

/** What listings with a part have over listings without it; null while there are too few of either. */
export function effectOf(withPart: Group, without: Group): Effect | null {
  if (Math.min(withPart.listings, without.listings) < effectLeast.listings) return null
  const per100 = ({ listings, rates }: Group) => Math.round((1000 * rates) / listings) / 10
  return { with: per100(withPart), without: per100(without) }
}
