import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site without language prefix, or a search or fragment of the current page. */
  to: string
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  /** Leaves the page instead of navigating within it. */
  reloadDocument?: boolean
}

/** A link within the site. React Router's own carries prefetching and addresses of other sites into every page. */
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
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target: rest.target, replace, state, preventScrollReset })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!reloadDocument && !event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** A link that is marked as current on its page and, unless `end`, on the pages below it. */
export function NavLink({ end, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const target = useResolvedPath(rest.to).pathname
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
}
