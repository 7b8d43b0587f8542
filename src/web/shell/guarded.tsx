import { useEffect, type ReactNode } from 'react'
import { Outlet, useHref, useLocation, useNavigate } from 'react-router'
import type { Me } from '#features/accounts/contract.ts'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Loading } from './loading.tsx'

/** The screen behind a guard, for as long as this member may see it. */
export function Guarded({ mayEnter, children }: { mayEnter: (me: Me) => boolean; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const { data: me, isPending } = useMe()
  if (me && mayEnter(me)) return children ?? <Outlet />
  if (isPending) return <Loading />
  return <Turned to={me ? '/' : `/auth?next=${encodeURIComponent(pathname + search)}`} />
}

/** Away from here, unless the way leads elsewhere already: whoever signs out goes home. */
function Turned({ to }: { to: string }) {
  const navigate = useNavigate()
  const here = useHref(useLocation())
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (pathname + search + hash === here) void navigate(to, { replace: true })
  }, [navigate, here, to])
  return <Loading />
}
