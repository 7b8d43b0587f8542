import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { shortlistApi } from '../api.ts'
import { maxAskable, maxCompared } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import { CardGrid } from './card-grid.tsx'
import { sharedQuery } from './shortlist-queries.ts'
import { useTranslation } from './use-translation.ts'

/** A list that a member shared, for anybody who has its link. */
export function SharedListScreen() {
  const t = useTranslation()
  const { token = '' } = useParams()
  const list = useQuery(sharedQuery(useApi(shortlistApi), token, useLocale())).data
  if (!list) return null
  const ids = list.cards.map(({ id }) => id)
  return (
    <div className="wrap py-4 lg:py-8">
      <Head title={list.name} description={t('shared.description')} noIndex />
      <h1 className="text-2xl font-bold break-words">{list.name}</h1>
      <p className="text-muted mt-1 mb-4">{t('shared.description')}</p>
      {ids.length === 0 ? (
        <Notice icon="heart" title={t('shared.emptyTitle')}>
          <ButtonLink to="/explore" variant="primary">
            {t('screen.browse')}
          </ButtonLink>
        </Notice>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            {ids.length > 1 && (
              <ButtonLink to={pathWithIds('/compare', ids.slice(0, maxCompared))} variant="primary" rel="nofollow">
                {t('screen.compare')}
              </ButtonLink>
            )}
            <ButtonLink to={pathWithIds('/ask', ids.slice(0, maxAskable))} rel="nofollow">
              {t('screen.ask')}
            </ButtonLink>
          </div>
          <CardGrid cards={list.cards} />
        </>
      )}
    </div>
  )
}
