import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { searchesApi } from '../api.ts'
import { tokenQuery } from './search-queries.ts'
import { useTranslation } from './use-translation.ts'

/**
 * The page behind the links of e-mails about a saved search: confirms it, and ends its e-mails. Its buttons are forms,
 * because opening a link must not act: mail programs open links on their own.
 */
export function LinkScreen() {
  const t = useTranslation()
  const { token = '' } = useParams()
  const { data: search } = useQuery(tokenQuery(useApi(searchesApi), token))
  return (
    <div className="wrap max-w-xl py-6 lg:py-10">
      <Head title={t('link.title')} description={t('link.title')} noIndex />
      <h1 className="mb-4 text-2xl font-bold">{t('link.title')}</h1>
      {search?.isSending ? (
        <>
          <p className="mb-4">
            <Link to={search.path} className="text-primary font-semibold underline">
              {search.name}
            </Link>
          </p>
          <p className="mb-4">{t(search.isConfirmed ? 'link.confirmed' : 'link.confirmText')}</p>
          <div className="flex flex-wrap gap-3">
            {!search.isConfirmed && <ActionForm action="confirm" token={token} label={t('link.confirm')} />}
            <ActionForm action="end" token={token} label={t(search.isConfirmed ? 'link.end' : 'link.refuse')} />
          </div>
        </>
      ) : (
        <Notice icon="mail" title={t('link.ended')} text={t('link.endedText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('list.browse')}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}

function ActionForm({ action, token, label }: { action: 'confirm' | 'end'; token: string; label: string }) {
  return (
    <form method="post" action={`/saved-search/${token}/${action}`}>
      <input type="hidden" name="locale" value={useLocale()} />
      <Button type="submit" variant={action === 'confirm' ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </form>
  )
}
