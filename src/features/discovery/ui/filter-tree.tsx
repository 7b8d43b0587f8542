import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { FilterLink } from './filter-link.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** A category or area with what lies inside it. */
export type Branch = { slug: string; name: string; count: number; inside: Branch[] }

function holds(branch: Branch, slug: string | undefined): boolean {
  return slug !== undefined && (branch.slug === slug || branch.inside.some((one) => holds(one, slug)))
}

/**
 * Branches that open: those on the way to the chosen one are open from the start, so that without script one walks down
 * by choosing. What is closed is not in the page at all.
 */
export function FilterTree({
  filter,
  branches,
  search,
}: {
  filter: 'category' | 'area'
  branches: Branch[]
  search: Search
}) {
  const t = useTranslation()
  const chosen = search.state[filter]
  const [turned, setTurned] = useState<Record<string, boolean>>({})
  return (
    <ul>
      {branches.map((branch) => {
        const { slug, name, count, inside } = branch
        const isOpen = turned[slug] ?? holds(branch, chosen)
        return (
          <li key={slug}>
            <div className="flex items-center">
              <FilterLink
                search={search}
                change={{ [filter]: slug }}
                undo={{ [filter]: undefined }}
                isChosen={chosen === slug}
                count={count}
              >
                {name}
              </FilterLink>
              {inside.length > 0 ? (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={t('filter.inside', { name })}
                  onClick={() => setTurned({ ...turned, [slug]: !isOpen })}
                  className="rounded-control text-muted hover:bg-sunken inline-flex size-11 flex-none items-center justify-center lg:size-9"
                >
                  <Icon
                    name="chevron-down"
                    size={18}
                    className={clsx('transition-transform', isOpen && 'rotate-180')}
                  />
                </button>
              ) : (
                <span className="w-11 flex-none lg:w-9" />
              )}
            </div>
            {isOpen && inside.length > 0 && (
              <div className="border-line mb-1 ml-3 border-l pl-2">
                <FilterTree filter={filter} branches={inside} search={search} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
