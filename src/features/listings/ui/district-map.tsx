import { clsx } from 'clsx'
import type { ListingDetail } from '../contract.ts'
import { districtTiles, districtTilesBox } from './district-tiles.ts'
import { useWords } from './use-words.ts'

type Areas = Pick<ListingDetail['allAreas'][number], 'slug' | 'name' | 'districtSlug' | 'regionSlug'>[]

/** The regions whose districts a listing serves all at once; the rest of Hong Kong is the New Territories. */
const regionOf = (slug: string) => {
  if (/^(central-and-western|wan-chai|eastern|southern)-district$/.test(slug)) return 'hong-kong-island'
  if (/^(yau-tsim-mong|sham-shui-po|kowloon-city|wong-tai-sin|kwun-tong)-district$/.test(slug)) return 'kowloon'
  return slug.endsWith('-district') && slug !== 'islands-district' ? 'new-territories' : 'outlying-islands'
}

/**
 * Where a listing works, as tiles on a map of Hong Kong: no map service, no request. A district is filled when the
 * listing serves it, its region, or any area in it.
 */
export function DistrictMap({ areas, className }: { areas: Areas; className?: string }) {
  const t = useWords()
  const isServed = (slug: string, isIsland: boolean) =>
    areas.some(({ slug: area, districtSlug, regionSlug }) => {
      if (districtSlug === null) return regionSlug === regionOf(slug)
      // Of the islands, only those that are named; Lantau stands for the rest of their district.
      if (isIsland) return area === slug || area === 'islands-district'
      return districtSlug === slug && !districtTiles.some((other) => other.isIsland && other.slug === area)
    })
  return (
    <svg
      className={clsx('district-map', className)}
      viewBox={districtTilesBox}
      role="img"
      aria-label={`${t('detail.areas')}: ${areas.map(({ name }) => name).join(t('detail.listComma'))}`}
    >
      {districtTiles.map(({ slug, tone, isIsland, d }) => (
        <path key={slug} className={clsx(`t${tone}`, isServed(slug, isIsland) && 'on')} d={d} />
      ))}
    </svg>
  )
}
