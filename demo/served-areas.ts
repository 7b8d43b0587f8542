import { demoDistricts, demoRegions, type DemoArea } from './reference.ts'
import { coreListings, everydayTrades, slotOf, type Slot } from './slots.ts'

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
 * Where the provider works: the areas of its texts; for everyday trades whole districts, as many as the plan allows,
 * first its own and then those that the fewest others serve, and everywhere for the premium ones.
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
      const servedBy = new Map(demoDistricts.map((district) => [district, 0]))
      return providers.map((slot) => {
        if (slot.plan === 'premium') return [slot.index, [...demoRegions]] as const
        const own = demoDistricts.findIndex(({ slug }) => slug === slot.areas[0]?.district)
        const others = [...demoDistricts.slice(own + 1), ...demoDistricts.slice(0, own)].sort(
          (a, b) => (servedBy.get(a) ?? 0) - (servedBy.get(b) ?? 0),
        )
        const taken = [...demoDistricts.slice(own, own + 1), ...others].slice(0, slot.plan === 'free' ? 2 : 4)
        for (const district of taken) servedBy.set(district, (servedBy.get(district) ?? 0) + 1)
        return [slot.index, taken] as const
      })
    }),
  )
}
