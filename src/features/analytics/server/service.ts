export { dropOldSalts, record, recordImpressions } from './service/count.ts'
export { getForListing, getForSite } from './service/figures.ts'
export { dropOldEvents, rollUp } from './service/roll-up.ts'
