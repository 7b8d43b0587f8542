import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { isLandingPage, type SearchState } from '../rules/search-state.ts'
import type { Search } from './use-search.ts'

type LinkProps = {
  search: Search
  change: Partial<SearchState>
  className?: string
  children: ReactNode
  isChosen?: boolean
  label?: string
}

/** Link to the current search with some changes; nofollow unless the target is a landing page. */
export function SearchLink({ search, change, className, children, isChosen, label }: LinkProps) {
  const next = { ...search.state, ...change }
  return (
    <Link
      to={search.pathWith(change)}
      discover="none"
      rel={isLandingPage(next) ? undefined : 'nofollow'}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  )
}

/** A filter value with its number of results. A chosen value links to the search without it. */
export function FilterLink({
  search,
  change,
  undo,
  isChosen,
  count,
  children,
}: {
  search: Search
  change: Partial<SearchState>
  undo: Partial<SearchState>
  isChosen: boolean
  /** Null where it would need a count of every opening time. */
  count: number | null
  children: ReactNode
}) {
  const { number } = useFormat()
  return (
    <SearchLink search={search} change={isChosen ? undo : change} isChosen={isChosen} className="filter">
      <span>{children}</span>
      {isChosen && <Icon name="check" size={16} className="text-primary" />}
      {count !== null && <small>{number(count)}</small>}
    </SearchLink>
  )
}
