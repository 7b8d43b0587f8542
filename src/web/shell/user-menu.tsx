import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import { pathWithoutLocale } from '#shared/locale-path.ts'
import { useTranslation } from '../use-translation.ts'

// Loaded lazily, because visitors do not need it.
const MemberMenu = lazyPart(async () => (await import('./member-menu.tsx')).MemberMenu)

/** Sign-in and sign-up links for visitors, the account menu for members. `isFlat` renders it inside the mobile menu. */
export function UserMenu({ isFlat = false }: { isFlat?: boolean }) {
  const { data: me, isPending } = useMe()
  if (isPending) return null
  if (!me) return <SignInLinks />
  return (
    <Suspense>
      <MemberMenu me={me} isFlat={isFlat} />
    </Suspense>
  )
}

/** Leads back to this page after signing in, or after confirming the address; from the sign-in page, to its own `next`. */
function useNextParam(): string {
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const path = pathWithoutLocale(pathname)
  const next = path === '/auth' ? new URLSearchParams(search).get('next') : path + search
  return next && next !== '/' ? `next=${encodeURIComponent(next)}` : ''
}

function SignInLinks() {
  const t = useTranslation()
  const next = useNextParam()
  return (
    <>
      <Link to={next ? `/auth?${next}` : '/auth'} className={buttonClass({ variant: 'ghost' })}>
        {t('nav.login')}
      </Link>
      <Link
        to={`/auth?${['mode=sign-up', next].filter(Boolean).join('&')}`}
        className={buttonClass({ variant: 'primary' })}
      >
        {t('nav.signUp')}
      </Link>
    </>
  )
}
