import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { useTranslation } from '../use-translation.ts'

// Loaded lazily, because visitors do not need it.
const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

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

function SignInLinks() {
  const t = useTranslation()
  return (
    <>
      <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
        {t('nav.login')}
      </Link>
      <Link to="/auth?mode=sign-up" className={buttonClass({ variant: 'primary' })}>
        {t('nav.signUp')}
      </Link>
    </>
  )
}
