import { demoDistricts, demoRegions, type DemoArea } from './reference.ts'
import { coreListings, slotOf, type Slot } from './slots.ts'

/** Trades that every district has at least one provider of, by category. */
export const everydayTrades = ['plumbers', 'electricians', 'home-cleaning', 'local-movers', 'private-tutors'] as const

/** The category group in which a premium provider also takes this trade, where its own providers are too few. */
const alsoTaken: Record<string, string> = {
  electricians: 'plumbers',
  'air-con-cleaning': 'home-cleaning',
}

/** Categories of a premium provider besides its main one. */
export const furtherTrade = (slot: Slot): string | undefined =>
  slot.plan === 'premium' && slot.index < coreListings ? alsoTaken[slot.category.slug] : undefined

let served: Map<number, DemoArea[]> | undefined

/**
 * Where the provider works: the areas of its texts; for everyday trades whole districts, as many as the plan allows and
 * so that together they leave none out, and everywhere for the premium ones.
 */
export function areasServedBy(slot: Slot): DemoArea[] {
  if (slot.index >= coreListings) return slot.areas
  served ??= serveDistricts()
  return served.get(slot.index) ?? slot.areas
}

function serveDistricts(): Map<number, DemoArea[]> {
  const core = Array.from({ length: coreListings }, (_, index) => slotOf(index))
  return new Map(
    everydayTrades.flatMap((trade) => {
      const providers = core.filter(
        (slot) => slot.status === 'approved' && (slot.category.slug === trade || furtherTrade(slot) === trade),
      )
      const left = new Set(demoDistricts)
      return providers.map((slot) => {
        if (slot.plan === 'premium') return [slot.index, [...demoRegions]] as const
        const own = demoDistricts.findIndex(({ slug }) => slug === slot.areas[0]?.district)
        const nearest = [...demoDistricts.slice(own), ...demoDistricts.slice(0, own)]
        const others = nearest.slice(1).filter((district) => left.has(district))
        const taken = [...nearest.slice(0, 1), ...others].slice(0, slot.plan === 'free' ? 2 : 4)
        for (const district of taken) left.delete(district)
        return [slot.index, taken] as const
      })
    }),
  )
}
