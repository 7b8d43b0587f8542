import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { shortlistApi } from '../api.ts'
import { maxCompared } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import { CompareTable } from './compare-table.tsx'
import { CopyLink } from './copy-link.tsx'
import { compareQuery, idsFromUrl } from './shortlist-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Up to four listings side by side, named by the URL, so that the comparison can be shared. */
export function CompareScreen() {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const ids = idsFromUrl(parameters, maxCompared)
  const compared = useQuery(compareQuery(useApi(shortlistApi), ids, useLocale()))
  const listings = compared.data ?? []
  return (
    <div className="wrap py-4 lg:py-8">
      <Head title={t('compare.title')} description={t('compare.description')} noIndex />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">{t('compare.title')}</h1>
        {listings.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/shortlist">{t('compare.choose')}</ButtonLink>
            <CopyLink path={pathWithIds('/compare', ids)} />
          </div>
        )}
      </div>
      {compared.isLoadingError && (
        <Notice icon="circle-alert" title={t('compare.failed')} isAlert>
          <Button variant="primary" onClick={() => void compared.refetch()}>
            {t('screen.retry')}
          </Button>
        </Notice>
      )}
      {compared.data && listings.length === 0 && (
        <Notice icon="table" title={t('compare.emptyTitle')} text={t('compare.emptyText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('screen.browse')}
          </ButtonLink>
          <ButtonLink to="/shortlist">{t('screen.title')}</ButtonLink>
        </Notice>
      )}
      {listings.length > 0 && <CompareTable listings={listings} />}
    </div>
  )
}
