import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { useTranslation } from '../use-translation.ts'

// Visitors do without it.
const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

/** Who is there: a visitor is offered sign-in and sign-up, a member what is theirs. `isFlat` within the phone's menu. */
export function UserMenu({ isFlat = false }: { isFlat?: boolean }) {
  const { data: me, isPending } = useMe()
  if (isPending) return null
  if (!me) return <Doors />
  return (
    <Suspense>
      <MemberMenu me={me} isFlat={isFlat} />
    </Suspense>
  )
}

function Doors() {
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
