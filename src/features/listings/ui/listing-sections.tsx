import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingDetail } from '../contract.ts'
import { DistrictMap } from './district-map.tsx'
import { Facts, Licences } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { LanguageNote, LocalizedText } from './localized-text.tsx'
import { OpeningTimes } from './opening-times.tsx'
import { PriceTable } from './price-table.tsx'
import { RatingLine } from './rating-line.tsx'
import { RomanisedName } from './romanised-name.tsx'
import { useTranslation } from './use-translation.ts'

type SectionsProps = {
  listing: ListingDetail
  /** Rendered below the title. */
  belowTitle?: ReactNode
  /** Shows the photos below all text, for moderators, who read first. */
  hasPhotosLast?: boolean
}

/** Photos, title with the key facts, and content sections of a listing without contact actions. Also used for previews. */
export function ListingSections({ listing, belowTitle, hasPhotosLast = false }: SectionsProps) {
  return (
    <>
      {!hasPhotosLast && <Gallery listing={listing} />}
      <Title listing={listing} />
      {belowTitle}
      <div>
        <ContentSections listing={listing} />
      </div>
      {hasPhotosLast && (
        <div className="mt-8">
          <Gallery listing={listing} />
        </div>
      )}
    </>
  )
}

/** What every reader of the listing sees alike. */
function ContentSections({ listing }: Pick<SectionsProps, 'listing'>) {
  const t = useTranslation()
  const { date } = useFormat()
  const { summary, description, categories, faq, licences, videoUrl } = listing
  const priceTexts = listing.prices.flatMap(({ title, note }) => [title, note])
  return (
    <>
      <Section title={t('detail.prices')}>
        <PriceTable listing={listing} />
      </Section>
      <Section title={t('detail.about')}>
        {summary && (
          <p className="mb-3 font-semibold">
            <LocalizedText text={summary} />
          </p>
        )}
        <div lang={description.lang} className="max-w-prose text-pretty whitespace-pre-line">
          {description.text}
        </div>
        <LanguageNote texts={[summary, description]} earlier={priceTexts} />
        <ul className="mt-4 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category.slug}>
              <Chip to={`/category/${category.slug}`} icon={category.icon}>
                {category.name}
              </Chip>
            </li>
          ))}
        </ul>
        {videoUrl && (
          <p className="mt-3">
            <a
              href={videoUrl}
              target="_blank"
              rel="noopener nofollow ugc"
              className="text-primary inline-flex min-h-11 items-center gap-2 underline"
            >
              <Icon name="play" />
              {t('detail.video')}
            </a>
          </p>
        )}
      </Section>
      <Section title={t('detail.areas')}>
        <Areas listing={listing} />
      </Section>
      {listing.openingHours?.kind === 'weekly' && (
        <Section title={t('detail.hours')}>
          <OpeningTimes listing={listing} />
        </Section>
      )}
      {licences.length > 0 && (
        <Section title={t('detail.licences')}>
          <Licences licences={licences} />
        </Section>
      )}
      <Section title={t('detail.facts')}>
        <Facts listing={listing} />
        <p className="text-muted mt-2 text-sm">{t('detail.updated', { date: date(listing.updatedAt) })}</p>
      </Section>
      {faq.length > 0 && (
        <Section title={t('detail.faq')}>
          {faq.map(({ question, answer }) => (
            <details key={question.text} className="group border-line border-b">
              <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold">
                <LocalizedText text={question} />
                <Icon
                  name="chevron-down"
                  size={18}
                  className="text-muted flex-none group-open:rotate-180 print:hidden"
                />
              </summary>
              <p className="pb-4 whitespace-pre-line">
                <LocalizedText text={answer} />
              </p>
            </details>
          ))}
          <LanguageNote
            texts={faq.flatMap(({ question, answer }) => [question, answer])}
            earlier={[...priceTexts, summary, description]}
          />
        </Section>
      )}
    </>
  )
}

/** A page section with a heading. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="below mt-8 scroll-mt-4">
      <h2 className="mb-3 text-xl font-bold">{title}</h2>
      {children}
    </section>
  )
}

function Title({ listing }: Pick<SectionsProps, 'listing'>) {
  return (
    <div className="mt-3">
      <h1 className="text-2xl font-bold">
        <LocalizedText text={listing.name} />
      </h1>
      <RomanisedName listing={listing} />
      <a href="#reviews" className="-mt-1.5 -mb-0.5 inline-flex min-h-11 items-center hover:underline">
        <RatingLine {...listing} className="text-base" />
      </a>
      <KeyFacts listing={listing} />
    </div>
  )
}

function Chip({ to, icon, children }: { to: string; icon?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="border-line bg-surface hover:bg-sunken inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm lg:min-h-9"
    >
      {icon && <Icon name={icon} size={16} className="text-muted" alone />}
      <span>{children}</span>
    </Link>
  )
}

function Areas({ listing: { allAreas } }: Pick<SectionsProps, 'listing'>) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_256px]">
      <ul className="flex flex-wrap gap-2">
        {allAreas.map((area) => (
          <li key={area.slug}>
            <Chip to={`/area/${area.slug}`}>{area.name}</Chip>
          </li>
        ))}
      </ul>
      <DistrictMap areas={allAreas} />
    </div>
  )
}
