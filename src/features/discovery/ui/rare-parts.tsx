/** Parts of the results that few searches need, in one chunk that is loaded on demand. */
export { CategoryCards } from './category-cards.tsx'
export { Correction } from './correction.tsx'
export { Helplines } from './helplines.tsx'
export { NothingFound } from './nothing-found.tsx'
export { NotUsedNote } from './not-used-note.tsx'
export { SitePageNote } from './site-page-note.tsx'
export { WidenedNote } from './widened-note.tsx'
