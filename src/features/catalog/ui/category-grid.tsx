import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import type { CategoryGroup } from '../contract.ts'
import { tileOf } from '../rules/tiles.ts'
import { useTranslation } from './use-translation.ts'

/** Category groups of the home page: icon and word on paper, the group's colour in the icon alone. */
export function CategoryGrid({ groups }: { groups: CategoryGroup[] }) {
  const t = useTranslation()
  return (
    // Two columns on phones, one for large text, whose words are wider than half a phone.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-3">
      {groups.map(({ slug, name, icon, count }) => (
        <li key={slug}>
          <Link
            to={`/category/${slug}`}
            className="rounded-card border-line bg-surface hover:border-line-strong flex h-full min-h-16 items-center gap-3 border p-3"
          >
            <span className={clsx('tile-icon', `tile-${tileOf(slug)}`)}>
              <Icon name={icon} size={26} alone />
            </span>
            <span className="min-w-0">
              <span className="block leading-snug font-semibold wrap-anywhere">{name}</span>
              {count > 0 && <span className="text-muted tabular text-sm">{t('count', { count })}</span>}
            </span>
          </Link>
        </li>
      ))}
      {/* Fills the gap that an odd number of groups leaves in layouts with an even number of columns. */}
      <li className={clsx(groups.length % 2 === 0 ? 'hidden' : 'sm:hidden md:block lg:hidden')}>
        <Link
          to="/explore"
          className="rounded-card border-line-strong hover:bg-sunken flex h-full min-h-16 items-center gap-3 border p-3 font-semibold"
        >
          <Icon name="layout-grid" size={26} />
          {t('all')}
        </Link>
      </li>
    </ul>
  )
}
