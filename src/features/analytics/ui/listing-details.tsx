import type { ListingFigures } from '../contract.ts'
import { conversionOf } from '../rules/periods.ts'
import { minVisitors } from '../rules/sources.ts'
import { Change } from './figures.tsx'
import { FigureSection, PlainTable } from './plain-table.tsx'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

/** Contacts by channel, conversion, search terms and sources of a listing. */
export function ListingDetails({ figures }: { figures: ListingFigures }) {
  const t = useTranslation()
  const { number, share } = useNumbers()
  const { contacts, views, channels, shares, terms, sources } = figures
  const conversion = conversionOf(contacts.now, views.now)
  const before = conversionOf(contacts.before, views.before)
  const allSources = sources.reduce((all, { count }) => all + count, 0)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FigureSection title={t('channels.title')}>
        <PlainTable
          label={t('channels.title')}
          head={[t('channels.channel'), t('table.now'), t('table.before')]}
          rows={[...channels, { kind: 'share' as const, ...shares }].map((row) => [
            t(`kind.${row.kind}`),
            number(row.now),
            number(row.before),
          ])}
        />
      </FigureSection>
      <FigureSection title={t('conversion.title')} text={t('conversion.text')}>
        <p className="tabular text-2xl font-bold">{conversion === null ? t('none') : share(conversion)}</p>
        {before !== null && <p className="text-muted text-sm">{t('conversion.before', { share: share(before) })}</p>}
        <p className="mt-2">
          {t('conversion.contacts', { count: contacts.now, views: number(views.now) })}{' '}
          {contacts.before > 0 && <Change figure={contacts} />}
        </p>
      </FigureSection>
      <FigureSection title={t('terms.title')} text={t('terms.text', { count: minVisitors })}>
        {terms.length === 0 ? (
          <p>{t('terms.none')}</p>
        ) : (
          <PlainTable
            label={t('terms.title')}
            head={[t('terms.term'), t('terms.visitors')]}
            rows={terms.map(({ term, visitors }) => [term, number(visitors)])}
          />
        )}
      </FigureSection>
      <FigureSection title={t('sources.title')} text={t('sources.text')}>
        {sources.length === 0 ? (
          <p>{t('sources.none')}</p>
        ) : (
          <PlainTable
            label={t('sources.title')}
            head={[t('sources.source'), t('figure.views'), t('sources.share')]}
            rows={sources.map(({ source, count }) => [t(`source.${source}`), number(count), share(count / allSources)])}
          />
        )}
      </FigureSection>
    </div>
  )
}
