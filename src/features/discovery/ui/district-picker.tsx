import { clsx } from 'clsx'
import { Link } from 'react-router'
import { mapUrl } from 'virtual:icon-sprite'
import { mapSize } from '#features/catalog/rules/hong-kong-map.ts'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Facets } from '../contract.ts'
import { isLandingPage, searchPath, type SearchState } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

const shades = 4

/**
 * Tile map of Hong Kong on which a district is chosen, shaded by the number of results in it, below the regions. Each
 * region and district is a link with its name and number; `hasList` shows the districts as a list beside the map.
 */
export function DistrictPicker({
  areas,
  state,
  chosen,
  hasList = false,
}: {
  areas: Facets['areas']
  /** The search to which the district is added. */
  state: SearchState
  chosen?: string
  hasList?: boolean
}) {
  const t = useTranslation()
  const { number } = useFormat()
  const districts = areas.flatMap((region) =>
    region.districts.map((district) => ({
      ...district,
      isChosen: [district.slug, region.slug].includes(chosen ?? ''),
    })),
  )
  const most = Math.max(1, ...districts.map(({ count }) => count))
  const linkTo = (slug: string) => {
    const next = { ...state, area: slug }
    return {
      to: searchPath(next, 'landing'),
      rel: isLandingPage(next) ? undefined : 'nofollow',
      'aria-current': slug === chosen ? ('true' as const) : undefined,
    }
  }
  return (
    <div className={clsx(hasList && 'grid items-start gap-6 md:grid-cols-2')}>
      <div>
        <ul aria-label={t('map.regions')} className="mb-2 flex flex-wrap gap-1.5 sm:gap-2">
          {areas.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link
                {...linkTo(slug)}
                aria-label={t('map.value', { name, count })}
                className="border-line-strong bg-surface hover:bg-sunken aria-[current=true]:bg-primary aria-[current=true]:text-on-primary inline-flex min-h-11 items-center gap-1.5 rounded-full border px-2.5 text-sm font-medium sm:px-3"
              >
                {name} <span className="tabular font-normal">{number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <svg className="district-map" viewBox={`0 0 ${mapSize.join(' ')}`} role="group" aria-label={t('map.label')}>
          <use href={`${mapUrl}#hk-hong-kong`} aria-hidden="true" />
          {districts.map(({ slug, name, count, isChosen }) => (
            <Link key={slug} {...linkTo(slug)} aria-label={t('map.value', { name, count })}>
              <title>{t('map.value', { name, count })}</title>
              <use
                href={`${mapUrl}#hk-${slug}`}
                className={isChosen ? 'on' : `shade-${Math.ceil((count / most) * shades)}`}
              />
              <use href={`${mapUrl}#hk-${slug}`} className="target" />
            </Link>
          ))}
        </svg>
      </div>
      {hasList && (
        <ul className="grid grid-cols-2 gap-x-6">
          {districts.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link
                {...linkTo(slug)}
                className="hover:text-primary flex min-h-11 items-center justify-between gap-2 hover:underline"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="text-muted tabular text-sm">{number(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
