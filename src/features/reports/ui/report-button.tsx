import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { Link } from '#platform/ui/link.tsx'
import type { SubjectKind } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const className =
  'text-muted hover:text-ink inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline print:hidden'

/** Opens the report dialog; visitors are sent to sign in. A review's button is announced with `name`, its author. */
export function ReportButton({ kind, id, name }: { kind: SubjectKind; id: string; name: string }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // The listing's button is below the last review's: its text says which of them it reports.
  const label = kind === 'review' ? t('report.openOf', { name }) : undefined
  const content = (
    <>
      <Icon name="flag" size={16} />
      {kind === 'review' ? t('report.open') : t('report.listing')}
    </>
  )
  if (!me) {
    return (
      <Link
        to={`/auth?next=${encodeURIComponent(pathname + search)}`}
        rel="nofollow"
        aria-label={label}
        className={className}
      >
        {content}
      </Link>
    )
  }
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => setIsOpen(true)}>
        {content}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
