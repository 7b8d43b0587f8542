import { useEffect } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { logWarning } from '#platform/ui/log-warning.ts'
import { useTranslation } from './use-translation.ts'

/** A labelled ad slot of fixed height, which avoids layout shift. Renders nothing while ads are off. */
export function AdSlot() {
  const clientId = usePublicSettings()?.adsClientId
  return clientId ? <Slot clientId={clientId} /> : null
}

function Slot({ clientId }: { clientId: string }) {
  const t = useTranslation()
  useEffect(() => {
    import('./load-ads.ts')
      .then(({ fillSlot }) => fillSlot(clientId))
      .catch((error: unknown) => logWarning('ads', error))
  }, [clientId])
  return (
    <aside aria-label={t('label')} className="rounded-card bg-sunken h-75 overflow-hidden p-2 print:hidden">
      <p className="text-muted text-center text-xs">{t('label')}</p>
      <ins
        className="adsbygoogle block h-64 w-full no-underline"
        data-ad-client={clientId}
        data-ad-format="rectangle,horizontal"
      />
    </aside>
  )
}
