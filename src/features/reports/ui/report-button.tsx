import { Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useAnchoredDialog } from '#platform/ui/use-anchored-dialog.ts'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import type { SubjectKind } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const className =
  'text-muted hover:text-ink inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline print:hidden'

type Subject = { kind: SubjectKind; id: string }

/** Opens the report dialog; visitors are sent to sign in before. A review's button is announced with `name`, its author. */
export function ReportButton({ name, ...subject }: Subject & { name: string }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const { kind, id } = subject
  const anchor = `#report-${id}`
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
        to={`/auth?next=${encodeURIComponent(pathname + search + anchor)}`}
        rel="nofollow"
        aria-label={label}
        className={className}
      >
        {content}
      </Link>
    )
  }
  return (
    <MemberButton subject={subject} anchor={anchor} label={label}>
      {content}
    </MemberButton>
  )
}

type MemberProps = { subject: Subject; anchor: string; label: string | undefined; children: ReactNode }

function MemberButton({ subject, anchor, label, children }: MemberProps) {
  const { isOpen, open, close } = useAnchoredDialog(anchor)
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={open}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...subject} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
