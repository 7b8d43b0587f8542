import { Suspense } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { lazyPart } from '#platform/ui/lazy-part.tsx'

const AdFrame = lazyPart(async () => (await import('./ad-frame.tsx')).AdFrame)

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
