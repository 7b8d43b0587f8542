import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { CategoryDetail } from '../contract.ts'
import { tileOf } from '../rules/tiles.ts'
import { useTranslation } from './use-translation.ts'

const tileClassOf = ({ slug, group }: Pick<CategoryDetail, 'slug' | 'group'>) =>
  `tile tile-${tileOf(group?.slug ?? slug)}`

/** A category's icon on a tile in the colour of its group. */
export function CategoryIcon({ category }: { category: Pick<CategoryDetail, 'slug' | 'group' | 'icon'> }) {
  return (
    <span
      className={clsx(
        'rounded-control inline-flex size-12 flex-none items-center justify-center',
        tileClassOf(category),
      )}
    >
      <Icon name={category.icon} size={26} alone />
    </span>
  )
}

/** The categories of a group as coloured tiles: a horizontally scrolling row on phones, a grid on desktops. */
export function CategoryLinks({ category }: { category: Pick<CategoryDetail, 'slug' | 'group' | 'children'> }) {
  const t = useTranslation()
  const { number } = useFormat()
  const links = (
    <ul className="swipe-row gap-2 lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:gap-2">
      {category.children.map(({ slug, name, icon, count }) => (
        <li key={slug} className="w-34 lg:w-auto">
          <Link
            to={`/category/${slug}`}
            className={clsx(
              'rounded-control flex h-full min-h-22 flex-col justify-between gap-2 p-2.5 text-sm transition-colors',
              tileClassOf(category),
            )}
          >
            <span className="flex items-center justify-between">
              <Icon name={icon} alone />
              {count > 0 && <span className="tabular">{number(count)}</span>}
            </span>
            <span className="leading-tight font-semibold text-balance">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
  return <nav aria-label={t('inside.title')}>{links}</nav>
}
