import { cached } from '#platform/server/cached.ts'
import * as store from '../store.ts'

/** Active categories and groups in the admin's order. The cached rows are shared: do not mutate them. */
export const findCategoryRows = cached(store.findCategories)
/** Active areas, districts and regions in the admin's order. The cached rows are shared: do not mutate them. */
export const findAreaRows = cached(store.findAreas)
