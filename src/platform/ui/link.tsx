import type { ComponentProps, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useScope } from './scope.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site without language prefix, or a search or fragment of the current page. */
  to: string
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  /** Leaves the page instead of navigating within it. */
  reloadDocument?: boolean
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link within the site. React Router's own carries prefetching and addresses of other sites into every page, resolving
 * a path against the routes takes most of the time of a page with a hundred links, and `useNavigate` has an effect in each.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { prefix, navigate } = useScope()
  const { pathname } = useLocation()
  const path = to.startsWith('/') ? to : pathname + to.replace(/^\?$/, '')
  // The home page of a language has no slash at its end.
  const href = prefix + (prefix ? path.replace(/^\/(?=$|[?#])/, '') : path)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOtherWindow = rest.target && rest.target !== '_self'
    if (reloadDocument || isOtherWindow || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = event.currentTarget.href === location.href
    void navigate?.(path, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that is marked as current on its page and, unless `end`, on the pages below it, or where `isCurrent` says so. */
export function NavLink({ end, isCurrent, ...rest }: LinkProps & { end?: boolean; isCurrent?: boolean }) {
  const { pathname } = useLocation()
  const target = rest.to.replace(/[?#].*/, '')
  const isHere = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return <Link {...rest} aria-current={isHere || isCurrent ? 'page' : undefined} />
}
