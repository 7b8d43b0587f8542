import { cachedUntilChange } from '#platform/server/cached.ts'
import * as store from '../store.ts'

/** Active categories and groups in the admin's order. The cached rows are shared: do not mutate them. */
export const findCategoryRows = cachedUntilChange(['categories'], store.findCategories)
/** Active areas, districts and regions in the admin's order. The cached rows are shared: do not mutate them. */
export const findAreaRows = cachedUntilChange(['areas'], store.findAreas)
