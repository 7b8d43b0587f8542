import { areaCentres } from './area-centres.ts'

type Position = readonly [latitude: number, longitude: number]

/** Kilometres between two positions in Hong Kong, in degrees. */
export const kmBetween = ([lat, lon]: Position, [otherLat, otherLon]: Position): number =>
  // One degree of longitude is shorter than one of latitude by the cosine of 22.3 degrees.
  Math.hypot(lat - otherLat, (lon - otherLon) * 0.925) * 111

/** Slug of the area whose centre is nearest to a position, in degrees; null outside Hong Kong (more than 30 km away). */
export function nearestArea(latitude: number, longitude: number): string | null {
  let nearest: { slug: string; km: number } | null = null
  for (const [slug, centre] of Object.entries(areaCentres)) {
    const km = kmBetween([latitude, longitude], centre)
    if (!nearest || km < nearest.km) nearest = { slug, km }
  }
  return nearest && nearest.km <= 30 ? nearest.slug : null
}
