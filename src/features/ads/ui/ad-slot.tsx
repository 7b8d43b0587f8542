import { useEffect } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { onlyLogged } from '#platform/ui/only-logged.ts'
import { useTranslation } from './use-translation.ts'

/** A place for an ad: labelled, and as high before it is filled as after, so that nothing jumps. Nothing while ads are off. */
export function AdSlot() {
  const clientId = usePublicSettings()?.adsClientId
  return clientId ? <Slot clientId={clientId} /> : null
}

function Slot({ clientId }: { clientId: string }) {
  const t = useTranslation()
  useEffect(() => {
    import('./load-ads.ts')
      .then(({ fillSlot }) => fillSlot(clientId))
      .catch((error: unknown) => onlyLogged('ads', error))
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
