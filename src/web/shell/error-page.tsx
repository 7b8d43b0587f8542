import { lazy, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '../use-translation.ts'
import { Loading } from './loading.tsx'

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

/** A file of the site did not arrive, as browsers put it. Only going to another page leads to this error. */
const isFileMissing = (error: unknown) => error instanceof Error && /\/assets\/|module script/.test(error.message)

/**
 * A page that is older than the site asks for files that are gone: then the page it leads to is loaded anew, with its own.
 * Returns whether that is being tried; not where the site does not answer at all.
 */
function useReload(error: unknown): boolean {
  const [isTrying, setIsTrying] = useState(() => isFileMissing(error))
  useEffect(() => {
    async function reloadOrStay() {
      try {
        await fetch(location.href, { method: 'HEAD' })
        location.reload()
      } catch {
        setIsTrying(false)
      }
    }
    if (isTrying) void reloadOrStay()
  }, [isTrying])
  return isTrying
}

/** Rendered by the error boundary: the not-found page for 404, else an apology. A bad address is not tried again. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (useReload(error)) return <Loading />
  if (status === 404)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  const hints: Record<number, string> = {
    400: t('error.badRequest'),
    429: t('error.tooMany'),
    503: t('error.unavailable'),
  }
  const message = isRouteErrorResponse(error) ? String(error.status) : error instanceof Error ? error.message : ''
  return (
    <div className="wrap max-w-2xl py-16 text-center">
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-bold">{t('error.title')}</h1>
      <p className="text-muted mt-3 text-balance">{hints[status] ?? t('error.hint')}</p>
      {message && <p className="text-muted mt-3 font-mono text-sm">{message}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {status === 400 ? (
          <ButtonLink to="/explore" variant="primary" reloadDocument>
            {t('notFound.browse')}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        )}
        <ButtonLink to="/" reloadDocument>
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
