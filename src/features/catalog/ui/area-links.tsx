import { Link } from 'react-router'
import { useFormat } from '#platform/ui/translation.tsx'
import type { AreaDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** The areas in a district or region; for an area, the other areas of its district. Those without listings are left out. */
export function AreaLinks({ area: { name, children, siblings } }: { area: AreaDetail }) {
  const t = useTranslation()
  const { number } = useFormat()
  const hasChildren = children.length > 0
  const areas = (hasChildren ? children : siblings).filter(({ count }) => count > 0)
  if (areas.length === 0) return null
  return (
    <nav aria-label={hasChildren ? t('area.inside', { name }) : t('area.near', { name })}>
      <ul className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {areas.map(({ slug, name: areaName, count }) => (
          <li key={slug} className="flex-none">
            <Link
              to={`/area/${slug}`}
              className="border-line bg-surface hover:border-line-strong inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium lg:min-h-9"
            >
              {areaName}
              <span className="text-muted tabular">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
