import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ReferralDialog } from '#features/referrals/ui/referral-dialog.tsx'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { Recovering } from '#platform/ui/recovering.tsx'
import { useTranslation } from '../use-translation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Not a `<div>`: React would take one that an extension of the browser puts first into the page for its own. */
const Page = 'kaifong-page' as 'div'

/**
 * Layout of every screen. A slow navigation shows a progress bar while the old page stays visible. `isBare` omits header
 * and footer for screens with their own, `hasSearchBox` the search in the header.
 */
export function Shell({
  children,
  isBare = false,
  hasSearchBox = false,
}: {
  children: ReactNode
  isBare?: boolean
  hasSearchBox?: boolean
}) {
  const t = useTranslation()
  const { state } = useNavigation()
  const title = useArrival()
  const isDemo = usePublicSettings()?.isDemo
  return (
    <Page className={clsx('flex min-h-dvh flex-col', isDemo && '[--banner:1.75rem]')}>
      {isDemo && (
        <aside className="bg-gold-soft text-ink flex min-h-(--banner) flex-none items-center justify-center px-4 py-1 text-center text-xs text-balance print:hidden">
          {t('demo.banner')}
        </aside>
      )}
      {isBare ? (
        children
      ) : (
        <>
          <Recovering>
            <Header hasSearchBox={hasSearchBox} />
          </Recovering>
          <main id="content" tabIndex={-1} className="flex-1 focus:outline-none" aria-busy={state !== 'idle'}>
            {children}
          </main>
          <Footer />
        </>
      )}
      <ReferralDialog />
      <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50">
        {state !== 'idle' && <div className="delayed-progress bg-primary h-1" />}
        <span className="sr-only">{state === 'idle' ? title : t('state.page')}</span>
      </div>
    </Page>
  )
}

/** Title of the page to which one came without loading a document, for screen readers. The focus goes with it when its link is gone. */
function useArrival(): string {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return title
}
