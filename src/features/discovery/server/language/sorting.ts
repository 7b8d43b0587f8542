import type { Ignorable, Manner } from '../../rules/manners.ts'
import type { Certainties, NeedIndex } from './need-index.ts'
import type { Need } from './needs.ts'
import type { Place } from './places.ts'
import type { PhraseTable, Span, Unit } from './units.ts'
import type { WishPhrase } from './wishes.ts'

/** Words of a query that say how the service is wanted, with the manners they mean; none where no listing states it. */
export type Wish = { manners: readonly Manner[]; words: string }

export type UnderstandingIndex = { needs: NeedIndex; places: PhraseTable<Place> }

/** The state of the words of a query after a step. */
export type Sorting = {
  all: readonly Unit[]
  index: UnderstandingIndex
  ignore: ReadonlySet<Ignorable>
  isGuess: boolean
  /** The phrases of categories that cover the most of the query. */
  phrases: readonly Span<Certainties>[]
  /** For each word, whether it is a part of a place or a manner. */
  taken: readonly boolean[]
  named: readonly Span<Place>[]
  /** The place that is meant, and the one that somebody comes from. */
  place: Place | null
  from: Place | null
  wishSpans: readonly Span<WishPhrase>[]
  /** The words of wishes that are left to the need. */
  shared: readonly Unit[]
  wishes: readonly Wish[]
  manners: readonly Manner[]
  /** The remaining words, and the same with the fillers among them. */
  words: readonly Unit[]
  beforeFillers: readonly Unit[]
  need: Need | null
}
