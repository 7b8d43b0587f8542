import { useEffect } from 'react'
import { fillSlot } from './load-ads.ts'
import { useTranslation } from './use-translation.ts'

/** A labelled frame of fixed height, which avoids layout shift, filled by the ad script. */
export function AdFrame({ clientId }: { clientId: string }) {
  const t = useTranslation()
  useEffect(() => {
    fillSlot(clientId)
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
