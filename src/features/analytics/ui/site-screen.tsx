import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { analyticsApi } from '../api.ts'
import type { SiteAnalytics } from '../contract.ts'
import { CsvButton } from './csv-button.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { Figures } from './figures.tsx'
import { Misses } from './misses.tsx'
import { PeriodSwitch, periodOf } from './period-switch.tsx'
import { FigureSection, PlainTable } from './plain-table.tsx'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

const metrics = ['signUps', 'listings', 'contacts', 'views'] as const
type Metric = (typeof metrics)[number]

/** Site analytics for admins. */
export function SiteScreen() {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const input = { period: periodOf(parameters), locale: useLocale() }
  const { data } = useQuery({
    ...useApi(analyticsApi).getForSite.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  return (
    <>
      <PageHead title={t('site.title')} text={t('site.text')} />
      <SiteFigures data={data} />
    </>
  )
}

function SiteFigures({ data }: { data: SiteAnalytics }) {
  const t = useTranslation()
  const { day: formatDay, number } = useNumbers()
  const [chosen, setChosen] = useState<Metric>('contacts')
  const head = [t('table.day'), ...metrics.map((key) => t(`figure.${key}`))]
  const rows = data.days.map((row) => [row.day, ...metrics.map((key) => row[key])])
  const places = [t('figure.contacts'), t('figure.views')]
  const placeRows = (path: string, list: SiteAnalytics['areas']) =>
    list.map(({ slug, name, contacts, views }) => [
      <Link key={slug} to={path + slug} className="underline">
        {name}
      </Link>,
      number(contacts),
      number(views),
    ])
  const misses = [t('misses.query'), t('misses.count'), t('misses.last')]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <PeriodSwitch />
        <CsvButton
          name={`kaifong-site-${data.from}-${data.to}`}
          rows={[
            head,
            ...rows,
            [],
            [t('site.categories'), ...places],
            ...data.categories.map(({ name, contacts, views }) => [name, contacts, views]),
            [],
            [t('site.areas'), ...places],
            ...data.areas.map(({ name, contacts, views }) => [name, contacts, views]),
            [],
            misses,
            ...data.misses.map(({ query, count, lastDay }) => [query, count, lastDay]),
          ]}
        />
      </div>
      <Figures
        tiles={metrics.map((key) => ({ key, label: t(`figure.${key}`), figure: data[key] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <DayChart label={t(`figure.${chosen}`)} days={data.days.map((row) => ({ day: row.day, value: row[chosen] }))} />
      <DayTable
        head={head}
        rows={data.days.toReversed().map((row) => [formatDay(row.day), ...metrics.map((key) => number(row[key]))])}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <FigureSection title={t('site.categories')}>
          {data.categories.length === 0 ? (
            <p>{t('site.noPlaces')}</p>
          ) : (
            <PlainTable
              label={t('site.categories')}
              head={[t('site.category'), ...places]}
              rows={placeRows('/category/', data.categories)}
            />
          )}
        </FigureSection>
        <FigureSection title={t('site.areas')}>
          {data.areas.length === 0 ? (
            <p>{t('site.noPlaces')}</p>
          ) : (
            <PlainTable
              label={t('site.areas')}
              head={[t('site.area'), ...places]}
              rows={placeRows('/area/', data.areas)}
            />
          )}
        </FigureSection>
      </div>
      <Misses misses={data.misses} />
    </div>
  )
}
