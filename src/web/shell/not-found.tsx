import { useLocation } from 'react-router'
import { BrandMark } from '#platform/ui/brand-mark.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { useTranslation } from '../use-translation.ts'

/** The 404 page. A shared list that is there no more has words of its own. */
export function NotFound() {
  const t = useTranslation()
  const isList = useLocation().pathname.startsWith('/list/')
  const title = t(isList ? 'notFound.listTitle' : 'notFound.title')
  return (
    <div className="wrap max-w-2xl py-20 text-center">
      <Head title={title} description={t('notFound.description')} noIndex />
      <div className="mb-6 flex justify-center opacity-80">
        <BrandMark size={64} />
      </div>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-muted mt-3 text-balance">{t(isList ? 'notFound.listHint' : 'notFound.hint')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="primary">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink to="/explore">{t('notFound.browse')}</ButtonLink>
      </div>
    </div>
  )
}
