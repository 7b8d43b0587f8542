import { clsx } from 'clsx'
import { mapUrl } from 'virtual:icon-sprite'
import { mapSize } from '#features/catalog/rules/hong-kong-map.ts'
import type { ListingDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type Areas = Pick<ListingDetail['allAreas'][number], 'slug' | 'name' | 'districtSlug' | 'regionSlug'>[]

/** Areas with a shape of their own on the map. */
const islands = ['lamma-island', 'cheung-chau', 'peng-chau']

/**
 * Service area as tiles on a map of Hong Kong, drawn without a map service. A district is filled when the listing
 * serves it, its region, or any area in it.
 */
export function DistrictMap({ areas, className }: { areas: Areas; className?: string }) {
  const t = useTranslation()
  const served = new Set(
    areas.map(({ slug, districtSlug, regionSlug }) => (islands.includes(slug) ? slug : (districtSlug ?? regionSlug))),
  )
  return (
    <svg
      className={clsx('district-map', className)}
      viewBox={`0 0 ${mapSize.join(' ')}`}
      role="img"
      aria-label={`${t('detail.areas')}: ${areas.map(({ name }) => name).join(t('detail.listComma'))}`}
    >
      <use href={`${mapUrl}#hk-hong-kong`} />
      {[...served].map((slug) => (
        <use key={slug} href={`${mapUrl}#hk-${slug}`} className="on" />
      ))}
    </svg>
  )
}
