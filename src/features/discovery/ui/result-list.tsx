import { clsx } from 'clsx'
import { Fragment, useEffect, useRef, type MouseEvent } from 'react'
import { resultsBeforeAd } from '#features/ads/rules.ts'
import { AdSlot } from '#features/ads/ui/ad-slot.tsx'
import { CardItem } from '#features/favorites/ui/card-item.tsx'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useTranslation } from './use-translation.ts'

/** Cards in the first row on desktops, whose images load eagerly. */
const eagerCards = 3
const sizes = '(min-width:1024px) 332px,(min-width:640px) 45vw,104px'

export function ResultList({ items, isPending }: { items: Listing[]; isPending: boolean }) {
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
          <CardItem listing={listing} isFirst={index < eagerCards} sizes={sizes} />
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

type MoreProps = {
  shown: number
  total: number
  /** Path of the next page, for visitors without JavaScript; null on the last page. */
  nextPath: string | null
  isLoading: boolean
  isFailed: boolean
  onMore: () => void
}

/** Appends the next page. The focus does not move; screen readers announce the number of results shown. */
export function LoadMore({ shown, total, nextPath, isLoading, isFailed, onMore }: MoreProps) {
  const t = useTranslation()
  const count = useRef<HTMLParagraphElement>(null)
  const hasLoaded = useRef(false)
  useEffect(() => {
    // The button disappears with the last page; its focus moves to the count above it.
    if (!nextPath && hasLoaded.current && document.activeElement === document.body)
      count.current?.focus({ preventScroll: true })
  }, [nextPath])
  const load = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    hasLoaded.current = true
    if (!isLoading) onMore()
  }
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      <p ref={count} tabIndex={-1} role="status" className="text-muted tabular text-sm focus:outline-none">
        {t('more.shown', { shown, count: total })}
      </p>
      {isFailed && (
        <p role="alert" className="text-accent text-sm">
          {t('more.failed')}
        </p>
      )}
      {nextPath && (
        <Link
          to={nextPath}
          rel="nofollow"
          onClick={load}
          aria-busy={isLoading}
          className={clsx(buttonClass({ size: 'lg' }), 'min-w-52')}
        >
          {isLoading && <Spinner size={18} />}
          {isLoading ? t('more.loading') : t('more.button')}
        </Link>
      )}
    </div>
  )
}
