import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import type { FeatureQueries } from '#platform/api.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import type { Locale } from '#shared/locale.ts'
import { promotionApi } from '../api.ts'
import type { promotionContract } from '../contract.ts'
import { Invitation } from './invitation.tsx'
import { Posters } from './posters.tsx'
import { useTranslation } from './use-translation.ts'
import { WebsiteBadge } from './website-badge.tsx'

export const promotionQuery = (api: FeatureQueries<typeof promotionContract>, listingId: string, locale: Locale) =>
  api.get.queryOptions({ input: { listingId, locale } })

/** "Bring customers": what the owner of a public listing prints, sends and puts on a website. */
export function PromotionScreen() {
  const t = useTranslation()
  const { listingId = '' } = useParams()
  const query = useQuery(promotionQuery(useApi(promotionApi), listingId, useLocale()))
  const promotion = query.data
  return (
    <div className="wrap max-w-4xl py-6 lg:py-10">
      <PageHead title={t('title')} />
      {query.isError && (
        <Notice icon="circle-alert" title={t('failed')} isAlert>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </Notice>
      )}
      {promotion && (
        <p className="-mt-2 mb-6 text-lg">
          <LocalizedText text={promotion.name} />
        </p>
      )}
      {promotion && promotion.status !== 'approved' && (
        <Notice icon="clock" title={t('notPublic')} text={t('notPublicText')}>
          <ButtonLink to="/user/listings">{t('back')}</ButtonLink>
        </Notice>
      )}
      {promotion?.status === 'approved' && (
        <div className="space-y-10">
          <section aria-labelledby="posters">
            <h2 id="posters" className="mb-3 text-lg font-bold">
              {t('posters')}
            </h2>
            <Posters promotion={promotion} />
          </section>
          <section aria-labelledby="invitation">
            <h2 id="invitation" className="mb-3 text-lg font-bold">
              {t('invitation')}
            </h2>
            <Invitation promotion={promotion} />
          </section>
          <section aria-labelledby="badge">
            <h2 id="badge" className="mb-3 text-lg font-bold">
              {t('badge')}
            </h2>
            <WebsiteBadge promotion={promotion} />
          </section>
        </div>
      )}
    </div>
  )
}
