import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useHref, useLocation, useNavigate } from 'react-router'
import type { Me } from '#features/accounts/contract.ts'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { hasUnsentText } from '#platform/ui/unsent-text.ts'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import { LeaveWarning } from '#platform/ui/use-leave-warning.ts'
import { Loading } from './loading.tsx'

/**
 * Renders a guarded screen while the current user may see it; redirects otherwise. A session that ends while a form has
 * unsent text leaves the screen as it is: the form says so, and can be sent once the same member has signed in elsewhere.
 */
export function Guarded({ mayEnter, children }: { mayEnter: (me: Me) => boolean; children?: ReactNode }) {
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const { data: me, isPending } = useMe()
  const [entered, setEntered] = useState<Me>()
  const [isHeld, setIsHeld] = useState(false)
  const isAllowed = Boolean(me && mayEnter(me))
  if (me && isAllowed && me !== entered) setEntered(me)
  const mustHold = !me && entered !== undefined && (isHeld || (!isPending && hasUnsentText(document)))
  if (mustHold !== isHeld) setIsHeld(mustHold)
  if (isAllowed || mustHold)
    return (
      <Fragment key={(me ?? entered)?.id}>
        {children ?? <Outlet />}
        <LeaveWarning />
      </Fragment>
    )
  if (isPending) return <Loading />
  const next = encodeURIComponent(pathname + search)
  if (!me) return <RedirectAway to={`/auth?next=${next}${entered ? '&ended=1' : ''}`} />
  return <RedirectAway to={me.secondFactor ? `/auth?mode=second-factor&next=${next}` : '/'} />
}

/** Redirects unless a navigation is already under way: signing out navigates to the home page. */
function RedirectAway({ to }: { to: string }) {
  const navigate = useNavigate()
  const here = useHref(useLocation())
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (pathname + search + hash === here) void navigate(to, { replace: true })
  }, [navigate, here, to])
  return <Loading />
}
