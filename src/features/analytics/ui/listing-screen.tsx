import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { analyticsApi } from '../api.ts'
import type { ListingFigures } from '../contract.ts'
import { CsvButton } from './csv-button.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { Figures } from './figures.tsx'
import { ListingDetails } from './listing-details.tsx'
import { PeriodSwitch, periodOf } from './period-switch.tsx'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

type PromotionLink = ComponentType<{ listingId: string }>

/** Views and contacts of a listing, for its owner, who is led to `PromotionLink` where nothing was counted. */
export function ListingScreen({ PromotionLink }: { PromotionLink: PromotionLink }) {
  const t = useTranslation()
  const { providerId: listingId = '' } = useParams()
  const [parameters] = useSearchParams()
  const input = { listingId, period: periodOf(parameters), locale: useLocale() }
  const { data } = useQuery({
    ...useApi(analyticsApi).getForListing.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const { listing, figures } = data
  return (
    <div className="wrap py-6 lg:py-10">
      <PageHead title={t('listing.title', { name: listing.name })} text={figures ? t('listing.text') : undefined}>
        {listing.isPublic && (
          <ButtonLink to={listingPath(listing.slug)}>
            <Icon name="eye" size={18} />
            {t('listing.open')}
          </ButtonLink>
        )}
      </PageHead>
      {figures ? (
        <ListingFiguresView slug={listing.slug} figures={figures} nextStep={<PromotionLink listingId={listingId} />} />
      ) : (
        <NotIncluded />
      )}
    </div>
  )
}

const metrics = ['views', 'contacts', 'favorites', 'impressions'] as const
type Metric = (typeof metrics)[number]

type FiguresProps = { slug: string; figures: ListingFigures; nextStep: ReactNode }

function ListingFiguresView({ slug, figures, nextStep }: FiguresProps) {
  const t = useTranslation()
  const { day: formatDay, number } = useNumbers()
  const [chosen, setChosen] = useState<Metric>('views')
  const head = [t('table.day'), ...metrics.map((key) => t(`figure.${key}`))]
  const rows = figures.days.map((row) => [row.day, ...metrics.map((key) => row[key])])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <PeriodSwitch />
        <CsvButton name={`kaifong-${slug}-${figures.from}-${figures.to}`} rows={[head, ...rows]} />
      </div>
      <Figures
        tiles={metrics.map((key) => ({ key, label: t(`figure.${key}`), figure: figures[key] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <DayChart
        label={t(`figure.${chosen}`)}
        days={figures.days.map((row) => ({ day: row.day, value: row[chosen] }))}
        nextStep={nextStep}
      />
      <DayTable
        head={head}
        rows={figures.days.toReversed().map((row) => [formatDay(row.day), ...metrics.map((key) => number(row[key]))])}
      />
      <ListingDetails figures={figures} />
      <p className="text-muted text-sm">{t('listing.method')}</p>
    </div>
  )
}

/** Shown instead of figures when the plan does not include analytics. */
function NotIncluded() {
  const t = useTranslation()
  return (
    <section className="rounded-card border-line bg-surface max-w-2xl border p-5 sm:p-8">
      <Icon name="chart-column" size={32} className="text-primary" />
      <h2 className="mt-3 text-lg font-semibold">{t('plan.title')}</h2>
      <p className="mt-1">{t('plan.text')}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {(['views', 'contacts', 'searches', 'sources'] as const).map((key) => (
          <li key={key} className="flex gap-2">
            <Icon name="check" size={20} className="text-primary mt-0.5 flex-none" />
            {t(`plan.${key}`)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to="/pricing">
          {t('plan.compare')}
        </ButtonLink>
        <Link to="/user/listings" className="text-primary inline-flex min-h-11 items-center font-semibold underline">
          {t('plan.back')}
        </Link>
      </div>
    </section>
  )
}
