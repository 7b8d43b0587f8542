import { cachedUntilChange } from '#platform/server/cached.ts'
import * as store from '../store.ts'

/** Active categories and groups in the admin's order; shared and kept in memory, so never alter a row. */
export const findCategoryRows = cachedUntilChange(['categories'], store.findCategories)
/** Active areas, districts and regions in the admin's order; likewise kept. */
export const findAreaRows = cachedUntilChange(['areas'], store.findAreas)
