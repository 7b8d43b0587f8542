import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useHydrated } from '#platform/ui/use-hydrated.ts'
import { shortlistApi } from '../api.ts'
import { maxAskable } from '../rules.ts'
import { AskForm } from './ask-form.tsx'
import { cardsQuery, idsFromUrl } from './shortlist-queries.ts'
import { useTranslation } from './use-translation.ts'

/** One message to up to three of the listings that the URL names. */
export function AskScreen() {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const ids = idsFromUrl(parameters, maxAskable)
  const cards = useQuery(cardsQuery(useApi(shortlistApi), ids, useLocale())).data
  // The draft and the photo are in the browser only.
  const isHydrated = useHydrated()
  return (
    <div className="wrap max-w-2xl py-4 lg:py-8">
      <Head title={t('ask.title')} description={t('ask.description')} noIndex />
      <h1 className="text-2xl font-bold">{t('ask.title')}</h1>
      <p className="text-muted mt-1 mb-6">{t('ask.intro')}</p>
      {cards?.length === 0 && (
        <Notice icon="message-circle" title={t('ask.emptyTitle')} text={t('ask.emptyText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('screen.browse')}
          </ButtonLink>
          <ButtonLink to="/shortlist">{t('screen.title')}</ButtonLink>
        </Notice>
      )}
      {cards && cards.length > 0 && (isHydrated ? <AskForm key={ids.join()} cards={cards} /> : <Loading />)}
    </div>
  )
}

function Loading() {
  const t = useTranslation()
  return (
    <div role="status" className="rounded-card bg-sunken h-[60rem] p-4 noscript:h-auto">
      <span className="sr-only">{t('ask.loading')}</span>
      <noscript>{t('ask.noScript')}</noscript>
    </div>
  )
}
