import { ButtonLink } from '#platform/ui/button.tsx'
import type { SearchResult } from '../contract.ts'
import { sitePages } from '../rules/site-pages.ts'
import { useTranslation } from './use-translation.ts'

/** Leads to the page of the site that was searched for; to nothing where somebody looks for work. */
export function SitePageNote({ page }: { page: NonNullable<SearchResult['sitePage']> }) {
  const t = useTranslation()
  const path = sitePages[page]
  return (
    <div className="rounded-card border-line bg-surface border px-5 py-10 text-center">
      <h2 className="text-lg font-semibold">{path ? t('site.title') : t('site.jobs')}</h2>
      {path ? (
        <ButtonLink to={path} reloadDocument variant="primary" className="mt-6">
          {t(`site.${page}`)}
        </ButtonLink>
      ) : (
        <p className="text-muted mt-1 text-balance">{t('site.jobsHint')}</p>
      )}
    </div>
  )
}
