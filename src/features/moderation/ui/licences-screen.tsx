import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { moderationApi } from '../api.ts'
import type { LicenceToCheck } from '../contract.ts'
import { CardQueue } from './card-queue.tsx'
import { LicenceCheckForm } from './licence-check-form.tsx'
import { licencesQuery } from './review-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Licences to look up in their registers: never checked ones, then those checked a year ago. */
export function LicencesScreen() {
  const t = useTranslation()
  const pages = useInfiniteQuery(licencesQuery(useApi(moderationApi), useLocale()))
  const calls = useApiClient(moderationApi)
  const { decide } = useDecision({
    changes: ['listings', 'moderation', 'backoffice'],
    undo: (ids) => calls.undoLicenceChecks({ ids }),
  })
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHead title={t('licences.title')} />
      <p className="text-muted mb-4 max-w-prose">{t('licences.text')}</p>
      <CardQueue
        pages={pages}
        empty={<Notice icon="shield-check" title={t('licences.empty')} text={t('licences.emptyText')} />}
      >
        {items.map((licence) => (
          <li key={`${licence.listing.id} ${licence.key} ${licence.number}`}>
            <LicenceCard licence={licence} decide={decide} />
          </li>
        ))}
      </CardQueue>
    </>
  )
}

type CardProps = { licence: LicenceToCheck; decide: ReturnType<typeof useDecision>['decide'] }

function LicenceCard({ licence, decide }: CardProps) {
  const t = useTranslation()
  const { date } = useFormat()
  const [result, setResult] = useState<'checked' | 'not_found' | null>(null)
  const { listing, name, number, body, register, registerUrl, expiresOn, checkedOn, found } = licence
  return (
    <article
      aria-label={`${name} ${number}`}
      className="rounded-card border-line bg-surface flex h-full flex-col gap-3 border p-4"
    >
      <header>
        <h2 className="font-semibold break-words">
          {name} <span className="tabular">{number}</span>
        </h2>
        <p className="text-sm break-words">
          <Link to={listingPath(listing.slug)} className="underline">
            <LocalizedText text={listing.name} />
          </Link>
        </p>
      </header>
      <p className="text-muted text-sm">
        {expiresOn ? t('licences.until', { date: date(expiresOn) }) : t('licences.noEnd')}
        <br />
        {checkedOn ? t('licences.last', { date: date(checkedOn) }) : t('licences.never')}
      </p>
      {found && (
        <blockquote className="border-line border-l-2 pl-3 break-words whitespace-pre-line">{found}</blockquote>
      )}
      {registerUrl && (
        <p>
          <a
            href={registerUrl}
            target="_blank"
            rel="noopener"
            className="text-primary block py-2.5 font-medium underline"
          >
            {t('licences.open', { register: register ?? body })}
            {/* A word joiner keeps it beside the last word where the name of the register takes two lines. */}
            <span className="whitespace-nowrap">
              {'\u2060'}
              <Icon name="external-link" size={16} className="ml-2 inline" />
            </span>
          </a>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setResult('checked')}>
          {t('licences.checked')}
        </Button>
        <Button variant="danger" onClick={() => setResult('not_found')}>
          {t('licences.notFound')}
        </Button>
      </div>
      <Sheet
        isOpen={result !== null}
        onClose={() => setResult(null)}
        title={`${name} ${number}`}
        closeLabel={t('claim.close')}
        fitsContent
      >
        {result && (
          <LicenceCheckForm licence={licence} result={result} decide={decide} onDone={() => setResult(null)} />
        )}
      </Sheet>
    </article>
  )
}
