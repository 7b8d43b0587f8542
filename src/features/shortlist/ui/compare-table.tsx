import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { WhatsappLink } from '#features/listings/ui/contact.tsx'
import { Cover } from '#features/listings/ui/cover.tsx'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { RatingLine } from '#features/listings/ui/rating-line.tsx'
import { RomanisedName } from '#features/listings/ui/romanised-name.tsx'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { ComparedListing } from '../contract.ts'
import { comparedUnits } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import {
  Areas,
  CalloutFee,
  Hours,
  Languages,
  Paid,
  Licences,
  Payments,
  PricesIn,
  Urgent,
  Verified,
} from './compare-cells.tsx'
import { useTranslation } from './use-translation.ts'

type Row = { title: string; render: (listing: ComparedListing) => ReactNode }

/** One column a listing, one row a fact. On phones the columns are swiped beside fixed row heads. */
export function CompareTable({ listings }: { listings: ComparedListing[] }) {
  const t = useTranslation()
  const tListing = useListingTranslation()
  const columns = useRef<HTMLDivElement>(null)
  const rows: Row[] = [
    { title: t('compare.rating'), render: (listing) => <RatingLine {...listing} /> },
    ...comparedUnits(listings).map((unit) => ({
      title: tListing(`unit.${unit}`),
      render: (listing: ComparedListing) => <PricesIn unit={unit} listing={listing} />,
    })),
    { title: tListing('compare.paid'), render: (listing) => <Paid listing={listing} /> },
    { title: t('compare.callout'), render: (listing) => <CalloutFee listing={listing} /> },
    { title: t('compare.urgent'), render: (listing) => <Urgent listing={listing} /> },
    { title: tListing('detail.areas'), render: (listing) => <Areas listing={listing} /> },
    { title: tListing('detail.hours'), render: (listing) => <Hours listing={listing} /> },
    { title: tListing('detail.languages'), render: (listing) => <Languages listing={listing} /> },
    { title: tListing('card.verified'), render: (listing) => <Verified listing={listing} /> },
    { title: tListing('detail.licences'), render: (listing) => <Licences listing={listing} /> },
    { title: tListing('detail.payments'), render: (listing) => <Payments listing={listing} /> },
  ]
  return (
    <div className="relative">
      <ColumnNames listings={listings} columns={columns} />
      {/* Focusable, so that the columns can be scrolled by keyboard. */}
      <div ref={columns} role="region" aria-label={t('compare.title')} tabIndex={0} className="compare">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('compare.fact')}</span>
              </th>
              {listings.map((listing) => (
                <th key={listing.id} scope="col">
                  <ColumnHead listing={listing} others={listings.filter(({ id }) => id !== listing.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, render }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {listings.map((listing) => (
                  <td key={listing.id}>{render(listing)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{tListing('detail.contact')}</th>
              {listings.map((listing) => (
                <td key={listing.id}>
                  <WhatsappLink
                    listing={listing}
                    className="w-full text-center max-lg:px-1 max-lg:text-base max-sm:gap-1.5 max-sm:text-sm"
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}

/**
 * The names of the columns where the head of the table has left the window. The table of a phone scrolls in a box of its
 * own, in which a head cannot stay at the top of the window; the names follow its columns.
 */
function ColumnNames({
  listings,
  columns,
}: {
  listings: ComparedListing[]
  columns: RefObject<HTMLDivElement | null>
}) {
  const names = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const box = columns.current!
    const follow = () => names.current!.scrollTo({ left: box.scrollLeft, behavior: 'instant' })
    const observer = new IntersectionObserver(([head]) => {
      setIsShown(!head!.isIntersecting && head!.boundingClientRect.top < 0)
      follow()
    })
    observer.observe(box.querySelector('thead')!)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [columns])
  return (
    // The table has these names already for whoever hears it.
    <div aria-hidden="true" className="compare-names">
      <div ref={names} className={isShown ? undefined : 'invisible'}>
        {listings.map(({ id, name }) => (
          <div key={id}>
            <LocalizedText text={name} className="line-clamp-2" />
          </div>
        ))}
      </div>
    </div>
  )
}

function ColumnHead({ listing, others }: { listing: ComparedListing; others: ComparedListing[] }) {
  const t = useTranslation()
  const { slug, name, category } = listing
  return (
    <div>
      <Cover listing={listing} sizes="260px" isFirst className="compare-cover" />
      <Link to={listingPath(slug)} className="block min-h-[2lh] underline-offset-2 hover:underline lg:min-h-0">
        <LocalizedText text={name} className="line-clamp-2" />
      </Link>
      <RomanisedName listing={listing} />
      {/* Below the cover, where it hides no letters of a sign. */}
      <div className="flex items-start justify-between gap-1">
        <span className="text-muted text-sm font-normal">{category.name}</span>
        <Link
          to={pathWithIds(
            '/compare',
            others.map(({ id }) => id),
          )}
          replace
          preventScrollReset
          aria-label={t('compare.remove', { name: name.text })}
          className="bg-surface hover:bg-sunken border-line inline-flex size-11 shrink-0 items-center justify-center rounded-full border"
        >
          <Icon name="x" size={18} />
        </Link>
      </div>
    </div>
  )
}
