/** Parts of the results that few searches need, in one chunk that is loaded on demand. */
export { Correction } from './correction.tsx'
export { DidYouMean } from './did-you-mean.tsx'
export { Helplines } from './helplines.tsx'
export { NothingFound } from './nothing-found.tsx'
export { WidenedNote } from './widened-note.tsx'
