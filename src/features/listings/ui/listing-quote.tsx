import type { DisplayText } from '../contract.ts'
import { LocalizedText } from './localized-text.tsx'

/** A line of a listing's own text that has the words searched for. */
export function ListingQuote({ quote }: { quote: DisplayText }) {
  return (
    <p className="text-muted line-clamp-2 text-sm break-words italic">
      <LocalizedText text={quote} />
    </p>
  )
}
