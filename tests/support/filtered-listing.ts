import fc from 'fast-check'
import type { FilteredListing } from '#features/discovery/filters.ts'
import { spokenLanguages } from '#features/listings/rules.ts'

/** The values of a listing that filters read, at and beside the steps of each filter. */
export const filteredListing: fc.Arbitrary<FilteredListing> = fc.record({
  ratingAvg: fc.option(fc.constantFrom(1, 2.9, 3, 3.99, 4, 4.49, 4.5, 5)),
  takesUrgentJobs: fc.boolean(),
  isVerified: fc.boolean(),
  hasCheckedLicence: fc.boolean(),
  languagesSpoken: fc.uniqueArray(fc.constantFrom(...spokenLanguages)),
  lowestPriceCents: fc.option(fc.constantFrom(0, 20_000, 20_001, 50_000, 100_000, 300_000, 300_001)),
})
