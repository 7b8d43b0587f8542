import { useState } from 'react'
import { FilterLink } from './filter-link.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** A category or area. `children` is null when they are not loaded. */
export type FilterNode = { slug: string; name: string; count: number; children: FilterNode[] | null }

function containsSlug(node: FilterNode, slug: string | undefined): boolean {
  return slug !== undefined && (node.slug === slug || (node.children ?? []).some((child) => containsSlug(child, slug)))
}

/**
 * Expandable tree of filter values. Nodes on the path to the chosen value are expanded initially, so that the tree can be
 * navigated by choosing values without JavaScript. Children of collapsed nodes are not rendered.
 */
export function FilterTree({
  filter,
  nodes,
  allNodes,
  onMissing,
  search,
}: {
  filter: 'category' | 'area'
  nodes: FilterNode[]
  /** The same nodes with all children, once they are loaded. */
  allNodes: FilterNode[] | null
  /** Called when a node is opened whose children are not loaded. */
  onMissing: () => void
  search: Search
}) {
  const t = useTranslation()
  const chosen = search.state[filter]
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  return (
    <ul className="filter-tree">
      {nodes.map((node) => {
        const { slug, name, count } = node
        const allChildren = allNodes?.find((one) => one.slug === slug)?.children ?? null
        const children = node.children ?? allChildren
        const isOpen = toggled[slug] ?? containsSlug(node, chosen)
        return (
          <li key={slug}>
            <FilterLink
              search={search}
              change={{ [filter]: slug }}
              undo={{ [filter]: undefined }}
              isChosen={chosen === slug}
              count={count}
            >
              {name}
            </FilterLink>
            {(children === null || children.length > 0) && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={t('filter.inside', { name })}
                onClick={() => {
                  if (children === null) onMissing()
                  setToggled({ ...toggled, [slug]: !isOpen })
                }}
                className="filter-open"
              />
            )}
            {isOpen && children && children.length > 0 && (
              <FilterTree
                filter={filter}
                nodes={children}
                allNodes={allChildren}
                onMissing={onMissing}
                search={search}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
