import { clsx } from 'clsx'
import { Fragment } from 'react'
import { resultsBeforeAd } from '#features/ads/rules.ts'
import { AdSlot } from '#features/ads/ui/ad-slot.tsx'
import { CardItem } from '#features/favorites/ui/card-item.tsx'
import type { SearchItem } from '../contract.ts'

/** Cards in the first row on desktops, whose images load eagerly. */
const eagerCards = 3
const sizes = '(min-width:1024px) 332px,(min-width:640px) 45vw,104px'

export function ResultList({ items, isPending }: { items: SearchItem[]; isPending: boolean }) {
  return (
    <ul
      aria-busy={isPending}
      className={clsx(
        'grid gap-3 transition-opacity delay-100 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3',
        isPending && 'opacity-50',
      )}
    >
      {items.map((listing, index) => (
        <Fragment key={listing.id}>
          <CardItem listing={listing} quote={listing.quote} isFirst={index < eagerCards} sizes={sizes} />
          {index + 1 === resultsBeforeAd && (
            <li className="col-span-full empty:hidden">
              <AdSlot />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
