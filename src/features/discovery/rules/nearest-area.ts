import { areaCentres } from './area-centres.ts'

/** Slug of the area whose centre is nearest to a position, in degrees; null outside Hong Kong (more than 30 km away). */
export function nearestArea(latitude: number, longitude: number): string | null {
  // One degree of longitude is shorter than one of latitude by the cosine of 22.3 degrees.
  const distance = ([lat, lon]: readonly [number, number]) =>
    Math.hypot(latitude - lat, (longitude - lon) * 0.925) * 111
  let nearest: { slug: string; km: number } | null = null
  for (const [slug, centre] of Object.entries(areaCentres)) {
    const km = distance(centre)
    if (!nearest || km < nearest.km) nearest = { slug, km }
  }
  return nearest && nearest.km <= 30 ? nearest.slug : null
}
