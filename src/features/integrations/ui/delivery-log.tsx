import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { integrationsApi } from '../api.ts'
import type { Delivery } from '../contract.ts'
import { deliveriesQuery } from './integrations-queries.ts'
import { useTranslation } from './use-translation.ts'

/** The newest deliveries of a webhook, each to be sent again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const t = useTranslation()
  const query = useQuery(deliveriesQuery(useApi(integrationsApi), webhookId))
  const deliveries = query.data
  if (query.isLoadingError)
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
        <span>{t('log.notLoaded')}</span>
        <Button onClick={() => void query.refetch()}>{t('log.retry')}</Button>
      </p>
    )
  if (!deliveries) return <Spinner />
  if (deliveries.length === 0) return <p className="text-muted mt-3 text-sm">{t('log.empty')}</p>
  return (
    <ul className="divide-line mt-3 divide-y text-sm">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(integrationsApi)
  const invalidate = useInvalidate()
  const [isBusy, setIsBusy] = useState(false)
  const { id, event, status, attempts, lastStatus, lastError, nextAttemptAt, createdAt } = delivery
  const timeOf = (time: string) => date(time, { dateStyle: 'medium', timeStyle: 'medium' })
  async function replay() {
    if (isBusy) return
    setIsBusy(true)
    await calls
      .replay({ id })
      .then(() => toast({ title: t('log.replayed') }))
      .catch(() => toast({ title: t('failed'), variant: 'destructive' }))
    await invalidate('integrations')
    setIsBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-48 flex-1">
        <p>
          {t(`event.${event}`)} · {t(`log.${status}`)}
          {lastStatus !== null && <span>{` · ${lastStatus}`}</span>}
        </p>
        <p className="text-muted wrap-anywhere">
          {timeOf(createdAt)} · {t('log.attempts', { count: attempts })}
          {lastError && <span>{` · ${lastError}`}</span>}
          {attempts > 0 && nextAttemptAt && <span>{` · ${t('log.next', { time: timeOf(nextAttemptAt) })}`}</span>}
        </p>
        <code className="text-muted text-xs">{id}</code>
      </div>
      {status !== 'queued' && (
        <Button onClick={() => void replay()} aria-disabled={isBusy} aria-label={t('log.replayOf', { id })}>
          {t('log.replay')}
        </Button>
      )}
    </li>
  )
}
