import { nearestArea } from '../rules/nearest-area.ts'

/** Asks the browser for its position. Slug of the nearest area; null when refused, not available or outside Hong Kong. */
export async function nearestAreaToVisitor(): Promise<string | null> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 300_000, timeout: 15_000 }),
    )
    return nearestArea(coords.latitude, coords.longitude)
  } catch {
    return null
  }
}
