import { lazy, Suspense } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'

const AdFrame = lazy(async () => ({ default: (await import('./ad-frame.tsx')).AdFrame }))

/** An ad, or nothing while ads are off. */
export function AdSlot() {
  const clientId = usePublicSettings()?.adsClientId
  if (!clientId) return null
  return (
    <Suspense>
      <AdFrame clientId={clientId} />
    </Suspense>
  )
}
