import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import type { CategoryGroup } from '../contract.ts'
import { tileOf } from '../rules/tiles.ts'
import { useTranslation } from './use-translation.ts'

/** Category groups of the home page: one tile per group in the group's colour. */
export function CategoryGrid({ groups }: { groups: CategoryGroup[] }) {
  const t = useTranslation()
  return (
    // Two columns on phones, one for large text, whose words are wider than half a phone.
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-3">
      {groups.map(({ slug, name, icon, count }) => (
        <li key={slug}>
          <Link
            to={`/category/${slug}`}
            className={clsx(
              'tile rounded-card flex h-full min-h-26 flex-col justify-between gap-2 p-3 transition-colors sm:p-4 lg:min-h-32',
              `tile-${tileOf(slug)}`,
            )}
          >
            <Icon name={icon} size={28} alone />
            <span>
              <span className="block leading-snug font-semibold wrap-anywhere">{name}</span>
              {count > 0 && <span className="tabular text-sm">{t('count', { count })}</span>}
            </span>
          </Link>
        </li>
      ))}
      {/* Fills the gap that an odd number of groups leaves in layouts with an even number of columns. */}
      <li className={clsx(groups.length % 2 === 0 ? 'hidden' : 'sm:hidden md:block lg:hidden')}>
        <Link
          to="/explore"
          className="rounded-card border-line-strong hover:bg-sunken flex h-full flex-col justify-between gap-3 border p-3 font-semibold sm:p-4"
        >
          <Icon name="layout-grid" size={28} />
          {t('all')}
        </Link>
      </li>
    </ul>
  )
}
